import { mean } from './tenths.ts';
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
 * 学位平均分: the mean of all written and practice scores (exempt courses have none) and of what the thesis counts for
 * its level; one decimal. Null while the thesis is not passed.
 */
export function degreeAverage(scores: readonly number[], thesisScore: number): number | null {
  const counts = thesisCounts(thesisScore);
  return counts === null ? null : mean([...scores, counts]);
}
