import { median, quantile } from '../exam/figures.ts';

/** Times of a call with few students' rows and with many, in ms, by rounds. */
export interface CallTimes {
  readonly few: readonly (readonly number[])[];
  readonly many: readonly (readonly number[])[];
}

/** The time that half of all calls do not exceed: a disturbance of the machine does not move it. NaN without times. */
export const p50Of = (rounds: CallTimes['few']): number => median(rounds.flat());

/** The median of what 99 of 100 calls of a round do not exceed; printed beside, for it moves with the machine. */
export const p99Of = (rounds: CallTimes['few']): number =>
  median(rounds.map((times) => quantile(times, 0.99)));

/** How much slower a call is with many students' rows. */
export interface Verdict {
  /** The p50 with many over that with few; NaN without times. */
  readonly ratio: number;
  readonly ok: boolean;
}

/** Compares the p50 of both sides; without times nothing holds. */
export function verdictOf({ few, many }: CallTimes, maxRatio: number): Verdict {
  const ratio = p50Of(many) / p50Of(few);
  return { ratio, ok: ratio <= maxRatio };
}
