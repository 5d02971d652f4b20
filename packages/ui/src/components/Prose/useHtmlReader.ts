import { useSyncExternalStore } from 'react';
import { type HtmlReaderState, htmlReaderState, watchHtmlReader } from './read-html.ts';

const watchNothing = () => () => {};

/**
 * Whether HTML can be shown at once, and loads what that takes while `wanted` (default true); `ready` where it is not.
 * A page that has other parts below its text waits for it with them, so that nothing moves later. On a server: `loading`.
 */
export function useHtmlReader(wanted = true): HtmlReaderState {
  return useSyncExternalStore(
    wanted ? watchHtmlReader : watchNothing,
    () => (wanted ? htmlReaderState() : 'ready'),
    () => (wanted ? 'loading' : 'ready'),
  );
}
