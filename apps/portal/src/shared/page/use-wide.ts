import { useCallback, useSyncExternalStore } from 'react';
import { useRendering } from './rendering.tsx';
import { type desk, type full, type sideBySide, wide } from './widths.ts';

function subscribeTo(width: string, onChange: () => void) {
  const query = matchMedia(width);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True when a window of `px` has one of the `widths`, which are `(min-width: …px)`. */
const isAtLeast = (width: string, px: number) => px >= Number.parseInt(width.replace(/\D+/, ''), 10);

/**
 * True when blocks are side by side, for parts that must be in one place only, as an open drawer or a field that has
 * focus; CSS hides a part that may be rendered twice. Without a browser the width decides for which the page is
 * rendered. `width` is another one of `widths`.
 */
export function useWide(width: typeof wide | typeof full | typeof desk | typeof sideBySide = wide): boolean {
  const { width: px } = useRendering();
  const subscribe = useCallback((onChange: () => void) => subscribeTo(width, onChange), [width]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(width).matches,
    () => isAtLeast(width, px),
  );
}
