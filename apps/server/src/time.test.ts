import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay, parseDateTime } from './time.ts';

describe('time', () => {
  it('writes a moment as it is in Shanghai', () => {
    expect(formatDateTime(new Date('2026-11-21T16:30:05Z'))).toBe('2026-11-22 00:30:05');
    expect(formatDay(new Date('2026-11-21T16:30:05Z'))).toBe('2026-11-22');
  });

  it('reads back what it wrote, to the second', () => {
    const dates = fc.date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseDateTime(formatDateTime(date)).getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
    );
  });

  it('refuses what is no moment', () => {
    expect(() => parseDateTime('2026-13-01 00:00:00')).toThrow(RangeError);
    expect(() => parseDateTime('tomorrow')).toThrow(RangeError);
  });
});
