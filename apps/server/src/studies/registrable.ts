import { offeringStatusOf } from './offering-status.ts';
import { type OfferedCourse, periodPlanOf } from './period-plan.ts';
import type { PeriodRow } from './periods.ts';
import { openPeriodOf, type Schedule } from './schedule.ts';
import type { Studies } from './studies.ts';

/** The period in which courses can be registered now, for one student. */
export interface OpenPeriod {
  readonly period: PeriodRow;
  /** Courses that are registered in it. */
  readonly registered: number;
  /** Courses that can be registered beside them, together: what the plan accepts in one submission. */
  readonly canRegister: number;
}

/** An elective shares its group with the others of it; any other course is alone. */
const unitOf = ({ standing: { line } }: OfferedCourse) => line.line.electiveGroup || line.course.id;

/**
 * Counts courses that fit beside each other: one of each half-day, one of each group of electives. The largest matching of
 * half-days and groups, by augmenting paths.
 */
function countTogether(courses: readonly OfferedCourse[]): number {
  const takenBy = new Map<string, string>();
  const place = (sessionId: string, tried: Set<string>): boolean =>
    courses
      .filter(({ session }) => session.id === sessionId)
      .map(unitOf)
      .some((unit) => {
        if (tried.has(unit)) return false;
        tried.add(unit);
        const holder = takenBy.get(unit);
        if (holder !== undefined && !place(holder, tried)) return false;
        takenBy.set(unit, sessionId);
        return true;
      });
  const sessions = [...new Set(courses.map(({ session }) => session.id))];
  return sessions.filter((id) => place(id, new Set())).length;
}

/** The period that is open, and what a student can register in it; null while none is. */
export function openPeriodFor(studies: Studies, schedule: Schedule): OpenPeriod | null {
  const period = openPeriodOf(schedule, studies.now);
  if (period === undefined) return null;
  const plan = periodPlanOf(studies, schedule, period);
  const registered = plan.registrations.length;
  const open = plan.offered.filter((course) => offeringStatusOf(course, plan, null) === 'OPEN');
  return {
    period,
    registered,
    canRegister: Math.max(0, Math.min(countTogether(open), period.maxCourse - registered)),
  };
}
