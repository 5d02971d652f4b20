import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { businessWindow } from '../db/schema/schedule.ts';
import type { WindowRow } from './business-windows.ts';

/** Values of a new window; its audience may be left out. */
type NewWindow = Pick<WindowRow, 'code' | 'name' | 'startTime' | 'endTime'> & Partial<WindowRow>;

/** Adds a window. What is not said is as in the last one of its kind: for the same students, with the same page behind it. */
export async function openWindow(db: Database, window: NewWindow): Promise<WindowRow> {
  const [like] = await db
    .select()
    .from(businessWindow)
    .where(eq(businessWindow.code, window.code))
    .orderBy(desc(businessWindow.startTime))
    .limit(1);
  const { audienceType, audienceValues, phases, deadlineTitle, path }: Partial<WindowRow> = like ?? {};
  const [row] = await db
    .insert(businessWindow)
    .values({ audienceType, audienceValues, phases, deadlineTitle, path, ...window })
    .returning();
  if (row === undefined) throw new Error('The window was not stored');
  return row;
}
