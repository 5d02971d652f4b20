import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { course } from '../db/schema/course.ts';
import { examApply, examOffering, examSession } from '../db/schema/registration.ts';
import type { StudyRecord } from './record.ts';

/** A registration that holds its place: paid, free of charge, or waiting for its payment. */
export interface ActiveRegistration {
  readonly apply: typeof examApply.$inferSelect;
  readonly session: typeof examSession.$inferSelect;
  readonly course: typeof course.$inferSelect;
}

/**
 * What a person has registered in a period, in whichever 考籍: they sit in one place at a time, so that all of it counts
 * for half-days and the number of courses. In the order of the half-days.
 */
export function listActiveRegistrations(
  db: Database,
  { studentId, periodId }: { readonly studentId: string; readonly periodId: string },
): Promise<ActiveRegistration[]> {
  return db
    .select({ apply: examApply, session: examSession, course })
    .from(examApply)
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .where(
      and(
        eq(examApply.studentId, studentId),
        eq(examApply.periodId, periodId),
        inArray(examApply.status, ['UNPAID', 'APPLIED']),
      ),
    )
    .orderBy(asc(examSession.code));
}

/** The courses for which a 考籍 has ever registered, whatever became of it, by their id. */
export async function everRegistered(
  db: Database,
  { studentMajorId }: Pick<StudyRecord, 'studentMajorId'>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ courseId: examOffering.courseId })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .where(eq(examApply.studentMajorId, studentMajorId));
  return new Set(rows.map(({ courseId }) => courseId));
}

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
