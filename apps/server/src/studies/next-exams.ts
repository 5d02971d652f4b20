import type { DateTime } from '@qianwei/api/time/moment';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { examOffering, examSession } from '../db/schema/registration.ts';
import { examPeriod } from '../db/schema/schedule.ts';
import { dateTimeOf, formatDateTime, formatDay } from '../time.ts';

/** The next written exam of a course, as an answer shows it. */
export interface NextExam {
  readonly periodName: string;
  readonly startTime: DateTime;
  readonly endTime: DateTime;
  /** Until when it can be registered for; null once that is over. */
  readonly applyEnd: DateTime | null;
}

/** The next written exam of each course whose timetable is published, by the course's id; without one it is absent. */
export async function nextExamsOf(
  db: Database,
  courseIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, NextExam>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .select({ courseId: examOffering.courseId, session: examSession, period: examPeriod })
    .from(examOffering)
    .innerJoin(examSession, eq(examSession.id, examOffering.sessionId))
    .innerJoin(examPeriod, eq(examPeriod.id, examOffering.periodId))
    .where(
      and(
        inArray(examOffering.courseId, [...courseIds]),
        gte(examSession.date, formatDay(now)),
        lte(examPeriod.timetablePublish, now),
      ),
    )
    .orderBy(asc(examSession.date), asc(examSession.start));
  const exams = new Map<string, NextExam>();
  for (const { courseId, session, period } of rows) {
    const startTime = dateTimeOf(session.date, session.start);
    if (exams.has(courseId) || startTime <= formatDateTime(now)) continue;
    exams.set(courseId, {
      periodName: period.name,
      startTime,
      endTime: dateTimeOf(session.date, session.end),
      applyEnd: now < period.applyEnd ? formatDateTime(period.applyEnd) : null,
    });
  }
  return exams;
}
