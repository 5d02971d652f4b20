const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Shanghai is eight hours ahead of UTC, without summer time. */
const shanghaiOffset = 8 * hour;

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** A moment's parts as a clock on a wall in Shanghai shows them, whatever zone the device is in. */
function wallClock(moment: number) {
  const shifted = new Date(moment + shanghaiOffset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: weekdays[shifted.getUTCDay()] ?? '',
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Calendar days in Shanghai since 1970. */
const dayNumber = (moment: number) => Math.floor((moment + shanghaiOffset) / day);

/** Reads `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd` in Asia/Shanghai as milliseconds since 1970; NaN when it is neither. */
export function parseMoment(text: string): number {
  const time = text.length === 10 ? '00:00:00' : text.slice(11);
  return Date.parse(`${text.slice(0, 10)}T${time}+08:00`);
}

/** Writes milliseconds since 1970 as `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export function formatMoment(moment: number): string {
  const at = wallClock(moment);
  return `${at.year}-${two(at.month)}-${two(at.day)} ${two(at.hour)}:${two(at.minute)}:${two(at.second)}`;
}

/** `2026年11月27日`. */
export function dayWords(text: string): string {
  const at = wallClock(parseMoment(text));
  return `${at.year}年${at.month}月${at.day}日`;
}

/** `17:00`; the last second of a day is read as 24:00, as deadlines are announced. */
export function timeWords(text: string): string {
  const at = wallClock(parseMoment(text));
  return at.hour === 23 && at.minute === 59 && at.second === 59
    ? '24:00'
    : `${two(at.hour)}:${two(at.minute)}`;
}

/** `2026年11月27日（周五）17:00`: a date is always written whole. */
export function momentWords(text: string): string {
  return `${dayWords(text)}（${wallClock(parseMoment(text)).weekday}）${timeWords(text)}`;
}

/**
 * A span in the two largest units that matter: `6 天 8 小时`, `3 小时 12 分钟`, `12 分钟`, `不到 1 分钟`.
 * Rounded down, so that nobody is promised time that is not there. `span` in milliseconds.
 */
export function formatRemaining(span: number): string {
  if (span < minute) return '不到 1 分钟';
  if (span < hour) return `${Math.floor(span / minute)} 分钟`;
  const [large, largeWord, small, smallWord] =
    span < day ? [hour, '小时', minute, '分钟'] : [day, '天', hour, '小时'];
  const rest = Math.floor((span % large) / small);
  return `${Math.floor(span / large)} ${largeWord}${rest === 0 ? '' : ` ${rest} ${smallWord}`}`;
}

/** `还有 6 天 8 小时`, or `已截止` once it is past. `now` in milliseconds, by the server's clock. */
export function remainingWords(deadline: string, now: number): string {
  const left = parseMoment(deadline) - now;
  return left <= 0 ? '已截止' : `还有 ${formatRemaining(left)}`;
}

/** `2026年11月27日（周五）17:00 截止，还有 6 天 8 小时`, or `2026年11月27日（周五）17:00 已截止`. */
export function deadlineWords(deadline: string, now: number): string {
  const remaining = remainingWords(deadline, now);
  return `${momentWords(deadline)} ${remaining === '已截止' ? remaining : `截止，${remaining}`}`;
}

/** Calendar days in Shanghai from now to the deadline: 0 today, 1 tomorrow, negative when past. */
export function calendarDaysLeft(deadline: string, now: number): number {
  return dayNumber(parseMoment(deadline)) - dayNumber(now);
}

/** The short form for a list: `今天截止`, `还有 3 天`, `已截止`. */
export function daysLeftWords(deadline: string, now: number): string {
  if (parseMoment(deadline) <= now) return '已截止';
  const days = calendarDaysLeft(deadline, now);
  return days === 0 ? '今天截止' : `还有 ${days} 天`;
}

/** `今天 21:02`, `明天 19:30`, else `11月27日 17:00`; from 18:00 on today is 今晚. */
export function nearWords(text: string, now: number): string {
  const at = wallClock(parseMoment(text));
  const days = calendarDaysLeft(text, now);
  const time = timeWords(text);
  if (days === 0) return `${at.hour >= 18 ? '今晚' : '今天'} ${time}`;
  return days === 1 ? `明天 ${time}` : `${at.month}月${at.day}日 ${time}`;
}

/** `今晚 21:02`, `明天 19:30`, else with its weekday: `11月27日（周五）17:00`. For the coming weeks. */
export function nearMomentWords(text: string, now: number): string {
  const days = calendarDaysLeft(text, now);
  return days === 0 || days === 1 ? nearWords(text, now) : momentWords(text).replace(/^\d+年/, '');
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

/** `2026-11-16` → `11-16`, for lists of this year; another year is kept. */
export function listDay(text: string, now: number): string {
  const today = formatMoment(now);
  return text.slice(0, 4) === today.slice(0, 4) ? text.slice(5, 10) : text.slice(0, 10);
}
