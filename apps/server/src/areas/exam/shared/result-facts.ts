import type { TestType } from '@qianwei/api/contract/exam/test-title';
import type { DateTime } from '@qianwei/api/time/moment';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { assessmentBatch, test, testRecord } from '../../../db/schema/exam.ts';
import { isAnalysisOpen, openingOf } from '../../../questions/withheld.ts';
import { formatDateTime } from '../../../time.ts';

/** Meaning of an attempt's result: which score counts, and from when the right answers may be seen. */
export interface ResultFacts {
  /** WRONG for a practice, whichever test its questions come from. */
  readonly type: TestType;
  /** The highest graded score of the student in this test and batch; null before there is one, and for a practice. */
  readonly best: number | null;
  /** `openTime` is null where the last attempt opens it. */
  readonly analysis: { readonly isOpen: boolean; readonly openTime: DateTime | null };
}

/** Of attempts that do not exist. */
export const noResult: ResultFacts = {
  type: 'COMPREHENSIVE',
  best: null,
  analysis: { isOpen: false, openTime: null },
};

/** The facts of attempts by their ids, all in one statement. A practice holds no question that is withheld, so it is open. */
export async function resultFacts(
  db: Database,
  testRecordIds: readonly string[],
  now: Date,
): Promise<Map<string, ResultFacts>> {
  const own = sql`from test_record own where own.student_id = ${testRecord.studentId}
    and own.test_id = ${testRecord.testId} and own.biz_id = ${testRecord.bizId} and not own.practice`;
  const rows = await db
    .select({
      id: testRecord.id,
      practice: testRecord.practice,
      test,
      batch: assessmentBatch,
      best: sql<number | null>`(select max(own.score)::float8 ${own} and own.status = 'GRADED')`,
      triesOver: sql<number>`(select count(*)::int ${own} and own.status <> 'RUNNING')`,
    })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .leftJoin(assessmentBatch, eq(assessmentBatch.id, testRecord.bizId))
    .where(inArray(testRecord.id, [...testRecordIds]));
  return new Map(
    rows.map(({ id, practice, best, triesOver, ...row }) => {
      const { closeTime } = openingOf(row);
      const isOpen = practice || isAnalysisOpen({ test: row.test, closeTime, triesOver }, now);
      const openTime = isOpen || closeTime === null ? null : formatDateTime(closeTime);
      const type = practice ? ('WRONG' as const) : row.test.type;
      return [id, { type, best: practice ? null : best, analysis: { isOpen, openTime } }];
    }),
  );
}
