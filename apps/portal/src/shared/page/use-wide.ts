import { useSyncExternalStore } from 'react';
import { wide } from './widths.ts';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * Whether blocks are side by side, for what must be in one place only, as an open drawer or a field that has focus; what
 * may be rendered twice is hidden by CSS. True where there is no browser.
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
