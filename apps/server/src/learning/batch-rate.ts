import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lesson } from '../db/schema/lesson.ts';
import { batchWatched } from '../db/schema/study.ts';

/** Whose watching counts for which batch, in which course. */
interface BatchLearning {
  readonly studentId: string;
  readonly batchId: Column | string;
  readonly courseId: Column | string;
}

/** The seconds of a lesson that count. */
const watchedSeconds = sql<number>`(select coalesce(sum(upper(part) - lower(part)), 0)::int
  from unnest(${batchWatched.ranges}) part)`;

/**
 * The whole percent of a course that a student has watched within a batch, rounded down: what was watched before it begins or
 * after its end does not count for it (ADR 21). It stops growing at the batch's end by itself.
 */
export const batchRate = ({ studentId, batchId, courseId }: BatchLearning): SQL<number> =>
  sql<number>`coalesce((
    select least(100, 100 * sum(${watchedSeconds}) / sum(${lesson.duration}))
    from ${lesson} left join ${batchWatched} on ${batchWatched.lessonId} = ${lesson.id}
      and ${batchWatched.studentId} = ${studentId} and ${batchWatched.batchId} = ${batchId}
    where ${lesson.courseId} = ${courseId}), 0)::int`;

/** The percent that `batchRate` counts. */
export async function batchRateOf(
  db: Database,
  learning: BatchLearning & { readonly batchId: string; readonly courseId: string },
): Promise<number> {
  const [row] = await db.select({ rate: batchRate(learning) }).from(sql`(select 1) as one`);
  return row?.rate ?? 0;
}

/** The seconds of each lesson that `batchRate` counts, by the lesson's id. */
export async function batchSecondsOf(
  db: Database,
  { studentId, batchId, courseId }: BatchLearning & { readonly batchId: string; readonly courseId: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ lessonId: lesson.id, seconds: watchedSeconds })
    .from(batchWatched)
    .innerJoin(lesson, eq(lesson.id, batchWatched.lessonId))
    .where(
      and(
        eq(batchWatched.studentId, studentId),
        eq(batchWatched.batchId, batchId),
        eq(lesson.courseId, courseId),
      ),
    );
  return new Map(rows.map(({ lessonId, seconds }) => [lessonId, seconds]));
}
