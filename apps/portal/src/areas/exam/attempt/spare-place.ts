import { readLocal } from '../../../shared/stored.ts';
import type { Sealed } from './cipher.ts';

const place = (key: string) => `qianwei_attempt_${key}`;
const toText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const toBytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Where a sealed attempt lies when the database cannot take it: local storage. False when that is full too. */
export function keepSpare(key: string, { iv, data }: Sealed): boolean {
  try {
    localStorage.setItem(place(key), `${btoa(toText(iv))}.${btoa(toText(new Uint8Array(data)))}`);
    return true;
  } catch {
    return false;
  }
}

/** What lies there; null when nothing, or nothing that can be read. */
export function readSpare(key: string): Sealed | null {
  const [iv, data] = readLocal(place(key))?.split('.') ?? [];
  try {
    return iv && data ? { iv: toBytes(atob(iv)), data: toBytes(atob(data)).buffer } : null;
  } catch {
    return null;
  }
}

/** The key of an attempt that lies there and starts so; null when there is none. */
export function spareKey(start: string): string | null {
  try {
    const found = Object.keys(localStorage).find((key) => key.startsWith(place(start)));
    return found?.slice(place('').length) ?? null;
  } catch {
    return null;
  }
}

/** Takes it away. */
export function dropSpare(key: string): void {
  try {
    localStorage.removeItem(place(key));
  } catch {
    // There was nothing to begin with.
  }
}
