import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitInk, type Ink, isSignature, trimInk } from './ink.ts';

const stroke = (...places: [number, number][]) => ({
  points: places.map(([x, y], time) => ({ x, y, pressure: 0.5, time })),
});
const place = fc.tuple(
  fc.double({ min: 0, max: 600, noNaN: true }),
  fc.double({ min: 0, max: 200, noNaN: true }),
);
const ink = fc
  .array(fc.array(place, { minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 6 })
  .map((strokes): Ink => ({ width: 600, height: 200, strokes: strokes.map((places) => stroke(...places)) }));

describe('the ink of a signature', () => {
  it('is enough from 30 points on, in as many strokes as it takes', () => {
    const dots = (count: number) => stroke(...Array.from({ length: count }, (): [number, number] => [1, 1]));
    const written = (...strokes: Ink['strokes']) => isSignature({ strokes, width: 10, height: 10 });
    expect(written(dots(29))).toBe(false);
    expect(written(dots(30))).toBe(true);
    expect(written(dots(10), dots(10), dots(10))).toBe(true);
    expect(written()).toBe(false);
  });

  it('keeps its shape and stays on the ground when that is resized', () => {
    const side = fc.integer({ min: 50, max: 3000 });
    fc.assert(
      fc.property(ink, side, side, (before, width, height) => {
        const after = fitInk(before, width, height);
        const scale = Math.min(width / 600, height / 200);
        const [a, b] = [before, after].map(({ strokes }) => strokes.flatMap(({ points }) => points));
        for (const [at, point] of (b ?? []).entries()) {
          expect(point.x - (b?.[0]?.x ?? 0)).toBeCloseTo(((a?.[at]?.x ?? 0) - (a?.[0]?.x ?? 0)) * scale, 5);
          expect(point.x).toBeGreaterThanOrEqual(-1e-6);
          expect(point.x).toBeLessThanOrEqual(width + 1e-6);
          expect(point.y).toBeLessThanOrEqual(height + 1e-6);
        }
      }),
    );
  });

  it('is trimmed to what is written and a margin', () => {
    const { width, height, strokes } = trimInk(
      { width: 600, height: 200, strokes: [stroke([100, 50], [200, 90])] },
      8,
      2,
    );
    expect([width, height]).toEqual([232, 112]);
    expect(strokes[0]?.points[0]).toMatchObject({ x: 16, y: 16 });
    expect(strokes[0]?.points[1]).toMatchObject({ x: 216, y: 96 });
  });
});
