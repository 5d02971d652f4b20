import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { outcomeOf } from './outcome.ts';
import { type FeasiblePlan, type PlanResult, planGraduation } from './plan.ts';

/** The facts when the open period takes `count` courses at most; what is registered there stays. */
const withOpening = (facts: PlannerFacts, count: number): PlannerFacts => ({
  ...facts,
  periods: facts.periods.map((period) =>
    period.state === 'OPEN' ? { ...period, maxCourse: Math.min(count, period.maxCourse) } : period,
  ),
});

/** The plan for the wishes with `count` courses in the open period at most; what need not move stays where it is shown. */
export const planWithOpening = (
  facts: PlannerFacts,
  wishes: PlannerWishes,
  shown: FeasiblePlan,
  count: number,
): PlanResult => planGraduation(withOpening(facts, count), wishes, shown.places);

/** How few courses in the open period still lead to the month of the shown plan; as many as it takes there where each is needed. */
export function fewestInOpening(facts: PlannerFacts, wishes: PlannerWishes, shown: FeasiblePlan): number {
  const taken = shown.places.filter(({ period }) => facts.periods[period]?.state === 'OPEN').length;
  const fewer = Array.from({ length: taken }, (_, count) => count).find(
    (count) => outcomeOf(withOpening(facts, count), wishes, shown).delay === 0,
  );
  return fewer ?? taken;
}
