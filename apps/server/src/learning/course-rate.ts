import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { courseProgress } from '../db/schema/course.ts';
import { assessmentBatch, batchStudent, test } from '../db/schema/exam.ts';
import { lesson, playRecord } from '../db/schema/study.ts';

/** The whole percent of `duration` that `watched` seconds are, rounded down: 100 is all of it. */
export const rateOf = (watched: number, duration: number): number =>
  duration === 0 ? 0 : Math.min(100, Math.floor((100 * watched) / duration));

/**
 * Keeps for each batch that is over how far the student had come in the course: what is watched from now on does not count
 * for it (ADR 20). Has to run before the course's rate changes.
 */
async function freezeEndedBatches(db: Database, studentId: string, courseId: string, now: Date) {
  const rate = db
    .select({ rate: courseProgress.videoRate })
    .from(courseProgress)
    .where(and(eq(courseProgress.studentId, studentId), eq(courseProgress.courseId, courseId)));
  const tests = db.select({ id: test.id }).from(test).where(eq(test.courseId, courseId));
  const ended = db
    .select({ id: assessmentBatch.id })
    .from(assessmentBatch)
    .where(sql`${assessmentBatch.endTime} <= ${now.toISOString()}::timestamptz`);
  await db
    .update(batchStudent)
    .set({ learnRate: sql`coalesce((${rate}), 0)` })
    .where(
      and(
        eq(batchStudent.studentId, studentId),
        inArray(batchStudent.testId, tests),
        inArray(batchStudent.batchId, ended),
        sql`${batchStudent.learnRate} is null`,
      ),
    );
}

/** The percent of a course's video that a student has watched, by the lessons' records. */
async function countRate(db: Database, studentId: string, courseId: string): Promise<number> {
  const whole = db
    .select({ seconds: sql<number>`coalesce(sum(${lesson.duration}), 0)::int` })
    .from(lesson)
    .where(eq(lesson.courseId, courseId));
  const [row] = await db
    .select({
      watched: sql<number>`coalesce(sum(${playRecord.watched}), 0)::int`,
      whole: sql<number>`(${whole})`,
    })
    .from(playRecord)
    .where(and(eq(playRecord.studentId, studentId), eq(playRecord.courseId, courseId)));
  return row === undefined ? 0 : rateOf(row.watched, row.whole);
}

/** Brings a course's rate up to what the lessons' records say, and returns it. */
export async function updateCourseRate(
  db: Database,
  { studentId, courseId }: { readonly studentId: string; readonly courseId: string },
  now: Date,
): Promise<number> {
  await freezeEndedBatches(db, studentId, courseId, now);
  const videoRate = await countRate(db, studentId, courseId);
  await db
    .insert(courseProgress)
    .values({ studentId, courseId, videoRate, watchedAt: now })
    .onConflictDoUpdate({
      target: [courseProgress.studentId, courseProgress.courseId],
      set: { videoRate, watchedAt: now },
    });
  return videoRate;
}

/** The percent of a course that a student has watched; 0 before the first minute. */
export async function courseRateOf(db: Database, studentId: string, courseId: string): Promise<number> {
  const [row] = await db
    .select({ rate: courseProgress.videoRate })
    .from(courseProgress)
    .where(and(eq(courseProgress.studentId, studentId), eq(courseProgress.courseId, courseId)));
  return row?.rate ?? 0;
}
