import { errorCode } from '@qianwei/api/contract/envelope';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testRecord } from '../../../db/schema/exam.ts';
import { addExamWithPaper, addHandedIn, addRunning, type ExamRows } from '../../../testing/exam-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { addStudent, type TestStudent } from '../../../testing/test-student.ts';
import { resultRoutes } from '../exam.routes.ts';

const minute = 60_000;
const hour = 60 * minute;
const refusedAlike = { errorCode: errorCode.notFound, data: null };
const noTest = { ...refusedAlike, errorMsg: '未找到该测验或课程未开通' };
const noBatch = { ...refusedAlike, errorMsg: '未找到相关记录' };

onPostgres('a test before it is answered', (open) => {
  let app: TestApp;
  let exam: ExamRows;
  let me: TestStudent;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: resultRoutes });
    exam = await addExamWithPaper(open().db, { retryHours: 24, conditions: { videoRate: 80 } });
    me = await addStudent(app.deps);
  });
  const detail = (payload: object) => app.call(getTestDetail, payload, me);
  const records = (payload: object, { token } = me) => app.call(getTestRecordList, payload, { token });
  const before = (ms: number) => new Date(app.clock.now().getTime() - ms);

  it('is found by course or by its id, with rules, parts and the condition that is missing', async () => {
    const { data } = await detail({ courseId: exam.courseId });
    expect(await detail({ testId: exam.test.id })).toMatchObject({ data: { testId: exam.test.id } });
    expect(data).toMatchObject({
      testId: exam.test.id,
      subjectId: exam.courseId,
      questionCount: 6,
      totalScore: 23,
      usedTry: 0,
      best: null,
      entry: 'NOT_ELIGIBLE',
      conditions: [{ name: '视频进度', ok: false, actual: '0%', need: '≥ 80%' }],
      analysisOpenTime: null,
    });
    expect(data.obstacle?.reason).toContain('视频进度 0%，需 ≥ 80%');
    expect(data.blueprint[0]).toEqual({ questionType: 'SINGLE', title: '单选题', count: 1, score: 2 });
    for (const part of [
      '可考 2 次',
      '间隔 24 小时',
      '14 分及以上为合格',
      '以最高成绩为准',
      '诚信',
      '60 秒',
      '不会因此强制交卷',
    ])
      expect(data.rules.join('')).toContain(part);
  });

  it('names the attempt that runs, and one that is in the way', async () => {
    const { db } = open();
    const start = before(10 * minute);
    const running = await addRunning(db, { exam, studentId: me.studentId, start, answers: { single: 'A' } });
    const { data } = await detail({ testId: exam.test.id });
    expect(data).toMatchObject({
      entry: 'RUNNING',
      usedTry: 1,
      running: { testRecordId: running.id, answered: 1 },
    });
    expect(data.running?.leftSeconds).toBeGreaterThan(79 * 60);
    const other = await addExamWithPaper(db);
    expect((await detail({ testId: other.test.id })).data).toMatchObject({
      entry: 'OTHER_RUNNING',
      obstacle: {
        way: {
          kind: 'RUNNING',
          name: '综合测验',
          path: `/course/answer/${exam.courseId}/${exam.test.id}`,
        },
      },
    });
    await db
      .update(testRecord)
      .set({ status: 'VOID', voidReason: '试用' })
      .where(eq(testRecord.id, running.id));
  });

  it('lists the attempts, newest first: graded, in marking and void, one of which counts', async () => {
    const { db } = open();
    const many = await addExamWithPaper(db, { maxTry: 0, passScore: 4 });
    const tries = [
      { answers: { single: 'B' }, row: { tryNo: 1 } },
      { answers: { single: 'B', judge: true, blank: ['HAVING', '2'] }, row: { tryNo: 2 } },
      { answers: { single: 'B', blank: ['HAVING', '2'], judge: true }, row: { tryNo: 3 } },
      { answers: { single: 'B', short: '定义' }, row: { tryNo: 4 } },
      {
        answers: { single: 'B', multiple: ['A', 'C'], judge: true, blank: ['HAVING', '2'] },
        row: { tryNo: 5 },
      },
    ];
    const made: { id: string }[] = [];
    for (const [index, one] of tries.entries())
      made.push(
        await addHandedIn(db, {
          exam: many,
          studentId: me.studentId,
          start: before((9 - index) * hour),
          ...one,
        }),
      );
    await db
      .update(testRecord)
      .set({ status: 'VOID', voidReason: '雷同' })
      .where(eq(testRecord.id, made[4]!.id));
    await addHandedIn(db, {
      exam: many,
      studentId: me.studentId,
      start: before(minute),
      row: { practice: true, tryNo: 9 },
    });
    const { list } = (await records({ testId: many.test.id })).data;
    expect(
      list.map(({ tryNo, status, result, score, counted }) => [tryNo, status, result, score, counted]),
    ).toEqual([
      [5, 'VOID', 'VOID', null, false],
      [4, 'MARKING', 'PENDING', null, false],
      [3, 'GRADED', 'PASS', 5, false],
      [2, 'GRADED', 'PASS', 5, true],
      [1, 'GRADED', 'FAIL', 2, false],
    ]);
    expect(list[0]).toMatchObject({ voidReason: '雷同', objective: null });
    expect(list[1]).toMatchObject({ objective: 2, subjective: null, seconds: 600 });
    expect((await detail({ testId: many.test.id })).data).toMatchObject({ best: 5, usedTry: 5 });
    expect((await records({ testId: many.test.id }, await addStudent(app.deps))).data.list).toEqual([]);
  });

  it('an unknown test, course or batch and the tests behind 错题重练 are not found', async () => {
    const hidden = await addExamWithPaper(open().db, { type: 'WRONG' });
    for (const payload of [{ testId: 'none' }, { courseId: 'none' }, { testId: hidden.test.id }])
      expect(await detail(payload)).toEqual(noTest);
    expect(await detail({ testId: exam.test.id, bizId: 'none' })).toEqual(noBatch);
    expect(await records({ testId: 'none' })).toEqual(noTest);
    expect(await records({ testId: exam.test.id, bizId: 'none' })).toEqual(noBatch);
    expect((await detail({})).errorCode).toBe(errorCode.badParameter);
    expect((await detail({ testId: '' })).errorCode).toBe(errorCode.badParameter);
  });
});
