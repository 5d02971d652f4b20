import { writeLocal } from '../../../../shared/device/stored.ts';
import { devicePlace, keptDeviceKey } from './kept-device-key.ts';
import { randomId } from './random-id.ts';

let ofThisVisit: string | undefined;

/** Which browser this is: made once and kept by it; where nothing can be kept, for this visit. */
export function deviceKey(): string {
  const kept = keptDeviceKey();
  if (kept !== null) return kept;
  ofThisVisit ??= randomId();
  writeLocal(devicePlace, ofThisVisit);
  return ofThisVisit;
}
