import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { advisor, studentPlan, thesisPlan } from '../../../db/schema/thesis.ts';
import type { FactLines } from '../../../student/receipt.ts';

/** The thesis of an application as receipt and office name it. */
export async function thesisFacts(db: Database, studentPlanId: string): Promise<FactLines[]> {
  const [row] = await db
    .select({ planName: thesisPlan.name, title: studentPlan.title, advisorName: advisor.name })
    .from(studentPlan)
    .innerJoin(thesisPlan, eq(thesisPlan.id, studentPlan.planId))
    .leftJoin(advisor, eq(advisor.id, studentPlan.advisorId))
    .where(eq(studentPlan.id, studentPlanId));
  return [
    ['批次', row?.planName ?? ''],
    ['题目', row?.title ?? ''],
    ['导师', row?.advisorName ?? ''],
  ];
}
