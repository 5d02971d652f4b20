import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetsOf, spanAt, windowPiecesOf } from './windowing.ts';

const heights = fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 400 });

describe('rows in view', () => {
  it('covers what is in view and no more than the limit', () => {
    fc.assert(
      fc.property(heights, fc.nat(50_000), fc.integer({ min: 1, max: 1200 }), (rows, top, height) => {
        const offsets = offsetsOf(rows.length, (index) => rows[index]!);
        const { start, end } = spanAt(offsets, top, top + height, 6, 70);
        expect(end - start).toBeLessThanOrEqual(70);
        expect(end).toBeGreaterThan(start);
        const inView = Math.min(top, offsets.at(-1)! - 1);
        expect(offsets[start]).toBeLessThanOrEqual(inView);
        expect(offsets[end]).toBeGreaterThan(inView);
      }),
    );
  });

  it('keeps the height of the whole list, and the rows that must stay', () => {
    fc.assert(
      fc.property(heights, fc.nat(400), fc.nat(400), fc.nat(400), (rows, start, length, staying) => {
        const count = rows.length;
        const offsets = offsetsOf(count, (index) => rows[index]!);
        const span = { start: Math.min(start, count), end: Math.min(start + length, count) };
        const pieces = windowPiecesOf(offsets, span, [staying, -1]);
        const height = pieces.reduce(
          (sum, piece) => sum + ('gap' in piece ? piece.gap : rows[piece.index]!),
          0,
        );
        expect(height).toBe(offsets.at(-1));
        if (staying < count) expect(pieces).toContainEqual({ index: staying });
      }),
    );
  });

  it('draws nothing of an empty list', () => {
    const offsets = offsetsOf(0, () => 52);
    expect(spanAt(offsets, 0, 600, 6, 70)).toEqual({ start: 0, end: 0 });
    expect(windowPiecesOf(offsets, { start: 0, end: 0 }, [])).toEqual([]);
  });
});
