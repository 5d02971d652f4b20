import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { DomainProblem } from '../../../problems.ts';

/** How many are named to choose from. */
const named = 4;

/**
 * The exam period of a name, locked until the transaction ends: imports and publications take turns. Throws DomainProblem
 * with the names of the last ones when there is none.
 */
export async function lockPeriod(tx: Database, name: string): Promise<typeof examPeriod.$inferSelect> {
  const [found] = await tx.select().from(examPeriod).where(eq(examPeriod.name, name)).for('no key update');
  if (found !== undefined) return found;
  const last = await tx.select().from(examPeriod).orderBy(desc(examPeriod.startDate)).limit(named);
  throw new DomainProblem(
    `没有考期“${name}”；最近的考期有 ${last.map((period) => period.name).join('、') || '（无）'}`,
  );
}
