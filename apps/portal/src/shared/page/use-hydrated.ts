import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False where there is no browser and while a page from a server hydrates, true from then on. What only the device says
 * (storage, its clock, its features) is read where this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
