import type { Grade, Retake } from '@qianwei/api/contract/academic/grade';
import type { Day } from '@qianwei/api/time/moment';
import { nextUsualMonth } from '@qianwei/studies';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { examApply, examOffering, examSession } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import type { StudyStanding } from '../../../studies/results.ts';
import { formatDateTime, formatDay } from '../../../time.ts';

const missed: readonly Grade['result'][] = ['FAIL', 'ABSENT', 'VIOLATION'];

/** The half-day of each course that is registered, among the exams that are still to come, by its code. */
async function registeredHalfDays(
  db: Database,
  { studentId, studentMajorId }: StudyRecord,
  now: Date,
): Promise<ReadonlyMap<string, { readonly date: Day; readonly start: string }>> {
  const rows = await db
    .select({ code: course.courseCode, session: examSession })
    .from(examApply)
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .where(
      and(
        eq(examApply.studentId, studentId),
        eq(examApply.studentMajorId, studentMajorId),
        inArray(examApply.status, ['UNPAID', 'APPLIED']),
        gte(examSession.date, formatDay(now)),
      ),
    );
  return new Map(rows.map(({ code, session }) => [code, { date: session.date, start: session.start }]));
}

/** The period that can be registered for now with the ids of the courses that it examines; null while none is open. */
async function openOfferings(db: Database, courseIds: readonly string[], now: Date) {
  const [period] = await db
    .select()
    .from(examPeriod)
    .where(and(lte(examPeriod.applyStart, now), gte(examPeriod.applyEnd, now)))
    .orderBy(asc(examPeriod.startDate))
    .limit(1);
  if (period === undefined || courseIds.length === 0) return null;
  const rows = await db
    .select({ courseId: examOffering.courseId })
    .from(examOffering)
    .where(and(eq(examOffering.periodId, period.id), inArray(examOffering.courseId, [...courseIds])));
  return { period, courseIds: new Set(rows.map(({ courseId }) => courseId)) };
}

/** The last period whose timetable is out: what it does not examine is examined in a usual month after it. */
async function lastTimetable(db: Database, now: Date): Promise<Day> {
  const periods = await db
    .select({ startDate: examPeriod.startDate })
    .from(examPeriod)
    .where(lte(examPeriod.timetablePublish, now))
    .orderBy(asc(examPeriod.startDate));
  return periods.at(-1)?.startDate ?? formatDay(now);
}

/** How each course of the plan that was taken and is not passed can be taken again, by its code. */
export async function retakesOf(
  db: Database,
  { record, standings }: { readonly record: StudyRecord; readonly standings: readonly StudyStanding[] },
  now: Date,
): Promise<ReadonlyMap<string, Retake>> {
  if (record.record.status !== 'NORMAL') return new Map();
  const open = standings.filter(
    ({ passed, best, line }) => !passed && best !== null && line.course.examMode === 'WRITTEN',
  );
  if (open.length === 0) return new Map();
  const registered = await registeredHalfDays(db, record, now);
  const offered = await openOfferings(
    db,
    open.map(({ line }) => line.course.id),
    now,
  );
  const after = await lastTimetable(db, now);
  return new Map(
    open.map(({ line: { course: own, line } }): [string, Retake] => {
      const halfDay = registered.get(own.courseCode);
      if (halfDay !== undefined) return [own.courseCode, { kind: 'REGISTERED', ...halfDay }];
      if (offered?.courseIds.has(own.id)) {
        const { name, applyEnd } = offered.period;
        return [own.courseCode, { kind: 'OPEN', periodName: name, applyEnd: formatDateTime(applyEnd) }];
      }
      return [own.courseCode, { kind: 'LATER', month: nextUsualMonth(line.usualMonths, after) }];
    }),
  );
}

/** A result with how its course can be taken again; null where nothing of it was missed. */
export const withRetake = (grade: Grade, retakes: ReadonlyMap<string, Retake>): Grade =>
  grade.gradeType === 'EXAM' && missed.includes(grade.result)
    ? { ...grade, retake: retakes.get(grade.courseCode) ?? null }
    : grade;
