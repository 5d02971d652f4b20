import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, minute, momentsOf, passed, untilNextSecond, urgencyOf } from './time-left.ts';

describe('what is left', () => {
  it.each([
    [2 * 86_400_000 + 3 * 3_600_000 + 14 * 60_000 + 7000, 2, '03:14:07'],
    [3 * 3_600_000 + 14 * 60_000 + 7000, 0, '3:14:07'],
    [48 * 60_000 + 12_000, 0, '48:12'],
    [11_001, 0, '00:12'],
    [1, 0, '00:01'],
    [0, 0, '00:00'],
    [-5000, 0, '00:00'],
    [Number.NaN, 0, '00:00'],
  ])('of %d ms is %d days and %s', (left, days, figure) => {
    expect(clockOf(left)).toEqual({ days, figure });
  });

  it('is read back from its figure to the second, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 * 86_400_000 }), (left) => {
        const { days, figure } = clockOf(left);
        const seconds = figure.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(days * 86_400 + seconds).toBe(Math.ceil(left / 1000));
      }),
    );
  });

  it('changes its figure exactly when the next look at the clock is due', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 * 86_400_000 }), (left) => {
        const wait = untilNextSecond(left);
        expect(wait).toBeGreaterThan(0);
        expect(clockOf(left - wait)).not.toEqual(clockOf(left));
        if (wait > 1) expect(clockOf(left - wait + 1)).toEqual(clockOf(left));
      }),
    );
  });

  it('warns, alarms and ends at its thresholds', () => {
    const at = (left: number) => urgencyOf(left, 5 * minute, minute);
    expect([5 * minute + 1, 5 * minute, minute + 1, minute, 1, 0, -1, Number.NaN].map(at)).toEqual([
      'plain',
      'warning',
      'warning',
      'danger',
      'danger',
      'finished',
      'finished',
      'finished',
    ]);
  });

  it('is read out at a fifth, at 5 minutes and at 1 minute, and after a sleep only once', () => {
    const moments = momentsOf(60 * minute);
    expect(moments).toEqual([minute, 5 * minute, 12 * minute]);
    expect(passed(12 * minute + 500, 12 * minute, moments)).toBe(12 * minute);
    expect(passed(12 * minute, 12 * minute - 1000, moments)).toBeUndefined();
    expect(passed(30 * minute, 40_000, moments)).toBe(minute);
    expect(passed(30 * minute, 0, moments)).toBeUndefined();
  });
});
