import type { DegreeRules, GraduationRules } from '@qianwei/api/contract/graduation/apply-rules';
import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import { type RuleChange, ruleChanges } from '@qianwei/api/contract/graduation/rule-changes';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applyBatch, applyRules } from '../db/schema/graduation.ts';

/** A row of the batches. */
export type ApplyBatchRow = typeof applyBatch.$inferSelect;

/** A row of the rules. */
export type ApplyRulesRow = typeof applyRules.$inferSelect;

/** The rules of each type. */
export interface RulesOf {
  readonly GRADUATION: GraduationRules;
  readonly DEGREE: DegreeRules;
}

/** Version of a batch's rules, with what is another one than before. */
export interface RulesInForce<Type extends ApplyType> {
  readonly row: ApplyRulesRow;
  readonly rules: RulesOf[Type];
  /** The version or batch that the differences are from; null for the first of all. */
  readonly since: string | null;
  readonly changes: readonly RuleChange[];
}

/** The newest rules of an earlier batch, by its name. */
interface EarlierRules<Type extends ApplyType> {
  readonly batchName: string;
  readonly rules: RulesInForce<Type>;
}

/** The batches of a type that concern a student now. */
export interface BatchesNow<Type extends ApplyType> {
  /** The student's own, else the open one, else the next, else the last; null without any. */
  readonly batch: ApplyBatchRow | null;
  /** The first that begins after `batch`. */
  readonly next: ApplyBatchRow | null;
  /** Null for a batch without published rules. */
  readonly rules: RulesInForce<Type> | null;
  /** Of a batch without published rules: the newest of an earlier one, to look ahead by only; null without any. */
  readonly preview: EarlierRules<Type> | null;
  /** Version in force of the batch, which `rules` may be older than; null without published rules. */
  readonly newestVersion: number | null;
}

/** Submitted in this batch, by this version of its rules. What is mended is judged by the newest one: null. */
interface SubmittedBy {
  readonly batchId: string;
  readonly rulesVersion: number | null;
}

const isOpen = ({ startTime, endTime }: ApplyBatchRow, now: Date): boolean =>
  startTime <= now && now < endTime;

/** State of a batch at a moment. */
export const batchStatus = (row: ApplyBatchRow, now: Date): 'UPCOMING' | 'OPEN' | 'CLOSED' => {
  if (now < row.startTime) return 'UPCOMING';
  return isOpen(row, now) ? 'OPEN' : 'CLOSED';
};

/** The published rules of all batches of a type: by batch in the order of their beginnings, by when they came into force. */
function listRules(db: Database, type: ApplyType, now: Date) {
  return db
    .select({ batch: applyBatch, row: applyRules })
    .from(applyRules)
    .innerJoin(applyBatch, eq(applyBatch.id, applyRules.batchId))
    .where(and(eq(applyBatch.type, type), lte(applyRules.publishTime, now)))
    .orderBy(asc(applyBatch.startTime), asc(applyRules.publishTime), asc(applyRules.version));
}

/**
 * Reads the batches of a type and the rules in force: the version that was published last, or for what is under review the version by
 * which it was submitted. Two statements.
 */
export async function batchesNow<Type extends ApplyType>(
  db: Database,
  type: Type,
  now: Date,
  own: SubmittedBy | null,
): Promise<BatchesNow<Type>> {
  const batches = await db
    .select()
    .from(applyBatch)
    .where(eq(applyBatch.type, type))
    .orderBy(asc(applyBatch.startTime));
  const batch =
    batches.find(({ id }) => id === own?.batchId) ??
    batches.find((row) => isOpen(row, now)) ??
    batches.find(({ startTime }) => now < startTime) ??
    batches.at(-1) ??
    null;
  if (batch === null) return { batch, next: null, rules: null, preview: null, newestVersion: null };
  const next = batches.find(({ startTime }) => startTime > batch.startTime && startTime > now) ?? null;
  const all = await listRules(db, type, now);
  const at = all.findLastIndex(
    ({ row }) =>
      row.batchId === batch.id &&
      (own === null || own.rulesVersion === null || row.version === own.rulesVersion),
  );
  const found = all[at];
  if (found === undefined) {
    const earlier = all.findLast((other) => other.batch.startTime < batch.startTime);
    const preview = earlier && {
      batchName: earlier.batch.name,
      rules: { row: earlier.row, rules: earlier.row.rules as RulesOf[Type], since: null, changes: [] },
    };
    return { batch, next, rules: null, preview: preview ?? null, newestVersion: null };
  }
  const before = all[at - 1];
  const rules = found.row.rules as RulesOf[Type];
  const since =
    before === undefined
      ? null
      : before.batch.id === batch.id
        ? `本批次第 ${before.row.version} 版`
        : before.batch.name;
  const changes = before === undefined ? [] : ruleChanges(before.row.rules as RulesOf[Type], rules);
  const newest = all.findLast(({ row }) => row.batchId === batch.id) ?? found;
  return {
    ...{ batch, next, preview: null },
    rules: { row: found.row, rules, since, changes },
    newestVersion: newest.row.version,
  };
}

/** Holds a batch until the transaction ends: staff who change it wait. Any number may hold it. */
export async function holdApplyBatch(tx: Database, batchId: string): Promise<void> {
  await tx.select({ id: applyBatch.id }).from(applyBatch).where(eq(applyBatch.id, batchId)).for('share');
}
