import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropSquare, middle, moveCrop } from './crop.ts';

const share = fc.double({ min: -2, max: 3, noNaN: true });
const crop = fc.record({ zoom: fc.double({ min: 1, max: 4, noNaN: true }), x: share, y: share });
const pixels = fc.integer({ min: 1, max: 8000 });

describe('cutting an avatar square', () => {
  it('takes the middle at first', () => {
    expect(cropSquare(800, 600, middle)).toEqual({ left: 100, top: 0, side: 600 });
  });

  it('never leaves the picture, wherever it is moved', () => {
    fc.assert(
      fc.property(pixels, pixels, crop, share, share, (width, height, start, right, down) => {
        const { left, top, side } = cropSquare(width, height, moveCrop(width, height, start, right, down));
        const slack = 1e-6;
        return left >= 0 && top >= 0 && left + side <= width + slack && top + side <= height + slack;
      }),
    );
  });

  it('moves as far as it is dragged while there is room', () => {
    const moved = moveCrop(1000, 1000, { zoom: 2, x: 0.5, y: 0.5 }, 0.2, -0.2);
    expect(moved.x).toBeCloseTo(0.6);
    expect(moved.y).toBeCloseTo(0.4);
  });
});
