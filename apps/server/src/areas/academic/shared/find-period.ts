import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { notFound } from '../../../http/refusal.ts';
import type { PeriodRow } from '../../../studies/periods.ts';

/** A period by its id. Throws 1050005 for an unknown one. */
export async function findPeriod(db: Database, periodId: string): Promise<PeriodRow> {
  const [period] = await db.select().from(examPeriod).where(eq(examPeriod.id, periodId));
  if (period === undefined) throw notFound();
  return period;
}
