import { median, quantile } from '../exam/figures.ts';

/** What a call took with few students' rows and with many, in ms, by rounds. */
export interface CallTimes {
  readonly few: readonly (readonly number[])[];
  readonly many: readonly (readonly number[])[];
}

/** The median of what 99 of 100 calls of a round do not exceed: what disturbs the machine for a while is in few rounds. */
export const p99Of = (rounds: CallTimes['few']): number =>
  median(rounds.map((times) => quantile(times, 0.99)));

/** How much slower a call is with many students' rows. */
export interface Verdict {
  /** The p99 with many over that with few; NaN without times. */
  readonly ratio: number;
  readonly ok: boolean;
}

/** Compares the p99 of both sides; without times nothing holds. */
export function verdictOf({ few, many }: CallTimes, maxRatio: number): Verdict {
  const ratio = p99Of(many) / p99Of(few);
  return { ratio, ok: ratio <= maxRatio };
}
