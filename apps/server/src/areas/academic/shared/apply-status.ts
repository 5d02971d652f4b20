import type { ExamApplyStatus } from '@qianwei/api/contract/academic/registration';
import type { examApply, examSession } from '../../../db/schema/registration.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import type { Result } from '../../../studies/results.ts';
import { parseDateTime } from '../../../time.ts';

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
  result: Result | null,
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
