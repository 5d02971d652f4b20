import { readLocal, writeLocal } from '../device/stored.ts';
import { keptPrefix, ticketDatabase, ticketKey } from './kept-keys.ts';

/**
 * Removes exam days and tickets from this device: all of them, at a logout, or at a login those of other students than
 * `except`. Where storage is forbidden there are none.
 */
export function forgetKept(except: string | null): void {
  for (const key of keysOf()) if (except === null || !key.endsWith(`_${except}`)) writeLocal(key, null);
  if (except !== null && readLocal(ticketKey(except)) !== null) return;
  try {
    indexedDB.deleteDatabase(ticketDatabase);
  } catch {
    // A browser that forbids its database has none.
  }
}

/** Removes the ticket of a student whose last exam was before `today`, `yyyy-MM-dd`. */
export function forgetPastTicket(student: string, today: string): void {
  const lastDay = readLocal(ticketKey(student));
  if (lastDay === null || lastDay >= today) return;
  writeLocal(ticketKey(student), null);
  forgetKept(student);
}

function keysOf(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keptPrefix));
  } catch {
    return [];
  }
}
