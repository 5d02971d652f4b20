import type { SessionCode } from '@qianwei/api/contract/academic/exam-period';

/** The half-days of a period, in their order. */
export const sessions: readonly SessionCode[] = ['A', 'B', 'C', 'D'];

/** Which half-day of which period a course is written in; `period` is an index of `PlannerFacts.periods`. */
export interface ExamSlot {
  readonly period: number;
  readonly sessionCode: SessionCode;
}

/** A slot as a number, from 0; the earlier the smaller. */
export const numberOf = ({ period, sessionCode }: ExamSlot): number =>
  period * sessions.length + sessions.indexOf(sessionCode);

/** The period of a slot's number. */
export const periodOf = (slot: number): number => Math.floor(slot / sessions.length);

/** The half-day of a slot's number. */
export const sessionCodeOf = (slot: number): SessionCode => sessions[slot % sessions.length] ?? 'A';

/** Courses to be assigned, each named by its index in `slots`. */
export interface Demand {
  /** The slots that each course can take, the earliest first, as far as they are before its bound. */
  readonly slots: readonly (readonly number[])[];
  /** Of each course the first slot that is too late. */
  readonly bounds: readonly number[];
  /** How many courses each period takes. */
  readonly capacity: readonly number[];
  /** Of each course those that may be taken in its place, as other electives of its group; none without the list. */
  readonly rivals?: readonly (readonly number[])[];
}

/** True when a course fits no slot. */
export const hasNoSlot = ({ slots, bounds }: Demand, course: number): boolean =>
  !slots[course]?.some((slot) => slot < (bounds[course] ?? 0));

/** Why a course has no slot left: more courses than slots and capacity for them (Hall's condition). */
export interface Shortage {
  /** Courses that can take no slot but those of `slots`. */
  readonly courses: readonly number[];
  /** Slots that are taken by one of `courses`, or lie in one of `periods`. */
  readonly slots: readonly number[];
  /** Periods that are filled up by `courses`. */
  readonly periods: readonly number[];
}

/** Courses in slots: one course in a slot, no more in a period than its capacity. */
export interface Assignment {
  readonly slotOf: ReadonlyMap<number, number>;
  /**
   * Finds a slot for one more course, moving others where necessary, and replacing them by their rivals; false when there is
   * none, and nothing has moved. A course that fails once fails for good.
   */
  settle(course: number): boolean;
  /** Puts a settled course into a slot for good, moving others where necessary; false when that cannot be. */
  fix(course: number, slot: number): boolean;
  /** Why `settle` fails for the course. */
  shortageOf(course: number): Shortage;
}

/**
 * Assigns courses by augmenting paths: an integral maximum flow from courses through slots to periods. Exact for any size,
 * in polynomial time.
 */
export function createAssignment(demand: Demand): Assignment {
  const slotsOf = [...demand.slots];
  const takers = new Map<number, number>();
  const slotOf = new Map<number, number>();
  const seenSlots = new Set<number>();
  const seenPeriods = new Set<number>();
  const seenCourses = new Set<number>();

  function find(course: number): boolean {
    seenCourses.add(course);
    const bound = demand.bounds[course] ?? 0;
    for (const slot of slotsOf[course] ?? []) {
      if (slot >= bound) return false;
      if (seenSlots.has(slot)) continue;
      seenSlots.add(slot);
      const taker = takers.get(slot);
      if (taker === undefined ? enter(periodOf(slot)) : displace(taker)) {
        takers.set(slot, course);
        slotOf.set(course, slot);
        return true;
      }
    }
    return false;
  }

  /** Moves a course elsewhere, or takes a rival instead of it, elsewhere. */
  function displace(taker: number): boolean {
    if (find(taker)) return true;
    const isFree = (rival: number) => !slotOf.has(rival) && !seenCourses.has(rival);
    return (demand.rivals?.[taker] ?? []).some(
      (rival) => isFree(rival) && find(rival) && slotOf.delete(taker),
    );
  }

  /** True when a period takes one more course, which may move one of its courses away. */
  function enter(period: number): boolean {
    const slots = sessions.map((sessionCode) => numberOf({ period, sessionCode }));
    const taken = slots.filter((slot) => takers.has(slot));
    if (taken.length < (demand.capacity[period] ?? 0)) return true;
    if (seenPeriods.has(period)) return false;
    seenPeriods.add(period);
    return taken.some(leave);
  }

  function leave(slot: number): boolean {
    if (seenSlots.has(slot)) return false;
    seenSlots.add(slot);
    return displace(takers.get(slot) ?? -1) && takers.delete(slot);
  }

  function settle(course: number): boolean {
    seenSlots.clear();
    seenPeriods.clear();
    seenCourses.clear();
    return find(course);
  }

  return {
    slotOf,
    settle,
    fix(course, slot) {
      const before = slotOf.get(course) ?? -1;
      const slots = slotsOf[course] ?? [];
      slotsOf[course] = [slot];
      if (before === slot) return true;
      takers.delete(before);
      if (settle(course)) return true;
      takers.set(before, course);
      slotsOf[course] = slots;
      return false;
    },
    shortageOf(course) {
      settle(course);
      const slots = [...seenSlots];
      const rivals = slots.map((slot) => takers.get(slot)).filter((taker) => taker !== undefined);
      return { courses: [course, ...rivals], slots, periods: [...seenPeriods] };
    },
  };
}
