import { readLocal } from '../../../../shared/device/stored.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { Sealed } from './cipher.ts';

/** Local storage, where an attempt lies that the database could not take, or that was written while the page went. */
const slots = { spare: 'qianwei_attempt_', parting: 'qianwei_parting_' } as const;

export type StorageSlot = keyof typeof slots;

/** Puts a text there. False when there is no room. */
export function putText(slot: StorageSlot, key: string, text: string): boolean {
  try {
    localStorage.setItem(slots[slot] + key, text);
    return true;
  } catch {
    return false;
  }
}

/** What lies there; null when nothing. */
export const textAt = (slot: StorageSlot, key: string): string | null => readLocal(slots[slot] + key);

/** Takes it away. */
export function dropText(slot: StorageSlot, key: string): void {
  try {
    localStorage.removeItem(slots[slot] + key);
  } catch {
    // There was nothing to begin with.
  }
}

/** The key of an attempt that lies there and starts so; null when there is none. */
export function spareKey(start: string): string | null {
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

/** Keeps a sealed attempt that the database cannot take. False when there is no room either. */
export const keepSpare = (key: string, { iv, data }: Sealed): boolean =>
  putText('spare', key, `${toBase64(iv)}.${toBase64(new Uint8Array(data))}`);

/** What lies there; null when nothing, or nothing that can be read. */
export function readSpare(key: string): Sealed | null {
  const [iv, data] = textAt('spare', key)?.split('.') ?? [];
  try {
    return iv && data ? { iv: fromBase64(iv), data: fromBase64(data).buffer } : null;
  } catch {
    return null;
  }
}
