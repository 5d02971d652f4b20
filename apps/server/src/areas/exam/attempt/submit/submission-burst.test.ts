import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testRecord } from '../../../../db/schema/exam.ts';
import { wrongBook } from '../../../../db/schema/question.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  answerAll,
  beginAttempt,
  type HeldAttempt,
  storedAnswers,
  storedAttempt,
  submit,
} from '../../../../testing/test-attempt.ts';
import { eachDatabase } from '../../../../testing/test-database.ts';
import { addExamWithBank, examClock } from '../../../../testing/test-exam.ts';
import { addStudent } from '../../../../testing/test-student.ts';
import { paperShapeOf } from '../../shared/paper/paper-shape.ts';
import { scoreSubmitted } from '../score/score-submitted.ts';
import { submitBatched } from './submit-batch.ts';

const count = 12;

eachDatabase('a rush of hand-ins', (open) => {
  let app: TestApp;
  let testId: string;
  let attempts: (HeldAttempt & { studentId: string })[];
  let offset = 0;
  const pass = (ms: number) => {
    offset += ms;
    app.clock.setOffset(offset);
  };
  beforeAll(async () => {
    app = await createTestApp({ database: open(), clock: examClock() });
  });
  beforeEach(async () => {
    pass(60_000);
    ({ testId } = await addExamWithBank(app.deps, {}, { objectiveOnly: true }));
    attempts = await beginAll();
  });

  async function beginAll() {
    const students = await Promise.all(
      Array.from({ length: count }, () => addStudent(app.deps, { expiresAt: new Date('2100-01-01') })),
    );
    return Promise.all(
      students.map(async ({ token, studentId }) => ({
        ...(await beginAttempt(app, token, testId)),
        studentId,
      })),
    );
  }

  /** Student number n has answered n questions, all of them right but the first. */
  async function handIn(attempt: (typeof attempts)[number], index: number) {
    const { studentId, testRecordId, attemptToken } = attempt;
    const shape = await paperShapeOf(app.deps.db, studentId, testRecordId);
    if (shape === undefined) throw new Error('no paper');
    const [first, ...others] = answerAll(app, attempt).slice(0, index);
    const answers = first === undefined ? [] : [{ ...first, answer: 'A' }, ...others];
    const save = { studentId, testRecordId, attemptToken, seq: 9, answers, blurCount: 0 };
    return submitBatched(app.deps, { save, shape, auto: false, honest: true, now: app.clock.now() });
  }

  /** Each at the same moment. */
  const handInAll = () => Promise.all(attempts.map(handIn));

  /** The same alone, with its score at once. */
  async function scoreAlone(index: number): Promise<number | null> {
    const { token } = await addStudent(app.deps, { expiresAt: new Date('2100-01-01') });
    const attempt = await beginAttempt(app, token, testId);
    const byId = new Map(
      (await storedRows(index)).map(([questionId, { answer }]) => [questionId, answer] as const),
    );
    const answers = answerAll(app, attempt).filter(({ questionId }) => byId.has(questionId));
    return (
      await submit(
        app,
        attempt,
        answers.map((sent) => ({ ...sent, answer: byId.get(sent.questionId) })),
      )
    ).data.score;
  }
  const storedRows = async (index: number) => [...(await storedAnswers(app, attempts[index]!))];

  it('each has a receipt at once, with number, time and hash, and is scored when it has passed', async () => {
    const receipts = await handInAll();
    expect(receipts.map((receipt) => [receipt?.status, receipt?.score, receipt?.passed])).toEqual(
      Array(count).fill(['SUBMITTED', null, null]),
    );
    expect(receipts.map((receipt) => receipt?.answered)).toEqual(
      attempts.map((_, index) => index).map((n) => Math.min(n, attempts[0]!.questions.length)),
    );
    expect(new Set(receipts.map((receipt) => receipt?.receiptNo)).size).toBe(count);

    await scoreSubmitted(app.deps);
    expect(await storedAttempt(app, attempts[5]!)).toMatchObject({ status: 'SUBMITTED', score: null });
    pass(4000);
    await scoreSubmitted(app.deps);
    for (const [index, attempt] of attempts.entries()) {
      const { receiptNo, answersHash } = receipts[index]!;
      pass(1000);
      const score = await scoreAlone(index);
      expect(await storedAttempt(app, attempt)).toMatchObject({
        status: 'GRADED',
        score,
        receiptNo,
        answersHash,
      });
      for (const [, { got }] of await storedRows(index)) expect(got).not.toBeNull();
    }
    const [book] = await app.deps.db
      .select()
      .from(wrongBook)
      .where(eq(wrongBook.studentId, attempts[5]!.studentId));
    expect(book).toMatchObject({ questionId: attempts[5]!.questions[0]!.questionId, wrongCount: 1 });
  });

  it('is also noticed when they come one by one, and is over a second later', async () => {
    const statuses: unknown[] = [];
    for (const [index, attempt] of attempts.entries()) {
      if (index === 11) pass(1000);
      statuses.push((await handIn(attempt, index))?.status);
    }
    expect(statuses).toEqual([...Array(9).fill('GRADED'), 'SUBMITTED', 'SUBMITTED', 'GRADED']);
  });

  it('the next one goes first too, but keeps nobody waiting for longer than a minute', async () => {
    await handInAll();
    const others = await beginAll();
    pass(59_800);
    await Promise.all(others.map(handIn));
    await scoreSubmitted(app.deps);
    expect(await storedAttempt(app, attempts[5]!)).toMatchObject({ status: 'SUBMITTED' });
    pass(500);
    await scoreSubmitted(app.deps);
    expect(await storedAttempt(app, attempts[5]!)).toMatchObject({ status: 'GRADED' });
    expect(await storedAttempt(app, others[5]!)).toMatchObject({ status: 'SUBMITTED' });
  });

  it('a second press gets the same receipt', async () => {
    const [, receipt] = await handInAll();
    const again = await submit(app, attempts[1]!);
    expect(again.data).toEqual(receipt);
  });

  it('who looks before that finds the score', async () => {
    await handInAll();
    const { token } = attempts[7]!;
    const { data } = await app.call(getTestRecordList, { testId }, { token });
    expect(data.list).toMatchObject([{ status: 'GRADED', score: expect.any(Number) }]);
    expect(await storedAttempt(app, attempts[8]!)).toMatchObject({ status: 'SUBMITTED' });
  });

  it('one that cannot be scored is logged and keeps nobody else waiting', async () => {
    await handInAll();
    const [broken, ...others] = attempts;
    await app.deps.db
      .update(testRecord)
      .set({ paper: {} as never })
      .where(eq(testRecord.id, broken!.testRecordId));
    pass(4000);
    await scoreSubmitted(app.deps);
    expect(await storedAttempt(app, broken!)).toMatchObject({ status: 'SUBMITTED' });
    for (const attempt of others)
      expect(await storedAttempt(app, attempt)).toMatchObject({ status: 'GRADED' });
    const logged = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged.filter(({ testRecordId }) => testRecordId === broken!.testRecordId)).toHaveLength(1);
    expect(logged.filter(({ event }) => event === 'batch failed')).toMatchObject([
      { level: 'error', batch: 'scores', items: expect.any(Number), error: expect.any(String) },
    ]);
  });
});
