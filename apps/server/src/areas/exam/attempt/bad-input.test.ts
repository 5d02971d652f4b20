import { randomUUID } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getTestPaper } from '@qianwei/api/contract/exam/attempt';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testRecord } from '../../../db/schema/exam.ts';
import { examSuite } from '../../../testing/exam-suite.ts';
import {
  answerAll,
  beginAttempt,
  firstBrowser,
  given,
  type HeldAttempt,
  openAttempt,
  save,
  storedAnswers,
  storedAttempt,
  submit,
} from '../../../testing/test-attempt.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { addExamWithBank } from '../../../testing/test-exam.ts';
import { addStudent } from '../../../testing/test-student.ts';

const minute = 60_000;

eachDatabase('bad input harms nothing', (open) => {
  const { app, me } = examSuite(open);
  let attempt: HeldAttempt;
  let testId: string;
  let before: unknown;
  const stateOf = async () => [await storedAttempt(app(), attempt), await storedAnswers(app(), attempt)];
  const unharmed = async () => expect(await stateOf()).toEqual(before);
  const questionOf = (type: string) =>
    attempt.questions.find(({ questionType }) => questionType === type)!.questionId;

  beforeAll(async () => {
    ({ testId } = await addExamWithBank(app().deps));
  });
  beforeEach(async () => {
    attempt = await beginAttempt(app(), me().token, testId);
    await save(app(), attempt, 10, [
      given(app(), questionOf('SINGLE'), 'A'),
      given(app(), questionOf('SHORT'), '初稿'),
    ]);
    before = await stateOf();
  });
  afterEach(() => app().clock.setOffset(0));

  it('a question that is not in the paper: nothing of the save is kept', async () => {
    const answers = [given(app(), questionOf('JUDGE'), true), given(app(), randomUUID(), 'A')];
    for (const answer of [await save(app(), attempt, 11, answers), await submit(app(), attempt, answers)]) {
      expect(answer).toMatchObject({
        errorCode: errorCode.badParameter,
        errorMsg: '提交了不在本次试卷中的题目，请刷新页面后重试；已保存的答案不受影响',
        data: { fieldErrors: { 'answers.1': '提交了不在本次试卷中的题目' } },
      });
    }
    await unharmed();
  });

  describe('an answer of another shape is refused, and nothing of the save is kept', () => {
    it.each([
      ['SINGLE', 'E'],
      ['SINGLE', ['A']],
      ['SINGLE', true],
      ['MULTIPLE', 'A'],
      ['MULTIPLE', ['A', 'Z']],
      ['JUDGE', 'true'],
      ['BLANK', 'text'],
      ['BLANK', ['a', 'b', 'c']],
      ['SHORT', ['a']],
      ['SHORT', false],
    ])('%s %j', async (type, wrong) => {
      const answers = [given(app(), questionOf('TERM'), '好'), given(app(), questionOf(type), wrong)];
      for (const answer of [await save(app(), attempt, 11, answers), await submit(app(), attempt, answers)])
        expect(answer).toMatchObject({
          errorCode: errorCode.badParameter,
          errorMsg: '答案的格式与题型不符，请刷新页面后重试；已保存的答案不受影响',
        });
      await unharmed();
    });

    it.each([
      ['a number', { answer: 5 }],
      ['an object', { answer: { key: 'A' } }],
      ['seconds below nothing', { seconds: -1 }],
      ['a time that is none', { at: 'yesterday' }],
      ['no mark', { marked: undefined }],
    ])('%s', async (_, wrong) => {
      const answer = await save(app(), attempt, 11, [
        { ...given(app(), questionOf('SINGLE'), 'B'), ...wrong },
      ]);
      expect(answer.errorCode).toBe(errorCode.badParameter);
      expect(answer.errorMsg).toMatch(/\p{Script=Han}/u);
      await unharmed();
    });
  });

  it('a stale seq is no error, answers with the highest one and replaces nothing', async () => {
    const stale = await save(app(), attempt, 9, [given(app(), questionOf('SINGLE'), 'D')]);
    expect(stale).toMatchObject({ errorCode: 0, data: { savedSeq: 10 } });
    const repeat = await save(app(), attempt, 10, [given(app(), questionOf('SINGLE'), 'D')]);
    expect(repeat).toMatchObject({ errorCode: 0, data: { savedSeq: 10 } });
    await unharmed();
  });

  it.each([0, -1, 1.5, 2_000_000_000, '11', null])('seq %j is refused', async (seq) => {
    const answer = await save(app(), attempt, seq as number, [given(app(), questionOf('SINGLE'), 'D')]);
    expect(answer.errorCode).toBe(errorCode.badParameter);
    await unharmed();
  });

  it('the same question twice in one save counts once, the last', async () => {
    const id = questionOf('SINGLE');
    const answer = await save(app(), attempt, 11, [given(app(), id, 'C'), given(app(), id, 'D')]);
    expect(answer.errorCode).toBe(0);
    expect((await storedAnswers(app(), attempt)).get(id)!.answer).toBe('D');
  });

  it('after hand-in: a save is refused, a hand-in answers with the receipt, and nothing changes', async () => {
    const { data } = await submit(app(), attempt, answerAll(app(), attempt));
    before = await stateOf();
    const late = await save(app(), attempt, 2000, [given(app(), questionOf('SINGLE'), 'D')]);
    expect(late).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: '本次作答已交卷，不能再修改答案，可查看作答结果',
      data: { testRecordId: attempt.testRecordId },
    });
    const again = await submit(app(), attempt, [given(app(), questionOf('SINGLE'), 'D')]);
    expect(again).toMatchObject({ errorCode: 0, data });
    const { testRecordId } = attempt;
    const opened = await app().call(
      getTestPaper,
      { testRecordId, deviceKey: firstBrowser },
      { token: me().token },
    );
    expect(opened).toMatchObject({ errorCode: errorCode.stateForbids, data: { testRecordId } });
    await unharmed();
  });

  it('after time and grace: what was saved in time is handed in, what comes late is not', async () => {
    app().clock.setOffset(91 * minute + 1000);
    const late = { ...given(app(), questionOf('SINGLE'), 'B'), at: attempt.endsAt - 1 };
    const answer = await save(app(), attempt, 11, [late]);
    expect(answer).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: '考试已结束，系统已自动交卷，结束前保存的答案均已计入',
      data: { testRecordId: attempt.testRecordId },
    });
    expect(await storedAttempt(app(), attempt)).toMatchObject({
      status: 'MARKING',
      auto: true,
      objective: 0,
    });
    const stored = await storedAnswers(app(), attempt);
    expect([...stored.values()].map((row) => row.answer).sort()).toEqual(['A', '初稿'].sort());
  });

  it('an essay of 10,000 characters is kept, one more and 1 MB are refused', async () => {
    const id = questionOf('ESSAY');
    expect((await save(app(), attempt, 11, [given(app(), id, '字'.repeat(10_000))])).errorCode).toBe(0);
    before = await stateOf();
    const longer = await save(app(), attempt, 12, [given(app(), id, '字'.repeat(10_001))]);
    expect(longer).toMatchObject({
      errorCode: errorCode.badParameter,
      data: { fieldErrors: { 'answers.0.answer': '答案不能超过 10000 个字' } },
    });
    const huge = await save(app(), attempt, 12, [given(app(), id, 'x'.repeat(1024 * 1024))]);
    expect(huge).toMatchObject({
      errorCode: errorCode.badParameter,
      errorMsg: expect.stringContaining('1MB'),
    });
    await unharmed();
  });

  it('another student’s attempt is not found, whatever is known of it', async () => {
    const other = await addStudent(app().deps);
    const stolen = { ...attempt, token: other.token };
    const { testRecordId } = attempt;
    const answers = [
      await save(app(), stolen, 11, [given(app(), questionOf('SINGLE'), 'D')]),
      await submit(app(), stolen, []),
      await app().call(getTestPaper, { testRecordId, deviceKey: firstBrowser }, { token: other.token }),
      await app().call(
        getTestPaper,
        { testRecordId, deviceKey: firstBrowser, takeOver: true },
        { token: other.token },
      ),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ errorCode: errorCode.notFound, errorMsg: '未找到相关记录', data: null });
    await unharmed();
  });

  it('the token of another device’s attempt does not work here', async () => {
    const other = await addStudent(app().deps);
    const foreign = await beginAttempt(app(), other.token, testId);
    const mixed = { ...attempt, attemptToken: foreign.attemptToken };
    for (const answer of [
      await save(app(), mixed, 11, [given(app(), questionOf('SINGLE'), 'D')]),
      await submit(app(), mixed, []),
    ])
      expect(answer).toMatchObject({ errorCode: errorCode.conflict, data: { since: expect.any(String) } });
    await unharmed();
  });

  it('a paper without a usable device key or without an attempt is refused', async () => {
    const ask = (payload: object) => app().call(getTestPaper, payload, { token: me().token });
    expect((await ask({ testRecordId: attempt.testRecordId, deviceKey: 'short' })).errorCode).toBe(
      errorCode.badParameter,
    );
    expect((await ask({ deviceKey: firstBrowser })).errorCode).toBe(errorCode.badParameter);
    const nowhere = { subjectId: randomUUID(), testId, deviceKey: firstBrowser };
    expect((await ask(nowhere)).errorCode).toBe(errorCode.notFound);
    await unharmed();
  });

  it('an attempt made void takes no more answers and says why', async () => {
    await app()
      .deps.db.update(testRecord)
      .set({ status: 'VOID', voidReason: '替考' })
      .where(eq(testRecord.id, attempt.testRecordId));
    before = await stateOf();
    for (const answer of [
      await save(app(), attempt, 11, [given(app(), questionOf('SINGLE'), 'D')]),
      await submit(app(), attempt, []),
    ])
      expect(answer).toMatchObject({
        errorCode: errorCode.stateForbids,
        errorMsg: expect.stringContaining('替考'),
      });
    await unharmed();
  });

  it('a browser without the attempt’s token cannot save by guessing an empty one', async () => {
    const { testRecordId } = attempt;
    const second = await openAttempt(app(), me().token, testRecordId, { deviceKey: 'browser-two-00002' });
    expect(second.attemptToken).toBe('');
    expect((await save(app(), second, 11, [])).errorCode).toBe(errorCode.badParameter);
    await unharmed();
  });
});
