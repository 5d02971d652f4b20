import { getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { getPracticeAssessmentList } from '@qianwei/api/contract/exam/assessment';
import { getScoresHistory, getTestRecordList } from '@qianwei/api/contract/exam/history';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testRecord } from '../../../../db/schema/exam.ts';
import type { StudentContext } from '../../../../http/implement.ts';
import { addBatch, addExamWithPaper, addRunning } from '../../../../testing/exam-rows.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { onPostgres } from '../../../../testing/test-database.ts';
import { addStudent } from '../../../../testing/test-student.ts';
import { testAnalysis } from '../../analysis/test-analysis.ts';
import { assessmentList } from '../../assessment/assessment-list.ts';
import { examRoutes } from '../../exam.routes.ts';
import { scoresHistory } from '../../history/scores-history.ts';
import { attemptList, testDetail } from '../../overview/overview.queries.ts';

const minute = 60_000;

onPostgres('an attempt whose time and grace are over', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: examRoutes });
  });

  /** A student with an attempt that nobody has closed yet. */
  const overdue = async () => {
    const { db } = open();
    const from = (minutes: number) => new Date(app.clock.now().getTime() + minutes * minute);
    const me = await addStudent(app.deps);
    const exam = await addExamWithPaper(db, { type: 'PRACTICE' });
    const bizId = await addBatch(db, exam.test.id, { startTime: from(-300), endTime: from(300) });
    const draft = { exam, studentId: me.studentId, start: from(-92), answers: { single: 'B' } };
    const { id } = await addRunning(db, { ...draft, row: { bizId } });
    const stored = async () => (await db.select().from(testRecord).where(eq(testRecord.id, id)))[0];
    return { me, testId: exam.test.id, bizId, testRecordId: id, stored };
  };
  type Overdue = Awaited<ReturnType<typeof overdue>>;

  const calls: [string, (attempt: Overdue) => Promise<unknown>][] = [
    ['getTestDetail', ({ me, testId, bizId }) => app.call(getTestDetail, { testId, bizId }, me)],
    ['getTestRecordList', ({ me, testId }) => app.call(getTestRecordList, { testId }, me)],
    ['getPracticeAssessmentList', ({ me, bizId }) => app.call(getPracticeAssessmentList, { bizId }, me)],
    ['getScoresHistory', ({ me, testId }) => app.call(getScoresHistory, { testId }, me)],
    ['getTestAnalysis', ({ me, testRecordId }) => app.call(getTestAnalysis, { testRecordId }, me)],
  ];

  it.each(calls)('is closed and scored by %s before it answers', async (_path, call) => {
    const attempt = await overdue();
    expect(await call(attempt)).toMatchObject({ errorCode: 0 });
    expect(await attempt.stored()).toMatchObject({ status: 'GRADED', score: 2, auto: true });
  });

  describe('is only read by', () => {
    const reads: [string, (context: StudentContext, attempt: Overdue) => Promise<unknown>][] = [
      ['testDetail', (context, { testId, bizId }) => testDetail(context, { testId, bizId })],
      ['attemptList', (context, { testId }) => attemptList(context, { testId })],
      ['assessmentList', (context, { bizId }) => assessmentList(context, { bizId })],
      ['scoresHistory', (context, { testId }) => scoresHistory(context, { testId })],
      ['testAnalysis', (context, { testRecordId }) => testAnalysis(context, testRecordId)],
    ];

    it.each(reads)('%s, in a transaction that must not write', async (name, read) => {
      const attempt = await overdue();
      const session = { studentId: attempt.me.studentId, studentMajorId: null, platform: '10001' };
      const reading = open().db.transaction(
        (db) => read({ db, session, clock: app.clock, host: '127.0.0.1', fileUrl: String } as never, attempt),
        { accessMode: 'read only' },
      );
      if (name === 'testAnalysis') await expect(reading).rejects.toThrow('尚未交卷');
      else await reading;
      expect(await attempt.stored()).toMatchObject({ status: 'RUNNING', score: null });
    });
  });
});
