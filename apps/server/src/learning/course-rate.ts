import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
import { courseProgress } from '../db/schema/course.ts';

/** The whole percent of `duration` that `watched` seconds are, rounded down: 100 is all of it. */
export const rateOf = (watched: number, duration: number): number =>
  duration === 0 ? 0 : Math.min(100, Math.floor((100 * watched) / duration));

/** Brings a course's rate up to what the lessons' records say, and returns it; the whole percent is that of `rateOf`. */
export async function updateCourseRate(
  db: Database,
  { studentId, courseId }: { readonly studentId: string; readonly courseId: string },
  now: Date,
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ rate: number }>(
    db,
    sql`
    with counted as (
      select (select coalesce(sum(watched), 0) from play_record
          where student_id = ${studentId} and course_id = ${courseId}) as watched,
        (select coalesce(sum(duration), 0) from lesson where course_id = ${courseId}) as whole
    )
    insert into course_progress (id, student_id, course_id, video_rate, watched_at)
    select ${randomUUID()}, ${studentId}, ${courseId},
      case when whole = 0 then 0 else least(100, 100 * watched / whole) end, ${at}
    from counted
    on conflict (student_id, course_id)
    do update set video_rate = excluded.video_rate, watched_at = excluded.watched_at, updated_at = now()
    returning video_rate as rate`,
  );
  return row?.rate ?? 0;
}

/** The percent of a course that a student has watched; 0 before the first minute. */
export async function courseRateOf(db: Database, studentId: string, courseId: string): Promise<number> {
  const [row] = await db
    .select({ rate: courseProgress.videoRate })
    .from(courseProgress)
    .where(and(eq(courseProgress.studentId, studentId), eq(courseProgress.courseId, courseId)));
  return row?.rate ?? 0;
}
