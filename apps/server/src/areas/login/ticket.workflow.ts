import { errorCode } from '@qianwei/api/contract/envelope';
import type { LoginSucceeded } from '@qianwei/api/contract/login';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { session, ssoTicket } from '../../db/schema/session.ts';
import type { CallContext, StudentContext } from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import { tokenHash } from '../../random.ts';
import { findById } from './login.queries.ts';
import { startSession } from './session-start.ts';

/** Logs in by a ticket that a partner was given; it works once. */
export async function redeemTicket(
  context: CallContext,
  ticket: string,
  platform?: string,
): Promise<LoginSucceeded> {
  const now = context.clock.now();
  const invalid = () => new Refusal(errorCode.stateForbids, '登录凭证已失效，请从原入口重新进入');
  const [used] = await context.db
    .update(ssoTicket)
    .set({ usedAt: now })
    .where(
      and(
        eq(ssoTicket.ticketHash, tokenHash(ticket)),
        isNull(ssoTicket.usedAt),
        gt(ssoTicket.expiresAt, now),
      ),
    )
    .returning();
  const found = used && (await findById(context.db, used.accountId));
  if (!found || found.account.status === 'DISABLED') throw invalid();
  if (platform !== undefined && platform !== found.platform) throw invalid();
  return startSession(context, found, { method: 'TICKET' }, used.redirectUrl);
}

/** Ends the session of the caller; answers where a partner wants the student back. */
export async function endSession(context: StudentContext): Promise<string | null> {
  const [ended] = await context.db
    .update(session)
    .set({ revokedAt: context.clock.now(), revokedReason: 'LOGOUT' })
    .where(eq(session.id, context.session.sessionId))
    .returning({ redirectUrl: session.redirectUrl });
  context.sessionCookie.clear();
  return ended?.redirectUrl ?? null;
}
