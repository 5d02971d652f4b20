import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { account } from './schema/account.ts';
import { student } from './schema/student.ts';

/**
 * How everything is written that a student may have only once, or only up to a number: in one transaction first lock the
 * owner's row, then check, then write; a constraint of the database says the same. A transaction that comes meanwhile
 * waits here, for at most the `lock_timeout` of the connection, and then sees what was written.
 */
export async function lockStudent(tx: Database, studentId: string): Promise<void> {
  await tx.select({ id: student.id }).from(student).where(eq(student.id, studentId)).for('no key update');
}

/** The current account, locked until the transaction ends: logins and changes of credentials take turns. */
export async function lockAccount(tx: Database, accountId: string): Promise<typeof account.$inferSelect> {
  const [held] = await tx.select().from(account).where(eq(account.id, accountId)).for('no key update');
  if (held === undefined) throw new Error('An account that is gone');
  return held;
}
