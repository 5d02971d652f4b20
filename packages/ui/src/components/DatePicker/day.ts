import { type CalendarDate, parseDate } from '@internationalized/date';

/** China has one time zone and no summer time. */
const beijing = 8 * 3_600_000;

/** Today in Beijing, `yyyy-MM-dd`, whatever zone the device is in. `now` is epoch ms. */
export const beijingDay = (now: number): string => new Date(now + beijing).toISOString().slice(0, 10);

/** Reads `yyyy-MM-dd`; null for anything else, also for days that are in no calendar such as 2026-02-30. */
export function readDay(text: string | null | undefined): CalendarDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

// \u5E74 is 年, \u6708 is 月.
const written = [
  /(\d{4})\s*[-/.\u5E74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})(?!\d)/g,
  /(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/g,
];

/**
 * The days in a pasted text, `yyyy-MM-dd`, in their order. Takes 2026-11-21, 2026/11/21, 2026.11.21, 2026年11月21日
 * and 20261121, also in full-width figures and amid other words.
 */
export function daysIn(text: string): string[] {
  const plain = text.normalize('NFKC');
  for (const form of written) {
    const days = [...plain.matchAll(form)]
      .map(
        ([, year = '', month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      )
      .filter((day) => readDay(day));
    if (days.length > 0) return days;
  }
  return [];
}
