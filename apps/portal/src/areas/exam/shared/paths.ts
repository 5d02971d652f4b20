import type { TestType } from '@qianwei/api/contract/exam/test-title';
import { isAssessment } from '@qianwei/api/contract/exam/test-title';

const query = (values: Record<string, string | undefined>) => {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
const inBatch = (path: string, bizId: string) => (bizId === '' ? path : `${path}/${bizId}`);

/** 实践测评, on a certificate host 证书测评. */
export const assessmentPath = '/exam/practice/assessment';

/** The menu entry that a test of this kind belongs to, wherever it was opened from. */
export const menuOf = (type: TestType): string => (isAssessment(type) ? assessmentPath : '/course/list');

/** The answer page of a test. */
export const answerPath = ({
  subjectId,
  testId,
  bizId,
}: {
  subjectId: string;
  testId: string;
  bizId?: string;
}) => `/course/answer/${subjectId}/${testId}${query({ bizId })}`;

/** The page of a test before it is answered; without `testId` the comprehensive test of the course. */
export const testPath = (courseId: string, { testId, bizId }: { testId?: string; bizId?: string } = {}) =>
  `/course/test/${courseId}${query({ testId, bizId })}`;

/** The analysis of an attempt. */
export const analysisPath = (test: { subjectId: string; testId: string }, testRecordId: string) =>
  `/course/analysis/${test.subjectId}/${testRecordId}/${test.testId}`;

/** All attempts at an assessment; without `bizId` of every batch. */
export const historyPath = (testId: string, bizId = '') => inBatch(`/exam/scores/history/${testId}`, bizId);

/** The outline of a practice course. */
export const practiceChapterPath = (courseId: string, bizId: string) =>
  inBatch(`/exam/chapter/${courseId}`, bizId);

/** The videos of a practice course. */
export const practicePlayPath = (courseId: string, bizId: string) =>
  `${inBatch('/exam/play', bizId)}${query({ courseId })}`;

/** A lesson's video at a second. */
export const lessonPath = (courseId: string, lessonId: string, second: number | null) =>
  `/course/play${query({ courseId, lessonId, t: second === null ? undefined : String(second) })}`;
