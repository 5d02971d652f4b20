import type { Occasion } from '../contract/fields.ts';
import {
  type DateTime,
  type Day,
  dayNumber,
  formatMomentDay,
  isMidnight,
  parseMoment,
  wallClock,
} from './moment.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment as it travels (`yyyy-MM-dd HH:mm:ss`, or `yyyy-MM-dd` for its first second) or in milliseconds since 1970. */
export type Moment = Day | DateTime | number;

/**
 * Side of something at which a moment is shown: its start or its end. Midnight at the end is 24:00 of the day before,
 * as deadlines are announced: who reads 11月25日 00:00 comes a day late.
 */
export type Side = 'start' | 'end';

/** Events at a moment in words. */
export const occasionTitles: Readonly<Record<Occasion, string>> = {
  DEADLINE: '截止',
  SUBMIT: '自动交卷',
  END: '结束',
  START: '开始',
  OPENING: '开放',
  EXAM: '开考',
  MAINTENANCE: '维护',
};

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** Milliseconds since 1970 of a moment; NaN for text that is none. */
export const msOf = (moment: Moment): number => (typeof moment === 'number' ? moment : parseMoment(moment));

const ends: readonly Occasion[] = ['DEADLINE', 'SUBMIT', 'END'];

/** The side at which the moment of an event is shown. */
export const sideOf = (occasion: Occasion): Side => (ends.includes(occasion) ? 'end' : 'start');

const two = (value: number) => String(value).padStart(2, '0');

/** The parts of a moment in words; those of a midnight at the end are of the day before. */
function partsOf(moment: Moment, side: Side = 'start') {
  const ms = msOf(moment);
  // The last second of a day means its end, too: some institutions store it so.
  const last = side === 'end' && (isMidnight(ms + 1000) || isMidnight(ms));
  const at = wallClock(side === 'end' && isMidnight(ms) ? ms - 1 : ms);
  return {
    year: `${at.year}年`,
    day: `${at.month}月${at.day}日`,
    weekday: weekdays[at.weekday] ?? '',
    time: last ? '24:00' : `${two(at.hour)}:${two(at.minute)}`,
    short: `${two(at.month)}-${two(at.day)}`,
    at,
  };
}

/** `2026年11月27日`. */
export function dayWords(moment: Moment): string {
  const { year, day: date } = partsOf(moment);
  return year + date;
}

/** `1月9日`, where a heading or a period says the year. */
export const dateWords = (moment: Moment): string => partsOf(moment).day;

/** `1月9日上午`: the half-day of an exam. `date`: its day or a moment of it, `start` as `HH:mm`. */
export function halfDayWords({ date, start }: { readonly date: Moment; readonly start: string }): string {
  return `${dateWords(date)}${start < '12:00' ? '上午' : '下午'}`;
}

/** `1月9日、10日`: days in their order, the month where it is another. */
export function datesWords(days: readonly Moment[]): string {
  return days
    .map((moment) => partsOf(moment))
    .map(({ day: date, at }, index, all) =>
      all[index - 1]?.at.month === at.month ? date.slice(date.indexOf('月') + 1) : date,
    )
    .join('、');
}

/** `周六`. */
export const weekdayWords = (moment: Moment): string => partsOf(moment).weekday;

/** `2027年3月`. */
export function monthWords(moment: Moment): string {
  const { year, at } = partsOf(moment);
  return `${year}${at.month}月`;
}

/** `2027年上半年`: the half-year that names a batch. */
export function halfYearWords(moment: Moment): string {
  const { year, at } = partsOf(moment);
  return `${year}${at.month <= 6 ? '上' : '下'}半年`;
}

/** `10月`, and in another year than that of `now` (ms) `2025年10月`: for what belongs to a month, such as an exam. */
export function nearMonthWords(moment: Moment, now: number): string {
  const { year, at } = partsOf(moment);
  return `${at.year === wallClock(now).year ? '' : year}${at.month}月`;
}

/** `17:00`. */
export function timeWords(moment: Moment, side?: Side): string {
  return partsOf(moment, side).time;
}

/** `2026年11月27日（周五）17:00`: a date is written whole wherever there is room. */
export function momentWords(moment: Moment, side?: Side): string {
  const { year, day: date, weekday, time } = partsOf(moment, side);
  return `${year}${date}（${weekday}）${time}`;
}

