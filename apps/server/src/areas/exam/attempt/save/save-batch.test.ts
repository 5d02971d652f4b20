import { errorCode } from '@qianwei/api/contract/envelope';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { logFailedBatch } from '../../../../db/failed-batch.ts';
import type { StudentContext } from '../../../../http/implement.ts';
import { createLogger } from '../../../../log.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  answerAll,
  beginAttempt,
  given,
  type HeldAttempt,
  save,
  storedAnswers,
  storedAttempt,
  submit,
} from '../../../../testing/test-attempt.ts';
import { eachDatabase } from '../../../../testing/test-database.ts';
import { addExamWithBank } from '../../../../testing/test-exam.ts';
import { addStudent } from '../../../../testing/test-student.ts';
import { submit as submitBy } from '../submit/submit-test.workflow.ts';
import { save as saveBy } from './save-answer.workflow.ts';

const count = 8;

/** One more batch fails: its number in this process, where other files have made some fail, too. */
function failOne(): number {
  let number = Number.NaN;
  const log = createLogger(
    (line) => {
      number = JSON.parse(line).failedBatches;
    },
    () => new Date(),
  );
  logFailedBatch(log, new Error('nothing'), { batch: 'saves', items: 1 });
  return number;
}

eachDatabase('many students at once', (open) => {
  let app: TestApp;
  let attempts: (HeldAttempt & { studentId: string })[];
  beforeAll(async () => {
    app = await createTestApp({ database: open() });
  });
  beforeEach(async () => {
    const { testId } = await addExamWithBank(app.deps, {}, { objectiveOnly: true });
    const students = await Promise.all(
      Array.from({ length: count }, () => addStudent(app.deps, { expiresAt: new Date('2100-01-01') })),
    );
    attempts = await Promise.all(
      students.map(async ({ token, studentId }) => ({
        ...(await beginAttempt(app, token, testId)),
        studentId,
      })),
    );
  });

  const broken = { attemptToken: 'another-token' };

  it('each save of a turn is stored for its own attempt, and one that is refused harms no other', async () => {
    const saves = attempts.map((attempt, index) => {
      const answers = answerAll(app, attempt);
      return save(app, index === 3 ? { ...attempt, ...broken } : attempt, index + 1, answers);
    });
    const answered = await Promise.all(saves);
    expect(answered.map((answer) => answer.errorCode)).toEqual(
      attempts.map((_, index) => (index === 3 ? errorCode.conflict : 0)),
    );
    for (const [index, attempt] of attempts.entries()) {
      const stored = await storedAnswers(app, attempt);
      expect(stored.size).toBe(index === 3 ? 0 : attempt.questions.length);
      expect(await storedAttempt(app, attempt)).toMatchObject({ seq: index === 3 ? 0 : index + 1 });
    }
  });

  it('two saves of one attempt in one turn both get their answer, and the higher seq stays', async () => {
    const attempt = attempts[0]!;
    const { questionId } = attempt.questions[0]!;
    const seqs = [5, 6, 4];
    const answered = await Promise.all(
      seqs.map((seq) => save(app, attempt, seq, [given(app, questionId, seq === 6 ? 'B' : 'A')])),
    );
    expect(answered.map((answer) => answer.errorCode)).toEqual([0, 0, 0]);
    expect((await storedAnswers(app, attempt)).get(questionId)).toMatchObject({ seq: 6, answer: 'B' });
  });

  it('each hand-in of a turn gets its own receipt and score, and one that is refused harms no other', async () => {
    const answered = await Promise.all(
      attempts.map((attempt, index) => {
        const answers = answerAll(app, attempt).slice(0, index + 1);
        return submit(app, index === 2 ? { ...attempt, ...broken } : attempt, answers);
      }),
    );
    expect(answered[2]!.errorCode).toBe(errorCode.conflict);
    expect(await storedAttempt(app, attempts[2]!)).toMatchObject({ status: 'RUNNING' });
    const right = answered.filter((_, index) => index !== 2);
    expect(right.map((answer) => answer.data.answered)).toEqual([1, 2, 4, 5, 6, 7, 8]);
    expect(new Set(right.map((answer) => answer.data.receiptNo)).size).toBe(count - 1);
    expect(new Set(right.map((answer) => answer.data.score)).size).toBe(count - 1);
    for (const { data } of right) {
      const stored = await storedAttempt(app, data);
      expect(stored).toMatchObject({ status: 'GRADED', score: data.score, receiptNo: data.receiptNo });
    }
  });

  type Work = typeof saveBy | typeof submitBy;

  /** All at once; what number 3 brings is more than the database takes, so that the statement of all fails. */
  function atOnce(work: Work) {
    return Promise.allSettled(
      attempts.map((attempt, index) => {
        const { testRecordId, attemptToken, studentId } = attempt;
        const context = { ...app.deps, session: { studentId } } as unknown as StudentContext;
        const answers = answerAll(app, attempt);
        const seq = index === 3 ? 2 ** 40 : 9;
        const held = { testRecordId, attemptToken, seq, answers };
        return work(context, { ...held, blurCount: 0, auto: false, honest: true });
      }),
    );
  }

  const failedBatches = () =>
    app.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'batch failed');

  it.each<[string, Work]>([
    ['saves', saveBy],
    ['hand-ins', submitBy],
  ])(
    '%s that fail together are done each by itself, and the log says so in one line',
    async (batch, work) => {
      const before = failedBatches().length;
      const failedSoFar = failOne();
      const outcomes = await atOnce(work);
      expect(outcomes.map(({ status }) => status)).toEqual(
        attempts.map((_, index) => (index === 3 ? 'rejected' : 'fulfilled')),
      );
      for (const [index, attempt] of attempts.entries())
        expect((await storedAnswers(app, attempt)).size).toBe(index === 3 ? 0 : attempt.questions.length);

      const [line, ...more] = failedBatches().slice(before);
      expect(more).toEqual([]);
      expect(line).toMatchObject({ level: 'error', batch, items: count, 'cause.code': '22003' });
      expect(line?.failedBatches).toBe(failedSoFar + 1);
      for (const { attemptToken, token, studentId, testRecordId } of attempts)
        for (const secret of [attemptToken, token, studentId, testRecordId, 'secretblank', '暗号空'])
          expect(JSON.stringify(line)).not.toContain(secret);
    },
  );
});
