import { and, eq, ne, or, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../db/database.ts';
import { assessmentBatch, test, testRecord } from '../../../db/schema/exam.ts';
import { openingOf } from './eligibility/test-checks.ts';

/** What decides when the analysis of a test opens. */
export interface OpeningFacts {
  readonly test: Pick<typeof test.$inferSelect, 'analysisRule' | 'maxTry'>;
  /** When the test closes, its batch taken in; null when it never does. */
  readonly closeTime: Date | null;
  /** Tries of this test and batch that are over, the void ones among them. */
  readonly triesOver: number;
}

/** Whether right answers may be shown: at once, or when the test has closed or the last try is over. */
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
 * The questions whose right answers a student must not see now, wherever they would be shown: those of the counted
 * attempt that runs, and those of tests whose analysis is not open yet.
 */
export async function withheldQuestions(db: Database, studentId: string, now: Date): Promise<Set<string>> {
  const groups = await listDelicate(db, studentId);
  const closed = groups.filter(
    ({ test, batch, triesOver }) =>
      !isAnalysisOpen({ test, closeTime: openingOf({ test, batch }).closeTime, triesOver }, now),
  );
  if (closed.length === 0 && !groups.some(({ runs }) => runs)) return new Set();
  const isClosed = closed.map(({ test: { id }, bizId }) =>
    and(eq(testRecord.testId, id), eq(testRecord.bizId, bizId)),
  );
  const withheld = and(
    eq(testRecord.studentId, studentId),
    eq(testRecord.practice, false),
    or(eq(testRecord.status, 'RUNNING'), ...isClosed),
  );
  // The papers stay in the database: each is long, and there may be many.
  const rowsWithId = await rowsOf<{ id: string }>(
    db,
    sql`select distinct entry ->> 'questionId' as id
      from ${testRecord} cross join jsonb_array_elements(${testRecord.paper} -> 'entries') entry
      where ${withheld}`,
  );
  return new Set(rowsWithId.map(({ id }) => id));
}
