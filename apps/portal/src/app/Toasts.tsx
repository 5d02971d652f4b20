import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastStore } from './toast-store.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx'));

/** The toasts of this tab, above every page, so that a route change does not end them (TOAST-3). */
export function Toasts({ store }: { store: ToastStore }) {
  const started = useSyncExternalStore(store.subscribe, store.hasStarted, () => false);
  if (!started) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost store={store} />
    </Suspense>
  );
}
