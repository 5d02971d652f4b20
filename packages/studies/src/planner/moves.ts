import type { SessionCode } from '@qianwei/api/contract/academic/exam-period';
import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { PlanResult } from './plan.ts';
import { type CoursePlace, codesOf, coursePlaceOf } from './study.ts';

/** A course that goes elsewhere when another is moved; null where it is not taken, as an elective. */
interface Shift {
  readonly courseCode: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** Result of taking a course in a period, with all others in the best places for it. */
export interface MoveOption extends Outcome {
  readonly period: number;
  readonly sessionCode: SessionCode;
  /** The course is there in the shown plan. */
  readonly isCurrent: boolean;
  /** The other courses that go elsewhere; empty when either is not feasible. */
  readonly shifts: readonly Shift[];
}

function shiftsBetween(before: readonly CoursePlace[], after: readonly CoursePlace[]): Shift[] {
  const periodIn = (places: readonly CoursePlace[], code: string) =>
    coursePlaceOf(places, code)?.period ?? null;
  return [...new Set(codesOf([...before, ...after]))]
    .map((courseCode) => ({
      courseCode,
      from: periodIn(before, courseCode),
      to: periodIn(after, courseCode),
    }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Options for moving a course: one for each period in which it is examined, the earliest first, as if it were pinned
 * there instead of where it may be pinned now; none for a course that is exempt, or an elective that its group does not
 * need. `shown` is the plan for the wishes.
 */
export function moveOptions(
  facts: PlannerFacts,
  wishes: PlannerWishes,
  shown: PlanResult,
  courseCode: string,
): MoveOption[] {
  const offers = facts.written.find((course) => course.courseCode === courseCode)?.offers ?? [];
  const before = shown.feasible ? shown.places : [];
  const others = wishes.pins.filter((pin) => pin.courseCode !== courseCode);
  return facts.periods.flatMap(({ month }, period) => {
    const offer = offers.find((other) => other.period === period);
    if (offer === undefined) return [];
    const moved = { ...wishes, pins: [...others, { courseCode, month }] };
    const { places, ...outcome } = outcomeOf(facts, moved, shown);
    const place = coursePlaceOf(places, courseCode);
    if (outcome.graduateMonth !== null && place === undefined) return [];
    const shifts = outcome.delay === null ? [] : shiftsBetween(before, places);
    return [
      {
        ...outcome,
        period,
        sessionCode: (place ?? offer).sessionCode,
        isCurrent: coursePlaceOf(before, courseCode)?.period === period,
        shifts: shifts.filter((shift) => shift.courseCode !== courseCode),
      },
    ];
  });
}
