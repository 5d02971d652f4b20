import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { assessmentBatch, test, testRecord } from '../../../db/schema/exam.ts';
import { notFound } from '../../../http/refusal.ts';

/** An attempt of the student with its test, course and batch. Throws 1050005 when it is unknown or another's. */
export async function findOwnAttempt(db: Database, studentId: string, testRecordId: string) {
  const [found] = await db
    .select({ record: testRecord, test, course, batch: assessmentBatch })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .innerJoin(course, eq(course.id, test.courseId))
    .leftJoin(assessmentBatch, eq(assessmentBatch.id, testRecord.bizId))
    .where(and(eq(testRecord.id, testRecordId), eq(testRecord.studentId, studentId)));
  if (found === undefined) throw notFound();
  return found;
}

/** One attempt with the rows that its ids refer to. */
export type OwnAttempt = Awaited<ReturnType<typeof findOwnAttempt>>;
