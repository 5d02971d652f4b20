import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import type { Limit } from './limit.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type PlanResult, planGraduation } from './plan.ts';
import { codesOf } from './study.ts';

/** The earliest graduation, with nothing wished otherwise. */
export const noWishes: PlannerWishes = { pins: [], maxPerPeriod: null, skip: [], exempt: [], electives: [] };

/** A way to plan that students often ask for, with what comes of it. */
export interface Preset {
  /** As early as possible · at most three courses in a period · nothing more in the open period · one course exempt. */
  readonly kind: 'EARLIEST' | 'THREE_A_PERIOD' | 'SKIP_OPEN' | 'EXEMPT';
  readonly wishes: PlannerWishes;
  readonly plan: PlanResult;
}

/** From this share of its videos on (percent), a course is rather taken than exempt. */
const learnedShare = 50;

/** True when an exemption is worth proposing: it may be applied for, and the course is not on its way already. */
const isProposable = ({ exemptable, registered, learnRate }: PlannerFacts['written'][number]): boolean =>
  exemptable && registered === null && learnRate < learnedShare;

/** The exemption that brings graduation nearest; among those that bring it alike, of the course with the most credits. */
function bestExemption(facts: PlannerFacts, earliest: PlanResult): string | undefined {
  const taken = earliest.feasible ? codesOf(earliest.places) : [];
  const monthWithout = ({ courseCode }: PlannerFacts['written'][number]) =>
    outcomeOf(facts, { ...noWishes, exempt: [courseCode] }, earliest).graduateMonth ?? '';
  const [best] = facts.written
    .filter((course) => isProposable(course) && taken.includes(course.courseCode))
    .map((course) => ({ course, month: monthWithout(course) }))
    .sort((a, b) => a.month.localeCompare(b.month) || b.course.credit - a.course.credit);
  return best?.course.courseCode;
}

/**
 * The presets beside each other, the earliest plan first. SKIP_OPEN is left out where the earliest plan takes nothing in the open
 * period but what is registered, EXEMPT where no exemption is worth proposing.
 */
export function compareWishes(facts: PlannerFacts): Preset[] {
  const preset = (kind: Preset['kind'], change: Partial<PlannerWishes>): Preset => {
    const wishes = { ...noWishes, ...change };
    return { kind, wishes, plan: planGraduation(facts, wishes) };
  };
  const earliest = preset('EARLIEST', {});
  const { plan } = earliest;
  const index = facts.periods.findIndex(({ state }) => state === 'OPEN');
  const open = facts.periods[index];
  const registered = codesOf(facts.written.filter((course) => course.registered === index));
  const isAdded =
    !plan.feasible ||
    plan.places.some(({ courseCode, period }) => period === index && !registered.includes(courseCode));
  const exempt = bestExemption(facts, plan);
  return [
    earliest,
    preset('THREE_A_PERIOD', { maxPerPeriod: 3 }),
    ...(open === undefined || !isAdded ? [] : [preset('SKIP_OPEN', { skip: [open.month] })]),
    ...(exempt === undefined ? [] : [preset('EXEMPT', { exempt: [exempt] })]),
  ];
}

/** One change of the wishes that takes a course, or the wish itself, out of a limit. */
export interface Relaxation extends Outcome {
  /** A course is exempt · is not pinned · a month is not skipped · as many courses in a period as it allows. */
  readonly kind: 'EXEMPT' | 'PIN' | 'SKIP' | 'PERIOD_CAP';
  /** The course of EXEMPT and PIN, the month of SKIP; null for PERIOD_CAP. */
  readonly subject: string | null;
}

/** The changes that relax a limit. */
function changesFor(facts: PlannerFacts, wishes: PlannerWishes, limit: Limit) {
  const change = (kind: Relaxation['kind'], subject: string | null, changed: Partial<PlannerWishes>) => ({
    kind,
    subject,
    wishes: { ...wishes, ...changed },
  });
  const { pins, skip, exempt } = wishes;
  const courseCodes = limit.kind === 'THESIS' ? [] : limit.courseCodes;
  const exemptable = facts.written.filter(
    (course) => isProposable(course) && courseCodes.includes(course.courseCode),
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
 * Changes that may relax the limits of a plan, in their order, each once; also one that does not help, so that the page
 * can say so. `shown` is the plan for the wishes.
 */
export function relaxations(facts: PlannerFacts, wishes: PlannerWishes, shown: PlanResult): Relaxation[] {
  const changes = shown.limits.flatMap((limit) => changesFor(facts, wishes, limit));
  const unique = new Map(changes.map((change) => [`${change.kind} ${change.subject}`, change]));
  return [...unique.values()].map(({ kind, subject, wishes: changed }) => {
    const { places, ...outcome } = outcomeOf(facts, changed, shown);
    return { kind, subject, ...outcome };
  });
}
