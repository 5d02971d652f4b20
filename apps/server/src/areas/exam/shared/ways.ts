import type { Way } from '@qianwei/api/contract/eligibility';
import { type TestType, testNoun } from '@qianwei/api/contract/exam/test-title';
import { toPage } from '../../../eligibility/ways.ts';
import { formatDateTime } from '../../../time.ts';

/** Page on which an attempt is answered. */
export const answerPath = (subjectId: string, testId: string) => `/course/answer/${subjectId}/${testId}`;

interface OfTest {
  readonly id: string;
  readonly courseId: string;
}
interface OfBatch {
  readonly id: string;
}

/** The page of a test, inside a batch where it belongs to one (`bizId` is '' without). */
export function testPath({ courseId, id }: OfTest, bizId: string): string {
  const query = new URLSearchParams({ testId: id, ...(bizId === '' ? {} : { bizId }) });
  return `/course/test/${courseId}?${query}`;
}

/** To the chapters of a test's course: those of its batch, for a test that belongs to one. */
export const toLearning = (test: OfTest, batch: OfBatch | null): Way =>
  toPage('去学习', batch ? `/exam/chapter/${test.courseId}/${batch.id}` : `/course/chapter/${test.courseId}`);

/** To the page of a test before it is answered. */
export const toTest = (test: OfTest & { readonly type: TestType }, batch: OfBatch | null): Way =>
  toPage(`回到${testNoun(test.type)}`, testPath(test, batch?.id ?? ''));

/** To the questions of a test's course that were answered wrongly: the second tab of the test's page. */
export const toWrongBook = (test: OfTest, batch: OfBatch | null): Way =>
  toPage('先练错题', `${testPath(test, batch?.id ?? '')}&tab=book`);

/** Back to the test that the student began last in a course; to its chapters before the first. */
export const toLastTest = (
  courseId: string,
  last: { test: Parameters<typeof toTest>[0]; batch: OfBatch | null } | undefined,
): Way => (last ? toTest(last.test, last.batch) : toPage('去学习', `/course/chapter/${courseId}`));

/** To what was reached in a test so far. */
export const toHistory = (test: OfTest, batch: OfBatch | null): Way =>
  toPage('看历史成绩', `/exam/scores/history/${test.id}${batch ? `/${batch.id}` : ''}`);

/** To a test in the list of assessments, opened where something can be done with it. */
export const toAssessment = (test: OfTest, batch: OfBatch | null, text: string): Way =>
  toPage(
    text,
    `/exam/practice/assessment?${new URLSearchParams({ ...(batch ? { bizId: batch.id } : {}), testId: test.id })}`,
  );

/** To the sign-up for practice assessments. */
export const toSignUp = (text: string): Way => toPage(text, '/practiceSignUp');

/** To the ticket with the time and place of an assessment at a test centre. */
export const toTicket: Way = toPage('看准考证', '/reviews/practice/ticket');

/** An attempt that runs, as far as the way to it asks. */
export interface RunningElsewhere {
  /** Of its test. */
  readonly type: TestType;
  readonly name: string;
  readonly courseId: string;
  readonly testId: string;
  readonly endTime: Date;
}

/** Back to the attempt that is in the way. */
export const toRunning = ({ type, name, courseId, testId, endTime }: RunningElsewhere): Way => ({
  kind: 'RUNNING',
  type,
  name,
  path: answerPath(courseId, testId),
  endTime: formatDateTime(endTime),
});
