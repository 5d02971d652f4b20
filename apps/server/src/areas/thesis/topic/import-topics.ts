import type { ThesisKind } from '@qianwei/api/contract/academic/exam-period';
import { lineUpTo, textUpTo } from '@qianwei/api/contract/fields';
import { titleProblem } from '@qianwei/api/contract/thesis/title';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { major } from '../../../db/schema/institution.ts';
import { type thesisPlan, thesisPlanAdvisor, thesisPlanMajor } from '../../../db/schema/thesis.ts';
import { topic } from '../../../db/schema/topic.ts';
import { DomainProblem } from '../../../problems.ts';
import { requireAdvisorQuota } from '../shared/advisor-quota.ts';
import { holdAdvisors } from '../shared/place-counters.ts';
import { settleWaits } from '../shared/topic-waits.ts';
import { typedId, typedLine } from './typed-line.ts';

/** The kinds of thesis as files of topics name them. */
export const typedKinds: Readonly<Record<'毕业设计' | '毕业论文', ThesisKind>> = {
  毕业设计: 'DESIGN',
  毕业论文: 'PAPER',
};

const typedTopic = v.object({
  topicId: typedId,
  majorCode: v.pipe(typedId, v.maxLength(10)),
  title: v.pipe(
    typedLine(200),
    v.check((title) => titleProblem(title)?.level !== 'hard'),
  ),
  direction: typedLine(30),
  type: v.picklist(['毕业设计', '毕业论文']),
  difficulty: v.optional(lineUpTo(10), ''),
  brief: v.optional(textUpTo(1000), ''),
  requirements: v.optional(v.pipe(v.array(typedLine(200)), v.maxLength(20)), []),
  advisorId: typedId,
  max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});

const topicFile = v.object({ topics: v.pipe(v.array(typedTopic), v.minLength(1), v.maxLength(2000)) });

type TypedTopic = v.InferOutput<typeof typedTopic>;
type Plan = typeof thesisPlan.$inferSelect;

/** The topics of a file. Throws DomainProblem that names the first thing that is wrong. */
export function readTopicFile(text: string): readonly TypedTopic[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new DomainProblem('题库文件不是 JSON');
  }
  const read = v.safeParse(topicFile, parsed);
  if (!read.success)
    throw new DomainProblem(`题库文件不正确：${v.getDotPath(read.issues[0]) ?? '应有 topics'}`);
  const { topics } = read.output;
  const twice = topics.find(({ topicId }, index) => topics.findIndex((of) => of.topicId === topicId) < index);
  if (twice !== undefined) throw new DomainProblem(`题目编号 ${twice.topicId} 写了两次`);
  return topics;
}

/** The majors of a batch by their code. */
async function majorsOf(tx: Database, planId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: major.id, code: major.majorCode })
    .from(thesisPlanMajor)
    .innerJoin(major, eq(major.id, thesisPlanMajor.majorId))
    .where(eq(thesisPlanMajor.planId, planId));
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function advisorsOf(tx: Database, planId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.select().from(thesisPlanAdvisor).where(eq(thesisPlanAdvisor.planId, planId));
  return new Set(rows.map(({ advisorId }) => advisorId));
}

/** Columns of a topic that the file gives. Throws DomainProblem for a major or a teacher who is not in the batch. */
function columnsOf(
  plan: Plan,
  { topicId, majorCode, type, max, ...row }: TypedTopic,
  majors: ReadonlyMap<string, string>,
  advisors: ReadonlySet<string>,
) {
  const majorId = majors.get(majorCode);
  if (majorId === undefined) throw new DomainProblem(`题目 ${topicId}：批次没有专业 ${majorCode}`);
  if (!advisors.has(row.advisorId)) throw new DomainProblem(`题目 ${topicId}：批次没有导师 ${row.advisorId}`);
  if (max > plan.limits.maxPerTopic)
    throw new DomainProblem(`题目 ${topicId}：名额不超过 ${plan.limits.maxPerTopic} 人`);
  return { ...row, id: topicId, planId: plan.id, majorId, thesisKind: typedKinds[type], quota: max };
}

