import type { ExamPeriod, PeriodStatus } from '@qianwei/api/contract/academic/exam-period';
import { asc, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { examPeriod } from '../db/schema/schedule.ts';
import { formatDateTime, parseDateTime } from '../time.ts';

/** A row of the exam periods. */
export type PeriodRow = typeof examPeriod.$inferSelect;

const dayMs = 86_400_000;

/** True while exams of a period are still to come: until midnight after the last day. */
export const hasExamsToCome = ({ endDate }: Pick<PeriodRow, 'endDate'>, at: Date): boolean =>
  at.getTime() < parseDateTime(endDate).getTime() + dayMs;

/** State of a period: it follows from its dates, so that nobody has to move it on. */
export function periodStatusOf(period: PeriodRow, now: Date): PeriodStatus {
  if (now >= period.scorePublish) return 'FINISHED';
  if (!hasExamsToCome(period, now)) return 'SCORING';
  if (now >= parseDateTime(period.startDate)) return 'EXAM';
  if (now >= period.seatPublish) return 'SEATED';
  if (now >= period.applyEnd) return period.feeEnabled && now < period.payEnd ? 'PAYING' : 'CLOSED';
  if (now >= period.applyStart) return 'OPEN';
  return now < period.timetablePublish ? 'PREVIEW' : 'UPCOMING';
}

/** A period as an answer shows it; `seated` holds the ids of those in which the student has a seat (`seatedPeriodsOf`). */
export function shownPeriod(period: PeriodRow, seated: ReadonlySet<string>, now: Date): ExamPeriod {
  const byDates = periodStatusOf(period, now);
  // Seats are published by their dates only once staff have arranged them.
  const status = byDates === 'SEATED' && !seated.has(period.id) ? 'CLOSED' : byDates;
  return {
    periodId: period.id,
    name: period.name,
    status,
    timetableTime: status === 'PREVIEW' ? formatDateTime(period.timetablePublish) : null,
    applyStart: formatDateTime(period.applyStart),
    applyEnd: formatDateTime(period.applyEnd),
    payEnd: formatDateTime(period.payEnd),
    seatPublish: formatDateTime(period.seatPublish),
    ticketOpen: formatDateTime(period.ticketOpen),
    examDates: [...new Set([period.startDate, period.endDate])],
    scorePublish: formatDateTime(period.scorePublish),
    maxCourse: period.maxCourse,
    feeEnabled: period.feeEnabled,
  };
}

/** The first day of the last period whose scores are out; before every day where there is none. */
export const lastFinishedStart = (now: Date) =>
  sql`coalesce((select max(start_date) from ${examPeriod} where score_publish <= ${now.toISOString()}::timestamptz), '-infinity'::date)`;

/** The present periods: the last one whose scores are out and all later ones, the oldest first. */
export function listPresentPeriods(db: Database, now: Date): Promise<PeriodRow[]> {
  return db
    .select()
    .from(examPeriod)
    .where(gte(examPeriod.startDate, lastFinishedStart(now)))
    .orderBy(asc(examPeriod.startDate));
}
