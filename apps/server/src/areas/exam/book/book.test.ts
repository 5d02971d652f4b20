import { errorCode } from '@qianwei/api/contract/envelope';
import { getWrongBook, reportQuestion, setWrongBook, toggleCollect } from '@qianwei/api/contract/exam/book';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testRecord } from '../../../db/schema/exam.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { questionReport } from '../../../db/schema/question.ts';
import { addExamWithPaper, addHandedIn, addRunning, type ExamRows } from '../../../testing/exam-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { addStudent, type TestStudent } from '../../../testing/test-student.ts';
import { resultRoutes } from '../exam.routes.ts';

const hour = 60 * 60_000;
const notFound = { errorCode: errorCode.notFound, errorMsg: '未找到相关记录', data: null };

eachDatabase('the wrong-question book', (open) => {
  let app: TestApp;
  let exam: ExamRows;
  let me: TestStudent;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: resultRoutes });
    exam = await addExamWithPaper(open().db, { maxTry: 0 });
    me = await addStudent(app.deps, { expiresAt: new Date('2100-01-01') });
    await addHandedIn(open().db, {
      exam,
      studentId: me.studentId,
      start: new Date(app.clock.now().getTime() - 2 * hour),
      answers: { single: 'A', judge: true, blank: ['HAVING', '3'], cloze: ['Cno'] },
    });
  });

  const book = async (payload: object = {}, { token } = me) =>
    (await app.call(getWrongBook, payload, { token })).data;
  const listed = async (payload: object = {}) =>
    (await book(payload)).list.map(({ questionId }) => questionId);
  const collect = (questionId: string, collected = true) =>
    app.call(toggleCollect, { questionId, collected }, me);

  it('holds what was answered wrong, with the right answer, page by page', async () => {
    const { list, total, courses } = await book();
    expect(new Set(list.map(({ questionId }) => questionId))).toEqual(
      new Set([exam.ids.single, exam.ids.blank, exam.ids.cloze]),
    );
    expect(total).toBe(3);
    expect(courses).toEqual([
      { courseId: exam.courseId, courseCode: exam.courseCode, courseName: '数据库系统原理', count: 3 },
    ]);
    expect(list.find(({ questionId }) => questionId === exam.ids.single)).toMatchObject({
      myAnswer: 'A',
      rightAnswer: 'B',
      wrongCount: 1,
      material: null,
      chapter: '第 3 章 结构化查询语言',
    });
    expect(list.find(({ questionId }) => questionId === exam.ids.cloze)).toMatchObject({
      material: '学生选课库 S、C、SC。',
      chapter: '第 3 章 结构化查询语言',
    });
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => listed({ pageNo, pageSize: 1 })));
    expect(pages.flat().sort()).toEqual(list.map(({ questionId }) => questionId).sort());
    expect(pages[3]).toEqual([]);
    expect(await book({ courseId: 'none' })).toMatchObject({ list: [], total: 0, courses });
  });

  it('never shows the answer of a question in the attempt that runs, nor of a test that opens its analysis late', async () => {
    const { db } = open();
    await collect(exam.ids.judge);
    const before = await listed();
    const running = await addRunning(db, { exam, studentId: me.studentId, start: app.clock.now() });
    expect(await book()).toMatchObject({ list: [], total: 0, courses: [] });
    expect(await listed({ collected: true })).toEqual([]);
    await db.update(testRecord).set({ practice: true }).where(eq(testRecord.id, running.id));
    expect(await listed()).toEqual(before);
    expect(await listed({ collected: true })).toEqual([exam.ids.judge]);
    await db.delete(testRecord).where(eq(testRecord.id, running.id));
    await collect(exam.ids.judge, false);

    const closeTime = new Date(app.clock.now().getTime() + hour);
    const late = await addExamWithPaper(db, { analysisRule: 'CLOSED_OR_LAST_TRY', closeTime });
    const start = app.clock.now();
    await addHandedIn(db, { exam: late, studentId: me.studentId, start, answers: { single: 'C' } });
    expect(await listed()).toEqual(before);
    app.clock.setOffset(2 * hour);
    expect(await listed()).toContain(late.ids.single);
    await app.call(setWrongBook, { questionId: late.ids.single, inWrongBook: false }, me);
    app.clock.setOffset(0);
  });

  it('a question can be taken in and out; what was counted stays', async () => {
    const put = (inWrongBook: boolean, questionId = exam.ids.single) =>
      app.call(setWrongBook, { questionId, inWrongBook }, me);
    expect((await put(false)).data).toEqual({ inWrongBook: false });
    expect(await listed()).not.toContain(exam.ids.single);
    expect((await put(true)).data).toEqual({ inWrongBook: true });
    expect((await book()).list.find(({ questionId }) => questionId === exam.ids.single)).toMatchObject({
      wrongCount: 1,
      myAnswer: 'A',
    });
    await put(true, exam.ids.judge);
    expect((await book()).list.find(({ questionId }) => questionId === exam.ids.judge)).toMatchObject({
      wrongCount: 0,
      myAnswer: true,
    });
    await put(false, exam.ids.judge);
  });

  it('收藏 can be turned on twice and off twice', async () => {
    for (const collected of [true, true, false, false, true])
      expect((await collect(exam.ids.judge, collected)).data).toEqual({ collected });
    expect((await book({ collected: true })).list).toEqual([
      expect.objectContaining({ questionId: exam.ids.judge, collected: true, wrongCount: 0 }),
    ]);
  });

  it('a question that was not met in an own attempt that is over is not found', async () => {
    const { db } = open();
    const fresh = await addExamWithPaper(db, { maxTry: 0 });
    const running = await addRunning(db, { exam: fresh, studentId: me.studentId, start: app.clock.now() });
    const other = await addStudent(app.deps);
    const report = { reason: 'STEM', content: '题干少了一个条件' };
    for (const [questionId, { token }] of [
      [fresh.ids.single, me],
      [exam.ids.single, other],
      [exam.materialId, me],
      ['none', me],
    ] as const) {
      expect(await app.call(toggleCollect, { questionId, collected: true }, { token })).toEqual(notFound);
      expect(await app.call(setWrongBook, { questionId, inWrongBook: true }, { token })).toEqual(notFound);
      expect(await app.call(reportQuestion, { questionId, ...report }, { token })).toEqual(notFound);
    }
    expect(await book({}, other)).toMatchObject({ list: [], total: 0, courses: [] });
    await db.delete(testRecord).where(eq(testRecord.id, running.id));
  });

  it('an error in a question is recorded once for each call, at most three while they are open', async () => {
    const { db } = open();
    const send = (content: string) =>
      app.call(reportQuestion, { questionId: exam.ids.blank, reason: 'ANSWER', content }, me);
    const { data } = await send('第二空应接受“二”');
    expect(await db.select().from(questionReport).where(eq(questionReport.id, data.reportId))).toHaveLength(
      1,
    );
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.bizId, data.reportId));
    expect(entry).toMatchObject({ action: 'REPORT', operatorId: me.studentId });
    await send('答案里的空格应当不计');
    await send('参考答案的大小写不一致');
    expect(await send('再报一次看看')).toMatchObject({ errorCode: errorCode.limitReached });
    expect((await send('短')).data).toEqual({ fieldErrors: { content: '请写明问题，至少 5 个字' } });
  });
});
