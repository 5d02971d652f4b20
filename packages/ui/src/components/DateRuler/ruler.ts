import { widthOf } from '../../text/widthOf.ts';

/** A moment on the ruler. */
export interface RulerPoint {
  id: string;
  /** Epoch ms. */
  at: number;
  /** The event: 报考截止. */
  label: string;
  /** When, in words: 11月27日 17:00. */
  when: string;
  /** Emphasises the point. */
  isNext?: boolean;
}

/** A stretch of time that is drawn thick, such as the exam itself. */
export interface RulerSpan {
  /** Epoch ms. */
  from: number;
  to: number;
}

/**
 * The place of a moment on the ruler, 0 to 1: with `time` in proportion to time; with `even` the points are spaced
 * equally, and moments between two of them in proportion. Clamped to the ends.
 *
 * @param points in the order of time.
 */
export function scaleOf(
  points: readonly Pick<RulerPoint, 'at'>[],
  scale: 'time' | 'even',
): (at: number) => number {
  const times = points.map(({ at }) => at);
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  const hold = (share: number) => Math.min(1, Math.max(0, share));
  if (last <= first) return (at) => (at > last ? 1 : 0);
  if (scale === 'time') return (at) => hold((at - first) / (last - first));
  return (at) => {
    const after = times.findIndex((time) => time > at);
    if (after < 0) return 1;
    if (after === 0) return 0;
    const [start = 0, end = 1] = [times[after - 1], times[after]];
    return hold((after - 1 + (at - start) / (end - start)) / (times.length - 1));
  };
}

/** The share of a label left of its point, 0 to 1: at the ends it stays within the ruler. */
export const anchorOf = (x: number, half: number, width: number): number =>
  x - half < 0 ? 0 : x + half > width ? 1 : 0.5;

/**
 * Rows for labels that are centred under their points, so that none overlap: each takes the first row where it does
 * not touch the previous one.
 *
 * @param labels in order of `x`, px; `width` is the room of the whole.
 */
export function rulerRowsOf(
  labels: readonly { x: number; wide: number }[],
  width: number,
  gap = 12,
): number[] {
  const ends: number[] = [];
  return labels.map(({ x, wide }) => {
    const start = x - wide * anchorOf(x, wide / 2, width);
    const free = ends.findIndex((end) => end + gap <= start);
    const row = free < 0 ? ends.length : free;
    ends[row] = start + wide;
    return row;
  });
}

/** The maximum width of a point's label, em; a longer one takes a second line. */
export const widest = 16;

/** How large the times are beside the words: smaller below them, larger above the stroke of a ticket. */
const timeScale = { ring: 12 / 14, tick: 15 / 14 };

/** How wide a point's words are, px. */
export const wideOf = (
  { label, when }: Pick<RulerPoint, 'label' | 'when'>,
  fontSize: number,
  look: keyof typeof timeScale,
): number =>
  Math.min(widest * fontSize, Math.max(widthOf(label, fontSize), widthOf(when, fontSize * timeScale[look])));

/** True when some words may need a second line. */
export const isTall = (points: readonly Pick<RulerPoint, 'label'>[]): boolean =>
  points.some(({ label }) => widthOf(label, 1) > widest);

const units = { day: 86_400_000, hour: 3_600_000 };
const beijing = 8 * 3_600_000;

/** The whole days or hours between two moments, epoch ms, at most 200; in Beijing days begin at its midnight. */
export function marksOf(from: number, to: number, unit: keyof typeof units): number[] {
  const step = units[unit];
  const start = Math.ceil((from + beijing) / step) * step - beijing;
  const count = Math.floor((to - start) / step) + 1;
  if (!(count > 0) || count > 200) return [];
  return Array.from({ length: count }, (_, index) => start + index * step);
}
