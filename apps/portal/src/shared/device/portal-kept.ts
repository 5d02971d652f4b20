import { useSyncExternalStore } from 'react';

const worker = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

function subscribe(changed: () => void): () => void {
  worker()?.addEventListener('controllerchange', changed);
  return () => worker()?.removeEventListener('controllerchange', changed);
}

/**
 * True when a worker serves this page: it has kept the whole portal, which then opens without a network, in a new tab too.
 * False without a browser, where the browser has no workers, and until the first visit has kept it.
 */
export function usePortalKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => Boolean(worker()?.controller),
    () => false,
  );
}

/** Forgets the portal on this device: the next visit fetches all of it again. Display choices and unsaved work stay. */
export async function dropKeptPortal(): Promise<void> {
  const registrations = (await worker()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
