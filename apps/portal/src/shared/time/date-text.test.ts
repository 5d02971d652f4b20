import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDaysLeft,
  daysLeftWords,
  dayWords,
  deadlineWords,
  formatMoment,
  formatRemaining,
  greetingWords,
  listDay,
  momentWords,
  nearMomentWords,
  nearWords,
  parseMoment,
  remainingWords,
  timeWords,
} from './date-text.ts';

const at = parseMoment('2026-11-21 09:00:00');
const moment = fc
  .integer({ min: parseMoment('1990-01-01'), max: parseMoment('2090-01-01') })
  .map((value) => Math.floor(value / 1000) * 1000);

describe('dates in words (2.5)', () => {
  it('writes a deadline in full: day, weekday, time and time left', () => {
    expect(deadlineWords('2026-11-27 17:00:00', at)).toBe(
      '2026年11月27日（周五）17:00 截止，还有 6 天 8 小时',
    );
    expect(deadlineWords('2026-11-20 17:00:00', at)).toBe('2026年11月20日（周五）17:00 已截止');
  });

  it('reads the last second of a day as 24:00', () => {
    expect(momentWords('2026-11-26 23:59:59')).toBe('2026年11月26日（周四）24:00');
    expect(timeWords('2026-11-26 23:59:00')).toBe('23:59');
  });

  it('keeps every moment through text and back, in any zone of the device', () => {
    fc.assert(fc.property(moment, (value) => parseMoment(formatMoment(value)) === value));
  });

  it('reads a wrong text as NaN', () => {
    expect(parseMoment('tomorrow')).toBeNaN();
    expect(dayWords('2026-02-01')).toBe('2026年2月1日');
  });
});

describe('the time left', () => {
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

  it('says 已截止 from the deadline on, and something else before', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -1e9, max: 1e9 }), (deadline, offset) => {
        const words = remainingWords(formatMoment(deadline), deadline + offset);
        return (words === '已截止') === offset >= 0;
      }),
    );
  });

  it('counts calendar days for the chip of a list', () => {
    expect(daysLeftWords('2026-11-21 21:00:00', at)).toBe('今天截止');
    expect(daysLeftWords('2026-11-22 00:00:00', at)).toBe('还有 1 天');
    expect(daysLeftWords('2026-11-21 09:00:00', at)).toBe('已截止');
    expect(calendarDaysLeft('2026-11-20 23:59:59', at)).toBe(-1);
  });
});

describe('near dates and greetings', () => {
  it('says today, tonight and tomorrow', () => {
    expect(nearWords('2026-11-21 11:00:00', at)).toBe('今天 11:00');
    expect(nearWords('2026-11-21 21:02:45', at)).toBe('今晚 21:02');
    expect(nearWords('2026-11-22 19:30:00', at)).toBe('明天 19:30');
    expect(nearWords('2026-11-27 17:00:00', at)).toBe('11月27日 17:00');
    expect(nearMomentWords('2026-11-22 19:30:00', at)).toBe('明天 19:30');
    expect(nearMomentWords('2026-11-27 17:00:00', at)).toBe('11月27日（周五）17:00');
  });

  it.each([
    ['03:00', '夜深了'],
    ['08:59', '早上好'],
    ['09:00', '上午好'],
    ['13:00', '中午好'],
    ['17:59', '下午好'],
    ['20:14', '晚上好'],
  ])('greets at %s with %s', (time, words) => {
    expect(greetingWords(parseMoment(`2026-11-21 ${time}:00`))).toBe(words);
  });

  it('leaves the year out of a list within the same year only', () => {
    expect(listDay('2026-11-16 09:00:00', at)).toBe('11-16');
    expect(listDay('2025-11-16 09:00:00', at)).toBe('2025-11-16');
  });
});
