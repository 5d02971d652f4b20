import type { SessionCode } from '../../contract/academic/exam-period.ts';
import type { PlannerFacts, PlannerWishes } from '../../contract/academic/planner.ts';
import { type PlanResult, planGraduation } from './plan.ts';
import { type CoursePlace, codesOf } from './study.ts';

/** A course that goes elsewhere when another is moved; null where it is not taken, as an elective. */
export interface Shift {
  readonly courseCode: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** What comes of taking a course in a period, with all others in the best places for it. */
export interface MoveOption {
  readonly period: number;
  readonly sessionCode: SessionCode;
  /** The course is there in the shown plan. */
  readonly isCurrent: boolean;
  /** The plan with this move; `graduateMonth` and its limits. */
  readonly plan: PlanResult;
  /** Months later than the shown plan, negative for earlier; null when either is not feasible. */
  readonly delay: number | null;
  /** The other courses that go elsewhere. */
  readonly shifts: readonly Shift[];
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Months from one plan's graduation to another's; null when either is not feasible. */
export const delayOf = (plan: PlanResult, since: PlanResult): number | null =>
  plan.feasible && since.feasible ? monthNumber(plan.graduateMonth) - monthNumber(since.graduateMonth) : null;

const placesOf = (plan: PlanResult): readonly CoursePlace[] => (plan.feasible ? plan.places : []);

function shiftsBetween(before: readonly CoursePlace[], after: readonly CoursePlace[]): Shift[] {
  const periodIn = (places: readonly CoursePlace[], code: string) =>
    places.find(({ courseCode }) => courseCode === code)?.period ?? null;
  return [...new Set(codesOf([...before, ...after]))]
    .map((courseCode) => ({
      courseCode,
      from: periodIn(before, courseCode),
      to: periodIn(after, courseCode),
    }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Where a course can be moved: one option for each period in which it is examined, the earliest first, as if it were pinned
 * there instead of where it may be pinned now; none for a course that is exempt, or an elective that its group does not need.
 * `shown` is the plan for the wishes.
 */
export function moveOptions(
  facts: PlannerFacts,
  wishes: PlannerWishes,
  shown: PlanResult,
  courseCode: string,
): MoveOption[] {
  const offers = facts.written.find((course) => course.courseCode === courseCode)?.offers ?? [];
  const places = placesOf(shown);
  const current = places.find((place) => place.courseCode === courseCode);
  const pins = wishes.pins.filter((pin) => pin.courseCode !== courseCode);
  return facts.periods.flatMap(({ month }, period) => {
    const offer = offers.find((other) => other.period === period);
    if (offer === undefined) return [];
    const isCurrent = current?.period === period;
    const plan = isCurrent
      ? shown
      : planGraduation(facts, { ...wishes, pins: [...pins, { courseCode, month }] }, places);
    const after = placesOf(plan);
    const place = after.find((other) => other.courseCode === courseCode);
    if (plan.feasible && place === undefined) return [];
    return [
      {
        period,
        sessionCode: (place ?? offer).sessionCode,
        isCurrent,
        plan,
        delay: delayOf(plan, shown),
        shifts: plan.feasible
          ? shiftsBetween(places, after).filter((shift) => shift.courseCode !== courseCode)
          : [],
      },
    ];
  });
}
