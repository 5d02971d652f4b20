import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { grade } from '../../../db/schema/academic.ts';
import type { PeriodRow } from '../../../studies/periods.ts';

/** True when students see any results of a period already. */
export async function scoresAreOut(tx: Database, { id }: Pick<PeriodRow, 'id'>, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: grade.id })
    .from(grade)
    .where(and(eq(grade.periodId, id), lte(grade.publishTime, now)))
    .limit(1);
  return row !== undefined;
}
