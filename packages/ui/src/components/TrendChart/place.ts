import { held, pointsOf, type TrendPeriod, type TrendPoint } from './trend.ts';

/** Height of the drawing, px. */
export const height = 150;
const margin = { left: 18, right: 86, top: 28.7, bottom: 53.5 };
/** The place of absences, below every score. */
const absentAt = 126;
/** Points of one period closer than this are moved beside each other, px. */
const touching = 10;

/** A point on the paper, px. */
export interface PlacedPoint extends TrendPoint {
  x: number;
  y: number;
  /** The target zone for a pointer; all of them together tile the drawing. */
  zone: { x: number; y: number; width: number; height: number };
}

/** The whole drawing, px. */
export interface PlacedTrend {
  points: PlacedPoint[];
  /** The line through the mean of each period, one for each run without a gap. */
  lines: { x: number; y: number }[][];
  periods: { id: string; label: string; x: number }[];
  /** Height of a score, clamped to the drawing's range. */
  yOf: (score: number) => number;
}

/** Lays out the chart: periods at equal distances, the scores between the lowest and the highest with both lines. */
export function placeTrend(
  periods: readonly TrendPeriod[],
  width: number,
  marks: readonly number[],
): PlacedTrend {
  const all = pointsOf(periods);
  const scores = [...all.flatMap(({ score }) => (score === null ? [] : [held(score)])), ...marks.map(held)];
  const [low, high] = [Math.min(...scores, 100), Math.max(...scores, 0)];
  const room = height - margin.top - margin.bottom;
  const yOf = (score: number) =>
    margin.top +
    (high > low ? ((high - Math.min(high, Math.max(low, score))) / (high - low)) * room : room / 2);
  const right = Math.max(margin.left, width - margin.right);
  const step = periods.length > 1 ? (right - margin.left) / (periods.length - 1) : 0;
  const columns = periods.map((period, index) => ({
    id: period.id,
    label: period.label,
    x: step > 0 ? margin.left + index * step : (margin.left + right) / 2,
    points: all.filter((point) => point.period === period),
  }));
  const placed = columns.map(({ x, points }, index) => {
    const from = index === 0 ? 0 : x - step / 2;
    const to = index === columns.length - 1 ? right + margin.left : x + step / 2;
    return zoned(beside(points, x, step, [0, width], yOf), from, Math.max(from, to));
  });
  return { points: placed.flat(), lines: runs(columns, yOf), periods: columns, yOf };
}

type Spot = Omit<PlacedPoint, 'zone'>;

/** Moves points of one period at one height aside, alternately right and left, as far as the neighbours allow. */
function beside(
  points: readonly TrendPoint[],
  x: number,
  step: number,
  [left, right]: readonly [number, number],
  yOf: PlacedTrend['yOf'],
): Spot[] {
  const done: Spot[] = [];
  for (const point of points) {
    const y = point.score === null ? absentAt : yOf(held(point.score));
    const crowd = done.filter((other) => Math.abs(other.y - y) < touching).length;
    const reach =
      step > 0 ? Math.min(touching * Math.ceil(crowd / 2), step / 2) : touching * Math.ceil(crowd / 2);
    done.push({ ...point, x: Math.min(right, Math.max(left, x + (crowd % 2 ? reach : -reach))), y });
  }
  return done;
}

/** Divides the period's column between its points from top to bottom. */
function zoned(spots: readonly Spot[], from: number, to: number): PlacedPoint[] {
  const order = spots.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return spots.map((spot) => {
    const at = order.indexOf(spot);
    const [above, below] = [order[at - 1], order[at + 1]];
    const top = above ? (above.y + spot.y) / 2 : 0;
    const bottom = below ? (below.y + spot.y) / 2 : height;
    return { ...spot, zone: { x: from, y: top, width: to - from, height: bottom - top } };
  });
}

function runs(columns: readonly { x: number; points: readonly TrendPoint[] }[], yOf: PlacedTrend['yOf']) {
  const lines: { x: number; y: number }[][] = [[]];
  for (const { x, points } of columns) {
    const scores = points.flatMap(({ score }) => (score === null ? [] : [held(score)]));
    if (scores.length === 0) lines.push([]);
    else lines.at(-1)?.push({ x, y: yOf(scores.reduce((sum, score) => sum + score, 0) / scores.length) });
  }
  return lines.filter((line) => line.length > 1);
}

/** Pushes labels at the right edge apart to at least `distance`; takes and returns them from top to bottom. */
export function apart(ys: readonly number[], distance: number): number[] {
  const moved = [...ys];
  for (let index = 1; index < moved.length; index++) {
    const [above, here] = [moved[index - 1] ?? 0, moved[index] ?? 0];
    const lack = distance - (here - above);
    if (lack <= 0) continue;
    moved[index - 1] = above - lack / 2;
    moved[index] = here + lack / 2;
  }
  return moved;
}
