import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, marksOf, rulerRowsOf, scaleOf } from './ruler.ts';

const day = 86_400_000;

describe('a ruler of dates', () => {
  it('spaces the points by time, or equally', () => {
    const points = [{ at: 0 }, { at: 10 }, { at: 100 }];
    expect([0, 10, 55, 100, 900, -4].map(scaleOf(points, 'time'))).toEqual([0, 0.1, 0.55, 1, 1, 0]);
    expect([0, 5, 10, 55, 100, 900, -4].map(scaleOf(points, 'even'))).toEqual([0, 0.25, 0.5, 0.75, 1, 1, 0]);
  });

  it('never runs backwards', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 1e6 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(
        times,
        fc.constantFrom('time' as const, 'even' as const),
        fc.nat(1e6),
        fc.nat(1e6),
        (set, scale, a, b) => {
          const xOf = scaleOf(
            set.toSorted((a, b) => a - b).map((at) => ({ at })),
            scale,
          );
          const [early, late] = [xOf(Math.min(a, b)), xOf(Math.max(a, b))];
          expect(early).toBeLessThanOrEqual(late);
          expect(early).toBeGreaterThanOrEqual(0);
          expect(late).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('holds when there is one point or none', () => {
    expect(scaleOf([], 'even')(5)).toBe(1);
    expect(scaleOf([{ at: 7 }], 'time')(7)).toBe(0);
  });

  it('never lays words on words', () => {
    const label = fc.record({ x: fc.integer({ min: 0, max: 800 }), wide: fc.integer({ min: 20, max: 300 }) });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 10 }), (labels) => {
        const sorted = labels.toSorted((a, b) => a.x - b.x);
        const boxes = rulerRowsOf(sorted, 800).map((row, index) => {
          const { x, wide } = sorted[index]!;
          const start = x - wide * anchorOf(x, wide / 2, 800);
          return { row, start, end: start + wide };
        });
        for (const [index, a] of boxes.entries())
          for (const b of boxes.slice(index + 1))
            if (a.row === b.row) expect(a.end <= b.start || b.end <= a.start).toBe(true);
      }),
    );
  });

  it('marks the days as they begin in Beijing, and none of a thousand', () => {
    const midnight = Date.UTC(2026, 10, 20, 16);
    expect(marksOf(midnight - 1, midnight + 2 * day, 'day')).toEqual([
      midnight,
      midnight + day,
      midnight + 2 * day,
    ]);
    expect(marksOf(0, 1000 * day, 'day')).toEqual([]);
    expect(marksOf(midnight, midnight - day, 'hour')).toEqual([]);
  });
});
