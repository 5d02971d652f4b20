import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';

/** Wishes as registrations leave them. */
export interface SettledWishes {
  readonly wishes: PlannerWishes;
  /** Courses whose month was given up because registrations contradict it. */
  readonly overruled: readonly string[];
}

/**
 * Drops the pins that registrations contradict: of a course registered for another month, of one whose half-days in its
 * month are taken by registered courses, and of one for which these and the pins before it leave no place in that month.
 * A registration is a fact, a pin is a wish: kept beside it, an older pin would leave the plan no way, and the student's own
 * pin would be blamed. Other pins that cannot be stay, so that the limits can name them; they take no place.
 */
export function settleWishes({ periods, written }: PlannerFacts, wishes: PlannerWishes): SettledWishes {
  const courseOf = (code: string) => written.find((each) => each.courseCode === code);
  const pins: PlannerWishes['pins'] = [];
  const isOfferedIn = ({ offers }: PlannerFacts['written'][number], period: number) =>
    offers.some((offer) => offer.period === period);
  const isLeft = ({ courseCode, month }: PlannerWishes['pins'][number]) => {
    const course = courseOf(courseCode);
    if (course === undefined) return true;
    if (course.registered !== null) return periods[course.registered]?.month === month;
    const period = periods.findIndex((each) => each.month === month);
    const own = course.offers.filter((offer) => offer.period === period);
    const registered = written.filter((each) => each.registered === period);
    const taken = registered.flatMap(({ offers }) =>
      offers.flatMap((offer) => (offer.period === period ? [offer.sessionCode] : [])),
    );
    const beside = pins.filter((pin) => {
      const other = courseOf(pin.courseCode);
      return pin.month === month && other?.registered === null && isOfferedIn(other, period);
    });
    return (
      own.length === 0 ||
      registered.length === 0 ||
      (registered.length + beside.length < (periods[period]?.maxCourse ?? 0) &&
        own.some(({ sessionCode }) => !taken.includes(sessionCode)))
    );
  };
  for (const pin of wishes.pins) if (isLeft(pin)) pins.push(pin);
  if (pins.length === wishes.pins.length) return { wishes, overruled: [] };
  const overruled = wishes.pins.filter((pin) => !pins.includes(pin)).map(({ courseCode }) => courseCode);
  return { wishes: { ...wishes, pins }, overruled };
}
