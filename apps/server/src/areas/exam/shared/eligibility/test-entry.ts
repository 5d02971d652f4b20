import type { Obstacle } from '@qianwei/api/contract/eligibility';
import type { testEntry as entrySchema } from '@qianwei/api/contract/exam/overview';
import { testNoun } from '@qianwei/api/contract/exam/test-title';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../../db/database.ts';
import { batchStudent, test, testAnswer, testRecord } from '../../../../db/schema/exam.ts';
import { decideEligibility, type Eligibility, shownObstacle } from '../../../../eligibility/eligibility.ts';
import { batchRateOf } from '../../../../learning/batch-rate.ts';
import { courseRateOf } from '../../../../learning/course-rate.ts';
import { lockedChapters } from '../../../../learning/sequence.ts';
import { readCourseAccess } from '../../../../studies/course-services.ts';
import { testNotFound } from '../find-test.ts';
import { countAnswers } from '../paper/paper-count.ts';
import { toRunning } from '../ways.ts';
import { type BatchRow, batchOf } from './test-batch.ts';
import { type AccessFacts, type StartFacts, startChecks } from './test-checks.ts';

/** A row of the tests. */
export type TestRow = typeof test.$inferSelect;

/** Which test, whose, in which batch. */
export interface EntryQuestion {
  /** The student's id. */
  readonly student: string;
  readonly test: TestRow;
  /** The batch; without one the newest that is open is meant, for tests that belong to batches. */
  readonly bizId?: string | undefined;
}

/** Eligibility for a test, with the student's tries of it. */
export interface TestEntry {
  /** Eligibility for a further attempt; while one of this test runs, that one goes on instead. */
  readonly eligibility: Eligibility<StartObstacle>;
  /** The batch that it is taken in; null for a test without batches. */
  readonly batch: BatchRow | null;
  /** Tries started so far, those made void and the running one among them. */
  readonly usedTry: number;
  /** Highest graded score; null before the first. */
  readonly best: number | null;
  /** The attempt of this test that runs; `leftSeconds` is 0 in its last minute of grace. */
  readonly running: { testRecordId: string; leftSeconds: number; answered: number; endTime: Date } | null;
}

/** Code of an obstacle to a start. */
type StartObstacle = (typeof startChecks)[number]['code'];

type EntryState = InferOutput<typeof entrySchema>;

const stateOf: Readonly<Record<StartObstacle, EntryState>> = {
  NOT_OPENED: 'NOT_ELIGIBLE',
  SERVICE_OVER: 'NOT_ELIGIBLE',
  CLOSED: 'CLOSED',
  NOT_SIGNED: 'NOT_ELIGIBLE',
  SIGN_UP_REVIEW: 'NOT_ELIGIBLE',
  SIGN_UP_RETURNED: 'NOT_ELIGIBLE',
  NOT_OPEN: 'NOT_OPEN',
  LEARNING: 'NOT_ELIGIBLE',
  NOT_ONLINE: 'NOT_ELIGIBLE',
  USED_UP: 'USED_UP',
  OTHER_RUNNING: 'OTHER_RUNNING',
  WAIT: 'WAIT',
};

/** Obstacle to a further attempt while one of the same test runs. */
export const stillRunning = (test: TestRow, endTime: Date): Obstacle =>
  shownObstacle({
    reason: `本场${testNoun(test.type)}正在进行，请继续作答并交卷`,
    way: toRunning({ ...test, testId: test.id, endTime }),
  });

/** The entry as the contract says it; there is no obstacle where an attempt may be started. */
export function entryOf(
  test: TestRow,
  { eligibility: { refusal }, running }: Pick<TestEntry, 'eligibility' | 'running'>,
): {
  entry: EntryState;
  obstacle: Obstacle | null;
} {
  if (running !== null) return { entry: 'RUNNING', obstacle: stillRunning(test, running.endTime) };
  if (refusal === null) return { entry: 'READY', obstacle: null };
  return { entry: stateOf[refusal.code], obstacle: shownObstacle(refusal) };
}

/** How many questions an attempt has, and how many are answered completely. */
export async function countSaved(
  db: Database,
  testRecordId: string,
): Promise<{ answered: number; questionCount: number }> {
  const [record] = await db
    .select({ paper: testRecord.paper })
    .from(testRecord)
    .where(eq(testRecord.id, testRecordId));
  if (record === undefined) return { answered: 0, questionCount: 0 };
  const rows = await db
    .select({ questionId: testAnswer.questionId, answer: testAnswer.answer })
    .from(testAnswer)
    .where(eq(testAnswer.testRecordId, testRecordId));
  const answers = new Map(rows.map(({ questionId, answer }) => [questionId, answer]));
  return countAnswers(
    record.paper.entries.map(({ questionId, number }) => ({
      number,
      answer: answers.get(questionId) ?? null,
    })),
  );
}

