/** A day in Asia/Shanghai as it travels: `2026-11-21`. */
export type Day = `${number}-${number}-${number}`;

/** A moment in Asia/Shanghai as it travels: `2026-11-21 20:14:00`. */
export type DateTime = `${Day} ${number}:${number}:${number}`;

/** True for text that is written as a day; the calendar need not have it. */
export const isDay = (text: string): text is Day => /^\d{4}-\d\d-\d\d$/.test(text);

const hour = 3_600_000;
const day = 24 * hour;

/** China keeps one offset all year, so that no table of time zones is needed. */
const shanghaiOffset = 8 * hour;

const shanghaiText = (moment: number) => new Date(moment + shanghaiOffset).toISOString();

/**
 * Reads `yyyy-MM-dd HH:mm:ss`, or the first second of `yyyy-MM-dd`, in Asia/Shanghai as milliseconds since 1970; NaN when
 * it is neither.
 */
export function parseMoment(text: string): number {
  const match = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(text);
  return match ? Date.parse(`${match[1]}T${match[2] ?? '00:00:00'}+08:00`) : Number.NaN;
}

/** Writes milliseconds since 1970 as `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, the way moments travel. */
export function formatMoment(moment: number): DateTime {
  return shanghaiText(moment).slice(0, 19).replace('T', ' ') as DateTime;
}

/** Writes milliseconds since 1970 as `yyyy-MM-dd` in Asia/Shanghai, the way days travel. */
export function formatMomentDay(moment: number): Day {
  return shanghaiText(moment).slice(0, 10) as Day;
}

/** The month of a day or a moment as it travels: `yyyy-MM`. */
export function monthOf(text: Day | DateTime): string {
  return text.slice(0, 7);
}

/** The day `months` later; the last one of a month that is shorter: a month after 31 January is 28 February. */
export function addMonths(start: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = start.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return shanghaiText(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).slice(0, 10) as Day;
}

/** Calendar days in Shanghai since 1970. `moment` in milliseconds since 1970. */
export function dayNumber(moment: number): number {
  return Math.floor((moment + shanghaiOffset) / day);
}

/** Midnight in Shanghai: the first millisecond of a day. `moment` in milliseconds since 1970. */
export function isMidnight(moment: number): boolean {
  return (moment + shanghaiOffset) % day === 0;
}

/** A moment's parts as a clock on a wall in Shanghai shows them, whatever zone the device is in. */
export function wallClock(moment: number) {
  const shifted = new Date(moment + shanghaiOffset);
  return {
    year: shifted.getUTCFullYear(),
    /** 1–12. */
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    /** 0 is Sunday. */
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}
