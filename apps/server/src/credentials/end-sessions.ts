import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { session } from '../db/schema/session.ts';
import type { CallContext } from '../http/implement.ts';

/** Ends the live sessions of an account, except `exceptId`; returns how many. */
export async function endSessions(
  context: CallContext,
  accountId: string,
  reason: 'KICKED' | 'PASSWORD_CHANGED' | 'MOBILE_CHANGED',
  exceptId?: string,
): Promise<number> {
  const now = context.clock.now();
  const ended = await context.db
    .update(session)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
        exceptId === undefined ? undefined : ne(session.id, exceptId),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}
