import { queryOf } from './query-of.ts';

/** 课程学习. */
export const coursesPath = '/course/list';

/** The chapters of a course, or another part of its page, such as its materials. */
export const chapterPath = (courseId: string, tab?: 'materials' | 'questions') =>
  `/course/chapter/${courseId}${queryOf({ tab })}`;

/** The video of a course: of this lesson, or without one where it goes on; `second` is where it begins, by default where it was left. */
export const playPath = (courseId: string, lessonId?: string, second?: number | null) =>
  `/course/play${queryOf({ courseId, lessonId, t: second === null || second === undefined ? undefined : String(second) })}`;

/** The page of a test before it is answered; without `testId` the comprehensive test of the course. */
export const testPath = (courseId: string, { testId, bizId }: { testId?: string; bizId?: string } = {}) =>
  `/course/test/${courseId}${queryOf({ testId, bizId })}`;

/** The answer page of a test. */
export const answerPath = ({
  subjectId,
  testId,
  bizId,
}: {
  subjectId: string;
  testId: string;
  bizId?: string;
}) => `/course/answer/${subjectId}/${testId}${queryOf({ bizId })}`;

/** The wrong-question book of a course. */
export const wrongBookPath = (courseId: string) => `/course/test/${courseId}?tab=book`;
