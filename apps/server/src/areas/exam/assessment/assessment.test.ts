import { chooseMajor } from '@qianwei/api/contract/account';
import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getPracticeAssessmentList, submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { batchStudent, practiceReport } from '../../../db/schema/exam.ts';
import { file } from '../../../db/schema/file.ts';
import { platform } from '../../../db/schema/institution.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { createDemoApp } from '../../../testing/demo-app.ts';
import {
  addBatch,
  addExamWithPaper,
  addHandedIn,
  type ExamRows,
  watchForBatch,
} from '../../../testing/exam-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { addStudent, type TestStudent } from '../../../testing/test-student.ts';
import { resultRoutes } from '../exam.routes.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const refusedAlike = { errorCode: errorCode.notFound, errorMsg: '未找到相关记录', data: null };

onPostgres('practice assessments', (open) => {
  let app: TestApp;
  let online: ExamRows;
  let report: ExamRows;
  let me: TestStudent;
  let openBatch: string;
  let reportBatch: string;
  const from = (ms: number) => new Date(app.clock.now().getTime() + ms);

  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: resultRoutes });
    const { db } = open();
    me = await addStudent(app.deps, { expiresAt: new Date('2100-01-01') });
    online = await addExamWithPaper(db, { type: 'PRACTICE', maxTry: 3, conditions: { videoRate: 60 } });
    report = await addExamWithPaper(db, {
      type: 'PRACTICE',
      assessMode: 'REPORT',
      conditions: { signedUp: true },
    });
    reportBatch = await addBatch(db, report.test.id, {
      startTime: from(-20 * day),
      endTime: from(1.5 * hour),
    });
    openBatch = await addBatch(db, online.test.id, { startTime: from(-2 * day), endTime: from(2 * day) });
    await addBatch(db, online.test.id, { startTime: from(5 * day), endTime: from(9 * day) });
    await watchForBatch(db, online, { studentId: me.studentId, batchId: openBatch, percent: 72 });
  });

  const list = async (payload: object = {}) => app.call(getPracticeAssessmentList, payload, me);
  let files = 0;
  const storeFile = async (changes: Partial<typeof file.$inferInsert> = {}) => {
    files += 1;
    const [row] = await open()
      .db.insert(file)
      .values({
        studentId: me.studentId,
        scene: 'PRACTICE_REPORT',
        name: '实践报告.docx',
        size: 1024,
        mime: 'application/zip',
        sha256: String(files).padStart(64, '0'),
        path: 'x',
        storedAt: app.clock.now(),
        ...changes,
      })
      .returning();
    return row!.id;
  };
  const submit = (fileIds: string[], changes: object = {}, requestNo?: string) =>
    app.call(
      submitPracticeReport,
      { testId: report.test.id, bizId: reportBatch, fileIds, ...changes },
      { token: me.token, ...(requestNo ? { requestNo } : {}) },
    );

  it('shows the newest batch that is open, all batches, and each course with its state', async () => {
    const { data } = await list();
    expect(data.bizId).toBe(openBatch);
    expect(data.batches).toHaveLength(3);
    expect(data.list).toEqual([
      expect.objectContaining({
        testId: online.test.id,
        learnRate: 72,
        learnNeed: 60,
        status: 'READY',
        obstacle: null,
        usedTry: 0,
        best: null,
        report: null,
      }),
    ]);
    await addHandedIn(open().db, {
      exam: online,
      studentId: me.studentId,
      start: from(-hour),
      answers: { single: 'B' },
      row: { bizId: openBatch },
    });
    expect((await list({ bizId: openBatch })).data.list[0]).toMatchObject({
      status: 'RETRY',
      latest: 2,
      best: 2,
      usedTry: 1,
    });
  });

  it('certificate batches are for the certificate host and platform 10003 only; an unknown batch is not found', async () => {
    const exam = await addExamWithPaper(open().db, { type: 'CERTIFICATE', conditions: {} });
    const window = { startTime: from(-day), endTime: from(day) };
    const certificate = await addBatch(open().db, exam.test.id, window, 'CERTIFICATE');
    expect((await list()).data.batches.map(({ bizId }) => bizId)).not.toContain(certificate);
    expect(await list({ bizId: certificate })).toEqual(refusedAlike);
    expect(await list({ bizId: 'none' })).toEqual(refusedAlike);
    const host = {
      code: 'cert-test',
      name: '证书',
      productTitle: '证书',
      certificateHost: true,
      host: '127.0.0',
    };
    await open().db.insert(platform).values(host);
    expect((await list()).data).toMatchObject({ bizId: certificate, list: [{ testId: exam.test.id }] });
    expect(await list({ bizId: openBatch })).toEqual(refusedAlike);
    await open().db.delete(platform).where(eq(platform.code, 'cert-test'));
    const mine = (from: string, to: string) =>
      open().db.update(platform).set({ code: to }).where(eq(platform.code, from));
    await mine('10001-test', '10003');
    expect((await list()).data.bizId).toBe(certificate);
    await mine('10003', '10001-test');
    expect((await list()).data.bizId).toBe(openBatch);
  });

  it('/exam/chapter E2 a report is handed in once signed up, again until the deadline, and the last one counts', async () => {
    const { db } = open();
    const first = await storeFile();
    expect(await submit([first])).toMatchObject({
      errorCode: errorCode.notEligible,
      data: { conditions: [{ name: '实践报名', ok: false, actual: '未报名' }] },
    });
    expect((await list({ bizId: reportBatch })).data.list[0]).toMatchObject({ status: 'NOT_SIGNED' });
    const signUp = { batchId: reportBatch, testId: report.test.id, studentId: me.studentId };
    await db.insert(batchStudent).values({ ...signUp, status: 'APPROVED' });

    const sent = await submit([first, first], {}, 'report-request-1');
    expect(sent.data.receiptNo).toMatch(/^BG\d{8}-\d{6}$/);
    expect(await submit([first, first], {}, 'report-request-1')).toEqual(sent);
    expect(await db.$count(practiceReport)).toBe(1);
    app.clock.setOffset(hour / 2);
    const again = await submit([await storeFile({ name: '实践报告（修订）.pdf' })]);
    expect(again.data.receiptNo).not.toBe(sent.data.receiptNo);
    const [shown] = (await list({ bizId: reportBatch })).data.list;
    expect(shown).toMatchObject({
      status: 'MARKING',
      report: {
        receiptNo: again.data.receiptNo,
        draft: 2,
        files: [{ name: '实践报告（修订）.pdf', size: 1024, sha256: expect.any(String) }],
      },
    });
    expect(await db.$count(auditLog, eq(auditLog.bizType, 'PRACTICE_REPORT'))).toBe(2);

    app.clock.setOffset(1.6 * hour);
    expect((await submit([first])).errorMsg).toMatch(/^报告提交已截止（.+）/);
    app.clock.setOffset(0);
    await db.update(practiceReport).set({ status: 'GRADED', score: 80 });
    expect(await submit([first])).toMatchObject({ errorCode: errorCode.stateForbids });
    await db.delete(practiceReport);
  });

  it('the same files sent again are the same report, with its receipt, and use up none of the ten', async () => {
    const { db } = open();
    const sha256 = 'a'.repeat(64);
    const sent = await submit([await storeFile({ sha256 })]);
    for (let count = 0; count < 11; count += 1)
      expect((await submit([await storeFile({ sha256 })])).data).toEqual(sent.data);
    expect(await db.$count(practiceReport, eq(practiceReport.studentId, me.studentId))).toBe(1);
    const stranger = await addStudent(app.deps);
    const theirs = await submit([await storeFile({ sha256, studentId: stranger.studentId })]);
    expect(theirs.errorCode).toBe(errorCode.badParameter);
    await db.delete(practiceReport);
  });

  it('ten reports of a course are taken in 24 hours, however many are sent at once; the next reads when', async () => {
    const { db } = open();
    const another = await addExamWithPaper(db, { type: 'PRACTICE', assessMode: 'REPORT', conditions: {} });
    const testId = another.test.id;
    const batchId = await addBatch(db, testId, { startTime: from(-day), endTime: from(5 * day) });
    const other = await addStudent(app.deps);
    const send = async (requestNo: string) => {
      const fileIds = [await storeFile({ studentId: other.studentId })];
      return app.call(submitPracticeReport, { testId, bizId: batchId, fileIds }, { ...other, requestNo });
    };
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, index) => send(`many-reports-${index}`)),
    );
    expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(10);
    expect(answers.find((answer) => answer.errorCode !== 0)).toMatchObject({
      errorCode: errorCode.limitReached,
      errorMsg: expect.stringMatching(/^同一课程的实践报告 24 小时内最多 10 次，请在 .+ 后再试$/),
      data: { nextTime: expect.any(String), way: { kind: 'PAGE', text: '看已提交的报告' } },
    });
    expect(await db.$count(practiceReport, eq(practiceReport.studentId, other.studentId))).toBe(10);
    await db.delete(practiceReport);
  });

  it('only own files uploaded as practice reports are taken', async () => {
    const other = await addStudent(app.deps);
    const fieldErrors = { fileIds: '未找到上传的实践报告，请重新上传后再提交' };
    for (const fileId of [
      'none',
      await storeFile({ studentId: other.studentId }),
      await storeFile({ scene: 'QA_FILE' }),
      await storeFile({ status: 'GONE' }),
    ])
      expect(await submit([await storeFile(), fileId])).toMatchObject({
        errorCode: errorCode.badParameter,
        data: { fieldErrors },
      });
    expect((await submit([])).data).toEqual({ fieldErrors: { fileIds: '请上传实践报告' } });
    expect((await submit(['1', '2', '3', '4'])).errorCode).toBe(errorCode.badParameter);
    expect(await open().db.$count(practiceReport)).toBe(0);
  });

  it('a test that asks for no report, and one that is not in the batch, are refused', async () => {
    const fileId = await storeFile();
    expect(await submit([fileId], { testId: online.test.id, bizId: openBatch })).toMatchObject({
      errorCode: errorCode.stateForbids,
    });
    expect(await submit([fileId], { bizId: openBatch })).toEqual(refusedAlike);
    expect(await submit([fileId], { testId: 'none' })).toMatchObject({ errorCode: errorCode.notFound });
  });
});

