import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { testRecord } from '../db/schema/exam.ts';
import { question } from '../db/schema/question.ts';

/**
 * The questions of a course's bank that tests and exercise sheets draw from: those in use, without those that are kept for
 * lessons and chapter tests.
 */
export const inBankOf = (courseId: string): SQL | undefined =>
  and(eq(question.courseId, courseId), eq(question.status, 'ACTIVE'), eq(question.chapterOnly, false));

/**
 * True while a counted attempt of the student runs that asks one of these questions: their answers must not be shown elsewhere.
 * An exercise sheet, a question of a lesson: whatever shows right answers asks here first.
 */
export async function isBeingAsked(
  db: Database,
  studentId: string,
  which: SQL | undefined,
): Promise<boolean> {
  const [row] = await db
    .select({ id: testRecord.id })
    .from(testRecord)
    .innerJoin(
      question,
      sql`${testRecord.paper} -> 'entries' @> jsonb_build_array(jsonb_build_object('questionId', ${question.id}))`,
    )
    .where(
      and(
        eq(testRecord.studentId, studentId),
        eq(testRecord.status, 'RUNNING'),
        eq(testRecord.practice, false),
        which,
      ),
    )
    .limit(1);
  return row !== undefined;
}
