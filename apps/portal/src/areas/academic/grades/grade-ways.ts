import type { Grade, GradeList } from '@qianwei/api/contract/academic/grade';
import { parseMoment } from '@qianwei/api/time/moment';
import { isPending } from '../../../routes/pending-pages.ts';
import { retakeWords } from '../shared/period-words.ts';

/** Actions for a result. */
export interface GradeWays {
  mayReview: (grade: Grade) => boolean;
  /** How its course can be taken again; null where it cannot, or need not be. */
  retakeOf: (grade: Grade) => RetakeWay | null;
  onReview: (grade: Grade) => void;
}

/** How a course is taken again: a link, or where nothing can be done now only the words. */
export interface RetakeWay {
  readonly text: string;
  readonly href: string | null;
}

/** Until when the review of a result can be asked for, and whether it still can at `now` (ms, by the server's clock). */
export function reviewEndOf({ periodId, reviewable }: Grade, periods: GradeList['periods'], now: number) {
  const end = periods.find((period) => period.periodId === periodId)?.reviewEnd ?? null;
  return { end, isOpen: reviewable && (end === null || parseMoment(end) > now) };
}

/** The courses that the student has passed, whatever else was tried. */
export const passedCourses = (list: readonly Grade[]): ReadonlySet<string> =>
  new Set(list.flatMap(({ courseCode, result }) => (result === 'PASS' ? [courseCode] : [])));

const otherRetakes: Readonly<Partial<Record<Grade['gradeType'], { text: string; href: string }>>> = {
  PRACTICE: { text: '去报名', href: '/practiceSignUp' },
  THESIS: { text: '去论文管理', href: '/thesis/index' },
};

function examRetake({ retake }: Grade): RetakeWay | null {
  switch (retake?.kind) {
    case undefined:
      return null;
    case 'REGISTERED':
      return { text: retakeWords(retake), href: '/academic/apply/info' };
    case 'OPEN':
      return { text: '去报考', href: '/academic/exam/plan' };
    case 'LATER':
      return { text: retakeWords(retake), href: null };
  }
}

/** How the course can be taken again after this result; null where it was passed, then or later (`passedCourses`). */
export function retakeOf(grade: Grade, passed: ReadonlySet<string>): RetakeWay | null {
  const { courseCode, result, gradeType } = grade;
  const isMissed = result === 'FAIL' || result === 'ABSENT' || result === 'VIOLATION';
  if (!isMissed || passed.has(courseCode)) return null;
  if (gradeType === 'EXAM') return examRetake(grade);
  const way = otherRetakes[gradeType];
  return way === undefined || isPending(way.href) ? null : way;
}
