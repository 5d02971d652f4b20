import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { earliestOf } from './earliest.ts';
import { studiesOf } from './electives.ts';
import type { PlanResult } from './plan.ts';
import type { CoursePlace } from './study.ts';

/** Result of other wishes than those of the shown plan; `planGraduation` plans them and says what is in the way. */
export interface Outcome {
  readonly wishes: PlannerWishes;
  /** Null when they are not feasible. */
  readonly graduateMonth: string | null;
  /** Months later than the shown plan, negative for earlier; null when either is not feasible. */
  readonly delay: number | null;
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Months from one to another, both `yyyy-MM`; negative when the second is earlier. */
export const monthsBetween = (from: string, to: string): number => monthNumber(to) - monthNumber(from);

/** Result of the wishes, with the places of the courses; a course that need not move stays where it is shown. */
export function outcomeOf(
  facts: PlannerFacts,
  wishes: PlannerWishes,
  shown: PlanResult,
): Outcome & { readonly places: readonly CoursePlace[] } {
  const before = shown.feasible ? shown.places : [];
  const earliest = earliestOf(facts, studiesOf(facts, wishes, before), before);
  if (earliest === null) return { wishes, graduateMonth: null, delay: null, places: [] };
  const { graduateMonth } = earliest.batch;
  const delay = shown.feasible ? monthsBetween(shown.graduateMonth, graduateMonth) : null;
  return { wishes, graduateMonth, delay, places: earliest.places };
}
