import {
  createAssignment,
  type Demand,
  hasNoSlot,
  periodOf,
  type Shortage,
  sessionCodeOf,
  sessions,
} from './assignment.ts';
import { type Conflict, type CourseLimit, conflictOf } from './limit.ts';
import { kindsToGiveUp, limitsOfRelaxation, practiceLimits, type RelaxationKind } from './relaxations.ts';
import {
  codesOf,
  createStudy,
  demandOf,
  dueDayOf,
  latePractices,
  type Study,
  type ThesisBatch,
} from './study.ts';

/** The order of limits that put off graduation alike. */
const order = ['PIN', 'SKIP', 'REGISTERED', 'SESSION', 'PERIOD_CAP', 'OFFER', 'PRACTICE'];

/** The shortages of a demand; those that share a slot are one. */
function shortagesOf(demand: Demand): Shortage[] {
  const assignment = createAssignment(demand);
  const unsettled = [...demand.slots.keys()].filter((course) => !assignment.settle(course));
  return unsettled.reduce<Shortage[]>((shortages, course) => {
    const shortage = assignment.shortageOf(course);
    const isPart = ({ slots }: Shortage) => slots.some((slot) => shortage.slots.includes(slot));
    const parts = [shortage, ...shortages.filter(isPart)];
    const union = (key: keyof Shortage) => [...new Set(parts.flatMap((part) => part[key]))];
    return [
      ...shortages.filter((other) => !isPart(other)),
      { courses: union('courses'), slots: union('slots'), periods: union('periods') },
    ];
  }, []);
}

/** The part of a study with these courses and their practices. */
const partOf = (study: Study, courses: Study['courses']): Study => {
  const codes = codesOf(courses);
  const practices = study.practices.filter(({ theoryCode }) => codes.includes(theoryCode));
  return createStudy({ ...study, courses, practices });
};

/** More courses than slots in these half-days, late-only courses included. */
function sessionLimit(study: Study, demand: Demand, { courses, slots }: Shortage): CourseLimit {
  const sessionCodes = [...new Set(slots.map(sessionCodeOf))].sort();
  const rivals = study.courses.filter(
    ({ offers }, course) =>
      courses.includes(course) ||
      (hasNoSlot(demand, course) &&
        offers.length > 0 &&
        offers.every(({ sessionCode }) => sessionCodes.includes(sessionCode))),
  );
  return {
    ...conflictOf(partOf(study, rivals)),
    kind: 'SESSION',
    sessionCodes,
    periodsNeeded: rivals.length,
    periodsFree: slots.length,
  };
}

/** Half-days with more courses than periods in time, whichever of these the courses are examined in. */
function fullSessions(study: Study, batch: ThesisBatch, found: readonly CourseLimit[]): CourseLimit[] {
  const dueDay = dueDayOf(study.facts, batch);
  const periodsFree = study.facts.periods.filter(({ scoreDay }) => scoreDay <= dueDay).length;
  return sessions.flatMap((sessionCode): CourseLimit[] => {
    const isFound = found.some(
      (limit) => limit.kind === 'SESSION' && limit.sessionCodes.includes(sessionCode),
    );
    const courses = study.courses.filter(
      ({ offers }) => offers.length > 0 && offers.every((offer) => offer.sessionCode === sessionCode),
    );
    if (isFound || courses.length <= Math.max(1, periodsFree)) return [];
    const conflict = conflictOf(partOf(study, courses));
    return [
      {
        ...conflict,
        kind: 'SESSION',
        sessionCodes: [sessionCode],
        periodsNeeded: courses.length,
        periodsFree,
      },
    ];
  });
}

/** Limit of a shortage itself: its periods, half-days or offers. Empty when `relaxations` alone explain it. */
function limitOfShortage(
  study: Study,
  conflict: Conflict,
  demand: Demand,
  shortage: Shortage,
  relaxations: readonly RelaxationKind[],
): CourseLimit[] {
  const { periods } = study.facts;
  const isWished = relaxations.includes('PERIOD_CAP');
  if (isWished || shortage.periods.length > 0) {
    const months = periods.filter((_, period) => shortage.periods.includes(period)).map(({ month }) => month);
    const others = shortage.slots.filter((slot) => !shortage.periods.includes(periodOf(slot)));
    const fitting = shortage.periods.reduce(
      (sum, period) => sum + (demand.capacity[period] ?? 0),
      others.length,
    );
    return [{ ...conflict, kind: 'PERIOD_CAP', months, isWished, fitting }];
  }
  if (shortage.slots.length > 0) return [sessionLimit(study, demand, shortage)];
  if (relaxations.length > 0) return [];
  const offers = shortage.courses.flatMap((course) => study.courses[course]?.offers ?? []);
  const first = Math.min(...offers.map(({ period }) => period));
  return [{ ...conflict, kind: 'OFFER', firstMonth: periods[first]?.month ?? null }];
}

/** Courses that are examined first in the same month, and graduate in the same one, share a limit. */
function mergeOffers(limits: readonly CourseLimit[]): CourseLimit[] {
  const merged = new Map<string, CourseLimit>();
  for (const [index, limit] of limits.entries()) {
    const key = limit.kind === 'OFFER' ? `${limit.firstMonth} ${limit.graduateMonth}` : `${index}`;
    const courseCodes = [...(merged.get(key)?.courseCodes ?? []), ...limit.courseCodes];
    merged.set(key, { ...limit, courseCodes });
  }
  return [...merged.values()];
}

/** Later than any month. */
const never = '9';

/** Why a study does not fit a thesis batch: what puts off graduation the longest first. Empty when it fits. */
export function limitsOf(study: Study, batch: ThesisBatch): CourseLimit[] {
  const demand = demandOf(study, batch);
  const limits = shortagesOf(demand).flatMap((shortage) => {
    const courses = study.courses.filter((_, course) => shortage.courses.includes(course));
    const part = partOf(study, courses);
    const conflict = conflictOf(part);
    const relaxations = kindsToGiveUp(part, batch);
    return [
      ...relaxations.flatMap((kind) => limitsOfRelaxation(part, conflict, kind, batch)),
      ...limitOfShortage(study, conflict, demand, shortage, relaxations),
    ];
  });
  const practices = latePractices(study, batch);
  const conflict = conflictOf(createStudy({ ...study, courses: [], practices }));
  return mergeOffers([
    ...limits,
    ...fullSessions(study, batch, limits),
    ...practiceLimits(study, practices, conflict, batch),
  ]).sort(
    (a, b) =>
      (b.graduateMonth ?? never).localeCompare(a.graduateMonth ?? never) ||
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      b.courseCodes.length - a.courseCodes.length,
  );
}
