import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { testRecord } from '../../../db/schema/exam.ts';
import { question } from '../../../db/schema/question.ts';
import { notFound } from '../../../http/refusal.ts';

/** Throws 1050005 unless the question was in an own attempt that is over and not void. */
export async function requireMet(db: Database, studentId: string, questionId: string): Promise<void> {
  const wanted = JSON.stringify([{ questionId }]);
  const [found] = await db
    .select({ id: testRecord.id })
    .from(testRecord)
    .where(
      and(
        eq(testRecord.studentId, studentId),
        inArray(testRecord.status, ['SUBMITTED', 'MARKING', 'GRADED']),
        sql`${testRecord.paper}->'entries' @> ${wanted}::jsonb`,
      ),
    )
    .limit(1);
  if (found === undefined) throw notFound();
}

/** A question that the student has met. Throws 1050005 for any other. */
export async function findMetQuestion(db: Database, studentId: string, questionId: string) {
  await requireMet(db, studentId, questionId);
  const [found] = await db.select().from(question).where(eq(question.id, questionId));
  if (found === undefined) throw notFound();
  return found;
}
