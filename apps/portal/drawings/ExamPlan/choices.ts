// Only for the drawing: what its basket shows. Which courses clash and what may be registered is for the server to say.

import type { LaterPeriod, OpenPeriod, PlanCourse, Session } from './plan.ts';

/** Two or more courses of the basket in one half-day, and the one that would stay. */
export interface Clash {
  session: Session;
  /** In the order of the timetable. */
  courses: readonly PlanCourse[];
  kept: PlanCourse;
}

/** The result of the basket. */
export interface Choices {
  /** In the order of the timetable. */
  chosen: readonly PlanCourse[];
  clashes: readonly Clash[];
  /** What is taken when each clash is resolved. */
  taken: readonly PlanCourse[];
  /** What is left for a later period. */
  postponed: readonly PlanCourse[];
}

/**
 * @param basket codes.
 * @param kept session id → code that stays; without one the advised, else the first.
 */
export function choicesOf(
  { sessions, courses, advised }: Pick<OpenPeriod, 'sessions' | 'courses' | 'advised'>,
  basket: ReadonlySet<string>,
  kept: Readonly<Record<string, string>>,
): Choices {
  const open = courses.filter(({ settled }) => !settled);
  const chosen = open.filter(({ code }) => basket.has(code));
  const clashes = sessions.flatMap((session) => {
    const rivals = chosen.filter((course) => course.session === session.id);
    const stays =
      rivals.find(({ code }) => code === kept[session.id]) ??
      rivals.find(({ code }) => advised.includes(code)) ??
      rivals[0];
    return rivals.length > 1 && stays ? [{ session, courses: rivals, kept: stays }] : [];
  });
  const dropped = new Set(
    clashes.flatMap((clash) => clash.courses.filter((course) => course !== clash.kept)),
  );
  const taken = chosen.filter((course) => !dropped.has(course));
  return { chosen, clashes, taken, postponed: open.filter((course) => !taken.includes(course)) };
}

/** The later periods without what is taken now, and with what is postponed in the first free place of its half-day. */
export function laterPeriods(
  later: readonly LaterPeriod[],
  sessions: readonly Session[],
  { taken, postponed }: Pick<Choices, 'taken' | 'postponed'>,
): LaterPeriod[] {
  const isTaken = (code: string | undefined) => taken.some((course) => course.code === code);
  const rows = later.map((period) => ({
    ...period,
    places: period.places.map((course) => (isTaken(course?.code) ? undefined : course)),
  }));
  for (const course of postponed) {
    const place = sessions.findIndex(({ id }) => id === course.session);
    const planned = rows.some(({ places }) => places.some((placed) => placed?.code === course.code));
    const free = rows.find(({ places }) => place >= 0 && places[place] === undefined);
    if (!planned && free) free.places[place] = course;
  }
  while (rows.at(-1)?.places.every((course) => course === undefined)) rows.pop();
  return rows;
}

/** The half-day with the most courses still to take, this period's included; the last one of equals. */
export function busiestHalfDay(
  sessions: readonly Session[],
  taken: readonly PlanCourse[],
  rows: readonly LaterPeriod[],
): { session: Session; count: number; isUsed: boolean } | undefined {
  return sessions
    .map((session, place) => {
      const isUsed = taken.some((course) => course.session === session.id);
      return { session, isUsed, count: Number(isUsed) + rows.filter(({ places }) => places[place]).length };
    })
    .reduce<ReturnType<typeof busiestHalfDay>>(
      (busiest, next) => (next.count > 1 && next.count >= (busiest?.count ?? 0) ? next : busiest),
      undefined,
    );
}
