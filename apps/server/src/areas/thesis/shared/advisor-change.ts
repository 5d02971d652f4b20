import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { advisor, studentPlan, thesisPlanAdvisor } from '../../../db/schema/thesis.ts';
import { DomainProblem } from '../../../problems.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { quoted } from '../../../typed-text.ts';
import { holdAdvisors } from './place-counters.ts';
import { settleWaits } from './topic-waits.ts';

/** The teacher of a batch whom staff name, or whose number they give. Throws DomainProblem for none, and for two of one name. */
async function findPlanAdvisor(db: Database, planId: string, typed: string) {
  const rows = await db
    .select({ id: advisor.id, name: advisor.name, title: advisor.title })
    .from(thesisPlanAdvisor)
    .innerJoin(advisor, eq(advisor.id, thesisPlanAdvisor.advisorId))
    .where(and(eq(thesisPlanAdvisor.planId, planId), or(eq(advisor.name, typed), eq(advisor.id, typed))))
    .orderBy(asc(advisor.id));
  const [found, ...others] = rows;
  if (found === undefined) throw new DomainProblem(`本批次没有导师${quoted(typed)}`);
  if (others.length > 0)
    throw new DomainProblem(
      `本批次有 ${rows.length} 位导师叫${quoted(typed)}，请写编号：${rows.map(({ id }) => id).join('、')}`,
    );
  return found;
}

/**
 * Gives a thesis another teacher, in the transaction that has locked its student: a place of the new one is taken, that of the
 * old one becomes free, for who waits for it. Returns the new teacher. Throws DomainProblem when there is no place, or no such teacher.
 */
export async function changeAdvisor(tx: Database, { row, advisor: old, now }: Thesis, typed: string) {
  const found = await findPlanAdvisor(tx, row.planId, typed.trim());
  if (old === null) throw new DomainProblem('这篇论文现在没有导师，不能换导师');
  if (found.id === old.id) throw new DomainProblem(`导师已经是${found.name}，请写另一位导师`);
  await holdAdvisors(tx, row.planId, [found.id, old.id]);
  const taken = await tx
    .update(thesisPlanAdvisor)
    .set({ taken: sql`${thesisPlanAdvisor.taken} + 1` })
    .where(
      and(
        eq(thesisPlanAdvisor.planId, row.planId),
        eq(thesisPlanAdvisor.advisorId, found.id),
        lt(thesisPlanAdvisor.taken, thesisPlanAdvisor.quota),
      ),
    )
    .returning({ id: thesisPlanAdvisor.advisorId });
  if (taken.length === 0) throw new DomainProblem(`${found.name}在本批次的名额已满，没有更换`);
  await tx
    .update(studentPlan)
    .set({ advisorId: found.id, revision: sql`${studentPlan.revision} + 1` })
    .where(eq(studentPlan.id, row.id));
  await tx
    .update(thesisPlanAdvisor)
    .set({ taken: sql`greatest(${thesisPlanAdvisor.taken} - 1, 0)` })
    .where(and(eq(thesisPlanAdvisor.planId, row.planId), eq(thesisPlanAdvisor.advisorId, old.id)));
  await settleWaits(tx, row.planId, [old.id], now);
  return found;
}
