import type { CreditState, PlanCredits } from '@qianwei/api/contract/academic/credits';
import type { Database } from '../db/database.ts';
import { readBasket, registrableOf } from './basket.ts';
import { periodPlanOf } from './period-plan.ts';
import type { StudyStanding } from './results.ts';
import { openPeriodOf, type Schedule } from './schedule.ts';
import { type Studies, underWayOf } from './studies.ts';

/** How the courses that count stand among the credits of the plan, and their sums. */
export interface CreditTally {
  readonly credits: PlanCredits;
  stateOf(standing: StudyStanding): CreditState;
}

/** Adds up the credits of a plan; `inBasket` are ids of courses. */
function tallyCredits(studies: Studies, inBasket: ReadonlySet<string>): CreditTally {
  const registered = new Set(underWayOf(studies).map(({ course }) => course.id));
  const stateOf = ({ passed, line: { course } }: StudyStanding): CreditState => {
    if (passed) return 'DONE';
    if (registered.has(course.id)) return 'REGISTERED';
    return inBasket.has(course.id) ? 'BASKET' : 'REST';
  };
  const sumOf = (state: CreditState) =>
    studies.counted.courses
      .filter((standing) => stateOf(standing) === state)
      .reduce((sum, { line }) => sum + line.course.credit, 0);
  const sums = { done: sumOf('DONE'), registered: sumOf('REGISTERED'), basket: sumOf('BASKET') };
  const min = studies.plan.minCredit;
  return {
    stateOf,
    credits: { min, ...sums, rest: Math.max(0, min - sums.done - sums.registered - sums.basket) },
  };
}

/** Adds up the credits of a plan with the basket of the open period, if one is open. */
export async function readCredits(db: Database, studies: Studies, schedule: Schedule): Promise<CreditTally> {
  const period = openPeriodOf(schedule, studies.now);
  if (period === undefined) return tallyCredits(studies, new Set());
  const { courseCodes } = await readBasket(db, studies, period.id);
  const inBasket = registrableOf(periodPlanOf(studies, schedule, period), courseCodes);
  return tallyCredits(studies, new Set(inBasket.map(({ standing }) => standing.line.course.id)));
}
