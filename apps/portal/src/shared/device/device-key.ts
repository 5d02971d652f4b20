import { randomId } from './random-id.ts';
import { readLocal, writeLocal } from './stored.ts';

/** The key of local storage that holds the device key. */
const storageKey = 'qianwei_device';

/** The stored device key of this browser; null when it has none, or one that the server would refuse. */
export function keptDeviceKey(): string | null {
  const kept = readLocal(storageKey);
  return kept !== null && /^[\w-]{16,64}$/.test(kept) ? kept : null;
}

let ofThisVisit: string | undefined;

/** Identifies this browser: generated once and stored; where nothing can be stored, valid for this visit. */
export function deviceKey(): string {
  const kept = keptDeviceKey();
  if (kept !== null) return kept;
  ofThisVisit ??= randomId();
  writeLocal(storageKey, ofThisVisit);
  return ofThisVisit;
}
