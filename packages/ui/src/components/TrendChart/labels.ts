import { widthOf } from '../../text/widthOf.ts';
import { height, type PlacedPoint } from './place.ts';

/** Figures beside their points, px: the middle of their base line. */
export interface PlacedLabel {
  key: string;
  text: string;
  x: number;
  y: number;
}

const size = 13;

/**
 * Places the figures of as many points as have room, the latest first: above a point, below it when it failed or
 * another one of its period is higher. No figure covers another one or a point; the others are read by hovering, with
 * the keyboard, and in the list.
 *
 * @param text the figure of a point; none for one who was absent.
 */
export function placeLabels(
  points: readonly PlacedPoint[],
  width: number,
  text: (point: PlacedPoint) => string | undefined,
  failed: (point: PlacedPoint) => boolean,
): PlacedLabel[] {
  const taken = points.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
  const labels: PlacedLabel[] = [];
  for (const point of points.toReversed()) {
    const figure = text(point);
    if (figure === undefined) continue;
    const low =
      failed(point) || points.some((other) => other.period === point.period && other.y < point.y - 1);
    for (const base of low ? [point.y + 19, point.y - 10] : [point.y - 10, point.y + 19]) {
      const half = widthOf(figure, size) / 2;
      const x = Math.min(width - half, Math.max(half, point.x));
      const box = { left: x - half, right: x + half, top: base - 10, bottom: base + 1 };
      if (box.top < 0 || box.bottom > height || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      labels.push({ key: point.key, text: figure, x, y: base });
      break;
    }
  }
  return labels;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The periods whose names have room below the axis: every n-th, counted back from the latest. */
export function thinned<Period extends { label: string }>(
  periods: readonly Period[],
  step: number,
): Period[] {
  const widest = Math.max(0, ...periods.map(({ label }) => widthOf(label, 12))) + 8;
  const every = step > 0 ? Math.max(1, Math.ceil(widest / step)) : 1;
  return periods.filter((_, index) => (periods.length - 1 - index) % every === 0);
}
