import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { examArea, examOffering, examSeat, examSession } from '../db/schema/registration.ts';
import { examPeriod } from '../db/schema/schedule.ts';
import { notFound } from '../http/refusal.ts';
import { lastFinishedStart, type PeriodRow, periodStatusOf } from './periods.ts';
import type { Studies } from './studies.ts';

/** A half-day of a period. */
export type SessionRow = typeof examSession.$inferSelect;

/** A period with its half-days, in their order. */
interface ScheduledPeriod {
  readonly period: PeriodRow;
  readonly sessions: readonly SessionRow[];
}

/** A course that a period examines. */
export interface Offer {
  readonly offering: typeof examOffering.$inferSelect;
  /** Seats left, by the code of the area, where there is a quota. */
  readonly seats: ReadonlyMap<string, number>;
  /** No area has a seat left. */
  readonly isFull: boolean;
}

/** The exams to come for one plan. */
export interface Schedule {
  /** The present periods, the oldest first (`listPresentPeriods`). */
  readonly periods: readonly ScheduledPeriod[];
  /** Written courses of the plan in those periods whose timetable is published. */
  readonly offers: readonly Offer[];
}

async function readPeriods(db: Database, now: Date): Promise<ScheduledPeriod[]> {
  const rows = await db
    .select({ period: examPeriod, session: examSession })
    .from(examPeriod)
    .leftJoin(examSession, eq(examSession.periodId, examPeriod.id))
    .where(gte(examPeriod.startDate, lastFinishedStart(now)))
    .orderBy(asc(examPeriod.startDate), asc(examSession.code));
  const periods = new Map(rows.map(({ period }) => [period.id, period]));
  return [...periods.values()].map((period) => ({
    period,
    sessions: rows.flatMap(({ session }) => (session?.periodId === period.id ? [session] : [])),
  }));
}

const seatsOfOffering = sql<{ areaCode: string; left: number }[]>`coalesce(
  (select json_agg(json_build_object('areaCode', ${examSeat.areaCode}, 'left', ${examSeat.quota} - ${examSeat.taken}))
    from ${examSeat} where ${examSeat.offeringId} = ${examOffering.id}), '[]'::json)`;
const areaCount = sql<number>`(select count(*)::int from ${examArea})`;

/** The exams to come for the plan of a student: two statements. */
export async function readSchedule(db: Database, { standings, now }: Studies): Promise<Schedule> {
  const periods = await readPeriods(db, now);
  const published = periods.flatMap(({ period }) =>
    periodStatusOf(period, now) === 'PREVIEW' ? [] : [period.id],
  );
  const courseIds = standings.flatMap(({ line: { course } }) =>
    course.examMode === 'WRITTEN' ? [course.id] : [],
  );
  if (published.length === 0 || courseIds.length === 0) return { periods, offers: [] };
  const rows = await db
    .select({ offering: examOffering, seats: seatsOfOffering, areas: areaCount })
    .from(examOffering)
    .where(and(inArray(examOffering.periodId, published), inArray(examOffering.courseId, courseIds)));
  return {
    periods,
    offers: rows.map(({ offering, seats, areas }) => ({
      offering,
      seats: new Map(seats.map(({ areaCode, left }) => [areaCode, left])),
      isFull: areas > 0 && seats.filter(({ left }) => left <= 0).length >= areas,
    })),
  };
}

/** The period in which registrations can be made now; undefined while none is open. */
export const openPeriodOf = ({ periods }: Schedule, now: Date): PeriodRow | undefined =>
  periods.find(({ period }) => periodStatusOf(period, now) === 'OPEN')?.period;

/** A present period by its id. Throws 1050005 for another one. */
export function requirePeriod({ periods }: Schedule, periodId: string): PeriodRow {
  const found = periods.find(({ period }) => period.id === periodId);
  if (found === undefined) throw notFound();
  return found.period;
}
