import { mean } from './tenths.ts';

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
