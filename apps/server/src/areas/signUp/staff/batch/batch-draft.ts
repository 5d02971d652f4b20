import type { SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { school } from '../../../../db/schema/institution.ts';
import { signUpBatch } from '../../../../db/schema/sign-up.ts';
import { DomainProblem } from '../../../../problems.ts';
import type { SignUpBatchRow } from '../../batches.ts';
import type { BatchChange } from './batch-options.ts';
import type { BatchName } from './named-batch.ts';

/** A batch as it would be stored. */
export interface BatchDraft {
  readonly fields: Omit<SignUpBatchRow, 'id' | 'createdAt' | 'updatedAt' | 'revision'>;
  readonly schoolName: string;
}

/** The school with this name; without a name `schoolId`, else the only one. Throws DomainProblem. */
async function findSchool(
  tx: Database,
  typed: string | undefined,
  schoolId: string | undefined,
): Promise<{ id: string; name: string }> {
  const all = await tx.select({ id: school.id, name: school.name }).from(school);
  const [only] = all.length === 1 ? all : [];
  const found =
    typed === undefined
      ? (all.find(({ id }) => id === schoolId) ?? only)
      : all.find(({ name }) => name === typed);
  if (found !== undefined) return found;
  const names = all.map(({ name }) => name).join('、');
  throw new DomainProblem(
    typed === undefined ? `须写明 --school：${names}` : `没有主考院校“${typed}”；有 ${names}`,
  );
}

/** Rules of the latest batch of an exam, which a new one has unless staff say otherwise. */
async function usualRules(tx: Database, type: SignUpType) {
  const [latest] = await tx
    .select()
    .from(signUpBatch)
    .where(eq(signUpBatch.type, type))
    .orderBy(desc(signUpBatch.applyStart))
    .limit(1);
  const { maxCourse, feeEnabled, fee, readSeconds, languages, schoolId } = latest ?? {
    ...{ maxCourse: type === 'PRACTICE' ? 6 : 1, feeEnabled: false, fee: 0, readSeconds: 10 },
    ...{ languages: [], schoolId: undefined },
  };
  return { rules: { maxCourse, feeEnabled, fee, readSeconds, languages }, schoolId };
}

const needed = ['applyStart', 'examStart', 'arrangePublish', 'ticketOpen', 'scorePublish'] as const;

/** A batch with what staff have said of it: a new one, or `before` changed. Throws DomainProblem for what is missing. */
export async function draftBatch(
  tx: Database,
  { type, name }: BatchName,
  before: SignUpBatchRow | undefined,
  { change, schoolName }: { readonly change: BatchChange; readonly schoolName: string | undefined },
): Promise<BatchDraft> {
  if (before !== undefined) {
    const { id, createdAt, updatedAt, revision, ...fields } = before;
    const examining = await findSchool(tx, schoolName, before.schoolId);
    return {
      fields: { ...fields, ...change, schoolId: examining.id } as BatchDraft['fields'],
      schoolName: examining.name,
    };
  }
  if (needed.some((field) => change[field] === undefined))
    throw new DomainProblem(
      `没有批次“${name}”；要新增，须写明 --apply、--exam、--publish、--ticket 与 --scores`,
    );
  const usual = await usualRules(tx, type);
  const examining = await findSchool(tx, schoolName, usual.schoolId);
  const fields = { type, name, ...usual.rules, notices: [], ...change, schoolId: examining.id };
  return { fields: fields as unknown as BatchDraft['fields'], schoolName: examining.name };
}
