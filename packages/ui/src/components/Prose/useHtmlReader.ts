import type { DOMPurify } from 'dompurify';
import { useSyncExternalStore } from 'react';
import type { ProseNode } from './nodes.ts';

/** State of the HTML cleaner, which is loaded with the first text; HTML is shown at `ready`. */
export type HtmlReaderState = 'loading' | 'ready' | 'failed';

/** Reads HTML as nodes with nothing in them but what is allowed. */
type ReadHtml = (html: string) => ProseNode[];

let purifier: DOMPurify | null = null;
let readWithoutDom: ReadHtml | null = null;
let state: HtmlReaderState = 'loading';
let loading: Promise<void> | undefined;
const watchers = new Set<() => void>();

function set(next: HtmlReaderState): void {
  state = next;
  for (const changed of watchers) changed();
}

/** The cleaner of HTML; null before the reader is ready. */
export const htmlPurifier = (): DOMPurify | null => purifier;

/** The reader of HTML for an environment without a DOM; null when there is none. */
export const htmlReaderWithoutDom = (): ReadHtml | null => readWithoutDom;

/** From now on what is rendered without a browser is read by `read`, at once: for a server, when it starts. */
export function readHtmlOnServer(read: ReadHtml): void {
  readWithoutDom = read;
}

/** Loads it, once; again only after a failure. */
export function loadHtmlReader(): void {
  if (loading !== undefined) return;
  set('loading');
  loading = import('dompurify').then(
    (module) => {
      purifier = module.default;
      set('ready');
    },
    () => {
      loading = undefined;
      set('failed');
    },
  );
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  loadHtmlReader();
  return () => {
    watchers.delete(changed);
  };
}

const watchNothing = () => () => {};

/**
 * Loads the HTML cleaner while `wanted` (default true) and returns its state: HTML can be shown at `ready`; `ready`
 * also while not `wanted`. A page that has other parts below its text waits for it with them, so that nothing moves
 * later. On a server: `loading`, unless it has its own reader (`readHtmlOnServer`).
 */
export function useHtmlReader(wanted = true): HtmlReaderState {
  return useSyncExternalStore(
    wanted ? watch : watchNothing,
    () => (wanted ? state : 'ready'),
    () => (wanted && readWithoutDom === null ? 'loading' : 'ready'),
  );
}
