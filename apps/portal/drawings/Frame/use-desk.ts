import { useSyncExternalStore } from 'react';

const wide = '(min-width: 992px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** True when the page has its wide form, with a margin beside the text. True without a browser. */
export const useDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
