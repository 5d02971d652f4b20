import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { examApply, examApplyEvent } from '../../../db/schema/registration.ts';
import type { Deps } from '../../../deps.ts';
import { offeredCodes } from './offered-codes.ts';
import { lockOfferings, releaseSeat } from './seats.ts';

/** Courses whose orders one round ends at most, the longest overdue first; the rest waits for the next. */
const maxCourses = 500;

const isDue = (now: Date) => and(eq(examApply.status, 'UNPAID'), lte(examApply.payDeadline, now));

/** Ends one order, unless somebody is paying or cancelling it; its seats go back in the order in which they are taken. */
async function endOrder(tx: Database, receiptNo: string, now: Date): Promise<number> {
  const rows = await tx
    .select()
    .from(examApply)
    .where(and(eq(examApply.receiptNo, receiptNo), isDue(now)))
    .orderBy(asc(examApply.offeringId))
    .for('update', { skipLocked: true });
  const [first] = rows;
  if (first === undefined) return 0;
  await tx
    .update(examApply)
    .set({ status: 'EXPIRED' })
    .where(
      inArray(
        examApply.id,
        rows.map(({ id }) => id),
      ),
    );
  const offeringIds = rows.map(({ offeringId }) => offeringId);
  await lockOfferings(tx, offeringIds);
  for (const row of rows) await releaseSeat(tx, row);
  await tx.insert(examApplyEvent).values({
    studentId: first.studentId,
    studentMajorId: first.studentMajorId,
    periodId: first.periodId,
    kind: 'EXPIRE',
    courseCodes: await offeredCodes(tx, offeringIds),
    amount: rows.reduce((sum, { fee }) => sum + fee, 0),
    receiptNo,
    time: now,
  });
  return rows.length;
}

/**
 * Ends registrations whose payment is overdue and gives their seats back, each order in a transaction of its own.
 * Returns how many courses. The server's round does it every 15 seconds.
 */
export async function releaseUnpaid({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now();
  const overdue = await db
    .select({ receiptNo: examApply.receiptNo })
    .from(examApply)
    .where(isDue(now))
    .orderBy(asc(examApply.payDeadline))
    .limit(maxCourses);
  const orders = new Set(overdue.map(({ receiptNo }) => receiptNo));
  let released = 0;
  for (const receiptNo of orders) released += await db.transaction((tx) => endOrder(tx, receiptNo, now));
  if (released > 0) log.info('unpaid registrations released', { released });
  return released;
}
