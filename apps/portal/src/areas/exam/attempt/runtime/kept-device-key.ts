import { readLocal } from '../../../../shared/device/stored.ts';

/** Where local storage holds the key. */
export const devicePlace = 'qianwei_device';

/** The key that this browser has made before; null when it has none, or one that the server would refuse. */
export function keptDeviceKey(): string | null {
  const kept = readLocal(devicePlace);
  return kept !== null && /^[\w-]{16,64}$/.test(kept) ? kept : null;
}
