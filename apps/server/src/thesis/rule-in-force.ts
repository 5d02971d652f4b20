import type { RuleType } from '@qianwei/api/contract/thesis/stage';
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { thesisRule } from '../db/schema/thesis-text.ts';
import { notFound } from '../http/refusal.ts';

/** A rule of a batch. */
export interface RuleKey {
  readonly planId: string;
  readonly ruleType: RuleType;
}

/** Order of the versions of a rule: the one that is in force first. */
export const newestFirst = [desc(thesisRule.publishTime), desc(thesisRule.createdAt)] as const;

/** Condition of the versions that count at a moment: published, and not withdrawn. */
const counts = (now: Date) => and(lte(thesisRule.publishTime, now), isNull(thesisRule.withdrawnAt));

/** The newest published version of a rule of a batch. Throws 1050005 without one. */
export async function ruleInForce(db: Database, { planId, ruleType }: RuleKey, now: Date) {
  const [rule] = await db
    .select()
    .from(thesisRule)
    .where(and(eq(thesisRule.planId, planId), eq(thesisRule.type, ruleType), counts(now)))
    .orderBy(...newestFirst)
    .limit(1);
  if (rule === undefined) throw notFound();
  return rule;
}

/** The newest published version of each rule of the batches, without its text. */
export function rulesInForce(db: Database, planIds: readonly string[], now: Date) {
  const { planId, type, version, effectiveDate } = thesisRule;
  return db
    .selectDistinctOn([planId, type], { planId, type, version, effectiveDate })
    .from(thesisRule)
    .where(and(inArray(planId, [...planIds]), counts(now)))
    .orderBy(planId, type, ...newestFirst);
}
