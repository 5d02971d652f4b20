import { formatMoment, formatMomentDay, parseMoment } from '@qianwei/api/time/moment';

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, the way moments travel. */
export function formatDateTime(date: Date): string {
  return formatMoment(date.getTime());
}

/** `yyyy-MM-dd` in Asia/Shanghai. */
export function formatDay(date: Date): string {
  return formatMomentDay(date.getTime());
}

/** The moment of `yyyy-MM-dd HH:mm:ss` or the first second of `yyyy-MM-dd`, in Asia/Shanghai. Throws a RangeError when the text is neither. */
export function parseDateTime(text: string): Date {
  const moment = parseMoment(text);
  if (Number.isNaN(moment)) throw new RangeError(`Not a date or date-time: ${text.slice(0, 40)}`);
  return new Date(moment);
}
