import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { session } from '../db/schema/session.ts';
import { guestProof } from '../db/schema/sign-up.ts';
import { student } from '../db/schema/student.ts';
import type { CallContext } from '../http/implement.ts';

/**
 * Ends the live sessions of an account, except `exceptId`, and the guest's proofs of its student that the excepted session has not
 * made: whoever holds such a ticket may hold the old number. Returns how many sessions.
 */
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
  const isOwned = inArray(
    guestProof.studentId,
    context.db.select({ id: student.id }).from(student).where(eq(student.accountId, accountId)),
  );
  const isOther =
    exceptId === undefined ? undefined : or(isNull(guestProof.sessionId), ne(guestProof.sessionId, exceptId));
  await context.db.delete(guestProof).where(and(isOwned, isOther));
  return ended.length;
}
