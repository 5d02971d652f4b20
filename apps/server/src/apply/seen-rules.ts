import { errorCode } from '@qianwei/api/contract/envelope';
import type { rulesChanged } from '@qianwei/api/contract/graduation/apply';
import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import { ruleChanges } from '@qianwei/api/contract/graduation/rule-changes';
import { and, eq, lte } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/database.ts';
import { applyRules } from '../db/schema/graduation.ts';
import { Refusal } from '../http/refusal.ts';
import type { RulesInForce, RulesOf } from './apply-batches.ts';

/**
 * Throws 1040006, with the differences, when the rules in force are another version than the one that the student has seen: what
 * was typed stays a draft.
 */
export async function requireSeenRules<Type extends ApplyType>(
  db: Database,
  { row, rules }: RulesInForce<Type>,
  { seen, now }: { readonly seen: number; readonly now: Date },
): Promise<void> {
  if (row.version === seen) return;
  const [before] = await db
    .select({ rules: applyRules.rules })
    .from(applyRules)
    .where(
      and(
        eq(applyRules.batchId, row.batchId),
        eq(applyRules.version, seen),
        // Of what is not published yet nobody reads the differences.
        lte(applyRules.publishTime, now),
      ),
    );
  const changes = before === undefined ? [] : ruleChanges(before.rules as RulesOf[Type], rules);
  const data: InferOutput<typeof rulesChanged> = { rulesVersion: row.version, changes };
  throw new Refusal(
    errorCode.conflict,
    `本批次的规定刚更新为第 ${row.version} 版，还没有提交；请看过变化再提交`,
    data,
  );
}
