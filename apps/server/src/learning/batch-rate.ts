import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lesson } from '../db/schema/lesson.ts';
import { batchWatched } from '../db/schema/study.ts';

/** Whose watching counts for which batch, in which course. */
interface BatchLearning {
  readonly studentId: string;
  readonly batchId: Column | string;
  readonly courseId: Column | string;
}

/**
 * The whole percent of a course that a student has watched within a batch, rounded down: what was watched before it begins or
 * after its end does not count for it (ADR 21). It stops growing at the batch's end by itself.
 */
export const batchRate = ({ studentId, batchId, courseId }: BatchLearning): SQL<number> =>
  sql<number>`coalesce((
    select least(100, 100 * sum(
      (select coalesce(sum(upper(part) - lower(part)), 0) from unnest(${batchWatched.ranges}) part)
    ) / sum(${lesson.duration}))
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
