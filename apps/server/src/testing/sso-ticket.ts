import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { account } from '../db/schema/account.ts';
import { ssoTicket } from '../db/schema/session.ts';
import type { Deps } from '../deps.ts';
import { tokenHash } from '../random.ts';

/** Puts a partner's ticket for an account into the database, good for a minute unless `row` says otherwise; answers the ticket. */
export async function issueTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  loginName: string,
  row: Partial<typeof ssoTicket.$inferInsert> = {},
): Promise<string> {
  const ticket = randomUUID();
  const [found] = await db.select().from(account).where(eq(account.loginName, loginName));
  if (found === undefined) throw new Error(`No account ${loginName}`);
  await db.insert(ssoTicket).values({
    ticketHash: tokenHash(ticket),
    accountId: found.id,
    partner: 'library',
    redirectUrl: 'https://library.jianglan.example/',
    expiresAt: new Date(clock.now().getTime() + 60_000),
    ...row,
  });
  return ticket;
}
