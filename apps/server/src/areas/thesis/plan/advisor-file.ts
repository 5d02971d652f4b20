import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { advisor, type thesisPlan, thesisPlanAdvisor } from '../../../db/schema/thesis.ts';
import { DomainProblem } from '../../../problems.ts';
import { requireAdvisorQuota } from '../shared/advisor-quota.ts';

const text = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit));
const required = (limit: number) => v.pipe(text(limit), v.nonEmpty());

const advisorRow = v.object({
  /** 编号 of the teacher, the same in every batch. */
  id: required(40),
  name: required(30),
  title: required(30),
  unit: v.optional(text(60), ''),
  directions: v.optional(v.pipe(v.array(required(30)), v.maxLength(20)), []),
  hours: v.optional(text(100), ''),
  phone: v.optional(text(30), ''),
  email: v.optional(text(100), ''),
  bio: v.optional(text(500), ''),
  maxStudents: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

const advisorFile = v.object({ advisors: v.pipe(v.array(advisorRow), v.minLength(1), v.maxLength(500)) });

/** A teacher with the places of a batch. */
export type AdvisorPlaces = v.InferOutput<typeof advisorRow>;

/** The teachers in a file, `{"advisors": [{"id", "name", "title", "maxStudents", …}]}`. Throws DomainProblem that names the field. */
export function readAdvisors(json: string): AdvisorPlaces[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw new DomainProblem('导师文件不是 JSON');
  }
  const read = v.safeParse(advisorFile, parsed);
  if (!read.success) throw new DomainProblem(`导师文件的 ${v.getDotPath(read.issues[0]) ?? '内容'} 不正确`);
  const { advisors } = read.output;
  const twice = advisors.find(({ id }, at) => advisors.findIndex((row) => row.id === id) !== at);
  if (twice !== undefined) throw new DomainProblem(`导师文件里编号 ${twice.id} 出现了两次`);
  return advisors;
}

/**
 * Stores teachers with their places in a batch, in the transaction that has locked it; those of the batch who are not in the file
 * stay. Throws DomainProblem for places that a teacher cannot have (`requireAdvisorQuota`).
 */
export async function storeAdvisors(
  tx: Database,
  plan: typeof thesisPlan.$inferSelect,
  advisors: readonly AdvisorPlaces[],
): Promise<void> {
  const planId = plan.id;
  const ids = advisors.map(({ id }) => id);
  const taken = await tx
    .select({ id: thesisPlanAdvisor.advisorId, taken: thesisPlanAdvisor.taken })
    .from(thesisPlanAdvisor)
    .where(and(eq(thesisPlanAdvisor.planId, planId), inArray(thesisPlanAdvisor.advisorId, ids)))
    .orderBy(asc(thesisPlanAdvisor.advisorId))
    .for('update');
  for (const { maxStudents, ...row } of advisors) {
    const used = taken.find(({ id }) => id === row.id)?.taken ?? 0;
    requireAdvisorQuota(plan, maxStudents, { name: row.name, taken: used });
    const { id, ...columns } = row;
    await tx
      .insert(advisor)
      .values(row)
      .onConflictDoUpdate({
        target: advisor.id,
        set: { ...columns, revision: sql`${advisor.revision} + 1` },
      });
    await tx
      .insert(thesisPlanAdvisor)
      .values({ planId, advisorId: id, quota: maxStudents })
      .onConflictDoUpdate({
        target: [thesisPlanAdvisor.planId, thesisPlanAdvisor.advisorId],
        set: { quota: maxStudents },
      });
  }
}
