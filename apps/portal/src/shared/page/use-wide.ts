import { useCallback, useSyncExternalStore } from 'react';
import { wide } from './widths.ts';

function subscribeTo(width: string, onChange: () => void) {
  const query = matchMedia(width);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether blocks are side by side, for what must be in one place only, as an open drawer or a field that has focus; what
 * may be rendered twice is hidden by CSS. True where there is no browser. `width` is another one of `widths`.
 */
export function useWide(width = wide): boolean {
  const subscribe = useCallback((onChange: () => void) => subscribeTo(width, onChange), [width]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(width).matches,
    () => true,
  );
}