/** How often the student has tried a test in a batch, the best score and when the last try ended; practices aside. */
async function triesOf(db: Database, student: string, testId: string, bizId: string) {
  const graded = sql`${testRecord.status} = 'GRADED'`;
  const [last] = await db
    .select({
      submitTime: testRecord.submitTime,
      endTime: testRecord.endTime,
      usedTry: sql<number>`(count(*) over ())::int`,
      best: sql<number | null>`(max(${testRecord.score}) filter (where ${graded}) over ())::float8`,
    })
    .from(testRecord)
    .where(
      and(
        eq(testRecord.studentId, student),
        eq(testRecord.practice, false),
        eq(testRecord.testId, testId),
        eq(testRecord.bizId, bizId),
      ),
    )
    .orderBy(desc(testRecord.tryNo))
    .limit(1);
  if (last === undefined) return { usedTry: 0, best: null, lastEnd: null };
  return { usedTry: last.usedTry, best: last.best, lastEnd: last.submitTime ?? last.endTime };
}

/** The student's attempts that run, of any test; practices aside. */
async function runningAttempts(db: Database, student: string) {
  return db
    .select({
      id: testRecord.id,
      testId: testRecord.testId,
      bizId: testRecord.bizId,
      endTime: testRecord.endTime,
      testName: test.name,
      type: test.type,
      courseId: test.courseId,
    })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .where(
      and(
        eq(testRecord.studentId, student),
        eq(testRecord.practice, false),
        eq(testRecord.status, 'RUNNING'),
      ),
    )
    .orderBy(asc(testRecord.tryNo));
}

/** The student's sign-up for a batch; null without one. */
async function signUpOf(db: Database, student: string, testId: string, batchId: string) {
  const [row] = await db
    .select({ status: batchStudent.status })
    .from(batchStudent)
    .where(
      and(
        eq(batchStudent.studentId, student),
        eq(batchStudent.testId, testId),
        eq(batchStudent.batchId, batchId),
      ),
    );
  return row ?? null;
}

/** The chapter that has to be finished before that of a test; undefined for a test that is about no chapter, or an open one. */
async function lockOf(db: Database, studentId: string, { chapterId, courseId }: TestRow) {
  return chapterId === null ? undefined : (await lockedChapters(db, { studentId, courseId })).get(chapterId);
}

/** The percent of its course that counts for a test: what was watched within its batch, for a test that is taken in one. */
const rateFor = (db: Database, studentId: string, { courseId }: TestRow, batch: BatchRow | null) =>
  batch === null
    ? courseRateOf(db, studentId, courseId)
    : batchRateOf(db, { studentId, courseId, batchId: batch.id });

/** Reads the facts that decide whether a test is open to a student, only those that the test's conditions name. */
export async function accessFacts(
  db: Database,
  { student, test: asked, batch }: { student: string; test: TestRow; batch: BatchRow | null },
  now: Date,
): Promise<AccessFacts> {
  const { signedUp, videoRate } = asked.conditions;
  const signUp = batch === null ? null : await signUpOf(db, student, asked.id, batch.id);
  const ofCourse = { studentId: student, contentCourseId: asked.courseId };
  return {
    test: asked,
    batch,
    access: batch === null ? await readCourseAccess(db, ofCourse, now) : undefined,
    signUp: signedUp === true ? (signUp?.status ?? null) : null,
    videoRate: videoRate === undefined ? 0 : await rateFor(db, student, asked, batch),
    lockedAfter: await lockOf(db, student, asked),
  };
}

/**
 * Decides whether a student may start a test now, why not, and when (screens §5). It only reads: an attempt whose time
 * and grace are over must have been closed (`closeOverdueAttempts`). Throws 1050005 when the test does not belong to
 * the batch asked for.
 */
export async function readTestEntry(db: Database, question: EntryQuestion, now: Date): Promise<TestEntry> {
  const { student, test: asked } = question;
  const batch = await batchOf(db, asked.id, question.bizId, now);
  const bizId = batch?.id ?? '';
  const { usedTry, best, lastEnd } = await triesOf(db, student, asked.id, bizId);
  const attempts = await runningAttempts(db, student);

  const running = attempts.find((attempt) => attempt.testId === asked.id && attempt.bizId === bizId) ?? null;
  const other = attempts.find((attempt) => attempt !== running) ?? null;
  const facts: StartFacts = {
    ...(await accessFacts(db, { student, test: asked, batch }, now)),
    usedTry,
    lastEnd,
    otherRunning: other && { ...other, name: other.testName },
  };
  return {
    eligibility: decideEligibility(startChecks, facts, now),
    batch,
    usedTry,
    best,
    running: running && {
      testRecordId: running.id,
      leftSeconds: Math.max(0, Math.ceil((running.endTime.getTime() - now.getTime()) / 1000)),
      answered: (await countSaved(db, running.id)).answered,
      endTime: running.endTime,
    },
  };
}

/**
 * The same, for calls that lead to its questions. Throws 1050005 for a test whose course is not opened to the student, as for one
 * that there is not; an attempt that runs is the student's own and stays.
 */
export async function requireTestEntry(db: Database, question: EntryQuestion, now: Date): Promise<TestEntry> {
  const entry = await readTestEntry(db, question, now);
  if (entry.running === null && entry.eligibility.refusal?.code === 'NOT_OPENED') throw testNotFound();
  return entry;
}
