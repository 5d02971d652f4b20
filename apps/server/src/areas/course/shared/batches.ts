import type { studyBatch } from '@qianwei/api/contract/course/chapter';
import { and, desc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../db/database.ts';
import { courseProgress } from '../../../db/schema/course.ts';
import { assessmentBatch, batchStudent, test } from '../../../db/schema/exam.ts';
import { notFound } from '../../../http/refusal.ts';
import { formatDateTime } from '../../../time.ts';

/** A batch of a course as its pages show it. */
export type StudyBatch = InferOutput<typeof studyBatch>;

/** The batches of a course that the student is signed up for, the newest first. */
export async function listOwnBatches(
  db: Database,
  studentId: string,
  courseId: string,
  now: Date,
): Promise<StudyBatch[]> {
  const rows = await db
    .select({ batch: assessmentBatch, test, signUp: batchStudent, rate: courseProgress.videoRate })
    .from(batchStudent)
    .innerJoin(assessmentBatch, eq(assessmentBatch.id, batchStudent.batchId))
    .innerJoin(test, eq(test.id, batchStudent.testId))
    .leftJoin(
      courseProgress,
      and(eq(courseProgress.courseId, test.courseId), eq(courseProgress.studentId, studentId)),
    )
    .where(and(eq(batchStudent.studentId, studentId), eq(test.courseId, courseId)))
    .orderBy(desc(assessmentBatch.startTime), desc(assessmentBatch.id));
  return rows.map(({ batch, test: own, signUp, rate }) => ({
    bizId: batch.id,
    name: batch.name,
    startTime: formatDateTime(batch.startTime),
    endTime: formatDateTime(batch.endTime),
    ended: now >= batch.endTime,
    testId: own.id,
    subjectId: own.courseId,
    assessMode: own.assessMode,
    learnRate: signUp.learnRate ?? rate ?? 0,
    learnNeed: own.conditions.videoRate ?? 0,
  }));
}

/** The batch asked for, else the newest that is open, else the newest of all; null without any. Throws 1050005 for another's. */
export function chooseOwnBatch(
  batches: readonly StudyBatch[],
  bizId: string | undefined,
  now: Date,
): StudyBatch | null {
  if (bizId !== undefined) {
    const found = batches.find((batch) => batch.bizId === bizId);
    if (found === undefined) throw notFound();
    return found;
  }
  const at = formatDateTime(now);
  return batches.find(({ startTime, ended }) => startTime <= at && !ended) ?? batches[0] ?? null;
}
