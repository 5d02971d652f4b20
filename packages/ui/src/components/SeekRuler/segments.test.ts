import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyTarget, segmentsOf } from './segments.ts';

describe('what a seek ruler draws of the watched seconds', () => {
  it('is solid before the handle and pale behind it', () => {
    expect(
      segmentsOf(
        [
          [0, 60],
          [80, 120],
        ],
        100,
        110,
      ),
    ).toEqual([
      { from: 0, to: 60, isAhead: false },
      { from: 80, to: 100, isAhead: false },
      { from: 100, to: 110, isAhead: true },
    ]);
  });

  it('is never longer than what was watched, and never beyond the lesson', () => {
    const range = fc.tuple(fc.nat(2000), fc.nat(2000));
    fc.assert(
      fc.property(fc.array(range), fc.nat(2000), fc.nat(1500), (ranges, position, duration) => {
        const drawn = segmentsOf(ranges, position, duration);
        const length = drawn.reduce((sum, { from, to }) => sum + to - from, 0);
        const watched = ranges.reduce((sum, [start, end]) => sum + Math.max(0, end - start), 0);
        expect(length).toBeLessThanOrEqual(watched);
        for (const { from, to } of drawn) expect([from >= 0, from < to, to <= duration]).not.toContain(false);
      }),
    );
  });
});

describe('the keys of a seek ruler', () => {
  it.each([
    ['ArrowLeft', 95],
    ['ArrowRight', 105],
    ['PageUp', 110],
    ['PageDown', 70],
    ['Home', 0],
    ['End', 110],
    ['a', undefined],
  ])('%s leads to %s', (key, second) => expect(keyTarget(key, 100, 110)).toBe(second));
});
