import { readLocal, writeLocal } from '../device/stored.ts';
import { keptPrefix, ticketDatabase, ticketKey } from './kept-keys.ts';

/**
 * Removes exam days and tickets from this device: all of them, at a logout, or at a login those of other students than
 * `except`. Where storage is forbidden there are none.
 */
export function forgetKept(except: string | null): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keptPrefix) && !(except && key.endsWith(`_${except}`))) writeLocal(key, null);
    if (!except || readLocal(ticketKey(except)) === null) indexedDB.deleteDatabase(ticketDatabase);
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
