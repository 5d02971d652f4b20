import { errorCode } from '@qianwei/api/contract/envelope';
import { getTestPaper, startTest, startWrongPractice } from '@qianwei/api/contract/exam/attempt';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type FrozenPaper, testRecord } from '../../../../db/schema/exam.ts';
import { wrongBook } from '../../../../db/schema/question.ts';
import { examSuite } from '../../../../testing/exam-suite.ts';
import {
  answerAll,
  beginAttempt,
  firstBrowser,
  given,
  openAttempt,
  save,
  storedAnswers,
  storedAttempt,
  submit,
} from '../../../../testing/test-attempt.ts';
import { eachDatabase } from '../../../../testing/test-database.ts';
import { addExamWithBank } from '../../../../testing/test-exam.ts';
import { addStudent } from '../../../../testing/test-student.ts';
import { closeOverdue } from './close-overdue.ts';

const minute = 60_000;

eachDatabase('the end of an attempt, and what comes after', (open) => {
  const { app, me, begin, wait } = examSuite(open);

  it('within 60 s after the end only what was given in time counts', async () => {
    const attempt = await begin({}, { objectiveOnly: true });
    const [first, second] = attempt.questions;
    wait(90 * minute + 59_000);
    const inTime = { ...given(app(), first!.questionId, 'B'), at: attempt.endsAt };
    const late = { ...given(app(), second!.questionId, 'B'), at: attempt.endsAt + 1 };
    const saved = await save(app(), attempt, 1, [inTime, late]);
    expect(saved).toMatchObject({ errorCode: 0, data: { savedSeq: 1, leftSeconds: 0 } });
    expect([...(await storedAnswers(app(), attempt)).keys()]).toEqual([first!.questionId]);
    const opened = await openAttempt(app(), me().token, attempt.testRecordId);
    expect(opened.questions[0]!.answer).toBe('B');
    const { data } = await submit(app(), attempt, [late], {});
    expect(data).toMatchObject({ score: 2, auto: true, answered: 1 });
    expect((await storedAttempt(app(), attempt)).submitTime!.getTime()).toBe(attempt.endsAt);
  });

  it('an answer dated hours ahead counts as given now, one from hours ago is believed', async () => {
    const attempt = await begin();
    const [first, second] = attempt.questions;
    const now = app().clock.now().getTime();
    const hours = 3 * 60 * minute;
    await save(app(), attempt, 1, [
      { ...given(app(), first!.questionId, 'B'), at: now + hours },
      { ...given(app(), second!.questionId, 'B'), at: now - hours },
    ]);
    const rows = await storedAnswers(app(), attempt);
    expect(rows.get(first!.questionId)!.at.getTime() - now).toBeLessThan(minute);
    expect(rows.get(second!.questionId)!.at.getTime()).toBe(now - hours);
  });

  it('when time and grace are over the server hands in: at the next touch', async () => {
    const attempt = await begin({ retryHours: 24 }, { objectiveOnly: true });
    const right = given(app(), attempt.questions[0]!.questionId, 'B');
    await save(app(), attempt, 1, [right]);
    wait(91 * minute + 1000);
    const deviceKey = firstBrowser;
    const { testRecordId } = attempt;
    const opened = await app().call(getTestPaper, { testRecordId, deviceKey }, { token: me().token });
    expect(opened).toMatchObject({ errorCode: errorCode.stateForbids, data: { testRecordId } });
    expect(opened.errorMsg).toContain('系统已自动交卷');
    expect(await storedAttempt(app(), attempt)).toMatchObject({
      status: 'GRADED',
      score: 2,
      auto: true,
      submitTime: new Date(attempt.endsAt),
    });
    const receipt = await submit(app(), attempt, [right], {});
    expect(receipt.data).toMatchObject({ auto: true, score: 2, answered: 1 });
  });

  it('the sweep hands in every overdue attempt once, two processes share the work', async () => {
    await closeOverdue(app().deps);
    const { testId } = await addExamWithBank(app().deps, {}, { objectiveOnly: true });
    const students = await Promise.all(Array.from({ length: 12 }, () => addStudent(app().deps)));
    const attempts = await Promise.all(students.map(({ token }) => beginAttempt(app(), token, testId)));
    wait(91 * minute + 1000);
    const running = await beginAttempt(app(), me().token, testId);
    const counts = await Promise.all([
      closeOverdue(app().deps),
      closeOverdue(app().deps),
      closeOverdue(app().deps),
    ]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    const rows = await Promise.all(attempts.map((attempt) => storedAttempt(app(), attempt)));
    expect(new Set(rows.map(({ receiptNo }) => receiptNo)).size).toBe(12);
    expect(new Set(rows.map(({ status, auto }) => `${status} ${auto}`))).toEqual(new Set(['GRADED true']));
    expect((await storedAttempt(app(), running)).status).toBe('RUNNING');
    expect(await closeOverdue(app().deps)).toBe(0);
  });

  it('taking over: the other browser is notified, the new one goes on with all answers, the old one is refused', async () => {
    const first = await begin();
    const { questionId } = first.questions[0]!;
    await save(app(), first, 1, [given(app(), questionId, 'A')]);
    const { testRecordId } = first;
    const deviceKey = 'browser-two-00002';
    const asked = await app().call(
      getTestPaper,
      { testRecordId, deviceKey },
      { token: me().token, headers: { 'user-agent': 'Phone' } },
    );
    expect(asked.data).toMatchObject({ attemptToken: '', heldElsewhere: { since: expect.any(String) } });
    expect((await save(app(), first, 2, [given(app(), questionId, 'B')])).errorCode).toBe(0);

    const second = await openAttempt(app(), me().token, testRecordId, { deviceKey, takeOver: true });
    expect(second.attemptToken).not.toBe(first.attemptToken);
    expect(second.questions[0]!.answer).toBe('B');
    const refused = await save(app(), first, 3, [given(app(), questionId, 'C')]);
    expect(refused).toMatchObject({
      errorCode: errorCode.conflict,
      data: { device: expect.any(String), since: expect.any(String) },
    });
    expect(refused.errorMsg).toContain('该测验已在其他设备作答');
    expect((await submit(app(), first, [given(app(), questionId, 'C')])).errorCode).toBe(errorCode.conflict);
    expect((await storedAnswers(app(), first)).get(questionId)!.answer).toBe('B');
    expect((await save(app(), second, 3, [given(app(), questionId, 'D')])).errorCode).toBe(0);
    const stored = await storedAttempt(app(), first);
    expect(JSON.stringify(stored)).not.toContain(second.attemptToken);
  });

  it('wrong answers go into the book and count up; a practice of them masters what is right', async () => {
    const { testId, courseId } = await addExamWithBank(app().deps, {}, { objectiveOnly: true });
    const bookOf = () =>
      app().deps.db.select().from(wrongBook).where(eq(wrongBook.studentId, me().studentId));
    const practise = (payload: object) => app().call(startWrongPractice, payload, { token: me().token });
    const none = await practise({ courseId });
    expect(none).toMatchObject({
      errorCode: errorCode.notEligible,
      errorMsg: expect.stringContaining('没有可以重练的错题'),
      data: { way: { kind: 'PAGE', text: '去学习', path: `/course/chapter/${courseId}` } },
    });

    const attempt = await beginAttempt(app(), me().token, testId);
    const singles = attempt.questions.filter(({ questionType }) => questionType === 'SINGLE');
    const answers = singles.map(({ questionId }, index) => given(app(), questionId, index < 3 ? 'A' : 'B'));
    await submit(app(), attempt, answers);
    expect(
      (await bookOf()).map(({ wrongCount, lastAnswer, masteredAt }) => [wrongCount, lastAnswer, masteredAt]),
    ).toEqual(Array(3).fill([1, 'A', null]));

    const started = await practise({ courseId, testRecordId: attempt.testRecordId });
    expect(started.data.resumed).toBe(false);
    expect((await practise({ courseId })).data).toEqual({ ...started.data, resumed: true });
    const practice = await openAttempt(app(), me().token, started.data.testRecordId);
    expect(new Set(practice.questions.map(({ questionId }) => questionId))).toEqual(
      new Set(singles.slice(0, 3).map(({ questionId }) => questionId)),
    );
    const [right, wrong] = practice.questions;
    const { data } = await submit(app(), practice, [
      given(app(), right!.questionId, 'B'),
      given(app(), wrong!.questionId, 'D'),
    ]);
    expect(data).toMatchObject({ status: 'GRADED', score: 2, passed: null });
    const book = new Map((await bookOf()).map((row) => [row.questionId, row]));
    expect(book.get(right!.questionId)!.masteredAt).not.toBeNull();
    expect(book.get(wrong!.questionId)).toMatchObject({ wrongCount: 2, lastAnswer: 'D', masteredAt: null });
    expect((await app().call(startTest, { testId, honest: true }, { token: me().token })).errorCode).toBe(0);
  });

  it('questions whose analysis is not open yet cannot be practised', async () => {
    const { testId, courseId } = await addExamWithBank(
      app().deps,
      { analysisRule: 'CLOSED_OR_LAST_TRY' },
      { objectiveOnly: true },
    );
    const attempt = await beginAttempt(app(), me().token, testId);
    await submit(
      app(),
      attempt,
      answerAll(app(), attempt, ({ questionType }) => (questionType === 'SINGLE' ? 'A' : null)),
    );
    for (const payload of [{ courseId }, { courseId, testRecordId: attempt.testRecordId }])
      expect((await app().call(startWrongPractice, payload, { token: me().token })).errorCode).toBe(
        errorCode.notEligible,
      );
  });

  it('a practice of another course is in the way, and one’s own running attempt has no wrong questions yet', async () => {
    const exams = [
      await addExamWithBank(app().deps, {}, { objectiveOnly: true }),
      await addExamWithBank(app().deps, {}, { objectiveOnly: true }),
    ];
    for (const { testId } of exams) {
      const attempt = await beginAttempt(app(), me().token, testId);
      const { testRecordId } = attempt;
      const early = await app().call(
        startWrongPractice,
        { courseId: exams[0]!.courseId, testRecordId },
        { token: me().token },
      );
      expect(early.errorCode).toBe(errorCode.notFound);
      await submit(
        app(),
        attempt,
        answerAll(app(), attempt, ({ questionType }) => (questionType === 'SINGLE' ? 'A' : null)),
      );
    }
    const [first, second] = exams.map(({ courseId }) => ({ courseId }));
    expect((await app().call(startWrongPractice, first, { token: me().token })).errorCode).toBe(0);
    const refused = await app().call(startWrongPractice, second, { token: me().token });
    expect(refused).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: expect.stringContaining('进行中的错题重练'),
      data: { way: { kind: 'RUNNING', path: `/course/answer/${first!.courseId}/wrong-${first!.courseId}` } },
    });
  });

  it('an attempt that cannot be closed does not keep others from it, and the log says so', async () => {
    const broken = await begin({}, { objectiveOnly: true });
    const { testId } = broken;
    const other = await addStudent(app().deps);
    const whole = await beginAttempt(app(), other.token, testId);
    const { db } = app().deps;
    await db
      .update(testRecord)
      .set({ paper: {} as FrozenPaper, endTime: new Date(0) })
      .where(eq(testRecord.id, broken.testRecordId));
    await db
      .update(testRecord)
      .set({ endTime: new Date(1) })
      .where(eq(testRecord.id, whole.testRecordId));
    await closeOverdue(app().deps);
    expect((await storedAttempt(app(), whole)).status).toBe('GRADED');
    expect(app().logged.join()).toContain('attempt not closed');
    await db.update(testRecord).set({ status: 'VOID' }).where(eq(testRecord.id, broken.testRecordId));
  });
});
