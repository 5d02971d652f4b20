import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
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

/** The student's counted attempts that run, or whose test opens its analysis late. */
function listDelicate(db: Database, studentId: string) {
  return db
    .select({
      id: testRecord.id,
      status: testRecord.status,
      bizId: testRecord.bizId,
      test,
      batch: assessmentBatch,
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
    );
}

type DelicateRow = Awaited<ReturnType<typeof listDelicate>>[number];

/** How many tries of the same test and batch are over. */
function triesOver(rows: readonly DelicateRow[], { test: { id }, bizId }: DelicateRow): number {
  return rows.filter((row) => row.test.id === id && row.bizId === bizId && row.status !== 'RUNNING').length;
}

/**
 * The questions whose right answers a student must not see now, wherever they would be shown: those of the counted
 * attempt that runs, and those of tests whose analysis is not open yet.
 */
export async function withheldQuestions(db: Database, studentId: string, now: Date): Promise<Set<string>> {
  const rows = await listDelicate(db, studentId);
  const closed = rows.filter(
    (row) =>
      row.status === 'RUNNING' ||
      !isAnalysisOpen(
        { test: row.test, closeTime: openingOf(row).closeTime, triesOver: triesOver(rows, row) },
        now,
      ),
  );
  if (closed.length === 0) return new Set();
  const ids = closed.map(({ id }) => id);
  // The papers stay in the database: each is long, and there may be many.
  const rowsWithId = await rowsOf<{ id: string }>(
    db,
    sql`select distinct entry ->> 'questionId' as id
      from ${testRecord} cross join jsonb_array_elements(${testRecord.paper} -> 'entries') entry
      where ${inArray(testRecord.id, ids)}`,
  );
  return new Set(rowsWithId.map(({ id }) => id));
}
