import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema/account.ts';
import { session } from '../db/schema/session.ts';

/** The student of a session by its id; null when it has ended, was ended, or its account is disabled. */
export async function sessionStudent(db: Database, sessionId: string, now: Date): Promise<string | null> {
  const alive = and(isNull(session.revokedAt), gt(session.expiresAt, now), ne(account.status, 'DISABLED'));
  const [row] = await db
    .select({ studentId: session.studentId })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.id, sessionId), alive));
  return row?.studentId ?? null;
}