onPostgres('practice assessments of the demo institution', { demo: true }, (open) => {
  it.each(['周子墨', '何静'])(
    '%s finds links only to courses whose pages open (/exam/practice/assessment)',
    async (name) => {
      const app = await createDemoApp(open());
      const { token, majorInfoList } = await app.login(name);
      const accounting = majorInfoList.find(({ majorCode }) => majorCode === '120203K');
      if (accounting !== undefined) await app.call(chooseMajor, { majorId: accounting.majorId }, { token });
      const { batches } = (await app.call(getPracticeAssessmentList, {}, { token })).data;
      expect(batches.length).toBeGreaterThan(1);
      for (const { bizId } of batches) {
        const { list } = (await app.call(getPracticeAssessmentList, { bizId }, { token })).data;
        const foreign =
          accounting === undefined ? ['13753'] : ['13004', '13014', '02334', '04736', '04748', '00899'];
        expect(list.filter(({ courseCode }) => foreign.includes(courseCode))).toEqual([]);
        for (const { courseId, opened, signedUp, obstacle } of list) {
          const place = { courseId, bizType: 'EXAM', ...(signedUp && { bizId }) } as const;
          const page = await app.call(getCourseChapter, place, { token });
          expect([courseId, page.errorCode === errorCode.success]).toEqual([courseId, opened]);
          if (!opened) expect(obstacle).not.toBeNull();
        }
      }
    },
  );
});
