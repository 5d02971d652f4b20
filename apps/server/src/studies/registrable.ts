import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { examOffering, examSession } from '../db/schema/registration.ts';
import { pendingExemptions } from './pending-exemptions.ts';
import { listPresentPeriods, type PeriodRow, periodStatusOf } from './periods.ts';
import { listActiveRegistrations } from './registrations.ts';
import type { Studies } from './studies.ts';

/** The period in which courses can be registered now, for one student. */
export interface OpenPeriod {
  readonly period: PeriodRow;
  /** How many courses are registered in it. */
  readonly registered: number;
  /** How many more can be: one of each half-day, at most what the period allows. */
  readonly canRegister: number;
}

/** The half-days in which the period examines a course that the student still has to pass, and may take. */
async function halfDaysOf(
  db: Database,
  { all, electives, record }: Studies,
  period: PeriodRow,
): Promise<string[]> {
  const pending = await pendingExemptions(db, record);
  const courseIds = all
    .filter(({ passed, line: { line, course } }) => {
      const chosen = electives.get(line.electiveGroup);
      const isOpen = !passed && course.examMode === 'WRITTEN' && !pending.has(course.id);
      return isOpen && (chosen === undefined || chosen === course.id);
    })
    .map(({ line }) => line.course.id);
  if (courseIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: examSession.id })
    .from(examOffering)
    .innerJoin(examSession, eq(examSession.id, examOffering.sessionId))
    .where(and(eq(examOffering.periodId, period.id), inArray(examOffering.courseId, courseIds)));
  return rows.map(({ id }) => id);
}

/** The period that is open, and what a student can register in it; null while none is. */
export async function findOpenPeriod(db: Database, studies: Studies, now: Date): Promise<OpenPeriod | null> {
  const periods = await listPresentPeriods(db, now);
  const period = periods.find((candidate) => periodStatusOf(candidate, now) === 'OPEN');
  if (period === undefined) return null;
  const { studentId } = studies.record;
  const registrations = await listActiveRegistrations(db, { studentId, periodId: period.id });
  const taken = new Set(registrations.map(({ session }) => session.id));
  const free = (await halfDaysOf(db, studies, period)).filter((id) => !taken.has(id));
  return {
    period,
    registered: registrations.length,
    canRegister: Math.max(0, Math.min(free.length, period.maxCourse - registrations.length)),
  };
}
