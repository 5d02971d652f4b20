import { errorCode } from '@qianwei/api/contract/envelope';
import { applyRemark, getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { momentWords } from '@qianwei/api/time/words';
import { sumScores } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { test, testAnswer, testRecord } from '../../../db/schema/exam.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { type ExamQuestion, rightAnswers } from '../../../testing/exam-questions.ts';
import {
  type AttemptDraft,
  addExamWithPaper,
  addHandedIn,
  addRunning,
  type ExamRows,
} from '../../../testing/exam-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { addStudent, type TestStudent } from '../../../testing/test-student.ts';
import { resultRoutes } from '../exam.routes.ts';
import { markAnswer } from '../marking/mark-answer.workflow.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

eachDatabase('the analysis of an attempt', (open) => {
  let app: TestApp;
  let exam: ExamRows;
  let me: TestStudent;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: resultRoutes });
    exam = await addExamWithPaper(open().db, { maxTry: 0 });
    me = await addStudent(app.deps);
  });

  const before = (ms: number) => new Date(app.clock.now().getTime() - ms);
  const handIn = (draft: Partial<AttemptDraft>) =>
    addHandedIn(open().db, { exam, studentId: me.studentId, start: before(hour), answers: {}, ...draft });
  const ask = (testRecordId: string, { token } = me) =>
    app.call(getTestAnalysis, { testRecordId }, { token });

  it('while marking, objective answers are judged; written ones show the points, but no hit and no score', async () => {
    const { id } = await handIn({ answers: { ...rightAnswers, multiple: ['A'] } });
    const { errorCode: code, data } = await ask(id);
    expect(code).toBe(0);
    expect(data).toMatchObject({
      status: 'MARKING',
      score: null,
      passed: null,
      rank: '',
      remarkUntil: null,
      totalScore: 23,
      seconds: 600,
    });
    expect(data.receiptNo).toMatch(/^CS\d{8}-\d{6}$/);
    const of = (name: ExamQuestion) => data.questions.find(({ questionId }) => questionId === exam.ids[name]);
    expect(of('multiple')).toMatchObject({ got: 0, myAnswer: ['A'], rightAnswer: ['A', 'C'], number: 2 });
    expect(of('blank')).toMatchObject({ got: 2, blankHits: [true, true], rightAnswer: ['HAVING', '2'] });
    expect(of('short')).toMatchObject({ got: null, rightAnswer: '定义、物理独立性和逻辑独立性。' });
    expect(of('short')?.points).toEqual([
      { text: '定义', score: 2, hit: null },
      { text: '物理独立性', score: 2, hit: null },
      { text: '逻辑独立性', score: 2, hit: null },
    ]);
    expect(of('cloze')).toMatchObject({
      materialId: exam.materialId,
      number: 6,
      groupTitle: '综合题',
      chapter: '第 3 章 结构化查询语言',
    });
    expect(data.materials).toEqual([{ materialId: exam.materialId, content: '学生选课库 S、C、SC。' }]);
    expect(data.byType.map(({ title, got }) => [title, got])).toEqual([
      ['单选题', 2],
      ['多选题', 0],
      ['判断题', 1],
      ['填空题', 2],
      ['简答题', null],
      ['综合题', null],
    ]);
  });

  it('whatever is answered and marked, the scores of the questions sum to the total shown, by type and by chapter too', async () => {
    const { db } = open();
    const answers = fc.record(
      {
        single: fc.constantFrom<AnswerValue[]>('A', 'B', null),
        multiple: fc.constantFrom<AnswerValue[]>(['A', 'C'], ['A'], ['C', 'A', 'B'], null),
        judge: fc.constantFrom<AnswerValue[]>(true, false, null),
        blank: fc.constantFrom<AnswerValue[]>(['having', '2'], ['', '２'], ['x', 'y'], null),
        short: fc.constantFrom<AnswerValue[]>('', '定义', null),
        cloze: fc.constantFrom<AnswerValue[]>(['sno'], [''], null),
        essay: fc.constantFrom<AnswerValue[]>('投影', '', null),
      },
      { requiredKeys: [] },
    );
    const share = fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 10);
    await fc.assert(
      fc.asyncProperty(answers, fc.tuple(share, share, share), async (responses, points) => {
        const { id, receiptNo } = await handIn({ answers: responses });
        for (const [name, label] of [
          ['short', '5'],
          ['essay', '6-2'],
        ] as const)
          if (responses[name])
            await markAnswer(db, { receiptNo, label, points, comment: '', by: '王老师' }, before(0));
        const { data } = await ask(id);
        expect(data.status).toBe('GRADED');
        expect(sumScores(data.questions.map(({ got }) => got ?? Number.NaN))).toBe(data.score);
        expect(sumScores(data.byType.map(({ got }) => got ?? Number.NaN))).toBe(data.score);
        expect(sumScores(data.byChapter.map(({ got }) => got ?? Number.NaN))).toBe(data.score);
        expect(sumScores(data.questions.map(({ score }) => score))).toBe(data.totalScore);
        expect(data.passed).toBe((data.score ?? 0) >= 14);
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  it('rank and wrong rate are shown from five results on', async () => {
    exam = await addExamWithPaper(open().db, { maxTry: 0 });
    const attempts: { id: string }[] = [];
    for (const single of ['A', 'B', 'C', 'A']) attempts.push(await handIn({ answers: { single } }));
    const first = (await ask(attempts[1]!.id)).data;
    expect([first.rank, first.questions[0]?.wrongRate]).toEqual(['', null]);
    attempts.push(await handIn({ answers: { single: 'C' } }));
    const later = (await ask(attempts[1]!.id)).data;
    expect([later.rank, later.questions[0]?.wrongRate]).toEqual(['前 20%', 80]);
    expect((await ask(attempts[0]!.id)).data.rank).toBe('前 40%');
  });

  it('opens after the closing time or the last try when the test says so', async () => {
    const closeTime = new Date(app.clock.now().getTime() + 2 * day);
    const late = await addExamWithPaper(open().db, { analysisRule: 'CLOSED_OR_LAST_TRY', closeTime });
    const first = await handIn({ exam: late, start: before(5 * hour), answers: { single: 'B' } });
    const refused = await ask(first.id);
    expect(refused).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: `解析将于 ${momentWords(closeTime.getTime())} 开放`,
    });
    expect(refused.data).toEqual({
      nextTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      way: expect.objectContaining({ kind: 'PAGE', text: '回到测验' }),
    });
    const second = await addRunning(open().db, {
      exam: late,
      studentId: me.studentId,
      start: before(minute),
    });
    expect((await ask(first.id)).errorMsg).toBe('你有一场进行中的测验《综合测验》，交卷后可查看解析');
    await open().db.update(test).set({ type: 'PRACTICE' }).where(eq(test.id, late.test.id));
    expect((await ask(first.id)).errorMsg).toBe('你有一场进行中的测评《综合测验》，交卷后可查看解析');
    expect((await ask(second.id)).errorMsg).toBe('本次作答尚未交卷，交卷后可查看解析');
    await open()
      .db.update(testRecord)
      .set({ status: 'GRADED', score: 0 })
      .where(eq(testRecord.id, second.id));
    expect((await ask(first.id)).errorCode).toBe(0);

    const endless = await addExamWithPaper(open().db, { analysisRule: 'CLOSED_OR_LAST_TRY' });
    const only = await handIn({ exam: endless, answers: {} });
    expect(await ask(only.id)).toMatchObject({
      errorMsg: '解析将在最后一次作答完成后开放',
      data: { nextTime: null, way: { kind: 'PAGE' } },
    });
    const soon = await addExamWithPaper(open().db, {
      analysisRule: 'CLOSED_OR_LAST_TRY',
      closeTime: before(minute),
    });
    expect((await ask((await handIn({ exam: soon, answers: {} })).id)).errorCode).toBe(0);
  });

  it('a practice of questions whose test has not opened its analysis does not show their answers', async () => {
    const late = await addExamWithPaper(open().db, { analysisRule: 'CLOSED_OR_LAST_TRY' });
    await handIn({ exam: late, answers: { single: 'A' } });
    const practice = await handIn({ exam: late, answers: { single: 'B' }, row: { practice: true } });
    const path = `/course/test/${late.courseId}?testId=${late.test.id}`;
    expect(await ask(practice.id)).toMatchObject({
      errorMsg: '其中有题目的解析尚未开放，开放后可查看',
      data: { way: { kind: 'PAGE', text: '回到测验', path } },
    });
  });

  it('a void attempt says why, and shows no answer', async () => {
    const { id } = await handIn({ answers: rightAnswers });
    await open()
      .db.update(testRecord)
      .set({ status: 'VOID', voidReason: '两份作答雷同' })
      .where(eq(testRecord.id, id));
    const { data } = await ask(id);
    expect(data).toMatchObject({ status: 'VOID', voidReason: '两份作答雷同', score: null, questions: [] });
    // As its receipt says.
    expect([data.answered, data.questionCount]).toEqual([6, 6]);
    expect(JSON.stringify(data)).not.toContain('HAVING');
  });

  it('another student’s attempt and an unknown one are answered alike', async () => {
    const { id } = await handIn({ answers: {} });
    const other = await addStudent(app.deps);
    const refused = { errorCode: errorCode.notFound, errorMsg: '未找到相关记录', data: null };
    expect(await ask(id, other)).toEqual(refused);
    expect(await ask('none')).toEqual(refused);
    expect((await app.call(getTestAnalysis, { testRecordId: id })).errorCode).toBe(errorCode.sessionInvalid);
    const payload = { testRecordId: id, questionId: exam.ids.short, reason: '我写出了全部三个要点，请复核' };
    expect(await app.call(applyRemark, payload, { token: other.token })).toEqual(refused);
    expect(await app.call(applyRemark, { ...payload, questionId: 'none' }, me)).toEqual(refused);
    expect((await app.call(getTestAnalysis, { testRecordId: '' }, me)).errorCode).toBe(
      errorCode.badParameter,
    );
  });

  it('a regrade can be asked for once, of a marked written answer, within 7 days', async () => {
    const { db } = open();
    const { id, receiptNo } = await handIn({ answers: { single: 'B', short: '定义' } });
    const reason = '我写出了全部三个要点，请复核';
    const wish = (name: ExamQuestion) =>
      app.call(applyRemark, { testRecordId: id, questionId: exam.ids[name], reason }, me);
    expect((await wish('short')).errorMsg).toBe('成绩尚未公布，公布后 7 天内可以申请复评');
    const mark = { receiptNo, label: '5', points: [2, 0, 0], comment: '', by: '王老师' };
    await markAnswer(db, mark, before(8 * day));
    expect((await wish('short')).errorMsg).toContain('截止');
    expect((await ask(id)).data.remarkUntil).toBeNull();
    await db
      .update(testRecord)
      .set({ markedAt: before(6 * day) })
      .where(eq(testRecord.id, id));
    expect((await ask(id)).data.remarkUntil).not.toBeNull();
    expect((await wish('single')).errorMsg).toContain('纠错');
    expect((await wish('essay')).errorCode).toBe(errorCode.notFound);
    expect((await wish('short')).data).toMatchObject({ status: 'PENDING' });
    expect(await wish('short')).toMatchObject({ errorCode: errorCode.limitReached });
    const { data } = await ask(id);
    expect(data.questions.find(({ questionId }) => questionId === exam.ids.short)?.remark).toMatchObject({
      status: 'PENDING',
      reason,
    });
    const rows = await db.select().from(auditLog).where(eq(auditLog.bizId, id));
    expect(rows.filter(({ action }) => action === 'REMARK_APPLY')).toHaveLength(1);
    const short = { testRecordId: id, questionId: exam.ids.short, reason: '太短' };
    expect((await app.call(applyRemark, short, me)).data).toEqual({
      fieldErrors: { reason: '请写明理由，至少 10 个字' },
    });
    expect(await db.$count(testAnswer, eq(testAnswer.testRecordId, id))).toBe(2);
  });
});