/** `17:00:09`, for what has just happened, such as a save. */
export function clockWords(moment: Moment): string {
  const { at } = partsOf(moment);
  return `${two(at.hour)}:${two(at.minute)}:${two(at.second)}`;
}

/** `2026年11月27日（周五）17:00:09`, for receipts. */
export function exactWords(moment: Moment): string {
  const { year, day: date, weekday } = partsOf(moment);
  return `${year}${date}（${weekday}）${clockWords(moment)}`;
}

/** A span in its one or two largest units that matter, rounded down. */
function unitsOf(span: number): string[] {
  if (span < minute) return ['不到 1 分钟'];
  if (span < hour) return [`${Math.floor(span / minute)} 分钟`];
  const [large, largeWord, small, smallWord] =
    span < day ? [hour, '小时', minute, '分钟'] : [day, '天', hour, '小时'];
  const rest = Math.floor((span % large) / small);
  return [`${Math.floor(span / large)} ${largeWord}`, ...(rest === 0 ? [] : [`${rest} ${smallWord}`])];
}

/**
 * A span in words: `6 天 8 小时`, `3 小时 12 分钟`, `12 分钟`, `不到 1 分钟`. Rounded down, so that nobody is promised
 * time that is not there. `span` in milliseconds.
 */
export function formatRemaining(span: number): string {
  return unitsOf(span).join(' ');
}

const stillWords = (span: string) => (span.startsWith('不') ? `还有${span}` : `还有 ${span}`);

/**
 * `还有 6 天 8 小时`, or nothing from that moment on. The days to an event are those of the calendar, as people count
 * them: `还有 47 天`. Always beside what it is left for.
 */
function leftWords(moment: Moment, now: number, occasion: Occasion): string {
  const left = msOf(moment) - now;
  if (left <= 0) return '';
  const days = calendarDaysLeft(moment, now);
  return sideOf(occasion) === 'start' && days > 1 ? `还有 ${days} 天` : stillWords(formatRemaining(left));
}

/**
 * `离截止还有 6 天 8 小时`, or `已截止` from that moment on. `title` says what happens where the occasion's own word does
 * not: `离公布座位还有 10 天`. `now` in milliseconds, by the server's clock.
 */
export function remainingWords(
  moment: Moment,
  now: number,
  occasion: Occasion = 'DEADLINE',
  title = occasionTitles[occasion],
): string {
  const left = leftWords(moment, now, occasion);
  return left === '' ? `已${title}` : `离${title}${left}`;
}

/**
 * `2026年11月27日（周五）17:00 截止，还有 6 天 8 小时`, or `2026年11月27日（周五）17:00 已截止` from that moment on.
 * `now` in milliseconds, by the server's clock.
 */
export function occasionWords(moment: Moment, now: number, occasion: Occasion = 'DEADLINE'): string {
  const left = leftWords(moment, now, occasion);
  const at = momentWords(moment, sideOf(occasion));
  const title = occasionTitles[occasion];
  return left === '' ? `${at} 已${title}` : `${at} ${title}，${left}`;
}

/**
 * As `occasionWords`, and nearer where it is near, for what comes first on a page: `今晚 21:02 自动交卷，还有 48 分钟`,
 * `明天（周日）09:30 开始，还有 12 小时`.
 */
export function nearOccasionWords(moment: Moment, now: number, occasion: Occasion = 'DEADLINE'): string {
  const side = sideOf(occasion);
  const days = calendarDaysLeft(moment, now, side);
  const words = occasionWords(moment, now, occasion);
  return days === 0 || days === 1
    ? words.replace(momentWords(moment, side), nearMomentWords(moment, now, side))
    : words;
}

/**
 * Midnight, in ms, that begins the day which is `days` working days after the day of a moment, or before it where they are
 * negative. Monday to Friday: no holidays are known.
 */
