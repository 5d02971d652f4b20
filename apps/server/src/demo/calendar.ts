import { formatDateTime, parseDateTime } from '../time.ts';
import { dateNames } from './date-names.ts';

const dayMs = 86_400_000;
const weekdays = '日一二三四五六';

/** A day or moment by the wall clock in Shanghai, held as if it were UTC. */
interface Wall {
  readonly at: Date;
  /** False for a day. */
  readonly timed: boolean;
  /** Written 24:00; `at` is the first moment of that day. */
  readonly full: boolean;
}

const toWall = (instant: Date) => new Date(`${formatDateTime(instant).replace(' ', 'T')}Z`);
const dayOf = (at: Date) => new Date(Math.floor(at.getTime() / dayMs) * dayMs);
const addDays = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);
const isoOf = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');

function nthSaturday(year: number, month: number, n: number): Date {
  const first = new Date(Date.UTC(year, month - 1, 1));
  return addDays(first, ((6 - first.getUTCDay() + 7) % 7) + 7 * (n - 1));
}

/** Exemptions are applied for from the first of March and of September. */
function nextExemption(today: Date): Date | undefined {
  const year = today.getUTCFullYear();
  return [Date.UTC(year, 2, 1), Date.UTC(year, 8, 1), Date.UTC(year + 1, 2, 1)]
    .map((at) => new Date(at))
    .find((at) => at > today);
}

/** First days of the written exams around a day: second weekend of January and April, fourth of October. */
function examSaturdays(around: Date): Date[] {
  const year = around.getUTCFullYear();
  return [-6, -5, -4, -3, -2, -1, 0, 1, 2]
    .map((years) => year + years)
    .flatMap((y) => [nthSaturday(y, 1, 2), nthSaturday(y, 4, 2), nthSaturday(y, 10, 4)]);
}

const parts = (at: Date) => [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()] as const;
const yearMonth = (at: Date) => `${parts(at)[0]}年${parts(at)[1]}月`;
const term = (at: Date) => `${at.getUTCFullYear()}年${at.getUTCMonth() >= 6 ? '下' : '上'}半年`;

function format({ at, timed, full }: Wall, how = timed ? 'datetime' : 'datew'): string {
  const [year, month, day] = parts(at);
  const time = full ? '24:00' : at.toISOString().slice(11, 16);
  const week = `（周${weekdays[at.getUTCDay()]}）`;
  const texts: Record<string, string> = {
    date: `${year}年${month}月${day}日`,
    datew: `${year}年${month}月${day}日${week}`,
    datetime: `${year}年${month}月${day}日${week}${time}`,
    md: `${month}月${day}日`,
    mdw: `${month}月${day}日${week}`,
    mdt: `${month}月${day}日${week}${time}`,
    ym: yearMonth(at),
    year: `${year}`,
    month: `${month}`,
    time,
    ymd: at.toISOString().slice(0, 10),
    iso: isoOf(full ? addDays(at, 1) : at),
  };
  const text = texts[how];
  if (text === undefined) throw new RangeError(`Unknown date format ${how}`);
  return text;
}

/** Dates of the demo institution, all relative to one moment, so that 还有 6 天 never rots. */
export class DemoCalendar {
  readonly #now: Date;

  constructor(now: Date) {
    this.#now = toWall(now);
  }

  /** The moment of an expression such as `now+6d@17:00` or `examPeriod.applyEnd`; a day is its first moment. */
  at(expression: string): Date {
    const { at, full } = this.#wall(expression);
    return parseDateTime(isoOf(full ? addDays(at, 1) : at));
  }

  /** An expression as text: `format` is one of the names of the content's README, such as `md`. */
  text(expression: string, how?: string): string {
    return this.#name(expression) ?? format(this.#wall(expression), how);
  }

  /** Fills in `{{…}}`; `publishTime` stands for itself. Throws a RangeError for a name that is not known. */
  fill(text: string, publishTime?: Date): string {
    return text.replace(/\{\{\s*([^\s{}]+)(?:\s+([a-z]+))?\s*\}\}/g, (_, name: string, how?: string) => {
      if (name !== 'publishTime') return this.text(name, how);
      if (publishTime === undefined) throw new RangeError('publishTime is not known yet');
      return format({ at: toWall(publishTime), timed: true, full: false }, how);
    });
  }

