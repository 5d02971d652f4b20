import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { assessmentBatch, test, testAnswer, testRecord } from '../../../db/schema/exam.ts';

/** A row of the attempts. */
export type AttemptRow = typeof testRecord.$inferSelect;

/** How long after its end an attempt still takes answers that were given in time. */
export const graceMs = 60_000;

/** True when time and grace are over. */
export const isOverdue = ({ endTime }: Pick<AttemptRow, 'endTime'>, now: Date) =>
  now.getTime() > endTime.getTime() + graceMs;

/** When an attempt counts as submitted: at the latest at its end. */
export const submitTimeOf = ({ endTime }: Pick<AttemptRow, 'endTime'>, now: Date): Date =>
  new Date(Math.min(now.getTime(), endTime.getTime()));

/** An attempt of the student, locked until the transaction ends: hand-in and saves take turns. Undefined for any other. */
export async function lockAttempt(
  tx: Database,
  studentId: string,
  testRecordId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(testRecord)
    .where(and(eq(testRecord.id, testRecordId), eq(testRecord.studentId, studentId)))
    .for('update');
  return row;
}

/** The student's attempt of a test that runs, else the newest one of it. */
export async function latestAttemptId(
  db: Database,
  studentId: string,
  asked: { subjectId: string; testId: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: testRecord.id })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .where(
      and(
        eq(testRecord.studentId, studentId),
        eq(testRecord.testId, asked.testId),
        eq(test.courseId, asked.subjectId),
      ),
    )
    .orderBy(sql`${testRecord.status} = 'RUNNING' desc`, desc(testRecord.startTime))
    .limit(1);
  return row?.id;
}

/** The test of a course that the student began last, with its batch; practices aside. Undefined before the first. */
export async function lastTestOf(db: Database, studentId: string, courseId: string) {
  const [row] = await db
    .select({ test, batch: assessmentBatch })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .leftJoin(assessmentBatch, eq(assessmentBatch.id, testRecord.bizId))
    .where(
      and(eq(testRecord.studentId, studentId), eq(testRecord.practice, false), eq(test.courseId, courseId)),
    )
    .orderBy(desc(testRecord.startTime))
    .limit(1);
  return row;
}

/** The test of an attempt with its course. */
export async function findTestOf(db: Database, testId: string) {
  const [row] = await db
    .select({ test, course })
    .from(test)
    .innerJoin(course, eq(course.id, test.courseId))
    .where(eq(test.id, testId));
  return row;
}

/** Reads the saved answers of an attempt, by question. */
export async function savedAnswers(
  db: Database,
  testRecordId: string,
): Promise<Map<string, typeof testAnswer.$inferSelect>> {
  const rows = await db.select().from(testAnswer).where(eq(testAnswer.testRecordId, testRecordId));
  return new Map(rows.map((row) => [row.questionId, row]));
}
