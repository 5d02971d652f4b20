import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bar, inOrder, reach } from './bars.ts';

const bar = (value: number, index: number): Bar => ({ id: String(index), label: `第${index}章`, value });

describe('the bars', () => {
  it('never leave their track, whatever the value and the scale', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, max) => {
        const { share } = reach(value, max);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    [0, 0, false],
    [62, 0.62, false],
    [100, 1, false],
    [-5, 0, true],
    [1e12, 1, true],
    [Number.NaN, 0, false],
  ])('reach of %d of 100 is %d, cut %s', (value, share, cut) => {
    expect(reach(value, 100)).toEqual({ share, cut });
  });

  it('are sorted without losing one, non-numbers last, equals in their order', () => {
    const values = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN)));
    fc.assert(
      fc.property(values, fc.constantFrom('ascending' as const, 'descending' as const), (list, order) => {
        const sorted = inOrder(list.map(bar), order);
        expect(sorted).toHaveLength(list.length);
        for (const [index, { id, value }] of sorted.entries()) {
          const next = sorted[index + 1];
          if (!next || Number.isNaN(next.value)) continue;
          expect(order === 'ascending' ? value <= next.value : value >= next.value).toBe(true);
          if (value === next.value) expect(Number(id)).toBeLessThan(Number(next.id));
        }
      }),
    );
  });
});
