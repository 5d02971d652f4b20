import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { type Limit, type PlanResult, type Relaxation, relaxations } from '@qianwei/studies';
import { courseCodesOf, type LimitWords, limitWords } from './limit-words.ts';
import { type ReasonChanges, reasonChanges } from './reason-changes.ts';

/** Why graduation cannot be earlier, or cannot be at all, as it is read, and what can be changed about it. */
export interface Reason extends LimitWords, ReasonChanges {}

type Group = readonly [Limit, ...Limit[]];

/** Limits with the same key are read as one. */
function keyOf(limit: Limit, index: number): string {
  const { kind, graduateMonth } = limit;
  switch (kind) {
    case 'SESSION':
      return limit.sessionCodes.length > 1
        ? `${index}`
        : [kind, graduateMonth, limit.periodsNeeded].join(' ');
    case 'PRACTICE':
      return [kind, graduateMonth, limit.month, limit.courseCodes.length > 0].join(' ');
    case 'PIN':
    case 'SKIP':
    case 'REGISTERED':
      return [kind, graduateMonth].join(' ');
    default:
      return `${index}`;
  }
}

/** The limits in their order, those that are read as one together. */
function groupsOf(limits: readonly Limit[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, limit] of limits.entries()) {
    const key = keyOf(limit, index);
    const before = groups.get(key);
    groups.set(key, before === undefined ? [limit] : [...before, limit]);
  }
  return [...groups.values()];
}

/** True when a change takes something out of one of the limits. */
function isRelaxed(limits: Group, { kind, subject }: Relaxation): boolean {
  return kind === 'EXEMPT'
    ? courseCodesOf(limits).includes(subject ?? '')
    : limits.some((limit) => limit.kind === kind && (limit.kind !== 'PERIOD_CAP' || limit.isWished));
}

/**
 * The limits of a plan as they are read, the most binding first. Each change stands once, at the first reason that it
 * relaxes. `plan` is the plan for the wishes.
 */
export function reasonsOf(facts: PlannerFacts, wishes: PlannerWishes, plan: PlanResult): Reason[] {
  const shown = { facts, wishes, plan };
  const groups = groupsOf(plan.limits);
  const relaxed = relaxations(facts, wishes, plan);
  return groups.map((group) => {
    const own = relaxed.filter((each) => groups.find((other) => isRelaxed(other, each)) === group);
    return { ...limitWords(group, shown), ...reasonChanges(shown, own) };
  });
}
