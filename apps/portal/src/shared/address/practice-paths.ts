import { queryOf } from './query-of.ts';

const inBatch = (path: string, bizId: string) => (bizId === '' ? path : `${path}/${bizId}`);

/** 实践测评, on a certificate host 证书测评. */
export const assessmentPath = '/exam/practice/assessment';

/** All attempts at an assessment; without `bizId` of every batch. */
export const historyPath = (testId: string, bizId = '') => inBatch(`/exam/scores/history/${testId}`, bizId);

/** The outline of a practice course; with an empty `bizId` of the newest open batch. */
export const practiceChapterPath = (courseId: string, bizId: string) =>
  inBatch(`/exam/chapter/${courseId}`, bizId);

/**
 * The videos of a practice course within a batch: of this lesson, or without one where it goes on; `second` is where it
 * begins, by default where it was left.
 */
export const practicePlayPath = (courseId: string, bizId: string, lessonId?: string, second?: number) =>
  `${inBatch('/exam/play', bizId)}${queryOf({ courseId, lessonId, t: second === undefined ? undefined : String(second) })}`;
