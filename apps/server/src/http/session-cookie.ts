import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema/account.ts';
import { session } from '../db/schema/session.ts';
import { isIdle } from './idle-session.ts';

/** The cookie with the id of the session (SESSION-6). It only shows the student's own files, and never stands for a token. */
export const sessionCookieName = 'org_user_session_id';

/** The student of a session by its id; null when it is over, was ended or left unused, or its account is disabled. */
export async function sessionStudent(db: Database, sessionId: string, now: Date): Promise<string | null> {
  const alive = and(isNull(session.revokedAt), gt(session.expiresAt, now), ne(account.status, 'DISABLED'));
  const [row] = await db
    .select({ sessionId: session.id, studentId: session.studentId, lastSeenAt: session.lastSeenAt })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.id, sessionId), alive));
  return row === undefined || (await isIdle(db, row, now)) ? null : row.studentId;
}
