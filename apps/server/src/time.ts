import {
  type DateTime,
  type Day,
  formatMoment,
  formatMomentDay,
  parseMoment,
} from '@qianwei/api/time/moment';

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, the way moments travel. */
export function formatDateTime(date: Date): DateTime {
  return formatMoment(date.getTime());
}

/** `yyyy-MM-dd` in Asia/Shanghai. */
export function formatDay(date: Date): Day {
  return formatMomentDay(date.getTime());
}

/** The day of a year, a month (1–12) and a date in it. */
export function dayOf(year: number, month: number, date: number): Day {
  return formatMomentDay(Date.UTC(year, month - 1, date));
}

/** The moment at which the day of a moment ends: the next midnight in Shanghai. */
export function endOfDay(date: Date): Date {
  return new Date(parseDateTime(formatDay(date)).getTime() + 86_400_000);
}

/** The moment of a time of day (`HH:mm`) as it travels. Throws a RangeError when the time is none. */
export function dateTimeOf(day: Day, time: string): DateTime {
  return formatDateTime(parseDateTime(`${day} ${time}:00`));
}

/** The moment of `yyyy-MM-dd HH:mm:ss` or the first second of `yyyy-MM-dd`, in Asia/Shanghai. Throws a RangeError when the text is neither. */
export function parseDateTime(text: string): Date {
  const moment = parseMoment(text);
  if (Number.isNaN(moment)) throw new RangeError(`Not a date or date-time: ${text.slice(0, 40)}`);
  return new Date(moment);
}
