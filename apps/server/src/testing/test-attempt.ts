import {
  type GivenAnswer,
  getTestPaper,
  type PaperQuestion,
  saveAnswer,
  startTest,
  submitTest,
} from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { eq } from 'drizzle-orm';
import { testAnswer, testRecord } from '../db/schema/exam.ts';
import type { TestApp } from './test-app.ts';
import { rightAnswers } from './test-exam.ts';

/** An attempt that a browser holds. */
export interface HeldAttempt {
  readonly testRecordId: string;
  /** Of the student's session. */
  readonly token: string;
  readonly attemptToken: string;
  readonly questions: PaperQuestion[];
  /** Epoch ms. */
  readonly endsAt: number;
}

/** The browser that tests answer in, unless they say another. */
export const firstBrowser = 'browser-one-00001';

/** Opens the paper as a browser does. */
export async function openAttempt(
  app: TestApp,
  token: string,
  testRecordId: string,
  { deviceKey = firstBrowser, takeOver = false } = {},
): Promise<HeldAttempt> {
  const answer = await app.call(getTestPaper, { testRecordId, deviceKey, takeOver }, { token });
  if (answer.errorCode !== 0) throw new Error(answer.errorMsg);
  const { attemptToken, endsAt, groups } = answer.data;
  const questions = groups.flatMap((group) => group.questions);
  return { testRecordId, token, attemptToken, endsAt, questions };
}

/** Starts a test and opens its paper. */
export async function beginAttempt(app: TestApp, token: string, testId: string): Promise<HeldAttempt> {
  const started = await app.call(startTest, { testId, honest: true }, { token });
  if (started.errorCode !== 0) throw new Error(started.errorMsg);
  return openAttempt(app, token, started.data.testRecordId);
}

/** An answer on its way, given now by the app's clock. */
export function given(app: TestApp, questionId: string, answer: AnswerValue): GivenAnswer {
  return { questionId, answer, marked: false, seconds: 5, at: app.clock.now().getTime() };
}

/** Right answer to a question of `addExamWithBank`. */
const rightAnswer = ({ questionType, blanks }: PaperQuestion): AnswerValue =>
  blanks === 2 ? ['secretblank', '暗号空'] : rightAnswers[questionType];

/** An answer to each question, by default the right one. */
export function answerAll(
  app: TestApp,
  { questions }: HeldAttempt,
  answerOf: (question: PaperQuestion) => AnswerValue = rightAnswer,
): GivenAnswer[] {
  return questions.map((question) => given(app, question.questionId, answerOf(question)));
}

/** Saves as the browser does that holds the attempt. */
export function save(app: TestApp, attempt: HeldAttempt, seq: number, answers: unknown[], blurCount = 0) {
  const { testRecordId, attemptToken, token } = attempt;
  return app.call(saveAnswer, { testRecordId, attemptToken, seq, answers, blurCount }, { token });
}

/** Hands in as the browser does that holds the attempt; `more` instead of the honesty statement. */
export function submit(
  app: TestApp,
  attempt: HeldAttempt,
  answers: unknown[] = [],
  more: object = { honest: true },
) {
  const { testRecordId, attemptToken, token } = attempt;
  return app.call(submitTest, { testRecordId, attemptToken, seq: 1000, answers, ...more }, { token });
}

/** The stored attempt. */
export async function storedAttempt(app: TestApp, { testRecordId }: Pick<HeldAttempt, 'testRecordId'>) {
  const [row] = await app.deps.db.select().from(testRecord).where(eq(testRecord.id, testRecordId));
  if (row === undefined) throw new Error('No such attempt');
  return row;
}

/** The answers as they are stored, by question. */
export async function storedAnswers(app: TestApp, { testRecordId }: Pick<HeldAttempt, 'testRecordId'>) {
  const rows = await app.deps.db.select().from(testAnswer).where(eq(testAnswer.testRecordId, testRecordId));
  return new Map(rows.map((row) => [row.questionId, row]));
}
