import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { businessWindow } from '../../db/schema/schedule.ts';

export type BusinessWindow = typeof businessWindow.$inferSelect;

/** All windows of these codes, the earliest first. */
export function listWindows(db: Database, codes: string[]): Promise<BusinessWindow[]> {
  return db
    .select()
    .from(businessWindow)
    .where(inArray(businessWindow.code, codes))
    .orderBy(asc(businessWindow.startTime));
}

/** Maintenance that runs or begins within seven days, or null. */
export async function findMaintenance(
  db: Database,
  now: Date,
): Promise<{ startTime: Date; endTime: Date } | null> {
  const soon = new Date(now.getTime() + 7 * 86_400_000);
  const [found] = await db
    .select()
    .from(businessWindow)
    .where(
      and(
        eq(businessWindow.code, 'MAINTENANCE'),
        lte(businessWindow.startTime, soon),
        gt(businessWindow.endTime, now),
      ),
    )
    .orderBy(asc(businessWindow.startTime))
    .limit(1);
  if (found === undefined || found.endTime === null) return null;
  return { startTime: found.startTime, endTime: found.endTime };
}
