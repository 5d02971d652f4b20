import type { Grade, GradeList } from '@qianwei/api/contract/academic/grade';
import { parseMoment } from '@qianwei/api/time/moment';

/** What can be done about a result. */
export interface GradeWays {
  mayReview: (grade: Grade) => boolean;
  /** The link to take its course again; null where there is none. */
  retakeOf: (grade: Grade) => ReturnType<typeof retakeOf>;
  onReview: (grade: Grade) => void;
}

/** Until when the review of a result can be asked for, and whether it still can at `now` (ms, by the server's clock). */
export function reviewEndOf({ periodId, reviewable }: Grade, periods: GradeList['periods'], now: number) {
  const end = periods.find((period) => period.periodId === periodId)?.reviewEnd ?? null;
  return { end, isOpen: reviewable && (end === null || parseMoment(end) > now) };
}

/** The courses that the student has passed, whatever else was tried. */
export const passedCourses = (list: readonly Grade[]): ReadonlySet<string> =>
  new Set(list.flatMap(({ courseCode, result }) => (result === 'PASS' ? [courseCode] : [])));

const retakes: Readonly<Partial<Record<Grade['gradeType'], { text: string; href: string }>>> = {
  EXAM: { text: '去报考', href: '/academic/exam/plan' },
  PRACTICE: { text: '去报名', href: '/practiceSignUp' },
  THESIS: { text: '去论文管理', href: '/thesis/index' },
};

/** Where a course can be taken again after this result; null where it was passed, then or later. */
export function retakeOf({ courseCode, result, gradeType }: Grade, passed: ReadonlySet<string>) {
  const isMissed = result === 'FAIL' || result === 'ABSENT' || result === 'VIOLATION';
  return isMissed && !passed.has(courseCode) ? (retakes[gradeType] ?? null) : null;
}
