import { lastEnd, type Ranges } from './ranges.ts';

/** The facts that limit seeking. */
export interface ReachFacts {
  /** Seconds of the lesson. */
  readonly duration: number;
  /** The furthest second that the server knows as watched. */
  readonly furthest: number;
  /** Seconds that can be sought beyond the furthest one in the first pass; null when it is free. */
  readonly dragLimit: number | null;
  /** Second at which the server lets the lesson resume. */
  readonly position: number;
  /** Seconds watched here that the server does not have yet. */
  readonly unsaved: Ranges;
}

/**
 * The last second that can be sought. Only what was watched moves it: from a place that was merely sought it goes no
 * further. Playing itself is never held back.
 */
export function reachOf({ duration, furthest, dragLimit, position, unsaved }: ReachFacts): number {
  if (dragLimit === null) return duration;
  return Math.min(duration, Math.max(position, Math.max(furthest, lastEnd(unsaved)) + dragLimit));
}

/** A place within the lesson; anything that is no number is its beginning. */
export const placeIn = (second: number, duration: number): number =>
  Math.max(0, Math.min(duration, Number.isFinite(second) ? second : 0));
