import { and, asc, eq, lte } from 'drizzle-orm';
import { recordSystemAction } from '../../audit/audit.ts';
import type { Database } from '../../db/database.ts';
import { lockStudent } from '../../db/lock-owner.ts';
import { signUp } from '../../db/schema/sign-up.ts';
import type { Deps } from '../../deps.ts';
import { movePlaces, placesOf } from './places.ts';
import { expired, listItems, type SignUpRow } from './sign-up-facts.ts';
import { keepUnpaidDuty } from './sign-up-kind.ts';

/** Sign-ups that one round ends at most, the longest overdue first; the rest waits for the next. */
const maxRows = 200;

const isDue = (now: Date) => and(eq(signUp.status, 'UNPAID'), lte(signUp.payDeadline, now));

/**
 * Ends a sign-up if its payment is overdue, and returns it, or null: the caller moves its places, with whatever else it moves.
 * The student's row is locked before, as by all calls that change a sign-up: each of them sees what the clock says, whichever
 * comes first.
 */
export async function endOverdue(tx: Database, id: string, now: Date): Promise<SignUpRow | null> {
  const [row] = await tx
    .select()
    .from(signUp)
    .where(and(eq(signUp.id, id), isDue(now)))
    .for('update');
  if (row === undefined) return null;
  await tx.update(signUp).set(expired(row)).where(eq(signUp.id, id));
  await keepUnpaidDuty(tx, row, null);
  await recordSystemAction(tx, { bizType: 'SIGN_UP', bizId: id, action: 'EXPIRE', node: row.batchId }, now);
  return row;
}

/** Ends an overdue sign-up and gives its places back; returns how many it ended. */
async function release(tx: Database, { id, studentId }: Pick<SignUpRow, 'id' | 'studentId'>, now: Date) {
  await lockStudent(tx, studentId);
  const row = await endOverdue(tx, id, now);
  if (row === null) return 0;
  await movePlaces(tx, { held: placesOf({ row, items: await listItems(tx, id) }), wanted: [] });
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
      .transaction((tx) => release(tx, due, now))
      .catch((error: unknown) => {
        log.error('an unpaid sign-up was not released', error);
        return 0;
      });
  if (released > 0) log.info('unpaid sign-ups released', { released });
  return released;
}
