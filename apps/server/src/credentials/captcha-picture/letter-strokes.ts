import { alphabet } from './alphabet.ts';

/** A place in a picture; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** A line through its points, which lie so close together that it still looks smooth when each is moved. */
export type Stroke = readonly Point[];

/** Points between two of the alphabet's. */
const steps = 8;

function pointsOf(text: string): Point[] {
  const numbers = text.split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[at * 2] as number,
    numbers[at * 2 + 1] as number,
  ]);
}

/** Between `from` and `to` on the curve (Catmull and Rom) that comes from `before` and goes on to `after`. */
function onCurve([before, from, to, after]: readonly [number, number, number, number], at: number): number {
  return (
    from +
    0.5 *
      at *
      (to - before + at * (2 * before - 5 * from + 4 * to - after + at * (3 * (from - to) + after - before)))
  );
}

function strokeOf(text: string): Stroke {
  const smooth = text.startsWith('~');
  const points = pointsOf(smooth ? text.slice(1) : text);
  const [first] = points;
  if (first === undefined) return [];
  return points.slice(1).reduce<Point[]>(
    (line, to, index) => {
      const from = points[index] ?? first;
      const before = smooth ? (points[index - 1] ?? from) : from;
      const after = smooth ? (points[index + 2] ?? to) : to;
      for (let step = 1; step <= steps; step += 1) {
        const at = step / steps;
        const place = (axis: 0 | 1) =>
          smooth
            ? onCurve([before[axis], from[axis], to[axis], after[axis]], at)
            : from[axis] + (to[axis] - from[axis]) * at;
        line.push([place(0), place(1)]);
      }
      return line;
    },
    [first],
  );
}

/** A character as strokes around 0, 0: 1 high, and `width` wide. */
export function letterStrokes(character: string): { strokes: Stroke[]; width: number } {
  const drawn = (alphabet[character] ?? []).map(strokeOf);
  const right = Math.max(...drawn.flat().map(([x]) => x));
  const strokes = drawn.map((stroke) => stroke.map(([x, y]): Point => [(x - right / 2) / 8, y / 8 - 0.5]));
  return { strokes, width: right / 8 };
}