  #name(name: string): string | null {
    const [year, month] = parts(this.#now);
    const halfYearAgo = new Date(Date.UTC(year, month < 7 ? 0 : 6, 0));
    const names: Record<string, () => string> = {
      'examPeriod.name': () => `${yearMonth(this.#wall('openPeriodSaturday').at)}考期`,
      'lastPeriod.name': () => `${yearMonth(this.#wall('lastPeriodSaturday').at)}考期`,
      'english.name': () => `${yearMonth(this.#wall('english.examDate').at)}批`,
      'publishedEnglish.name': () => `${yearMonth(this.#wall('now-183d').at)}批`,
      'thesisPlan.term': () => term(this.#now),
      'graduation.term': () => term(this.#now),
      'degree.term': () => term(this.#now),
      'degree.lastTerm': () => term(halfYearAgo),
      'thesisPlan.name': () => `${term(this.#now)}论文批次`,
      'defencePlan.name': () => `${term(halfYearAgo)}论文批次`,
    };
    return names[name]?.() ?? null;
  }

  #base(name: string): Wall {
    const today = dayOf(this.#now);
    const day = (at: Date | undefined): Wall => {
      if (at === undefined) throw new RangeError(`No date for ${name}`);
      return { at, timed: false, full: false };
    };
    if (name === 'now') return day(this.#now);
    if (name === 'nextMonth') return day(new Date(Date.UTC(parts(today)[0], parts(today)[1], 1)));
    const saturdays = examSaturdays(today);
    const open = saturdays.findIndex((at) => at >= addDays(today, 30));
    const last = saturdays.findLastIndex((at) => addDays(at, 1) < today);
    if (name === 'openPeriodSaturday') return day(saturdays[open]);
    if (name === 'lastPeriodSaturday') return day(saturdays[last]);
    if (name === 'followingPeriodSaturday') return day(saturdays[last + 1]);
    const other = /^(earlier|later)Period(\d+)Saturday$/.exec(name);
    if (other)
      return day(saturdays[other[1] === 'earlier' ? last - Number(other[2]) : open + Number(other[2])]);
    if (name === 'exemption') return day(nextExemption(today));
    const from = /^(saturday|sunday)From\((.+)\)$/.exec(name);
    if (from) {
      const start = dayOf(this.#wall(from[2] ?? '').at);
      const wanted = from[1] === 'saturday' ? 6 : 0;
      return day(addDays(start, (wanted - start.getUTCDay() + 7) % 7));
    }
    const expression = dateNames[name];
    if (expression === undefined) throw new RangeError(`Unknown date ${name}`);
    return this.#wall(expression);
  }

  #wall(expression: string): Wall {
    const match =
      /^((?:saturday|sunday)From\([^)]*\)|[A-Za-z.0-9]+)((?:[+-]\d+[dhm])*)(?:@(\d\d:\d\d))?$/.exec(
        expression,
      );
    if (match === null) throw new RangeError(`Unknown date expression ${expression}`);
    const [, name = '', shifts = '', clock] = match;
    const units: Record<string, number> = { d: dayMs, h: 3_600_000, m: 60_000 };
    let { at, timed, full } = this.#base(name);
    for (const [, count = '0', unit = 'd'] of shifts.matchAll(/([+-]\d+)([dhm])/g)) {
      at = new Date(at.getTime() + Number(count) * (units[unit] ?? dayMs));
      timed ||= unit !== 'd';
    }
    if (clock === undefined) return { at: timed ? at : dayOf(at), timed, full };
    full = clock === '24:00';
    const [hours = 0, minutes = 0] = full ? [0, 0] : clock.split(':').map(Number);
    at = new Date(dayOf(at).getTime() + hours * 3_600_000 + minutes * 60_000);
    return { at, timed: true, full };
  }
}
