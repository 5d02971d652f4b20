import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { recordSystemAction } from '../../audit/audit.ts';
import type { Database } from '../../db/database.ts';
import { lockStudent } from '../../db/lock-owner.ts';
import { signUp } from '../../db/schema/sign-up.ts';
import type { Deps } from '../../deps.ts';
import { movePlaces, placesOf } from './places.ts';
import { listItems } from './sign-up-facts.ts';
import { keepUnpaidDuty } from './sign-up-kind.ts';

/** Sign-ups that one round ends at most, the longest overdue first; the rest waits for the next. */
const maxRows = 200;

const isDue = (now: Date) => and(eq(signUp.status, 'UNPAID'), lte(signUp.payDeadline, now));

/**
 * Ends the sign-up where `which` holds if its payment is overdue; returns how many it ended. The student's row is locked
 * before, as by all calls that change a sign-up: each of them sees what the clock says, whichever comes first.
 */
export async function endOverdue(tx: Database, which: SQL | undefined, now: Date): Promise<number> {
  const [row] = await tx
    .select()
    .from(signUp)
    .where(and(which, isDue(now)))
    .for('update');
  if (row === undefined) return 0;
  const { id, batchId: node } = row;
  const items = await listItems(tx, id);
  await tx.update(signUp).set({ status: 'CANCELLED', payDeadline: null }).where(eq(signUp.id, id));
  await movePlaces(tx, { held: placesOf({ row, items }), wanted: [] });
  await keepUnpaidDuty(tx, row, null);
  await recordSystemAction(tx, { bizType: 'SIGN_UP', bizId: id, action: 'EXPIRE', node }, now);
  return 1;
}

/**
 * Ends sign-ups whose payment is overdue and gives their places back, each in a transaction of its own. Returns how many.
 * The server's round does it every 15 seconds.
 */
export async function releaseUnpaidSignUps({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now();
  const overdue = await db
    .select({ id: signUp.id, studentId: signUp.studentId })
    .from(signUp)
    .where(isDue(now))
    .orderBy(asc(signUp.payDeadline))
    .limit(maxRows);
  let released = 0;
  for (const due of overdue)
    released += await db
      .transaction(async (tx) => {
        await lockStudent(tx, due.studentId);
        return endOverdue(tx, eq(signUp.id, due.id), now);
      })
      .catch((error: unknown) => {
        log.error('an unpaid sign-up was not released', error);
        return 0;
      });
  if (released > 0) log.info('unpaid sign-ups released', { released });
  return released;
}
