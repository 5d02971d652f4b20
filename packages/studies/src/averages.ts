import { tenthsOf } from './tenths.ts';

/** The scores that an average has so far, and how many are to come. */
export interface ScoresSoFar {
  readonly sum: number;
  readonly done: number;
  readonly rest: number;
}

/** Mean that the rest must reach so that all together reach `need`: one decimal, rounded up; null without a rest. */
export function meanNeeded(need: number, { sum, done, rest }: ScoresSoFar): number | null {
  if (rest === 0) return null;
  const missing = tenthsOf(need) * (done + rest) - tenthsOf(sum);
  return Math.max(0, Math.ceil(missing / rest)) / 10;
}
