import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { type Earliest, earliestOf } from './earliest.ts';
import { studiesOf } from './electives.ts';
import { limitsOf } from './explain.ts';
import type { Limit } from './limit.ts';
import {
  type CoursePlace,
  choosesTopic,
  coursePlaceOf,
  practiceBatchAfter,
  type Study,
  type ThesisBatch,
} from './study.ts';

/** The way to the earliest graduation. Periods and batches are indexes of the facts' lists. */
export interface FeasiblePlan {
  readonly feasible: true;
  /** In the order of `facts.written`. */
  readonly places: readonly CoursePlace[];
  /** The batch in which each practice is signed up. */
  readonly practices: readonly { readonly courseCode: string; readonly batch: number }[];
  /** The batch in which the topic is chosen; null where none is to be chosen. */
  readonly thesisBatch: number | null;
  /** The period of the last written exam; null when none is left. */
  readonly lastPeriod: number | null;
  readonly graduateMonth: string;
  /** Null when there is no degree, or no application for it is known so late. */
  readonly degreeMonth: string | null;
  /** Why it cannot be earlier; the most binding first, the thesis last. */
  readonly limits: readonly Limit[];
}

/** A plan, or why there is none. */
export type PlanResult = FeasiblePlan | { readonly feasible: false; readonly limits: readonly Limit[] };

/** The month in which the degree is granted: by the first application that is open after the month of graduation. */
const degreeMonthAfter = ({ degreeBatches }: PlannerFacts, graduateMonth: string): string | null =>
  degreeBatches.find(({ applyEnd }) => applyEnd.slice(0, graduateMonth.length) > graduateMonth)?.grantMonth ??
  null;

function practicesOf({ facts, practices }: Study, places: readonly CoursePlace[]): FeasiblePlan['practices'] {
  return practices.map(({ courseCode, theoryCode }) => {
    const place = coursePlaceOf(places, theoryCode);
    const scoreDay = place && facts.periods[place.period]?.scoreDay;
    return { courseCode, batch: practiceBatchAfter(facts, scoreDay) };
  });
}

const thesisLimit = (batch?: ThesisBatch): Limit => ({
  kind: 'THESIS',
  month: batch?.month ?? null,
  graduateMonth: batch?.graduateMonth ?? null,
});

function planOf({ study, batch, places }: Earliest): FeasiblePlan {
  const { facts } = study;
  const { graduateMonth } = batch;
  const index = facts.thesisBatches.indexOf(batch);
  const before = facts.thesisBatches[index - 1];
  return {
    feasible: true,
    places,
    practices: practicesOf(study, places),
    thesisBatch: choosesTopic(facts) ? index : null,
    lastPeriod: places.length > 0 ? Math.max(...places.map(({ period }) => period)) : null,
    graduateMonth,
    degreeMonth: degreeMonthAfter(facts, graduateMonth),
    limits: [
      ...(before === undefined ? [] : limitsOf(study, before)),
      ...(choosesTopic(facts) ? [thesisLimit(batch)] : []),
    ],
  };
}

/**
 * Plans the earliest graduation under the wishes; exact. The lists of the facts are in the order of their dates.
 *
 * Everything is measured by a thesis batch: whoever chooses a topic has passed all else, practices included (论文管理规定 第六条).
 * A student who is past the topic, or whose plan has no thesis, still graduates with a batch, because graduation is applied for
 * after each defence: the first one whose defence is not before any score and any result.
 *
 * `preferred` is the plan that is shown: what need not move stays where it was.
 */
export function planGraduation(
  facts: PlannerFacts,
  wishes: PlannerWishes,
  preferred: readonly CoursePlace[] = [],
): PlanResult {
  const studies = studiesOf(facts, wishes, preferred);
  const earliest = earliestOf(facts, studies, preferred);
  if (earliest !== null) return planOf(earliest);
  const [study] = studies();
  const last = facts.thesisBatches.at(-1);
  const limits: readonly Limit[] =
    study === undefined || last === undefined ? [thesisLimit()] : limitsOf(study, last);
  return { feasible: false, limits };
}
