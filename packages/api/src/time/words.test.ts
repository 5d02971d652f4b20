import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Occasion } from '../contract/fields.ts';
import { type DateTime, formatMoment, formatMomentDay, parseMoment } from './moment.ts';
import {
  calendarDaysLeft,
  clockWords,
  datesWords,
  dateWords,
  daysLeftWords,
  dayWords,
  exactWords,
  formatRemaining,
  greetingWords,
  halfDayWords,
  listDay,
  listMoment,
  momentWords,
  monthWords,
  nearMomentWords,
  nearMonthWords,
  nearOccasionWords,
  nearWords,
  occasionTitles,
  occasionWords,
  pastWords,
  rangeWords,
  remainingWords,
  timeWords,
  weekdayWords,
  windowWords,
  workingDaysFrom,
} from './words.ts';

const now = parseMoment('2026-11-21 09:00:00');
const moment = fc
  .integer({ min: parseMoment('1990-01-01'), max: parseMoment('2090-01-01') })
  .map((value) => Math.floor(value / 1000) * 1000);

describe('moments as they travel', () => {
  it('keep their second through text and back, in any zone of the device', () => {
    fc.assert(fc.property(moment, (value) => parseMoment(formatMoment(value)) === value));
  });

  it.each(['tomorrow', '2026-11-21 9:00', '2026-13-01', ''])('%j is no moment', (text) => {
    expect(parseMoment(text)).toBeNaN();
  });

  it('a day is its first second', () => {
    expect(formatMoment(parseMoment('2026-02-01'))).toBe('2026-02-01 00:00:00');
    expect(formatMomentDay(parseMoment('2026-02-01 23:59:59'))).toBe('2026-02-01');
  });
});

describe('every form of a date (2.5): as a start, as an end, near, and short', () => {
  it.each([
    [
      '2026-11-27 17:00:00',
      ['2026年11月27日（周五）17:00', '2026年11月27日（周五）17:00'],
      ['11月27日 17:00', '11月27日 17:00'],
      ['11月27日（周五）17:00', '11月27日（周五）17:00'],
      ['11-27 17:00', '11-27 17:00'],
    ],
    [
      '2026-11-25 00:00:00',
      ['2026年11月25日（周三）00:00', '2026年11月24日（周二）24:00'],
      ['11月25日 00:00', '11月24日 24:00'],
      ['11月25日（周三）00:00', '11月24日（周二）24:00'],
      ['11-25 00:00', '11-24 24:00'],
    ],
    [
      '2026-11-23 00:00:00',
      ['2026年11月23日（周一）00:00', '2026年11月22日（周日）24:00'],
      ['11月23日 00:00', '明天 24:00'],
      ['11月23日（周一）00:00', '明天（周日）24:00'],
      ['11-23 00:00', '11-22 24:00'],
    ],
    [
      '2026-11-22 00:00:00',
      ['2026年11月22日（周日）00:00', '2026年11月21日（周六）24:00'],
      ['明天 00:00', '今晚 24:00'],
      ['明天（周日）00:00', '今晚 24:00'],
      ['11-22 00:00', '11-21 24:00'],
    ],
    [
      '2026-11-21 23:59:59',
      ['2026年11月21日（周六）23:59', '2026年11月21日（周六）24:00'],
      ['今晚 23:59', '今晚 24:00'],
      ['今晚 23:59', '今晚 24:00'],
      ['11-21 23:59', '11-21 24:00'],
    ],
    [
      '2027-01-01 00:00:00',
      ['2027年1月1日（周五）00:00', '2026年12月31日（周四）24:00'],
      ['2027年1月1日 00:00', '12月31日 24:00'],
      ['2027年1月1日（周五）00:00', '12月31日（周四）24:00'],
      ['2027-01-01 00:00', '12-31 24:00'],
    ],
  ] as const)('%s', (text, whole, near, nearWhole, short) => {
    const sides = ['start', 'end'] as const;
    expect(sides.map((side) => momentWords(text, side))).toEqual(whole);
    expect(sides.map((side) => nearWords(text, now, side))).toEqual(near);
    expect(sides.map((side) => nearMomentWords(text, now, side))).toEqual(nearWhole);
    expect(sides.map((side) => listMoment(text, now, side))).toEqual(short);
  });

  it('a date of another year says its year', () => {
    expect(nearWords('2022-11-26 10:00:00', now)).toBe('2022年11月26日 10:00');
    expect(nearMomentWords('2027-01-09 09:00:00', now)).toBe('2027年1月9日（周六）09:00');
  });

  it.each<[DateTime, string]>([
    ['2026-11-21 20:10:00', '今天 20:10'],
    ['2026-11-20 22:41:00', '昨天 22:41'],
    ['2026-11-19 21:16:00', '11月19日 21:16'],
    ['2025-11-19 21:16:00', '2025年11月19日 21:16'],
  ])('%s was %s', (text, past) => {
    expect(pastWords(text, now)).toBe(past);
  });

  it('a day, a month, a time, a receipt, a span of hours', () => {
    expect(dayWords('2026-02-01')).toBe('2026年2月1日');
    expect(dateWords('2026-02-01')).toBe('2月1日');
    expect(datesWords(['2027-01-30', '2027-01-31', '2027-02-01'])).toBe('1月30日、31日、2月1日');
    expect(weekdayWords('2027-01-09')).toBe('周六');
    expect(monthWords('2026-02-01')).toBe('2026年2月');
    expect(nearMonthWords('2026-02-01', now)).toBe('2月');
    expect(nearMonthWords('2025-10-25', now)).toBe('2025年10月');
    expect(halfDayWords({ date: '2027-01-09', start: '09:00' })).toBe('1月9日上午');
    expect(halfDayWords({ date: '2027-01-10', start: '14:30' })).toBe('1月10日下午');
    expect(datesWords(['2027-01-09', '2027-01-10'])).toBe('1月9日、10日');
    expect(timeWords('2026-11-26 23:59:00')).toBe('23:59');
    expect(clockWords('2026-11-26 23:59:59')).toBe('23:59:59');
    expect(exactWords('2026-11-22 22:28:07')).toBe('2026年11月22日（周日）22:28:07');
    expect(rangeWords('2026-11-29 00:00:00', '2026-11-29 04:00:00')).toBe('11月29日 00:00–04:00');
    expect(rangeWords('2026-11-29 22:00:00', '2026-11-30 00:00:00')).toBe('11月29日 22:00–24:00');
    expect(rangeWords('2026-11-29 22:00:00', '2026-11-30 04:00:00')).toBe('11月29日 22:00–11月30日 04:00');
    expect(windowWords('2026-11-16 09:00:00', '2026-11-27 17:00:00')).toBe(
      '11月16日 09:00 至 11月27日（周五）17:00',
    );
    expect(windowWords('2026-11-23 09:00:00', '2027-01-07 17:00:00')).toBe(
      '11月23日 09:00 至 2027年1月7日（周四）17:00',
    );
    expect(windowWords('2026-11-23 09:00:00', '2027-01-01 00:00:00')).toBe(
      '11月23日 09:00 至 12月31日（周四）24:00',
    );
  });

  it('a table leaves the year out within the same year only', () => {
    expect(listDay('2026-11-16 09:00:00', now)).toBe('11-16');
    expect(listDay('2025-11-16 09:00:00', now)).toBe('2025-11-16');
    expect(listDay('2026-11-16 09:00:00')).toBe('2026-11-16');
  });

  it('midnight at the end is never read a day late', () => {
    fc.assert(
      fc.property(moment, (value) => {
        const midnight = parseMoment(formatMomentDay(value));
        expect(momentWords(midnight, 'end')).toBe(momentWords(midnight - 1000, 'end'));
      }),
    );
  });
});

