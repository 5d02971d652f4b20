import type { TestType } from '@qianwei/api/contract/exam/test-title';
import { isAssessment } from '@qianwei/api/contract/exam/test-title';
import { queryOf } from '../../../shared/address/query-of.ts';

const inBatch = (path: string, bizId: string) => (bizId === '' ? path : `${path}/${bizId}`);

/** 实践测评, on a certificate host 证书测评. */
export const assessmentPath = '/exam/practice/assessment';

/** The menu entry that a test of this kind belongs to, wherever it was opened from. */
export const menuOf = (type: TestType): string => (isAssessment(type) ? assessmentPath : '/course/list');

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
  `${inBatch('/exam/play', bizId)}${queryOf({ courseId })}`;
