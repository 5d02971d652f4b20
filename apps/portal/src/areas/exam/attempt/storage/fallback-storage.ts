import { fromBase64, type Sealed, toBase64 } from '../../../../shared/device/cipher.ts';
import { readLocal } from '../../../../shared/device/stored.ts';

/**
 * Slots of local storage for records that are not in the database: `fallback`, because the database could not take
 * them; `unload`, because the page unloaded before it could.
 */
const slots = { fallback: 'qianwei_attempt_', unload: 'qianwei_parting_' } as const;

/** One of these slots. */
export type StorageSlot = keyof typeof slots;

/** Writes a text. False when there is no room. */
export function writeText(slot: StorageSlot, key: string, text: string): boolean {
  try {
    localStorage.setItem(slots[slot] + key, text);
    return true;
  } catch {
    return false;
  }
}

/** Reads a text; null when there is none. */
export const readText = (slot: StorageSlot, key: string): string | null => readLocal(slots[slot] + key);

/** Removes a text. */
export function removeText(slot: StorageSlot, key: string): void {
  try {
    localStorage.removeItem(slots[slot] + key);
  } catch {
    // The browser stores nothing: there is nothing to remove.
  }
}

/** The key of a text in either slot that begins with `start`; null when there is none. */
export function findKey(start: string): string | null {
  try {
    for (const prefix of Object.values(slots)) {
      const found = Object.keys(localStorage).find((key) => key.startsWith(prefix + start));
      if (found !== undefined) return found.slice(prefix.length);
    }
    return null;
  } catch {
    return null;
  }
}

/** Writes a sealed record that the database could not. False when there is no room either. */
export const writeFallback = (key: string, { iv, data }: Sealed): boolean =>
  writeText('fallback', key, `${toBase64(iv)}.${toBase64(new Uint8Array(data))}`);

/** Reads a sealed record; null when there is none or it is damaged. */
export function readFallback(key: string): Sealed | null {
  const [iv, data] = readText('fallback', key)?.split('.') ?? [];
  try {
    return iv && data ? { iv: fromBase64(iv), data: fromBase64(data).buffer } : null;
  } catch {
    return null;
  }
}