describe('the time left, always with what it is left for', () => {
  it.each([
    [
      '2026-11-27 17:00:00',
      'DEADLINE',
      '2026年11月27日（周五）17:00 截止，还有 6 天 8 小时',
      '离截止还有 6 天 8 小时',
      '离截止还有 6 天',
    ],
    [
      '2026-11-25 00:00:00',
      'DEADLINE',
      '2026年11月24日（周二）24:00 截止，还有 3 天 15 小时',
      '离截止还有 3 天 15 小时',
      '离截止还有 3 天',
    ],
    [
      '2026-11-21 21:30:00',
      'DEADLINE',
      '2026年11月21日（周六）21:30 截止，还有 12 小时 30 分钟',
      '离截止还有 12 小时 30 分钟',
      '离截止还有 12 小时',
    ],
    [
      '2026-11-21 09:00:20',
      'DEADLINE',
      '2026年11月21日（周六）09:00 截止，还有不到 1 分钟',
      '离截止还有不到 1 分钟',
      '离截止还有不到 1 分钟',
    ],
    ['2026-11-20 17:00:00', 'DEADLINE', '2026年11月20日（周五）17:00 已截止', '已截止', '已截止'],
    [
      '2026-11-22 09:30:00',
      'START',
      '2026年11月22日（周日）09:30 开始，还有 1 天',
      '离开始还有 1 天',
      '明天开始',
    ],
    [
      '2027-01-09',
      'EXAM',
      '2027年1月9日（周六）00:00 开考，还有 49 天',
      '离开考还有 49 天',
      '离开考还有 49 天',
    ],
    [
      '2026-11-21 19:30:00',
      'START',
      '2026年11月21日（周六）19:30 开始，还有 10 小时 30 分钟',
      '离开始还有 10 小时 30 分钟',
      '今天开始',
    ],
    [
      '2026-11-29 00:00:00',
      'MAINTENANCE',
      '2026年11月29日（周日）00:00 维护，还有 8 天',
      '离维护还有 8 天',
      '离维护还有 8 天',
    ],
    ['2026-11-21 08:00:00', 'OPENING', '2026年11月21日（周六）08:00 已开放', '已开放', '已开放'],
  ] as const)('%s %s', (text, occasion, whole, remaining, inList) => {
    expect(occasionWords(text, now, occasion)).toBe(whole);
    expect(remainingWords(text, now, occasion)).toBe(remaining);
    expect(daysLeftWords(text, now, occasion)).toBe(inList);
  });

  it('what comes first on a page is near when it is near', () => {
    expect(nearOccasionWords('2026-11-21 21:02:45', now, 'SUBMIT')).toBe(
      '今晚 21:02 自动交卷，还有 12 小时 2 分钟',
    );
    expect(nearOccasionWords('2026-11-22 09:30:00', now, 'START')).toBe('明天（周日）09:30 开始，还有 1 天');
    expect(nearOccasionWords('2026-11-23 00:00:00', now)).toBe('明天（周日）24:00 截止，还有 1 天 15 小时');
    expect(nearOccasionWords('2026-11-24 00:00:00', now)).toBe(
      '2026年11月23日（周一）24:00 截止，还有 2 天 15 小时',
    );
  });

  it('a ruler says how far the next point is from today, and nothing once it is reached', () => {
    expect(remainingWords('2026-11-27 17:00:00', now)).toBe('离截止还有 6 天 8 小时');
    expect(remainingWords('2026-11-21 09:00:20', now)).toBe('离截止还有不到 1 分钟');
    expect(remainingWords('2027-02-15 10:00:00', now, 'OPENING', '公布成绩')).toBe('离公布成绩还有 86 天');
  });

  it('names the two largest units, rounded down', () => {
    expect(formatRemaining(30_000)).toBe('不到 1 分钟');
    expect(formatRemaining(59 * 60_000)).toBe('59 分钟');
    expect(formatRemaining(3 * 3_600_000)).toBe('3 小时');
    expect(formatRemaining(48 * 3_600_000 - 1)).toBe('1 天 23 小时');
  });

  it('never promises more time than there is', () => {
    const units: Record<string, number> = { 天: 86_400_000, 小时: 3_600_000, 分钟: 60_000 };
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 400 * 86_400_000 }), (span) => {
        const parts = [...formatRemaining(span).matchAll(/(\d+) (天|小时|分钟)/g)];
        const promised = parts.reduce((sum, part) => sum + Number(part[1]) * (units[part[2] ?? ''] ?? 0), 0);
        return promised <= span && span - promised < (span < 86_400_000 ? 60_000 : 3_600_000);
      }),
    );
  });

  it('says that it is over from the moment on, and something else before', () => {
    const occasions = fc.constantFrom(...(Object.keys(occasionTitles) as Occasion[]));
    fc.assert(
      fc.property(moment, fc.integer({ min: -1e9, max: 1e9 }), occasions, (at, offset, occasion) => {
        for (const words of [remainingWords, daysLeftWords, occasionWords])
          expect(/(^| )已/.test(words(formatMoment(at), at + offset, occasion))).toBe(offset >= 0);
      }),
    );
  });

  it('a list and a page count the days to a deadline alike', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 1e9 }), (at, left) => {
        const [list, page] = [daysLeftWords, remainingWords].map((words) =>
          words(formatMoment(at), at - left),
        );
        expect(page?.startsWith(list ?? '')).toBe(true);
      }),
    );
  });

  it('calendar days turn at midnight in Shanghai', () => {
    expect(calendarDaysLeft('2026-11-20 23:59:59', now)).toBe(-1);
    expect(calendarDaysLeft('2026-11-22 00:00:00', now)).toBe(1);
    expect(calendarDaysLeft('2026-11-22 00:00:00', now, 'end')).toBe(0);
  });
});

describe('greetings', () => {
  it.each([
    ['03:00', '夜深了'],
    ['08:59', '早上好'],
    ['09:00', '上午好'],
    ['13:00', '中午好'],
    ['17:59', '下午好'],
    ['20:14', '晚上好'],
  ])('at %s: %s', (time, words) => {
    expect(greetingWords(parseMoment(`2026-11-21 ${time}:00`))).toBe(words);
  });
});

it.each([
  ['2026-11-20 16:00:00', 3, '2026-11-25'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-12-10 10:00:00', -3, '2026-12-07'],
  ['2026-12-08 10:00:00', -3, '2026-12-03'],
  ['2026-12-08 10:00:00', 0, '2026-12-08'],
] as const)('working days: from %s by %d is the begin of %s', (from, days, begin) => {
  expect(workingDaysFrom(from, days)).toBe(parseMoment(begin));
});
