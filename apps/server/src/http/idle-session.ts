import { and, eq, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { testRecord } from '../db/schema/exam.ts';
import { session } from '../db/schema/session.ts';

/** Seconds without a call after which a session has ended. */
export const idleSeconds = 3600;

/** How often it is recorded that a session is in use, in ms: its last call may be this much later than `lastSeenAt`. */
const seenEveryMs = 5 * 60_000;

const maxQuietMs = idleSeconds * 1000 + seenEveryMs;

/** Facts that decide about an idle session. */
export interface SeenSession {
  readonly sessionId: string;
  readonly studentId: string;
  readonly lastSeenAt: Date;
}

/** When the attempt ends, or was handed in, that the student began while the session lived; the last one. */
async function attemptEnd(db: Database, { studentId, lastSeenAt }: SeenSession): Promise<number> {
  const [row] = await db
    .select({
      end: sql<Date | null>`max(coalesce(${testRecord.submitTime}, ${testRecord.endTime}))`.mapWith(
        testRecord.endTime,
      ),
    })
    .from(testRecord)
    .where(
      and(
        eq(testRecord.studentId, studentId),
        ne(testRecord.status, 'VOID'),
        lte(testRecord.startTime, new Date(lastSeenAt.getTime() + maxQuietMs)),
      ),
    );
  return row?.end?.getTime() ?? 0;
}

/**
 * True when a session has been idle for too long, so that it must end. While the student's attempt runs, idle time does
 * not count: a student who reads a question for an hour still submits. The database is queried only when it matters.
 */
export async function isIdle(db: Database, seen: SeenSession, now: Date): Promise<boolean> {
  const since = now.getTime() - maxQuietMs;
  if (seen.lastSeenAt.getTime() >= since) return false;
  return (await attemptEnd(db, seen)) < since;
}

/** Ends an idle session, so that it stays ended whatever clock or attempt comes later. */
export async function endIdle(db: Database, { sessionId }: SeenSession, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now, revokedReason: 'IDLE' })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)));
}

/** Records that a session is in use, every five minutes. */
export async function noteUse(
  db: Database,
  { sessionId, lastSeenAt }: SeenSession,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - seenEveryMs);
  if (lastSeenAt >= before) return;
  await db
    .update(session)
    .set({ lastSeenAt: now })
    .where(and(eq(session.id, sessionId), lt(session.lastSeenAt, before)));
}
