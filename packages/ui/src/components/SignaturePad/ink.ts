/** One stroke as points in px of the canvas it was written on. */
interface Stroke {
  points: readonly { x: number; y: number; pressure: number; time: number }[];
}

/** The strokes and the canvas they were written on. */
export interface Ink {
  strokes: readonly Stroke[];
  /** px */
  width: number;
  height: number;
}

export const noInk: Ink = { strokes: [], width: 1, height: 1 };

/** A signature of fewer points is a dash or a tick. */
const fewestPoints = 30;

/** True when the ink is enough for a signature: at least 30 points. */
export function isSignature({ strokes }: Ink): boolean {
  return strokes.reduce((sum, { points }) => sum + points.length, 0) >= fewestPoints;
}

/** The same ink in the middle of another canvas, as large as it fits; its shape stays. */
export function fitInk(ink: Ink, width: number, height: number): Ink {
  const scale = Math.min(width / ink.width, height / ink.height);
  const right = (width - ink.width * scale) / 2;
  const down = (height - ink.height * scale) / 2;
  return { width, height, strokes: mapPoints(ink, scale, right, down) };
}

/** The same ink on the smallest canvas that holds it with a margin (px) all around, `scale` times as large. */
export function trimInk(ink: Ink, margin: number, scale: number): Ink {
  const points = ink.strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return noInk;
  const [left, top] = [minOf(points, 'x'), minOf(points, 'y')];
  const right = -minOf(points, 'x', -1);
  const bottom = -minOf(points, 'y', -1);
  return {
    width: Math.ceil((right - left + 2 * margin) * scale),
    height: Math.ceil((bottom - top + 2 * margin) * scale),
    strokes: mapPoints(ink, scale, (margin - left) * scale, (margin - top) * scale),
  };
}

function minOf(points: readonly { x: number; y: number }[], axis: 'x' | 'y', sign = 1): number {
  return points.reduce((found, point) => Math.min(found, sign * point[axis]), Number.POSITIVE_INFINITY);
}

function mapPoints({ strokes }: Ink, scale: number, right: number, down: number): Stroke[] {
  return strokes.map(({ points }) => ({
    points: points.map((point) => ({ ...point, x: point.x * scale + right, y: point.y * scale + down })),
  }));
}
