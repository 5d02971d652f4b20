import type { TestType } from '@qianwei/api/contract/exam/test-title';
import { isAssessment } from '@qianwei/api/contract/exam/test-title';
import { assessmentPath } from '../../../shared/address/practice-paths.ts';

/** The menu entry that a test of this kind belongs to, wherever it was opened from. */
export const menuOf = (type: TestType): string => (isAssessment(type) ? assessmentPath : '/course/list');

/** The analysis of an attempt. */
export const analysisPath = (test: { subjectId: string; testId: string }, testRecordId: string) =>
  `/course/analysis/${test.subjectId}/${testRecordId}/${test.testId}`;
