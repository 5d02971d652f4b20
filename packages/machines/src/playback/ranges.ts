import type { WatchedRange } from '@qianwei/api/contract/course/play';

/** Whole seconds of a lesson, `[start, end)`: sorted, apart from each other. */
export type Ranges = readonly Readonly<WatchedRange>[];

/** A second counts when the playhead was in at least this much of it, or when it was played through its end. */
const countsFrom = 0.5;

/** Everything that is in `a` or in `b`; neither has to be sorted, overlaps and neighbours become one range. */
export function union(a: Ranges, b: Ranges): Ranges {
  const merged: WatchedRange[] = [];
  for (const [start, end] of [...a, ...b].sort((left, right) => left[0] - right[0])) {
    const last = merged.at(-1);
    if (last === undefined || start > last[1]) merged.push([start, end]);
    else last[1] = Math.max(last[1], end);
  }
  return merged;
}

/** The parts of `ranges` that are not in `without`. */
export function subtract(ranges: Ranges, without: Ranges): Ranges {
  let rest: Ranges = union(ranges, []);
  for (const [start, end] of without)
    rest = rest.flatMap(([from, to]) => {
      const parts: WatchedRange[] = [
        [from, Math.min(to, start)],
        [Math.max(from, end), to],
      ];
      return end <= from || start >= to ? [[from, to] as WatchedRange] : parts.filter(([a, b]) => a < b);
    });
  return rest;
}

/** Seconds in the ranges, each once. */
export const countSeconds = (ranges: Ranges): number =>
  union(ranges, []).reduce((sum, [start, end]) => sum + end - start, 0);

/** The second after the last one; 0 when there is none. */
export const lastEnd = (ranges: Ranges): number => Math.max(0, ...ranges.map(([, end]) => end));

/** The parts of the ranges within a lesson of `duration` seconds; a last part of a second does not count. */
export const withinLesson = (ranges: Ranges, duration: number): Ranges =>
  union(
    ranges
      .map(([start, end]): WatchedRange => [Math.max(0, start), Math.min(end, Math.floor(duration))])
      .filter(([start, end]) => start < end),
    [],
  );

/**
 * The whole seconds of a piece that was played continuously, from and to in fractional seconds. A second counts when the
 * playhead was in at least half of it, or played through its end. Empty when none counts.
 */
export function wholeSeconds(from: number, to: number, duration: number): Ranges {
  const start = Math.floor(from);
  const last = Math.floor(to);
  const inLast = to - Math.max(from, last);
  return start <= last ? withinLesson([[start, inLast >= countsFrom ? last + 1 : last]], duration) : [];
}

/**
 * Returns the new start of a piece that was counted until `to`: the beginning of the second that is being played, so
 * that this second is judged as a whole, and pieces that are cut anywhere count what the uncut one counts.
 */
export const restOf = (from: number, to: number): number => Math.max(from, Math.floor(to));
