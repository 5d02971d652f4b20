import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import type { Limit } from './limit.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type PlanResult, planGraduation } from './plan.ts';
import { codesOf } from './study.ts';

/** The earliest graduation, with nothing wished otherwise. */
export const noWishes: PlannerWishes = { pins: [], maxPerPeriod: null, skip: [], exempt: [], electives: [] };

/** A way to plan that students often ask for, with what comes of it. */
export interface Preset {
  /** As early as possible · at most three courses in a period · nothing in the open period · the largest course exempt. */
  readonly kind: 'EARLIEST' | 'THREE_A_PERIOD' | 'SKIP_OPEN' | 'EXEMPT_LARGEST';
  readonly wishes: PlannerWishes;
  readonly plan: PlanResult;
}

/**
 * The presets beside each other, the earliest plan first. SKIP_OPEN is left out without an open period, EXEMPT_LARGEST
 * (most credits, then the first) when no course of the earliest plan can be exempt.
 */
export function compareWishes(facts: PlannerFacts): Preset[] {
  const preset = (kind: Preset['kind'], change: Partial<PlannerWishes>): Preset => {
    const wishes = { ...noWishes, ...change };
    return { kind, wishes, plan: planGraduation(facts, wishes) };
  };
  const earliest = preset('EARLIEST', {});
  const { plan } = earliest;
  const open = facts.periods.find(({ state }) => state === 'OPEN');
  const taken = plan.feasible ? codesOf(plan.places) : [];
  const [largest] = facts.written
    .filter(({ courseCode, exemptable }) => exemptable && taken.includes(courseCode))
    .sort((a, b) => b.credit - a.credit);
  return [
    earliest,
    preset('THREE_A_PERIOD', { maxPerPeriod: 3 }),
    ...(open === undefined ? [] : [preset('SKIP_OPEN', { skip: [open.month] })]),
    ...(largest === undefined ? [] : [preset('EXEMPT_LARGEST', { exempt: [largest.courseCode] })]),
  ];
}

/** One change of the wishes that takes a course, or the wish itself, out of a limit. */
export interface Loosening extends Outcome {
  /** A course is exempt · is not pinned · a month is not skipped · as many courses in a period as it allows. */
  readonly kind: 'EXEMPT' | 'PIN' | 'SKIP' | 'PERIOD_CAP';
  /** The course of EXEMPT and PIN, the month of SKIP; null for PERIOD_CAP. */
  readonly subject: string | null;
}

/** The changes that loosen a limit. */
function changesFor(facts: PlannerFacts, wishes: PlannerWishes, limit: Limit) {
  const change = (kind: Loosening['kind'], subject: string | null, changed: Partial<PlannerWishes>) => ({
    kind,
    subject,
    wishes: { ...wishes, ...changed },
  });
  const { pins, skip, exempt } = wishes;
  const courseCodes = limit.kind === 'THESIS' ? [] : limit.courseCodes;
  const exemptable = facts.written.filter(
    (course) => course.exemptable && courseCodes.includes(course.courseCode),
  );
  return [
    ...(limit.kind === 'PIN' ? limit.fixed : []).map((code) =>
      change('PIN', code, { pins: pins.filter(({ courseCode }) => courseCode !== code) }),
    ),
    ...(limit.kind === 'SKIP' ? limit.months : []).map((month) =>
      change('SKIP', month, { skip: skip.filter((other) => other !== month) }),
    ),
    ...(limit.kind === 'PERIOD_CAP' && limit.isWished
      ? [change('PERIOD_CAP', null, { maxPerPeriod: null })]
      : []),
    ...codesOf(exemptable).map((code) => change('EXEMPT', code, { exempt: [...exempt, code] })),
  ];
}

/**
 * What would loosen the limits of a plan, in their order, each change once: also what does not help, so that it can be said.
 * `shown` is the plan for the wishes.
 */
export function loosenings(facts: PlannerFacts, wishes: PlannerWishes, shown: PlanResult): Loosening[] {
  const changes = shown.limits.flatMap((limit) => changesFor(facts, wishes, limit));
  const unique = new Map(changes.map((change) => [`${change.kind} ${change.subject}`, change]));
  return [...unique.values()].map(({ kind, subject, wishes: changed }) => {
    const { places, ...outcome } = outcomeOf(facts, changed, shown);
    return { kind, subject, ...outcome };
  });
}
