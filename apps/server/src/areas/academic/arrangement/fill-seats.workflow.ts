import type { Database } from '../../../db/database.ts';
import { DomainProblem } from '../../../problems.ts';
import { parseDateTime } from '../../../time.ts';
import { lockPeriod } from '../shared/lock-period.ts';
import { type Arranging, arrange } from './arrange.ts';
import { sessionWords } from './arrangement-words.ts';
import {
  type PeriodSeats,
  type Registered,
  readPeriodSeats,
  type SeatPlace,
  seatKeyOf,
} from './period-seats.ts';
import type { SeatMove } from './store-seats.ts';

/** The free seats of an area in a half-day: site by site, room by room, from the first seat on. */
function* freeSeats({ rooms }: PeriodSeats, { session, areaCode }: Registered, taken: ReadonlySet<string>) {
  for (const lent of rooms.filter(({ site }) => site.areaCode === areaCode))
    for (let seatNo = 1; seatNo <= lent.capacity; seatNo += 1) {
      const place: SeatPlace = { ...lent, seatNo };
      if (!taken.has(seatKeyOf(session.id, place))) yield place;
    }
}

/** A seat for each registration that has none, in the order of half-day, area, course and examinee; and what is missing. */
function fill(seats: PeriodSeats, now: Date) {
  const taken = new Set(
    seats.registered.flatMap(({ place, session }) => (place ? [seatKeyOf(session.id, place)] : [])),
  );
  const sources = new Map<string, Generator<SeatPlace>>();
  const missing = new Map<string, number>();
  const moves: SeatMove[] = [];
  for (const registered of seats.registered) {
    const { place, session, areaCode } = registered;
    if (place !== null || now >= parseDateTime(`${session.date} ${session.start}:00`)) continue;
    const group = `${sessionWords(registered)} ${areaCode} ${seats.areas.get(areaCode) ?? ''}`;
    const source = sources.get(group) ?? freeSeats(seats, registered, taken);
    sources.set(group, source);
    const next = source.next();
    if (next.done === true) missing.set(group, (missing.get(group) ?? 0) + 1);
    else moves.push({ registered, to: next.value });
  }
  return { moves, missing };
}

/**
 * Gives every registration of a period that has no seat the next free one of its area; who has one keeps it. Says what was
 * done. Rejects with DomainProblem when rooms are missing, with how many seats where; then nothing is written.
 */
export async function fillSeats(
  db: Database,
  { periodName, ...arranging }: Arranging & { readonly periodName: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, periodName);
    const seats = await readPeriodSeats(tx, period, { isLocked: true });
    const { moves, missing } = fill(seats, arranging.now);
    if (missing.size > 0)
      throw new DomainProblem(
        [
          `${period.name}的座位不够，没有编排；请用 sites:import 增加考场：`,
          ...[...missing].map(([group, count]) => `${group} 缺 ${count} 个座位`),
        ].join('\n'),
      );
    return arrange(tx, seats, moves, arranging);
  });
}
