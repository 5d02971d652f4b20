import { momentWords } from '@qianwei/api/time/words';
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
import { assessmentBatch, test, testRecord } from '../db/schema/exam.ts';
import { question } from '../db/schema/question.ts';
import type { Found } from '../eligibility/eligibility.ts';
import { toPage } from '../eligibility/ways.ts';

/**
 * The questions of a course's bank that tests and exercise sheets draw from: those in use, without those that are kept for
 * lessons and chapter tests.
 */
export const inBankOf = (courseId: string): SQL | undefined =>
  and(eq(question.courseId, courseId), eq(question.status, 'ACTIVE'), eq(question.chapterOnly, false));

const latest = (...moments: (Date | null | undefined)[]) =>
  moments.reduce<Date | null>((last, at) => (at && (last === null || at > last) ? at : last), null);
const earliest = (...moments: (Date | null | undefined)[]) =>
  moments.reduce<Date | null>((first, at) => (at && (first === null || at < first) ? at : first), null);

/** From when and until when a test is open: within its own times and its batch's. Null is without a limit. */
export function openingOf({
  test: own,
  batch,
}: {
  readonly test: Pick<typeof test.$inferSelect, 'openTime' | 'closeTime'>;
  readonly batch: Pick<typeof assessmentBatch.$inferSelect, 'startTime' | 'endTime'> | null;
}) {
  return {
    openTime: latest(own.openTime, batch?.startTime),
    closeTime: earliest(own.closeTime, batch?.endTime),
  };
}

/** Facts that decide when the analysis of a test opens. */
export interface OpeningFacts {
  readonly test: Pick<typeof test.$inferSelect, 'analysisRule' | 'maxTry'>;
  /** When the test closes, its batch taken in; null when it never does. */
  readonly closeTime: Date | null;
  /** Tries of this test and batch that are over, the void ones among them. */
  readonly triesOver: number;
}

/** True when right answers may be shown: at once, or when the test has closed or the last try is over. */
export function isAnalysisOpen({ test, closeTime, triesOver }: OpeningFacts, now: Date): boolean {
  if (test.analysisRule === 'AT_ONCE') return true;
  if (closeTime !== null && now >= closeTime) return true;
  return test.maxTry > 0 && triesOver >= test.maxTry;
}

/** The tests and batches of the student's counted attempts that run, or whose test opens its analysis late; each once. */
function listDelicate(db: Database, studentId: string) {
  return db
    .select({
      test,
      batch: assessmentBatch,
      bizId: testRecord.bizId,
      triesOver: sql<number>`(count(*) filter (where ${testRecord.status} <> 'RUNNING'))::int`,
      runs: sql<boolean>`bool_or(${testRecord.status} = 'RUNNING')`,
    })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .leftJoin(assessmentBatch, eq(assessmentBatch.id, testRecord.bizId))
    .where(
      and(
        eq(testRecord.studentId, studentId),
        eq(testRecord.practice, false),
        or(eq(testRecord.status, 'RUNNING'), ne(test.analysisRule, 'AT_ONCE')),
      ),
    )
    .groupBy(test.id, assessmentBatch.id, testRecord.bizId);
}

/**
 * The attempts whose questions' right answers a student must not see now, wherever they would be shown: the counted one that runs,
 * and those of tests whose analysis is not open yet. Null where there is none; `closeTimes` is by test and batch.
 */
async function readWithholding(db: Database, studentId: string, now: Date) {
  const groups = (await listDelicate(db, studentId)).map((group) => ({
    ...group,
    closeTime: openingOf(group).closeTime,
  }));
  const closed = groups.filter((group) => !isAnalysisOpen(group, now));
  if (closed.length === 0 && !groups.some(({ runs }) => runs)) return null;
  const isClosed = closed.map(({ test: { id }, bizId }) =>
    and(eq(testRecord.testId, id), eq(testRecord.bizId, bizId)),
  );
  return {
    closed,
    attempts: and(
      eq(testRecord.studentId, studentId),
      eq(testRecord.practice, false),
      or(eq(testRecord.status, 'RUNNING'), ...isClosed),
    ),
  };
}

/** The questions whose right answers a student must not see now. */
export async function withheldQuestions(db: Database, studentId: string, now: Date): Promise<Set<string>> {
  const withholding = await readWithholding(db, studentId, now);
  if (withholding === null) return new Set();
  // The papers stay in the database: each is long, and there may be many.
  const rowsWithId = await rowsOf<{ id: string }>(
    db,
    sql`select distinct entry ->> 'questionId' as id
      from ${testRecord} cross join jsonb_array_elements(${testRecord.paper} -> 'entries') entry
      where ${withholding.attempts}`,
  );
  return new Set(rowsWithId.map(({ id }) => id));
}

/** Reason for holding right answers back. */
export interface Withholding {
  /** An attempt that asks one of the questions runs. */
  readonly runs: boolean;
  /** When no analysis of the questions is held back any more; null where that follows from the student's last try. */
  readonly until: Date | null;
}

/**
 * Finds what holds back the right answers to questions that are shown outside of tests, such as on an exercise sheet or
 * in a lesson: whatever shows right answers asks here first. `which` chooses among the rows of `question`. Null when
 * they may be shown.
 */
export async function findWithholding(
  db: Database,
  { studentId, which }: { readonly studentId: string; readonly which: SQL | undefined },
  now: Date,
): Promise<Withholding | null> {
  const withholding = await readWithholding(db, studentId, now);
  if (withholding === null) return null;
  const found = await db
    .select({
      testId: testRecord.testId,
      bizId: testRecord.bizId,
      runs: sql<boolean>`bool_or(${testRecord.status} = 'RUNNING')`,
    })
    .from(testRecord)
    .innerJoin(
      question,
      sql`${testRecord.paper} -> 'entries' @> jsonb_build_array(jsonb_build_object('questionId', ${question.id}))`,
    )
    .where(and(withholding.attempts, which))
    .groupBy(testRecord.testId, testRecord.bizId);
  if (found.length === 0) return null;
  const ends = withholding.closed
    .filter(({ test: { id }, bizId }) => found.some((row) => row.testId === id && row.bizId === bizId))
    .map(({ closeTime }) => closeTime);
  return { runs: found.some(({ runs }) => runs), until: ends.includes(null) ? null : latest(...ends) };
}

/** Why an exercise sheet of a course is not handed out while its answers are held back. */
export const sheetObstacle = ({ runs, until }: Withholding, courseId: string): Found => ({
  reason: runs
    ? '这份练习印有答案和解析，而你正在进行的测验用的是同一题库，所以暂时不能下载。交卷后返回资料页即可下载'
    : `这份练习印有答案和解析，其中有你考过的题，解析${opensWords(until)}，所以暂时不能下载。开放后返回资料页即可下载`,
  nextTime: runs ? null : until,
  way: toPage('去测验', `/course/test/${courseId}`),
});

/** When an analysis opens, as the end of a sentence; null is with the last try. */
export const opensWords = (until: Date | null): string =>
  until === null ? '将在最后一次作答完成后开放' : `将于 ${momentWords(until.getTime())} 开放`;
