import { eq, sql } from 'drizzle-orm';
import { among } from '../../../db/among.ts';
import { chunksOf } from '../../../db/chunks.ts';
import type { Database } from '../../../db/database.ts';
import { examApply, examSeatChange } from '../../../db/schema/registration.ts';
import { taskPriorities } from '../../../db/schema/schedule.ts';
import { type NewTask, replaceTasks } from '../../../student/tasks.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import { roomSeatWords } from '../../../studies/registrations.ts';
import { parseDateTime } from '../../../time.ts';
import { noPlace } from '../shared/seats.ts';
import type { PeriodSeats, Registered, SeatPlace } from './period-seats.ts';

/** A registration and the seat that it gets. */
export interface SeatMove {
  readonly registered: Registered;
  readonly to: SeatPlace;
}

/** The moves that change what somebody could have read: of a 考籍 that held a seat before, after the publication. */
export function announcedMoves(
  { period, registered }: PeriodSeats,
  moves: readonly SeatMove[],
  now: Date,
): readonly SeatMove[] {
  if (now < period.seatPublish) return [];
  const seated = new Set(registered.flatMap(({ place, studentMajorId }) => (place ? [studentMajorId] : [])));
  return moves.filter(({ registered: { studentMajorId } }) => seated.has(studentMajorId));
}

const changeOf = (
  { id: periodId }: PeriodRow,
  { registered: { studentId, studentMajorId, applyId, place }, to }: SeatMove,
  time: Date,
): typeof examSeatChange.$inferInsert => ({
  ...{ studentId, studentMajorId, periodId, applyId, time },
  ...(place && { fromSite: place.site.name, fromRoom: place.room, fromSeat: place.seatNo }),
  ...{ toSite: to.site.name, toRoom: to.room, toSeat: to.seatNo },
});

/** Duty of a student about changed seats, until the last of these exams is over. */
function dutyOf(period: PeriodRow, own: readonly SeatMove[], now: Date): NewTask | null {
  const [first] = own;
  if (first === undefined) return null;
  const { studentId, studentMajorId } = first.registered;
  const isOfOne = own.every(({ registered }) => registered.studentMajorId === studentMajorId);
  const isPrintable = now >= period.ticketOpen;
  const places = own.map(
    ({ registered, to }) => `${registered.courseCode} ${to.site.name}${roomSeatWords(to)}`,
  );
  const ends = own.map(({ registered: { session } }) => parseDateTime(`${session.date} ${session.end}:00`));
  return {
    ...{ studentId, code: 'SEAT_CHANGED', bizId: period.id },
    studentMajorId: isOfOne ? studentMajorId : null,
    reason: '考场或座位有变动',
    title: `${period.name}的座位重新安排了`,
    desc: `现在是${places.join('；')}。${isPrintable ? '以前打印的通知单作废，请重新打印。' : '请以报考记录里的座位为准。'}`,
    path: '/academic/apply/info',
    actionText: isPrintable ? '去打印通知单' : '看新座位',
    priority: taskPriorities.seatChanged,
    menuPath: '/academic/apply/info',
    visibleUntil: new Date(Math.max(...ends.map((end) => end.getTime()))),
  };
}

/** Writes what students read about it: the changes that the ticket lists, and a duty for each student. */
async function tell(tx: Database, period: PeriodRow, moves: readonly SeatMove[], now: Date): Promise<void> {
  for (const chunk of chunksOf(moves))
    await tx.insert(examSeatChange).values(chunk.map((move) => changeOf(period, move, now)));
  // A person sits in one place at a time, so that the seats of two 考籍 are one duty.
  const byStudent = new Map<string, SeatMove[]>();
  for (const move of moves) {
    const { studentId } = move.registered;
    byStudent.set(studentId, [...(byStudent.get(studentId) ?? []), move]);
  }
  const duties = [...byStudent.values()].flatMap((ofOne) => dutyOf(period, ofOne, now) ?? []);
  await replaceTasks(tx, { code: 'SEAT_CHANGED', bizId: period.id }, duties);
}

/**
 * Seats registrations, in the transaction that has read and locked them. Those that had a seat leave it first, so that two
 * can change places; the table refuses whatever is not free. Who could have read another seat gets a duty about it.
 */
export async function storeSeats(
  tx: Database,
  seats: PeriodSeats,
  moves: readonly SeatMove[],
  now: Date,
): Promise<void> {
  const leaving = moves.flatMap(({ registered: { applyId, place } }) => (place === null ? [] : [applyId]));
  await tx.update(examApply).set(noPlace).where(among(examApply.id, leaving));
  for (const chunk of chunksOf(moves)) {
    const rows = chunk.map(({ registered: { applyId }, to }) => ({
      ...{ id: applyId, site: to.site.id, room: to.room, capacity: to.capacity, seat: to.seatNo },
    }));
    await tx
      .update(examApply)
      .set({
        siteId: sql`move.site`,
        room: sql`move.room`,
        roomCapacity: sql`move.capacity`,
        seatNo: sql`move.seat`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as move(id text, site text, room text, capacity smallint, seat smallint)`,
      )
      .where(eq(examApply.id, sql`move.id`));
  }
  await tell(tx, seats.period, announcedMoves(seats, moves, now), now);
}
