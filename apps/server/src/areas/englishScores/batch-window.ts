import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { businessWindow } from '../../db/schema/schedule.ts';
import type { WindowRow } from '../../institution/business-windows.ts';
import { openWindow } from '../../institution/open-window.ts';

const ofBatch = (batchName: string) =>
  and(eq(businessWindow.code, 'ENGLISH_SCORE'), eq(businessWindow.name, batchName));

/** The window of a batch, from which its scores are published, locked; undefined for a batch that nobody has announced. */
export async function lockBatch(tx: Database, batchName: string): Promise<WindowRow | undefined> {
  const [window] = await tx
    .select()
    .from(businessWindow)
    .where(ofBatch(batchName))
    .orderBy(asc(businessWindow.startTime))
    .limit(1)
    .for('update');
  return window;
}

/** Moves the window of a batch to when its scores come out, and opens it for a new batch. */
export async function keepBatchWindow(tx: Database, batchName: string, publishTime: Date): Promise<void> {
  const moved = await tx
    .update(businessWindow)
    .set({ startTime: publishTime })
    .where(ofBatch(batchName))
    .returning({ id: businessWindow.id });
  if (moved.length > 0) return;
  await openWindow(tx, { code: 'ENGLISH_SCORE', name: batchName, startTime: publishTime, endTime: null });
}
