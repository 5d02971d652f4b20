import type { CourseService } from '@qianwei/api/contract/course/course';
import type { ProcessEnd } from '@qianwei/api/contract/course/process-score';
import { type SQL, sql } from 'drizzle-orm';
import { parseDateTime } from '../../../time.ts';

/** Facts that end the process score of a course. */
export interface EndFacts {
  /** When the passing result was published; null before. */
  readonly passedAt: Date | null;
  /** Null where the student is signed up for an assessment without one. */
  readonly service: CourseService | null;
  /** The end of the day of the written exam; null where none is planned. */
  readonly cutOff: Date | null;
}

/** Why nothing can be added to a process score any more; null while something can. */
export function processEndOf({ passedAt, service, cutOff }: EndFacts, now: Date): ProcessEnd | null {
  if (passedAt !== null) return 'PASSED';
  if (cutOff !== null && cutOff <= now) return 'SETTLED';
  return service === null || service.status === 'ACTIVE' ? null : service.status;
}

/** The part of what a student does that a process score counts: what was done for a course before its first end. */
export interface CountedSpan {
  /** The course whose score it is. */
  readonly courseId: string;
  /** The course that has the lessons and tests. */
  readonly contentId: string;
  /** The first moment that does not count; null where no end is known. */
  readonly until: Date | null;
}

/** Until when what is done for a course counts: the first of publication, cut-off and the service's end. */
export function countedUntil({ passedAt, service, cutOff }: EndFacts): Date | null {
  const ends = [passedAt, cutOff, service && parseDateTime(service.expireTime)].filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** The spans as a table `span` of course_id, content_id and until, for joining. */
export const spanTable = (spans: readonly CountedSpan[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(
    spans.map(({ courseId, contentId, until }) => ({ course_id: courseId, content_id: contentId, until })),
  )}::jsonb) as span(course_id text, content_id text, until timestamptz)`;

/** The columns of `spanTable`. */
export const span = {
  courseId: sql<string>`span.course_id`,
  contentId: sql<string>`span.content_id`,
  until: sql`span.until`,
  /** True for what was done at a moment that counts. */
  counts: (at: SQL | SQL.Aliased | { getSQL(): SQL }) => sql`coalesce(${at} < span.until, true)`,
};
