import { readLocal, writeLocal } from '../../../../shared/device/stored.ts';
import { randomId } from './random-id.ts';

/** Where local storage holds the key. */
const storageKey = 'qianwei_device';

/** The key that this browser has made before; null when it has none, or one that the server would refuse. */
export function keptDeviceKey(): string | null {
  const kept = readLocal(storageKey);
  return kept !== null && /^[\w-]{16,64}$/.test(kept) ? kept : null;
}

let ofThisVisit: string | undefined;

/** Which browser this is: made once and kept by it; where nothing can be kept, for this visit. */
export function deviceKey(): string {
  const kept = keptDeviceKey();
  if (kept !== null) return kept;
  ofThisVisit ??= randomId();
  writeLocal(storageKey, ofThisVisit);
  return ofThisVisit;
}
