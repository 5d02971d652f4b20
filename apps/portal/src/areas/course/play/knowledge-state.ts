import type { OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import type { WatchedRange } from '@qianwei/api/contract/course/play';

/** The share of a part that has to be watched for it to count as watched. */
const enough = 0.9;

/** A point of knowledge with how much of it was watched. */
export interface PointState {
  second: number;
  title: string;
  state: 'watched' | 'begun' | 'open' | 'closed';
  isCurrent: boolean;
}

/** Seconds of `[from, to)` that were watched; `ranges` do not overlap. */
const watchedIn = (ranges: readonly WatchedRange[], from: number, to: number): number =>
  ranges.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);

/**
 * The points of knowledge of a lesson, each until the next: `watched` from 90 % on, `begun` below that or where the picture is,
 * `closed` beyond what can be sought. All in seconds; `ranges` are the server's, without overlap.
 */
export function pointStates(
  points: readonly { second: number; title: string }[],
  {
    ranges,
    position,
    duration,
    reach,
  }: { ranges: readonly WatchedRange[]; position: number; duration: number; reach: number },
): PointState[] {
  return points.map(({ second, title }, index) => {
    const end = points[index + 1]?.second ?? duration;
    const isCurrent = position >= second && (position < end || index === points.length - 1);
    const watched = watchedIn(ranges, second, end);
    const isWatched = end > second && watched / (end - second) >= enough;
    const state = isWatched
      ? 'watched'
      : watched > 0 || isCurrent
        ? 'begun'
        : second > reach
          ? 'closed'
          : 'open';
    return { second, title, state, isCurrent };
  });
}

/** The same of a lesson that is not open here, by the outline: up to its second, or to its end once it is finished. */
export const outlinedPoints = ({ knowledge, position, duration, finished }: OutlinedLesson): PointState[] => {
  const reach = finished ? duration : position;
  return pointStates(knowledge, { ranges: reach > 0 ? [[0, reach]] : [], position, duration, reach });
};
