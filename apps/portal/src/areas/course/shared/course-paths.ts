const query = (values: Record<string, string | number | undefined>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** The menu entry of everything that belongs to a course. */
export const coursesPath = '/course/list';

/** The outline of a course. */
export const chapterPath = (courseId: string) => `/course/chapter/${courseId}`;

/** A lesson; `second` is where it begins, by default where it was left. */
export const playPath = (courseId: string, lessonId: string, second?: number) =>
  `/course/play?${query({ courseId, lessonId, t: second })}`;

/** A test before it is answered: rules, tries and results. Without `testId` the 综合测验 of the course. */
export const courseTestPath = (courseId: string, testId?: string) =>
  testId === undefined ? `/course/test/${courseId}` : `/course/test/${courseId}?${query({ testId })}`;

/** Where a running test is answered; a course has the same id as a subject of tests. */
export const courseAnswerPath = (subjectId: string, testId: string) =>
  `/course/answer/${subjectId}/${testId}`;