export function workingDaysFrom(moment: Moment, days: number): number {
  let at = parseMoment(formatMomentDay(msOf(moment)));
  for (let left = Math.abs(days); left > 0; ) {
    at += Math.sign(days) * day;
    const { weekday } = wallClock(at);
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}

/** Calendar days in Shanghai from now to the moment: 0 today, 1 tomorrow, negative when past. */
export function calendarDaysLeft(moment: Moment, now: number, side: Side = 'start'): number {
  const ms = msOf(moment);
  return dayNumber(side === 'end' && isMidnight(ms) ? ms - 1 : ms) - dayNumber(now);
}

/**
 * The short form for a list, in the largest unit only. To a deadline the time that is left is counted, to an event the
 * days of the calendar, as people do: `离截止还有 5 天`, `离截止还有 3 小时`, `离开考还有 48 天`, `明天开考`, `已截止`.
 */
export function daysLeftWords(moment: Moment, now: number, occasion: Occasion = 'DEADLINE'): string {
  const left = msOf(moment) - now;
  const title = occasionTitles[occasion];
  if (left <= 0) return `已${title}`;
  if (sideOf(occasion) === 'end') return `离${title}${stillWords(unitsOf(left)[0] ?? '')}`;
  const days = calendarDaysLeft(moment, now);
  return days > 1 ? `离${title}还有 ${days} 天` : `${days === 0 ? '今天' : '明天'}${title}`;
}

/** `11月27日`, and in another year than that of `now` (ms) `2027年1月9日`. */
function nearDate(moment: Moment, now: number, side?: Side): string {
  const { year, day: date, at } = partsOf(moment, side);
  return at.year === wallClock(now).year ? date : year + date;
}

/** `今天 21:02`, `明天 19:30`, else `11月27日 17:00`, in another year than that of `now` (ms) `2027年1月9日 17:00`; from 18:00 on today is 今晚. */
export function nearWords(moment: Moment, now: number, side?: Side): string {
  const { time, at } = partsOf(moment, side);
  const days = calendarDaysLeft(moment, now, side);
  if (days === 0) return `${at.hour >= 18 ? '今晚' : '今天'} ${time}`;
  return days === 1 ? `明天 ${time}` : `${nearDate(moment, now, side)} ${time}`;
}

/** When something was done: `今天 20:10`, `昨天 22:41`, `11月19日 21:16`, in another year than that of `now` (ms) `2025年11月19日 21:16`. */
export function pastWords(moment: Moment, now: number): string {
  const { time } = partsOf(moment);
  const days = calendarDaysLeft(moment, now);
  if (days === 0 || days === -1) return `${days === 0 ? '今天' : '昨天'} ${time}`;
  return `${nearDate(moment, now)} ${time}`;
}

/** `今晚 21:02`, `明天（周日）19:30`, else `11月27日（周五）17:00`, in another year with the year: with its weekday, for the coming weeks. */
export function nearMomentWords(moment: Moment, now: number, side?: Side): string {
  const { weekday, time } = partsOf(moment, side);
  const days = calendarDaysLeft(moment, now, side);
  if (days === 0) return nearWords(moment, now, side);
  return `${days === 1 ? '明天' : nearDate(moment, now, side)}（${weekday}）${time}`;
}

/** `11月29日 00:00–04:00`; over midnight `11月29日 22:00–11月30日 04:00`. */
export function rangeWords(start: Moment, end: Moment): string {
  const [from, to] = [partsOf(start), partsOf(end, 'end')];
  return `${from.day} ${from.time}–${from.day === to.day ? '' : `${to.day} `}${to.time}`;
}

/**
 * `11月16日 09:00 至 11月27日（周五）17:00`: a window whose year something beside it says; over the end of the year
 * `11月23日 09:00 至 2027年1月7日（周四）17:00`.
 */
export function windowWords(start: Moment, end: Moment): string {
  const { weekday, time } = partsOf(end, 'end');
  const last = nearDate(end, msOf(start), 'end');
  return `${dateWords(start)} ${timeWords(start)} 至 ${last}（${weekday}）${time}`;
}

/** Good morning and so on by the hour in Shanghai. */
export function greetingWords(now: number): string {
  const { hour: at } = wallClock(now);
  if (at < 5) return '夜深了';
  if (at < 9) return '早上好';
  if (at < 12) return '上午好';
  if (at < 14) return '中午好';
  return at < 18 ? '下午好' : '晚上好';
}

/** The short form, for tables and lists only: `2026-11-16`, and in the year of `now` (ms), if it is given, `11-16`. */
export function listDay(moment: Moment, now?: number, side?: Side): string {
  const { at, short } = partsOf(moment, side);
  return now !== undefined && at.year === wallClock(now).year ? short : `${at.year}-${short}`;
}

/** The short form with the time: `2026-11-16 09:00`, and in the year of `now` (ms), if it is given, `11-16 09:00`. */
export function listMoment(moment: Moment, now?: number, side?: Side): string {
  return `${listDay(moment, now, side)} ${timeWords(moment, side)}`;
}
