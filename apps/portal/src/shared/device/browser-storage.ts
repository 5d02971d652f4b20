import { createStorage, noStorage } from '@qianwei/machines/storage';

/**
 * The `storage` actor of the machines: this browser's storages, with the writes of other tabs (SESSION-7). Without a
 * browser nothing is stored.
 */
export const browserStorage =
  typeof window === 'undefined'
    ? noStorage
    : createStorage(
        () => ({ local: localStorage, session: sessionStorage }),
        (report) => {
          const listen = ({ key, newValue }: StorageEvent) => report({ key, value: newValue });
          addEventListener('storage', listen);
          return () => removeEventListener('storage', listen);
        },
      );
