import { errorCode } from '@qianwei/api/contract/envelope';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  answerAll,
  beginAttempt,
  given,
  type HeldAttempt,
  save,
  storedAnswers,
  storedAttempt,
  submit,
} from '../../../testing/test-attempt.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { addExamWithBank } from '../../../testing/test-exam.ts';
import { addStudent } from '../../../testing/test-student.ts';

const count = 8;

eachDatabase('many students at once', (open) => {
  let app: TestApp;
  let attempts: HeldAttempt[];
  beforeAll(async () => {
    app = await createTestApp({ database: open() });
  });
  beforeEach(async () => {
    const { testId } = await addExamWithBank(app.deps, {}, { objectiveOnly: true });
    const students = await Promise.all(
      Array.from({ length: count }, () => addStudent(app.deps, { expiresAt: new Date('2100-01-01') })),
    );
    attempts = await Promise.all(students.map(({ token }) => beginAttempt(app, token, testId)));
  });

  const broken = { attemptToken: 'another-token' };

  it('each save of a turn is stored for its own attempt, and one that is refused harms no other', async () => {
    const saves = attempts.map((attempt, index) => {
      const answers = answerAll(app, attempt);
      return save(app, index === 3 ? { ...attempt, ...broken } : attempt, index + 1, answers);
    });
    const answered = await Promise.all(saves);
    expect(answered.map((one) => one.errorCode)).toEqual(
      attempts.map((_, index) => (index === 3 ? errorCode.conflict : 0)),
    );
    for (const [index, attempt] of attempts.entries()) {
      const stored = await storedAnswers(app, attempt);
      expect(stored.size).toBe(index === 3 ? 0 : attempt.questions.length);
      expect(await storedAttempt(app, attempt)).toMatchObject({ seq: index === 3 ? 0 : index + 1 });
    }
  });

  it('two saves of one attempt in one turn both get their word, and the higher seq stays', async () => {
    const [attempt] = attempts as [HeldAttempt];
    const { questionId } = attempt.questions[0]!;
    const seqs = [5, 6, 4];
    const answered = await Promise.all(
      seqs.map((seq) => save(app, attempt, seq, [given(app, questionId, seq === 6 ? 'B' : 'A')])),
    );
    expect(answered.map((one) => one.errorCode)).toEqual([0, 0, 0]);
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
    expect(right.map((one) => one.data.answered)).toEqual([1, 2, 4, 5, 6, 7, 8]);
    expect(new Set(right.map((one) => one.data.receiptNo)).size).toBe(count - 1);
    expect(new Set(right.map((one) => one.data.score)).size).toBe(count - 1);
    for (const { data } of right) {
      const stored = await storedAttempt(app, data);
      expect(stored).toMatchObject({ status: 'GRADED', score: data.score, receiptNo: data.receiptNo });
    }
  });
});
