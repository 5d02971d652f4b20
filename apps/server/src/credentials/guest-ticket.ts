import { timingSafeEqual } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import { proofMinutes, type SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { guestProof } from '../db/schema/sign-up.ts';
import type { CallContext, TicketHolder } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import type { Secrets } from '../secrets.ts';

const signed = (secrets: Secrets, body: string) => `${body}.${secrets.sign(`guest-ticket:${body}`)}`;

const ticketHash = (secrets: Secrets, ticket: string) => secrets.hash(`guest-ticket:${ticket}`);

/** Issues the ticket of a visit. It stands for nobody yet, and is kept nowhere. */
export const issueTicket = ({
  secrets,
  random,
  clock,
}: Pick<CallContext, 'secrets' | 'random' | 'clock'>): string =>
  signed(secrets, `${random.token(18)}.${clock.now().getTime()}`);

/** How old a ticket may be when it is proven, ms. */
const maxAge = 24 * 60 * 60_000;

const unknownTicket = () => new Refusal(errorCode.stateForbids, '页面已打开太久，请刷新后重新阅读须知');

/** Milliseconds since a ticket was issued. Throws 1050003 for what is none, and after a day. */
export function ticketAge(
  { secrets, clock }: Pick<CallContext, 'secrets' | 'clock'>,
  ticket: string,
): number {
  const body = ticket.slice(0, ticket.lastIndexOf('.'));
  const [received, wanted] = [Buffer.from(ticket), Buffer.from(signed(secrets, body))];
  if (received.length !== wanted.length || !timingSafeEqual(received, wanted)) throw unknownTicket();
  const age = clock.now().getTime() - Number(body.slice(body.lastIndexOf('.') + 1));
  if (age > maxAge) throw unknownTicket();
  return age;
}

/** Lets a ticket stand for a proven person; returns until when. */
export async function bindTicket(
  { db, secrets, clock }: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  ticket: string,
  { type, ...holder }: TicketHolder & { readonly type: SignUpType },
): Promise<Date> {
  const expiresAt = new Date(clock.now().getTime() + proofMinutes * 60_000);
  const { studentId, studentMajorId } = holder;
  const bound = { type, studentId, studentMajorId, expiresAt };
  await db
    .insert(guestProof)
    .values({ ticketHash: ticketHash(secrets, ticket), ...bound })
    .onConflictDoUpdate({ target: guestProof.ticketHash, set: bound });
  return expiresAt;
}

/** 1040005: the person has to be proven again. */
const proofOver = () =>
  new Refusal(
    errorCode.smsCodeWrong,
    `本人核验已超过 ${proofMinutes} 分钟，请重新获取短信验证码；已填的内容还在`,
    { fieldErrors: { smsCode: '请重新获取短信验证码' } },
  );

/** The person for whom a ticket stands, and until when. Throws 1040005 when it stands for nobody, or for another exam. */
export async function requireHolder(
  { db, secrets, clock }: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  ticket: string,
  type: SignUpType,
): Promise<TicketHolder & { readonly expiresAt: Date }> {
  const [bound] = await db
    .select()
    .from(guestProof)
    .where(
      and(
        eq(guestProof.ticketHash, ticketHash(secrets, ticket)),
        eq(guestProof.type, type),
        gt(guestProof.expiresAt, clock.now()),
      ),
    );
  if (bound === undefined) throw proofOver();
  return bound;
}

/** The person of an upload. Throws 1040005 when the ticket stands for nobody. */
export async function requireGuest(
  { db, secrets, clock }: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  ticket: string,
): Promise<TicketHolder> {
  const [bound] = await db
    .select({ studentId: guestProof.studentId, studentMajorId: guestProof.studentMajorId })
    .from(guestProof)
    .where(
      and(eq(guestProof.ticketHash, ticketHash(secrets, ticket)), gt(guestProof.expiresAt, clock.now())),
    );
  if (bound === undefined) throw proofOver();
  return bound;
}

const guestMark = 'guest ';

/** The holder of a file's address that is made for a guest. */
export const guestHolder = (ticket: string): string => guestMark + ticket;

/** The ticket of a holder that `guestHolder` made; null for that of a session. */
export const ticketOfHolder = (holder: string): string | null =>
  holder.startsWith(guestMark) ? holder.slice(guestMark.length) : null;

/** Lets a ticket stand for nobody any more. */
export async function releaseTicket(db: Database, secrets: Secrets, ticket: string): Promise<void> {
  await db.delete(guestProof).where(eq(guestProof.ticketHash, ticketHash(secrets, ticket)));
}
