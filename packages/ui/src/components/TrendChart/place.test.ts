import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels, thinned } from './labels.ts';
import { apart, height, placeTrend } from './place.ts';
import { sampleTrend } from './sampleTrend.ts';
import type { TrendPeriod } from './trend.ts';

const score = fc.oneof(
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.constant(null),
  fc.constantFrom(-20, 104, 1e12, Number.NaN, Number.POSITIVE_INFINITY),
);
const periods = fc.array(fc.array(score, { maxLength: 4 }), { maxLength: 60 }).map((rows): TrendPeriod[] =>
  rows.map((scores, index) => ({
    id: `p${index}`,
    label: `26.${index}`,
    attempts: scores.map((value, at) => ({ id: `a${at}`, score: value })),
  })),
);
const width = fc.integer({ min: 240, max: 900 });

describe('the trend of scores', () => {
  it('keeps every point and every line inside the drawing, whatever the scores', () => {
    fc.assert(
      fc.property(periods, width, (list, total) => {
        const { points, lines } = placeTrend(list, total, [60, 70]);
        for (const { x, y } of [...points, ...lines.flat()]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(total);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
      }),
    );
  });

  it('loses no attempt, and lays a higher score never below a lower one', () => {
    fc.assert(
      fc.property(periods, width, (list, total) => {
        const { points } = placeTrend(list, total, [60, 70]);
        expect(points).toHaveLength(list.flatMap(({ attempts }) => attempts).length);
        const scored = points.filter(({ score }) => score !== null);
        const sorted = scored.toSorted((a, b) => a.score! - b.score!);
        for (const [index, a] of sorted.entries())
          expect(a.y).toBeGreaterThanOrEqual((sorted[index + 1]?.y ?? 0) - 1e-6);
      }),
    );
  });

  it('assigns each point a target zone of its own', () => {
    fc.assert(
      fc.property(periods, width, (list, total) => {
        const zones = placeTrend(list, total, [60, 70]).points.map(({ zone }) => zone);
        for (const [index, a] of zones.entries()) {
          expect(a.width).toBeGreaterThan(0);
          for (const b of zones.slice(index + 1)) {
            const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
            const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
            expect(across > 1e-6 && down > 1e-6).toBe(false);
          }
        }
      }),
    );
  });

  it('lays no figure on another one', () => {
    fc.assert(
      fc.property(periods, width, (list, total) => {
        const { points } = placeTrend(list, total, [60, 70]);
        const labels = placeLabels(
          points,
          total,
          () => '59.5',
          () => false,
        );
        for (const [index, a] of labels.entries())
          for (const b of labels.slice(index + 1))
            expect(Math.abs(a.x - b.x) > 20 || Math.abs(a.y - b.y) >= 11).toBe(true);
      }),
    );
  });

  it('is drawn where the mock has it', () => {
    const { points } = placeTrend(sampleTrend, 310, [60, 70]);
    expect(points.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [18, 95],
      [87, 54],
      [155, 73],
      [155, 29],
      [224, 97],
    ]);
  });

  it('interrupts the line where nothing was taken or the student was absent', () => {
    const list: TrendPeriod[] = [60, 70, null, 80, 90].map((score, index) => ({
      id: String(index),
      label: '',
      attempts: [{ id: 'a', score }],
    }));
    expect(placeTrend(list, 310, [60]).lines.map((line) => line.length)).toEqual([2, 2]);
  });

  it('names as many periods as have room, always the latest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 200 }), (length, step) => {
        const all = Array.from({ length }, (_, index) => ({ label: '26.10', index }));
        const shown = thinned(all, step);
        expect(shown.at(-1)).toBe(all.at(-1));
        for (const [at, a] of shown.entries())
          if (at > 0) expect((a.index - shown[at - 1]!.index) * step).toBeGreaterThanOrEqual(32);
      }),
    );
  });

  it('keeps the names of two lines apart that almost coincide', () => {
    expect(apart([50, 56], 16)).toEqual([45, 61]);
    expect(apart([20, 56], 16)).toEqual([20, 56]);
  });
});
