import { type SignUpType, signUpTitles, signUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../../db/database.ts';
import { signUpBatch } from '../../../../db/schema/sign-up.ts';
import { DomainProblem } from '../../../../problems.ts';
import { hasUnseen, quoted } from '../../../../typed-text.ts';
import type { SignUpBatchRow } from '../../batches.ts';

/** A batch as staff name it. */
export interface BatchName {
  readonly type: SignUpType;
  /** Such as 2026年12月实践考核. */
  readonly name: string;
}

/** Reads `PRACTICE` or `ENGLISH` and the name of a batch. Throws DomainProblem. */
export function readBatchName([typed = '', name = '']: readonly string[]): BatchName {
  const type = typed.toUpperCase();
  if (!v.is(signUpType, type))
    throw new DomainProblem(
      `类型应为 ${signUpType.options.map((option) => `${option}（${signUpTitles[option]}）`).join('或 ')}`,
    );
  if (name.trim() === '' || name.length > 40) throw new DomainProblem('批次名应为 1–40 个字');
  if (hasUnseen(name)) throw new DomainProblem(`批次名${quoted(name)}里有换行或看不见的字符，请重新输入`);
  return { type, name };
}

/**
 * The batch with this name, locked until the transaction ends: whoever signs up for it meanwhile waits. Undefined without
 * one.
 */
export async function lockNamedBatch(
  tx: Database,
  { type, name }: BatchName,
): Promise<SignUpBatchRow | undefined> {
  const [row] = await tx
    .select()
    .from(signUpBatch)
    .where(and(eq(signUpBatch.type, type), eq(signUpBatch.name, name)))
    .for('update');
  return row;
}

/** As `lockNamedBatch`. Throws DomainProblem with the batches that there are. */
export async function requireBatch(tx: Database, batch: BatchName): Promise<SignUpBatchRow> {
  const row = await lockNamedBatch(tx, batch);
  if (row !== undefined) return row;
  const others = await tx
    .select({ name: signUpBatch.name })
    .from(signUpBatch)
    .where(eq(signUpBatch.type, batch.type))
    .orderBy(desc(signUpBatch.applyStart))
    .limit(5);
  const names = others.map(({ name }) => `“${name}”`).join('、') || '（无）';
  throw new DomainProblem(`${signUpTitles[batch.type]}没有批次“${batch.name}”；有 ${names}`);
}
