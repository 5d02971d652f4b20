import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import {
  examApply,
  examArea,
  examOffering,
  examRoom,
  examSession,
  examSite,
} from '../../../db/schema/registration.ts';
import { student, studentMajor } from '../../../db/schema/student.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import { byRoom } from './room-name.ts';

type ApplyState = (typeof examApply.$inferSelect)['status'];

/** A room that a site lends for the period. */
interface LentRoom {
  readonly site: typeof examSite.$inferSelect;
  readonly room: string;
  readonly capacity: number;
}

/** A seat in a room. */
export interface SeatPlace extends LentRoom {
  readonly seatNo: number;
}

/** An APPLIED registration: who takes which course in which half-day and area, and where. */
export interface Registered {
  readonly applyId: string;
  readonly studentId: string;
  readonly studentMajorId: string;
  readonly examineeNo: string;
  readonly name: string;
  readonly courseCode: string;
  readonly courseName: string;
  readonly session: typeof examSession.$inferSelect;
  readonly areaCode: string;
  /** Null without a seat. */
  readonly place: SeatPlace | null;
}

/** All that is arranged in a period, and what there is to arrange it in. */
export interface PeriodSeats {
  readonly period: PeriodRow;
  /** Code → name, in the order of the codes. */
  readonly areas: ReadonlyMap<string, string>;
  /** By the site's name, then by the room's. */
  readonly rooms: readonly LentRoom[];
  /** By half-day, area, course and examinee. */
  readonly registered: readonly Registered[];
  /** States of registrations that are not APPLIED, by `registeredKeyOf`. */
  readonly states: ReadonlyMap<string, ApplyState>;
}

async function readRooms(tx: Database, period: PeriodRow): Promise<LentRoom[]> {
  const rows = await tx
    .select({ site: examSite, room: examRoom.name, capacity: examRoom.capacity })
    .from(examRoom)
    .innerJoin(examSite, eq(examSite.id, examRoom.siteId))
    .where(eq(examRoom.periodId, period.id))
    .orderBy(asc(examSite.name), asc(examSite.id));
  return rows.sort((a, b) => (a.site.id === b.site.id ? byRoom(a, b) : 0));
}

/**
 * Registrations of every state, with the seat as stored. Locked in the order in which payments lock them: who cancels one
 * waits, or has gone when it is read.
 */
function readApplied(tx: Database, period: PeriodRow, isLocked: boolean) {
  const rows = tx
    .select({
      apply: {
        applyId: examApply.id,
        studentId: examApply.studentId,
        studentMajorId: examApply.studentMajorId,
        areaCode: examApply.areaCode,
        siteId: examApply.siteId,
        room: examApply.room,
        seatNo: examApply.seatNo,
        status: examApply.status,
      },
      examineeNo: studentMajor.examineeNo,
      name: student.name,
      courseCode: course.courseCode,
      courseName: course.name,
      session: examSession,
    })
    .from(examApply)
    .innerJoin(studentMajor, eq(studentMajor.id, examApply.studentMajorId))
    .innerJoin(student, eq(student.id, examApply.studentId))
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .where(eq(examApply.periodId, period.id))
    .orderBy(asc(examApply.offeringId), asc(examApply.id))
    .$dynamic();
  return isLocked ? rows.for('no key update', { of: examApply }) : rows;
}

/** A room of a site, as a key. */
export const roomKeyOf = (siteId: string, room: string): string => JSON.stringify([siteId, room]);

/** A seat in a half-day, as a key. */
export const seatKeyOf = (sessionId: string, { site, room, seatNo }: Omit<SeatPlace, 'capacity'>): string =>
  JSON.stringify([sessionId, site.id, room, seatNo]);

/** A registration by what staff call it. */
export const registeredKeyOf = (examineeNo: string, courseCode: string): string =>
  `${examineeNo} ${courseCode}`;

const orderOf = ({ session, areaCode, courseCode, examineeNo }: Registered) =>
  `${session.code} ${areaCode} ${courseCode} ${examineeNo}`;

/**
 * Reads what is arranged in a period. Whoever arranges it does so after `lockPeriod` with `isLocked`, so that no
 * registration is cancelled before its seat is stored.
 */
export async function readPeriodSeats(
  tx: Database,
  period: PeriodRow,
  { isLocked }: { readonly isLocked: boolean },
): Promise<PeriodSeats> {
  const rooms = await readRooms(tx, period);
  const areas = await tx.select().from(examArea).orderBy(asc(examArea.code));
  const byKey = new Map(rooms.map((lent) => [roomKeyOf(lent.site.id, lent.room), lent]));
  const registered: Registered[] = [];
  const states = new Map<string, ApplyState>();
  for (const { apply, ...of } of await readApplied(tx, period, isLocked)) {
    const { siteId, room, seatNo, status, ...ids } = apply;
    if (status !== 'APPLIED') {
      states.set(registeredKeyOf(of.examineeNo, of.courseCode), status);
      continue;
    }
    const lent = siteId === null ? undefined : byKey.get(roomKeyOf(siteId, room));
    const place = lent === undefined || seatNo === null ? null : { ...lent, seatNo };
    registered.push({ ...of, ...ids, place });
  }
  registered.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return { period, areas: new Map(areas.map(({ code, name }) => [code, name])), rooms, registered, states };
}
