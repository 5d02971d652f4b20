import { and, asc, eq, gt, gte, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { course } from '../db/schema/course.ts';
import { major } from '../db/schema/institution.ts';
import { examApply, examOffering, examSession } from '../db/schema/registration.ts';
import { examPeriod } from '../db/schema/schedule.ts';
import { studentMajor } from '../db/schema/student.ts';
import { lastFinishedStart, type PeriodRow } from './periods.ts';

/** A registration that holds its place: paid, free of charge, or waiting for its payment. */
export interface ActiveRegistration {
  readonly apply: typeof examApply.$inferSelect;
  readonly session: typeof examSession.$inferSelect;
  readonly course: typeof course.$inferSelect;
  readonly period: PeriodRow;
  /** The major and level of the 考籍 that holds it. */
  readonly majorName: string;
  readonly level: (typeof studentMajor.$inferSelect)['applyExamLevel'];
}

/** The statuses of a registration that holds its place. */
export const activeStatuses = ['UNPAID', 'APPLIED'] as const;

/**
 * The registrations of a person in the present periods (`listPresentPeriods`) and in those whose scores are still to come, in
 * whichever 考籍: one sits in one place at a time, so that all of them count for half-days and the number of courses. The oldest
 * period first, in it by half-day. A person holds at most `maxCourse` in a period.
 */
export function listActiveRegistrations(
  db: Database,
  studentId: string,
  now: Date,
): Promise<ActiveRegistration[]> {
  return db
    .select({
      apply: examApply,
      session: examSession,
      course,
      period: examPeriod,
      majorName: major.name,
      level: studentMajor.applyExamLevel,
    })
    .from(examApply)
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .innerJoin(studentMajor, eq(studentMajor.id, examApply.studentMajorId))
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .where(
      and(
        eq(examApply.studentId, studentId),
        inArray(examApply.status, [...activeStatuses]),
        or(gte(examPeriod.startDate, lastFinishedStart(now)), gt(examPeriod.scorePublish, now)),
      ),
    )
    .orderBy(asc(examPeriod.startDate), asc(examSession.code));
}

/** The ids of the periods in which a 考籍 has a seat, published or not. */
export const seatedPeriodsOf = ({
  registrations,
  studentMajorId,
}: {
  readonly registrations: readonly Pick<ActiveRegistration, 'apply' | 'period'>[];
  readonly studentMajorId: string;
}): ReadonlySet<string> =>
  new Set(
    registrations.flatMap(({ apply, period }) =>
      apply.studentMajorId === studentMajorId && apply.status === 'APPLIED' && apply.siteId !== null
        ? [period.id]
        : [],
    ),
  );

/** The number of a seat as it stands on its table and on the ticket: 02; '' without a seat. */
export const seatNoText = (seatNo: number | null): string =>
  seatNo === null ? '' : String(seatNo).padStart(2, '0');

/** A seat in its room, in words. */
export interface SeatInRoom {
  readonly room: string;
  readonly seatNo: number;
}

/** 第 08 考场 14 座 */
export const roomSeatWords = ({ room, seatNo }: SeatInRoom): string => `${room} ${seatNoText(seatNo)} 座`;

/** The seat with the name of its site where that has to be said: 江澜市第七中学第 08 考场 14 座. */
export const siteSeatWords = (site: string, seat: SeatInRoom): string => `${site}${roomSeatWords(seat)}`;
