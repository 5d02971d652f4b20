import { parseObject } from '../storage/storage.ts';

/** When the countdown of each number ends: milliseconds since 1970 on this device, by `numberKey`. */
export type EndTimes = Readonly<Record<string, number>>;

/** The key of local storage for the countdowns of one purpose. */
export const countdownKey = (purpose: string): string => `qianwei_sms_${purpose}`;

/**
 * Four hexadecimal digits that stand for a number in storage. Some 150,000 mobile numbers share each of them, so
 * that no number can be read back; two numbers that one student types rarely meet, and then only wait too long.
 */
export function numberKey(number: string): string {
  let hash = 0x811c9dc5;
  for (const char of number) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0');
}

/** The stored end times without past and invalid ones; none for a damaged value. */
export function parseEndTimes(stored: unknown, now: number): EndTimes {
  const entries = Object.entries(parseObject(stored) ?? {});
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, number] => Number.isFinite(entry[1]) && (entry[1] as number) > now,
    ),
  );
}
