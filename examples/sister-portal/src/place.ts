import { useSyncExternalStore } from 'react';

/** Goes to a path of this site without a reload. */
export function navigate(path: string, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** The path of the address, without query. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}
