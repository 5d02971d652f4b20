import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { businessWindow } from '../db/schema/schedule.ts';
import { meantFor, type Reader } from '../student/audience.ts';

/** A row of the windows. */
export type WindowRow = typeof businessWindow.$inferSelect;

/** State of a business that is done in windows. */
export interface WindowNow {
  /** The window that is open; null while none is. */
  readonly open: WindowRow | null;
  /** The next one that is known; null without one. */
  readonly next: WindowRow | null;
  /** The last one that is over; null before the first. */
  readonly last: WindowRow | null;
}

/** Reads the state of this code's windows for the reader; one is open from its start until before its end. */
export async function windowNow(
  db: Database,
  code: string,
  reader: Reader | null,
  now: Date,
): Promise<WindowNow> {
  const rows = await db
    .select()
    .from(businessWindow)
    .where(and(eq(businessWindow.code, code), meantFor(businessWindow, reader)))
    .orderBy(asc(businessWindow.startTime));
  const isOver = ({ endTime }: WindowRow) => endTime !== null && endTime <= now;
  const begun = rows.filter(({ startTime }) => startTime <= now);
  return {
    open: begun.findLast((row) => !isOver(row)) ?? null,
    next: rows.find(({ startTime }) => startTime > now) ?? null,
    last: begun.findLast(isOver) ?? null,
  };
}
