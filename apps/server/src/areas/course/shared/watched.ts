import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { playRecord, type SecondRanges } from '../../../db/schema/study.ts';
import { rateOf } from '../../../learning/course-rate.ts';
import type { LessonRow } from './outline.ts';

/** A row of what was watched. */
export type PlayRow = typeof playRecord.$inferSelect;

/** Reads a student's play records of a course, by the lesson's id. */
export async function readWatched(
  db: Database,
  studentId: string,
  courseId: string,
): Promise<ReadonlyMap<string, PlayRow>> {
  const rows = await db
    .select()
    .from(playRecord)
    .where(and(eq(playRecord.studentId, studentId), eq(playRecord.courseId, courseId)));
  return new Map(rows.map((row) => [row.lessonId, row]));
}

/** Percent of these lessons that was watched. */
export function watchRateOf(lessons: readonly LessonRow[], watched: ReadonlyMap<string, PlayRow>): number {
  const seconds = lessons.reduce((sum, { id }) => sum + (watched.get(id)?.watched ?? 0), 0);
  return rateOf(
    seconds,
    lessons.reduce((sum, { duration }) => sum + duration, 0),
  );
}

/** Share of a lesson from which on it is finished. */
const finishedShare = 0.9;

/** True when a lesson of this length counts as finished. */
export const isFinished = (watched: number, duration: number): boolean => watched >= duration * finishedShare;

/** Seconds of `[start, end)` that are in the ranges. */
export const secondsWithin = (ranges: SecondRanges, start: number, end: number): number =>
  ranges.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)), 0);
