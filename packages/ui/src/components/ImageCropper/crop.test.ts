import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropBox, maxZoom, middle, moveCrop, zoomCrop } from './crop.ts';

const share = fc.double({ min: -2, max: 3, noNaN: true });
const crop = fc.record({ zoom: fc.double({ min: 0, max: 9, noNaN: true }), x: share, y: share });
const pixels = fc.integer({ min: 1, max: 20_000 });
const picture = fc.record({ width: pixels, height: pixels });
const ratio = fc.constantFrom(1, 3 / 4, 4 / 3);

describe('cutting a picture', () => {
  it('takes the middle at first, as much as fits', () => {
    expect(cropBox({ width: 800, height: 600 }, 1, middle)).toEqual({
      ...{ left: 100, top: 0, width: 600, height: 600 },
    });
    expect(cropBox({ width: 800, height: 600 }, 3 / 4, middle)).toEqual({
      ...{ left: 175, top: 0, width: 450, height: 600 },
    });
  });

  it('never leaves the picture and keeps its ratio, wherever it is moved and however near it is brought', () => {
    fc.assert(
      fc.property(picture, ratio, crop, share, share, share, (size, shape, start, right, down, factor) => {
        const moved = moveCrop(size, shape, zoomCrop(size, shape, start, factor), right, down);
        const { left, top, width, height } = cropBox(size, shape, moved);
        const slack = 1e-6 * Math.max(size.width, size.height);
        expect(left).toBeGreaterThanOrEqual(-slack);
        expect(top).toBeGreaterThanOrEqual(-slack);
        expect(left + width).toBeLessThanOrEqual(size.width + slack);
        expect(top + height).toBeLessThanOrEqual(size.height + slack);
        expect(width / height).toBeCloseTo(shape, 6);
      }),
    );
  });

  it('moves as far as it is dragged while there is room', () => {
    const moved = moveCrop({ width: 1000, height: 1000 }, 1, { zoom: 2, x: 0.5, y: 0.5 }, 0.2, -0.2);
    expect(moved.x).toBeCloseTo(0.6);
    expect(moved.y).toBeCloseTo(0.4);
  });

  it('zooms between the whole picture and four times', () => {
    const size = { width: 100, height: 100 };
    expect(zoomCrop(size, 1, middle, 100).zoom).toBe(maxZoom);
    expect(zoomCrop(size, 1, middle, 0.01).zoom).toBe(1);
  });
});
