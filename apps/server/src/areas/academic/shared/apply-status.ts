import type { ExamApplyStatus } from '@qianwei/api/contract/academic/registration';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { grade } from '../../../db/schema/academic.ts';
import { examApply, examOffering, examSession } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import { parseDateTime } from '../../../time.ts';

/** Of a published result, what decides. */
interface Outcome {
  readonly grade: Pick<typeof grade.$inferSelect, 'result'>;
}

/** A registration with the half-day and the period that move it on. */
interface Registered {
  readonly apply: Pick<typeof examApply.$inferSelect, 'status' | 'siteId'>;
  readonly session: Pick<typeof examSession.$inferSelect, 'date' | 'end'>;
  readonly period: Pick<PeriodRow, 'seatPublish'>;
}

/**
 * The state of a registration: what is stored, moved on by the dates of its period and by the published result of its
 * course in that period (null before it is out).
 */
export function applyStatusOf(
  { apply, session, period }: Registered,
  result: Outcome | null,
  now: Date,
): ExamApplyStatus {
  if (apply.status !== 'APPLIED') return apply.status;
  if (result !== null) {
    const { result: outcome } = result.grade;
    return outcome === 'ABSENT' || outcome === 'VIOLATION' ? outcome : 'SCORED';
  }
  if (now >= parseDateTime(`${session.date} ${session.end}:00`)) return 'FINISHED';
  return apply.siteId !== null && now >= period.seatPublish ? 'ARRANGED' : 'APPLIED';
}

/** Joins a registration with the published result of its course in its period: there is at most one. */
export const isPublishedResult = (now: Date): SQL | undefined =>
  and(
    eq(grade.studentMajorId, examApply.studentMajorId),
    eq(grade.courseId, examOffering.courseId),
    eq(grade.periodId, examApply.periodId),
    lte(grade.publishTime, now),
  );

/** The states that are stored as they are; the others are an APPLIED one that its dates or its result have moved on. */
const storedAsShown: ReadonlySet<ExamApplyStatus> = new Set(['UNPAID', 'CANCELLED', 'EXPIRED']);

/** True for a state of a registration that only dates and result tell; then the query joins those. */
export const isMovedOn = (status: ExamApplyStatus | undefined): boolean =>
  status !== undefined && !storedAsShown.has(status);

/**
 * Condition for a registration in a state. It says the same as `applyStatusOf`, which `grown-student.test.ts` holds.
 * For a state that `isMovedOn` the query joins offering, half-day, period and the published result.
 */
export function isInStatus(status: ExamApplyStatus, now: Date): SQL | undefined {
  if (!isMovedOn(status)) return sql`${examApply.status} = ${status}`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const end = sql`(${examSession.date} + ${examSession.end}::time) at time zone 'Asia/Shanghai'`;
  const movedOn = sql`case
    when ${grade.result} in ('ABSENT', 'VIOLATION') then ${grade.result}
    when ${grade.id} is not null then 'SCORED'
    when ${end} <= ${moment} then 'FINISHED'
    when ${examApply.siteId} is not null and ${examPeriod.seatPublish} <= ${moment} then 'ARRANGED'
    else 'APPLIED'
  end`;
  return and(eq(examApply.status, 'APPLIED'), sql`${movedOn} = ${status}`);
}
