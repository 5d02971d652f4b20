import type { EligibilityCondition, Obstacle, Way } from '@qianwei/api/contract/eligibility';
import type { ErrorCode } from '@qianwei/api/contract/envelope';
import { Refusal } from '../http/refusal.ts';
import { formatDateTime } from '../time.ts';

/** Why something may not be done, before it is written for the student. */
export interface Found {
  /** Chinese, for the student: what is in the way. */
  readonly reason: string;
  /** Way on for the student. */
  readonly way: Way;
  /** When asking again makes sense; without one, not before the student or the office has done something. */
  readonly nextTime?: Date | null | undefined;
}

/** One of the things that are looked at before something may be done. It only reads the facts. */
export interface Check<Facts, Code extends string> {
  readonly code: Code;
  /** Of the refusal. */
  readonly errorCode: ErrorCode;
  /** Condition for the student's checklist, met or not; null when it does not matter for these facts. */
  readonly condition?: (facts: Facts) => EligibilityCondition | null;
  /** Null when nothing is in the way. */
  readonly obstacle: (facts: Facts, now: Date) => Found | null;
}

/** Result of the checks before something is done. */
export interface Eligibility<Code extends string> {
  /** The first thing that is in the way; null when it may be done. */
  readonly refusal: (Found & { code: Code; errorCode: ErrorCode; nextTime: Date | null }) | null;
  /** Every condition, met or not, in the order of the checks. */
  readonly conditions: EligibilityCondition[];
}

/** Obstacle, as an answer shows it. */
export const shownObstacle = ({ reason, way, nextTime }: Found): Obstacle => ({
  reason,
  nextTime: nextTime ? formatDateTime(nextTime) : null,
  way,
});

/** The refusal of what is blocked: its data hold `nextTime`, `way` and `data`. */
export function blocked(
  code: ErrorCode,
  found: Found,
  data: Readonly<Record<string, unknown>> = {},
): Refusal {
  const { reason, ...rest } = shownObstacle(found);
  return new Refusal(code, reason, { ...rest, ...data });
}

/**
 * Goes through the checks in their order. The order is the rule: whoever asks, the student reads the reason of the
 * first check that finds something, and a checklist of all conditions.
 */
export function decideEligibility<Facts, Code extends string>(
  checks: readonly Check<Facts, Code>[],
  facts: Facts,
  now: Date,
): Eligibility<Code> {
  const conditions = checks.flatMap(({ condition }) => condition?.(facts) ?? []);
  for (const { code, errorCode, obstacle } of checks) {
    const found = obstacle(facts, now);
    if (found !== null)
      return { refusal: { code, errorCode, ...found, nextTime: found.nextTime ?? null }, conditions };
  }
  return { refusal: null, conditions };
}

/** Throws the refusal, if there is one; its data hold `nextTime`, `way` and `conditions`. */
export function requireEligible<Code extends string>({ refusal, conditions }: Eligibility<Code>): void {
  if (refusal !== null) throw blocked(refusal.errorCode, refusal, { conditions });
}
