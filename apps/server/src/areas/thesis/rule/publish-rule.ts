import { isDeepStrictEqual } from 'node:util';
import type { RuleType } from '@qianwei/api/contract/thesis/stage';
import { and, eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import type { thesisPlan } from '../../../db/schema/thesis.ts';
import { thesisRule } from '../../../db/schema/thesis-text.ts';
import { DomainProblem } from '../../../problems.ts';
import { newestFirst } from '../../../thesis/rule-in-force.ts';
import type { RuleFile } from '../shared/rule-file.ts';

/** A version of a rule as it is stored. */
export type RuleVersion = typeof thesisRule.$inferSelect;

type Plan = typeof thesisPlan.$inferSelect;

/** Person and moment of what the office does. */
interface Acting {
  readonly by: string;
  readonly now: Date;
}

/** The versions of a rule of a batch, the newest first, withdrawn ones too. */
const versionsOf = (db: Database, planId: string, type: RuleType): Promise<RuleVersion[]> =>
  db
    .select()
    .from(thesisRule)
    .where(and(eq(thesisRule.planId, planId), eq(thesisRule.type, type)))
    .orderBy(...newestFirst);

/** True when the file says what the version has. */
function isSame(stored: RuleVersion, { formatRules, ...text }: RuleFile): boolean {
  const storedText = Object.fromEntries(
    Object.keys(text).map((name) => [name, stored[name as keyof typeof text]]),
  );
  return (
    isDeepStrictEqual(storedText, text) &&
    (formatRules === null || isDeepStrictEqual(stored.formatRules, formatRules))
  );
}

/**
 * The version of a file that is published already, as it is in force: the command was run before. Null for a new version. Throws
 * DomainProblem for the number of another text, of an older version or of one that was withdrawn.
 */
export async function publishedVersion(
  db: Database,
  rule: RuleFile,
  { id, name }: Plan,
): Promise<RuleVersion | null> {
  const versions = await versionsOf(db, id, rule.type);
  const same = versions.find(({ version }) => version === rule.version);
  if (same === undefined) return null;
  const inForce = versions.find(({ withdrawnAt }) => withdrawnAt === null);
  if (same === inForce && isSame(same, rule)) return same;
  throw new DomainProblem(
    `${name} 的《${rule.title}》${rule.version} 已经${same.withdrawnAt === null ? '发布，不能更改' : '撤回'}；改后的请换一个版本号再发布`,
  );
}

/** Stores a new version of a rule in a batch. */
export async function storeVersion(
  tx: Database,
  { formatRules, ...text }: RuleFile,
  plan: Plan,
  acting: Acting,
): Promise<RuleVersion> {
  const before = (await versionsOf(tx, plan.id, text.type)).find(({ withdrawnAt }) => withdrawnAt === null);
  const [stored] = await tx
    .insert(thesisRule)
    .values({
      ...text,
      formatRules: formatRules ?? before?.formatRules ?? [],
      ...{ planId: plan.id, publishTime: acting.now },
    })
    .returning();
  if (stored === undefined) throw new Error('The version was not stored');
  const opinion = `《${text.title}》${text.version}`;
  await recordStaffAction(tx, { bizType: 'THESIS_PLAN', bizId: plan.id, action: 'RULE', opinion }, acting);
  return stored;
}

/** The rule in a batch that has this version. Throws DomainProblem when none has it, or several and `type` says not which. */
async function typeOfVersion(
  db: Database,
  plan: Plan,
  { version, type }: { readonly version: string; readonly type: RuleType | undefined },
): Promise<RuleType> {
  const rows = await db
    .select({ type: thesisRule.type })
    .from(thesisRule)
    .where(and(eq(thesisRule.planId, plan.id), eq(thesisRule.version, version)));
  const types = rows.map((row) => row.type).filter((of) => type === undefined || of === type);
  const [only, other] = types;
  if (only === undefined) throw new DomainProblem(`${plan.name} 没有版本为 ${version} 的规定`);
  if (other !== undefined)
    throw new DomainProblem(`${plan.name} 有几个规定的版本是 ${version}，请加 --type ${types.join(' 或 ')}`);
  return only;
}

/** A version that was withdrawn, and the one that is in force in its place. */
export interface Withdrawn {
  readonly withdrawn: RuleVersion;
  readonly inForce: RuleVersion;
}

/**
 * Withdraws the version of a rule that is in force, so that the one before is in force again; what students have read of either stays
 * stored. A repeat changes nothing. Throws DomainProblem for an older version, and for the only one.
 */
export async function withdrawVersion(
  tx: Database,
  plan: Plan,
  named: { readonly version: string; readonly type: RuleType | undefined },
  acting: Acting,
): Promise<Withdrawn> {
  const versions = await versionsOf(tx, plan.id, await typeOfVersion(tx, plan, named));
  const withdrawn = versions.find(({ version }) => version === named.version);
  const [newest, before] = versions.filter(({ withdrawnAt }) => withdrawnAt === null);
  if (withdrawn === undefined || newest === undefined) throw new Error('A version that is gone');
  if (withdrawn.withdrawnAt !== null) return { withdrawn, inForce: newest };
  const name = `${plan.name} 的《${withdrawn.title}》${withdrawn.version}`;
  if (withdrawn !== newest)
    throw new DomainProblem(`${name} 不是现行的版本，不能撤回；现行的是 ${newest.version}`);
  if (before === undefined)
    throw new DomainProblem(`${name} 是唯一的版本，不能撤回；请改后换一个版本号再发布`);
  await tx.update(thesisRule).set({ withdrawnAt: acting.now }).where(eq(thesisRule.id, withdrawn.id));
  await recordStaffAction(
    tx,
    {
      ...{ bizType: 'THESIS_PLAN', bizId: plan.id, action: 'WITHDRAW_RULE' },
      opinion: `《${withdrawn.title}》${withdrawn.version}`,
    },
    acting,
  );
  return { withdrawn, inForce: before };
}
