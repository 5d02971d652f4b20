import type { studyBatch } from '@qianwei/api/contract/course/chapter';
import { and, desc, eq, exists, gt, lte, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../db/database.ts';
import { assessmentBatch, batchStudent, batchTest, test } from '../../../db/schema/exam.ts';
import { batchWatched, type SecondRanges } from '../../../db/schema/study.ts';
import { notFound } from '../../../http/refusal.ts';
import { batchRate } from '../../../learning/batch-rate.ts';
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
    .select({
      batch: assessmentBatch,
      test,
      rate: batchRate({ studentId, batchId: assessmentBatch.id, courseId }),
    })
    .from(batchStudent)
    .innerJoin(assessmentBatch, eq(assessmentBatch.id, batchStudent.batchId))
    .innerJoin(test, eq(test.id, batchStudent.testId))
    .where(and(eq(batchStudent.studentId, studentId), eq(test.courseId, courseId)))
    .orderBy(desc(assessmentBatch.startTime), desc(assessmentBatch.id));
  return rows.map(({ batch, test: own, rate }) => ({
    bizId: batch.id,
    name: batch.name,
    startTime: formatDateTime(batch.startTime),
    endTime: formatDateTime(batch.endTime),
    ended: now >= batch.endTime,
    testId: own.id,
    subjectId: own.courseId,
    assessMode: own.assessMode,
    learnRate: rate,
    learnNeed: own.conditions.videoRate ?? 0,
  }));
}

/**
 * The seconds of a lesson that every open batch of its course counts already; null when none is open. A page of a batch reports
 * what is not among them, so that a lesson that had been watched before can be watched again for the batch.
 */
export async function countedRanges(
  db: Database,
  { studentId, lessonId, courseId }: { studentId: string; lessonId: string; courseId: string },
  now: Date,
): Promise<SecondRanges | null> {
  const [row] = await db
    .select({
      ranges: sql<SecondRanges | null>`range_intersect_agg(coalesce(${batchWatched.ranges}, '{}'))`.mapWith(
        batchWatched.ranges,
      ),
    })
    .from(assessmentBatch)
    .leftJoin(
      batchWatched,
      and(
        eq(batchWatched.batchId, assessmentBatch.id),
        eq(batchWatched.studentId, studentId),
        eq(batchWatched.lessonId, lessonId),
      ),
    )
    .where(
      and(
        lte(assessmentBatch.startTime, now),
        gt(assessmentBatch.endTime, now),
        exists(
          db
            .select({ one: sql`1` })
            .from(batchTest)
            .innerJoin(test, eq(test.id, batchTest.testId))
            .where(and(eq(batchTest.batchId, assessmentBatch.id), eq(test.courseId, courseId))),
        ),
      ),
    );
  return row?.ranges ?? null;
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
