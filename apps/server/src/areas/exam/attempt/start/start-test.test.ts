import { randomUUID } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import { startTest } from '@qianwei/api/contract/exam/attempt';
import { and, asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { course, courseProgress } from '../../../../db/schema/course.ts';
import { assessmentBatch, batchStudent, batchTest, test, testRecord } from '../../../../db/schema/exam.ts';
import { auditLog } from '../../../../db/schema/operation.ts';
import { studentTask } from '../../../../db/schema/schedule.ts';
import { examSuite } from '../../../../testing/exam-suite.ts';
import { beginAttempt, submit } from '../../../../testing/test-attempt.ts';
import { eachDatabase } from '../../../../testing/test-database.ts';
import { addExamWithBank } from '../../../../testing/test-exam.ts';

const hour = 3_600_000;

eachDatabase('starting a test', (open) => {
  const { app, me, wait } = examSuite(open);
  const start = (testId: string, bizId?: string) =>
    app().call(startTest, { testId, bizId, honest: true }, { token: me().token });
  const records = (testId: string) =>
    app()
      .deps.db.select()
      .from(testRecord)
      .where(and(eq(testRecord.testId, testId), eq(testRecord.studentId, me().studentId)))
      .orderBy(asc(testRecord.tryNo));
  const handInEmpty = async (testId: string) => submit(app(), await beginAttempt(app(), me().token, testId));

  it('pressing 开始 in twenty tabs at once creates one attempt, and all get to it', async () => {
    const { testId, courseId } = await addExamWithBank(app().deps);
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(testId)));
    expect(answers.map((answer) => answer.errorCode)).toEqual(Array(20).fill(0));
    const [record, ...others] = await records(testId);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ tryNo: 1, status: 'RUNNING', practice: false });
    expect(record!.endTime.getTime() - record!.startTime.getTime()).toBe(90 * 60_000);
    expect(new Set(answers.map(({ data }) => data.testRecordId))).toEqual(new Set([record!.id]));
    expect(answers.filter(({ data }) => !data.resumed)).toHaveLength(1);

    const [task, ...more] = await app()
      .deps.db.select()
      .from(studentTask)
      .where(eq(studentTask.studentId, me().studentId));
    expect(more).toEqual([]);
    expect(task).toMatchObject({
      code: 'TEST_RUNNING',
      status: 'OPEN',
      path: `/course/answer/${courseId}/${testId}`,
      deadline: record!.endTime,
    });
    const logged = await app().deps.db.select().from(auditLog).where(eq(auditLog.bizId, record!.id));
    expect(logged).toMatchObject([{ action: 'START', operatorId: me().studentId }]);
  });

  it('two tests at once make one attempt: the other answers where it runs', async () => {
    const [first, second] = [await addExamWithBank(app().deps), await addExamWithBank(app().deps)];
    const answers = await Promise.all([start(first.testId), start(second.testId)]);
    expect(answers.map((answer) => answer.errorCode).sort()).toEqual([0, errorCode.stateForbids]);
    const refused = answers.find((answer) => answer.errorCode !== 0)!;
    expect(refused.errorMsg).toContain('你有一场进行中的测验《综合测验》');
    expect(refused.data).toMatchObject({ way: { kind: 'RUNNING', name: '综合测验' } });
  });

  it('needs the honesty statement', async () => {
    const { testId } = await addExamWithBank(app().deps);
    const answer = await app().call(startTest, { testId }, { token: me().token });
    expect(answer).toMatchObject({
      errorCode: errorCode.badParameter,
      data: { fieldErrors: { honest: '请先阅读并确认诚信作答承诺' } },
    });
    expect(await records(testId)).toEqual([]);
  });

  it('a test that does not exist is not found', async () => {
    expect(await start(randomUUID())).toMatchObject({
      errorCode: errorCode.notFound,
      errorMsg: '未找到该测验或课程未开通',
    });
  });

  it('outside its opening times it is refused, and says when', async () => {
    const now = app().clock.now().getTime();
    const early = await addExamWithBank(app().deps, { openTime: new Date(now + hour) });
    const late = await addExamWithBank(app().deps, { closeTime: new Date(now - 1) });
    const answers = [await start(early.testId), await start(late.testId)];
    expect(answers.map((answer) => answer.errorCode)).toEqual([
      errorCode.outsideWindow,
      errorCode.outsideWindow,
    ]);
    expect(answers[0]!.errorMsg).toMatch(/将于 \d{4}年\d+月\d+日（周.）\d\d:\d\d 开放/);
    expect(answers[0]!.data).toMatchObject({ nextTime: expect.stringMatching(/^\d{4}-/) });
    expect(answers[1]!.errorMsg).toContain('截止');
  });

  it('says what is missing: 视频进度 62%，需 ≥ 80%', async () => {
    const { testId, courseId } = await addExamWithBank(app().deps, { conditions: { videoRate: 80 } });
    const progress = { studentId: me().studentId, courseId, watchedAt: app().clock.now() };
    await app()
      .deps.db.insert(courseProgress)
      .values({ ...progress, videoRate: 62 });
    const answer = await start(testId);
    expect(answer.errorCode).toBe(errorCode.notEligible);
    expect(answer.errorMsg).toContain('视频进度 62%，需 ≥ 80%');
    expect(answer.data).toMatchObject({
      conditions: [{ name: '视频进度', ok: false, actual: '62%', need: '≥ 80%' }],
    });
    await app()
      .deps.db.update(courseProgress)
      .set({ videoRate: 80 })
      .where(eq(courseProgress.courseId, courseId));
    expect((await start(testId)).errorCode).toBe(0);
  });

  it('an assessment needs the approved sign-up of its batch and the batch to be open', async () => {
    const { testId } = await addExamWithBank(app().deps, {
      type: 'PRACTICE',
      conditions: { signedUp: true },
    });
    const now = app().clock.now().getTime();
    const [batchId, other] = [randomUUID(), randomUUID()];
    const row = { kind: 'PRACTICE' as const, startTime: new Date(now - hour), endTime: new Date(now + hour) };
    await app()
      .deps.db.insert(assessmentBatch)
      .values([
        { ...row, id: batchId, name: batchId },
        { ...row, id: other, name: other },
      ]);
    await app().deps.db.insert(batchTest).values({ batchId, testId });
    expect((await start(testId, other)).errorCode).toBe(errorCode.notFound);
    expect((await start(testId)).errorMsg).toContain('请先完成实践报名并通过审核');
    const signUp = { batchId, testId, studentId: me().studentId };
    await app()
      .deps.db.insert(batchStudent)
      .values({ ...signUp, status: 'PENDING' });
    expect((await start(testId, batchId)).errorMsg).toContain('实践报名正在审核');
    await app()
      .deps.db.update(batchStudent)
      .set({ status: 'APPROVED' })
      .where(eq(batchStudent.studentId, me().studentId));
    expect((await start(testId)).errorCode).toBe(0);
    expect(await records(testId)).toMatchObject([{ bizId: batchId }]);
  });

  it('a test without a last try begins forty times in 24 hours; the next reads when and where to go on, and a resume does not count', async () => {
    const { testId, courseId } = await addExamWithBank(app().deps, { maxTry: 0, retryHours: 0 });
    for (let begun = 0; begun < 40; begun += 1) {
      expect((await start(testId)).errorCode, `${begun}`).toBe(0);
      if (begun === 0) expect((await start(testId)).data.resumed).toBe(true);
      await app()
        .deps.db.update(testRecord)
        .set({ status: 'GRADED', submitTime: app().clock.now(), score: 0 })
        .where(eq(testRecord.testId, testId));
    }
    const refused = await start(testId);
    expect(refused).toMatchObject({
      errorCode: errorCode.limitReached,
      errorMsg: expect.stringMatching(/^同一测验的作答 24 小时内最多 40 次，请在 .+ 后再试$/),
      data: { nextTime: expect.any(String), way: { kind: 'PAGE', path: expect.stringContaining(courseId) } },
    });
    expect(await records(testId)).toHaveLength(40);
    // Another test counts on its own.
    const other = await addExamWithBank(app().deps);
    expect((await start(other.testId)).errorCode).toBe(0);
  });

  it('the second try waits 24 hours, the third is refused, and a void one counts', async () => {
    const { testId } = await addExamWithBank(app().deps, { retryHours: 24 });
    expect((await handInEmpty(testId)).errorCode).toBe(0);
    await app().deps.db.update(testRecord).set({ status: 'VOID' }).where(eq(testRecord.testId, testId));
    const early = await start(testId);
    expect(early.errorCode).toBe(errorCode.outsideWindow);
    expect(early.errorMsg).toContain('须间隔 24 小时');
    wait(24 * hour);
    expect((await handInEmpty(testId)).errorCode).toBe(0);
    wait(24 * hour);
    expect(await start(testId)).toMatchObject({
      errorCode: errorCode.limitReached,
      errorMsg: expect.stringContaining('可考次数已用完（共 2 次）'),
    });
    expect((await records(testId)).map(({ tryNo }) => tryNo)).toEqual([1, 2]);
  });

  it('home names the best graded score so far: that of a void attempt is none', async () => {
    const { testId } = await addExamWithBank(app().deps, { retryHours: 0 });
    expect((await handInEmpty(testId)).errorCode).toBe(0);
    const told = async (status: 'VOID' | 'GRADED') => {
      const { db } = app().deps;
      await db.update(testRecord).set({ status, score: 90 }).where(eq(testRecord.testId, testId));
      const { testRecordId } = (await start(testId)).data;
      const [task] = await db.select().from(studentTask).where(eq(studentTask.bizId, testRecordId));
      await db.delete(testRecord).where(eq(testRecord.id, testRecordId));
      return task?.note;
    };
    expect(await told('VOID')).toBe('第 2 次，共 2 次，取最高分');
    expect(await told('GRADED')).toBe('第 2 次，共 2 次，取最高分；目前最高 90 分');
  });

  it('an assessment that runs is 测评, wherever it is in the way', async () => {
    const [first, second] = [await addExamWithBank(app().deps), await addExamWithBank(app().deps)];
    await app().deps.db.update(test).set({ type: 'PRACTICE' }).where(eq(test.id, first.testId));
    const { testRecordId } = (await start(first.testId)).data;
    const [task] = await app().deps.db.select().from(studentTask).where(eq(studentTask.bizId, testRecordId));
    expect(task).toMatchObject({
      reason: '进行中的测评，计时没有停',
      moreText: '查看测评规则',
      menuPath: '/exam/practice/assessment',
    });
    const refused = await start(second.testId);
    expect(refused.errorMsg).toContain('你有一场进行中的测评《综合测验》');
    expect(refused.data).toMatchObject({ way: { kind: 'RUNNING', type: 'PRACTICE' } });
  });

  it('a bank that is too small uses up no try', async () => {
    const { testId } = await addExamWithBank(app().deps, {
      blueprint: [{ questionType: 'SINGLE', count: 99, score: 1 }],
    });
    const answer = await start(testId);
    expect(answer.errorCode).toBe(errorCode.stateForbids);
    expect(answer.errorMsg).toContain('本次不占用次数');
    expect(await records(testId)).toEqual([]);
  });

  it('what is not answered online cannot be started here, nor can the test behind 错题重练', async () => {
    const { testId, courseId } = await addExamWithBank(app().deps, { assessMode: 'REPORT' });
    expect((await start(testId)).errorCode).toBe(errorCode.stateForbids);
    await app().deps.db.update(test).set({ type: 'WRONG' }).where(eq(test.id, testId));
    expect((await start(testId)).errorCode).toBe(errorCode.notFound);
    expect(await app().deps.db.$count(course, eq(course.id, courseId))).toBe(1);
  });
});
