import type { SecondRanges } from '../../../db/schema/study.ts';

/** How many seconds there are in disjoint ranges. */
export const secondsIn = (ranges: SecondRanges): number =>
  ranges.reduce((sum, [start, end]) => sum + end - start, 0);

/** Ranges as an answer has them. */
export const shownRanges = (ranges: SecondRanges) =>
  ranges.map(([start, end]): [number, number] => [start, end]);

/** The first `count` seconds of disjoint, ascending ranges. */
export function firstSeconds(ranges: SecondRanges, count: number): SecondRanges {
  let left = Math.max(0, count);
  return ranges.flatMap(([start, end]) => {
    const taken = Math.min(left, end - start);
    left -= taken;
    return taken > 0 ? [[start, start + taken] as const] : [];
  });
}