/** Topics of a major in a batch: a student reads them on one page. */
const maxPerMajor = 300;

/** Throws DomainProblem for a major that has more topics in the batch than a student can read. */
async function requireBankSize(tx: Database, { id }: Pick<Plan, 'id'>): Promise<void> {
  const [large] = await tx
    .select({ code: major.majorCode, topics: count() })
    .from(topic)
    .innerJoin(major, eq(major.id, topic.majorId))
    .where(and(eq(topic.planId, id), eq(topic.source, 'BANK')))
    .groupBy(major.majorCode)
    .having(gt(count(), maxPerMajor))
    .limit(1);
  if (large !== undefined)
    throw new DomainProblem(
      `专业 ${large.code} 在本批次的题库至多 ${maxPerMajor} 题，导入后会有 ${large.topics} 题，没有导入；请删减后再导入`,
    );
}

/**
 * Writes the topics of a file into a batch: new ones, and those that are there already with what the file says. A topic that somebody
 * has chosen keeps its title and its teacher, and has no fewer places than are taken. All teachers concerned are held, as by who takes
 * a place. Returns how many are new and how many were there. Throws DomainProblem, with nothing changed,
 * also for a bank of more than 300 topics of a major.
 */
export async function importTopics(
  tx: Database,
  plan: Plan,
  typed: readonly TypedTopic[],
  now: Date,
): Promise<{ added: number; kept: number }> {
  const [majors, advisors] = [await majorsOf(tx, plan.id), await advisorsOf(tx, plan.id)];
  const rows = typed.map((typedTopic) => columnsOf(plan, typedTopic, majors, advisors));
  const isTyped = inArray(
    topic.id,
    rows.map(({ id }) => id),
  );
  const before = await tx.select().from(topic).where(isTyped);
  const held = await holdAdvisors(tx, plan.id, [
    ...rows.map(({ advisorId }) => advisorId),
    ...before.map(({ advisorId }) => advisorId),
  ]);
  const stored = new Map((await tx.select().from(topic).where(isTyped)).map((row) => [row.id, row]));
  for (const row of rows) {
    const storedRow = stored.get(row.id);
    if (storedRow === undefined) {
      await tx.insert(topic).values({ ...row, source: 'BANK' });
      continue;
    }
    if (storedRow.planId !== plan.id || storedRow.source !== 'BANK')
      throw new DomainProblem(`题目编号 ${row.id} 已用于别的批次，请换一个编号`);
    if (row.quota < storedRow.taken)
      throw new DomainProblem(`题目 ${row.id}：已有 ${storedRow.taken} 人，名额不能改为 ${row.quota}`);
    const isFixed =
      row.title !== storedRow.title ||
      row.advisorId !== storedRow.advisorId ||
      row.majorId !== storedRow.majorId;
    if (storedRow.taken > 0 && isFixed)
      throw new DomainProblem(`题目 ${row.id}：已有人选，题目、导师和专业不能改`);
    await tx.update(topic).set(row).where(eq(topic.id, row.id));
  }
  await requireBankSize(tx, plan);
  await settleWaits(tx, plan.id, held, now);
  return { added: rows.length - stored.size, kept: stored.size };
}

/** Sets the places of a teacher in a batch. Throws DomainProblem for those that the teacher cannot have (`requireAdvisorQuota`). */
export async function setAdvisorQuota(
  tx: Database,
  plan: Plan,
  { advisorId, quota }: { readonly advisorId: string; readonly quota: number },
  now: Date,
): Promise<void> {
  const held = await holdAdvisors(tx, plan.id, [advisorId]);
  const isOf = and(eq(thesisPlanAdvisor.planId, plan.id), eq(thesisPlanAdvisor.advisorId, advisorId));
  const [row] = await tx.select().from(thesisPlanAdvisor).where(isOf);
  if (row === undefined) throw new DomainProblem(`批次没有导师 ${advisorId}`);
  requireAdvisorQuota(plan, quota, { name: `导师 ${advisorId} `, taken: row.taken });
  await tx.update(thesisPlanAdvisor).set({ quota }).where(isOf);
  await settleWaits(tx, plan.id, held, now);
}
