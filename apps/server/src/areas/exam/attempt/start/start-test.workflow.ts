import { errorCode } from '@qianwei/api/contract/envelope';
import type { startTest } from '@qianwei/api/contract/exam/attempt';
import { testNoun } from '@qianwei/api/contract/exam/test-title';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, max, sql } from 'drizzle-orm';
import { recordStudentAction } from '../../../../audit/audit.ts';
import { type FrozenPaper, testRecord } from '../../../../db/schema/exam.ts';
import { limitDaily } from '../../../../eligibility/daily-limit.ts';
import { blocked, requireEligible } from '../../../../eligibility/eligibility.ts';
import { noWayOut, toOffice } from '../../../../eligibility/ways.ts';
import type { StudentContext } from '../../../../http/implement.ts';
import { findTestOf } from '../../shared/attempt.queries.ts';
import { requireTestEntry, type TestRow } from '../../shared/eligibility/test-entry.ts';
import { testNotFound } from '../../shared/find-test.ts';
import { BankTooSmall } from '../../shared/paper/draw-paper.ts';
import { startPaper } from '../../shared/paper/paper.queries.ts';
import { openRunningTask } from '../../shared/running-task.ts';
import { answerPath, testPath, toLearning } from '../../shared/ways.ts';
import { closeOverdueAttempts } from '../close/close-overdue.ts';

type Started = DataOf<typeof startTest>;

/** Attempts of a test in 24 hours, where the test itself allows as many as are wanted. */
const maxStartsADay = 40;

/** An attempt that is to begin. */
export interface NewAttempt {
  readonly test: TestRow;
  readonly courseName: string;
  readonly bizId: string;
  readonly practice: boolean;
  readonly seed: string;
  readonly paper: FrozenPaper;
}

/**
 * Begins an attempt, unless the database knows one that runs already: then null. Pressing twice, in whatever tabs
 * and processes, makes one. Throws 1050006 beyond `maxStartsADay`.
 */
export async function insertAttempt(context: StudentContext, attempt: NewAttempt): Promise<string | null> {
  const { db, clock, random, session } = context;
  const { test, bizId, practice } = attempt;
  await limitDaily(context, {
    name: 'start-test',
    bizId: `${test.id}:${bizId}`,
    max: maxStartsADay,
    noun: practice ? '同一课程的错题重练' : `同一${testNoun(test.type)}的作答`,
    way: toLearning(test, null),
  });
  const now = clock.now();
  const own = and(
    eq(testRecord.studentId, session.studentId),
    eq(testRecord.testId, test.id),
    eq(testRecord.bizId, bizId),
  );
  // A void attempt keeps its score, which counts no more.
  const best = sql<
    number | null
  >`max(${testRecord.score}) filter (where ${testRecord.status} = 'GRADED')::float8`;
  const [last] = await db
    .select({ no: max(testRecord.tryNo), best })
    .from(testRecord)
    .where(own);
  const tryNo = (last?.no ?? 0) + 1;
  const endTime = new Date(now.getTime() + test.minutes * 60_000);
  const [row] = await db
    .insert(testRecord)
    .values({
      id: random.id(),
      testId: test.id,
      studentId: session.studentId,
      bizId,
      tryNo,
      practice,
      status: 'RUNNING',
      startTime: now,
      endTime,
      seed: attempt.seed,
      paper: attempt.paper,
    })
    .onConflictDoNothing()
    .returning({ id: testRecord.id });
  if (row === undefined) return null;
  await recordStudentAction(context, {
    bizType: 'TEST',
    bizId: row.id,
    action: 'START',
    node: practice ? 'PRACTICE' : '',
  });
  if (!practice)
    await openRunningTask(db, {
      studentId: session.studentId,
      testRecordId: row.id,
      courseName: attempt.courseName,
      test,
      path: answerPath(test.courseId, test.id),
      testPath: testPath(test, bizId),
      tryNo,
      best: last?.best ?? null,
      endTime,
    });
  return row.id;
}

async function paperOf({ db, log }: StudentContext, test: TestRow, seed: string): Promise<FrozenPaper> {
  try {
    return await startPaper(db, test, seed);
  } catch (error) {
    if (!(error instanceof BankTooSmall)) throw error;
    log.error('paper not drawn', error, { testId: test.id });
    throw blocked(errorCode.stateForbids, {
      reason: '题库正在整理，暂时不能组卷；本次不占用次数，请稍后再试或联系教务人员',
      way: toOffice,
    });
  }
}

/**
 * Starts an attempt of a test, or resumes the one that runs. Throws 1050005 where the course is not opened, 1050001 where its
 * service has ended or not begun.
 */
export async function startAttempt(
  context: StudentContext,
  { testId, bizId }: PayloadOf<typeof startTest>,
): Promise<Started> {
  const { db, clock, random, session } = context;
  const found = await findTestOf(db, testId);
  if (found === undefined || found.test.type === 'WRONG') throw testNotFound();
  const { test, course } = found;

  await closeOverdueAttempts(context);
  // The second look is for a call that lost the race to another one.
  for (const isLast of [false, true]) {
    const entry = await requireTestEntry(db, { student: session.studentId, test, bizId }, clock.now());
    const common = { subjectId: test.courseId, testId: test.id };
    if (entry.running !== null) return { ...common, testRecordId: entry.running.testRecordId, resumed: true };
    requireEligible(entry.eligibility);
    const seed = random.token(16);
    const testRecordId = await insertAttempt(context, {
      test,
      courseName: course.name,
      bizId: entry.batch?.id ?? '',
      practice: false,
      seed,
      paper: await paperOf(context, test, seed),
    });
    if (testRecordId !== null) return { ...common, testRecordId, resumed: false };
    if (isLast) break;
  }
  const reason = `${testNoun(test.type)}正在别处开始，请稍候刷新页面后查看`;
  throw blocked(errorCode.stateForbids, { reason, way: noWayOut('AGAIN') });
}
