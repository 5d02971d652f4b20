import { mean, tenthsOf } from './tenths.ts';
import { thesisCounts } from './thesis-score.ts';

/** A course with its result. */
export interface CourseResult {
  readonly credit: number;
  /** PASS also for a course that is exempt. */
  readonly result: 'PASS' | 'FAIL' | 'ABSENT' | 'VIOLATION' | 'PENDING';
  /** Null where there is none: exempt, absent, not published. */
  readonly score: number | null;
}

/** How far a student is: courses passed, their credits, and the mean of the scores they were passed with. */
export function studyProgress(results: readonly CourseResult[]) {
  const passed = results.filter(({ result }) => result === 'PASS');
  return {
    courses: passed.length,
    credit: passed.reduce((sum, { credit }) => sum + credit, 0),
    average: mean(passed.flatMap(({ score }) => score ?? [])),
  };
}

/**
 * 学位均分: the mean of all written and practice scores (exempt courses have none) and, once the thesis is passed, of what
 * it counts for its level; one decimal. `thesisScore` is null without one. Null of nothing.
 */
export function degreeAverage(scores: readonly number[], thesisScore: number | null): number | null {
  const counts = thesisScore === null ? null : thesisCounts(thesisScore);
  return mean(counts === null ? scores : [...scores, counts]);
}

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
