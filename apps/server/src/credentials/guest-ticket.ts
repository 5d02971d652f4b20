import { timingSafeEqual } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import { proofMinutes } from '@qianwei/api/contract/sign-up/sign-up';
import { and, eq, getTableColumns, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema/account.ts';
import { guestProof } from '../db/schema/sign-up.ts';
import { student } from '../db/schema/student.ts';
import type { CallContext, TicketHolder } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import type { Secrets } from '../secrets.ts';

const signed = (secrets: Secrets, body: string) => `${body}.${secrets.sign(`guest-ticket:${body}`)}`;

const ticketHash = (secrets: Secrets, ticket: string) => secrets.hash(`guest-ticket:${ticket}`);

const newTicket = ({ secrets, random }: Pick<CallContext, 'secrets' | 'random'>, issuedAt: number): string =>
  signed(secrets, `${random.token(18)}.${issuedAt}`);

/** Issues the ticket of a visit. It stands for nobody yet, and is kept nowhere. */
export const issueTicket = (context: Pick<CallContext, 'secrets' | 'random' | 'clock'>): string =>
  newTicket(context, context.clock.now().getTime());

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

/** Proof of a person: for which batch, and until when. */
type Proof = typeof guestProof.$inferSelect;

/** Ticket that stands for a person, and until when. */
interface BoundTicket extends Pick<Proof, 'expiresAt' | 'knowsExamineeNo'> {
  readonly guestTicket: string;
}

/**
 * Issues the ticket that stands for a proven person, in place of the one of the visit, which somebody else may have seen
 * before the proof; it is as old as that one. A session that proves the person ends it with itself.
 */
export async function bindTicket(
  context: Pick<CallContext, 'db' | 'secrets' | 'clock' | 'random' | 'session'>,
  ticket: string,
  proven: TicketHolder & Pick<Proof, 'type' | 'batchId' | 'knowsExamineeNo'>,
): Promise<BoundTicket> {
  const { db, secrets, clock, session } = context;
  const now = clock.now().getTime();
  const expiresAt = new Date(now + proofMinutes * 60_000);
  const guestTicket = newTicket(context, now - ticketAge(context, ticket));
  const sessionId = session?.sessionId ?? null;
  await releaseTicket(db, secrets, ticket);
  const { type, batchId, studentId, studentMajorId, knowsExamineeNo } = proven;
  await db.insert(guestProof).values({
    ...{ type, batchId, studentId, studentMajorId, knowsExamineeNo, sessionId, expiresAt },
    ticketHash: ticketHash(secrets, guestTicket),
  });
  return { guestTicket, expiresAt, knowsExamineeNo };
}

/** 1040005: the person has to be proven again. */
const proofOver = () =>
  new Refusal(
    errorCode.smsCodeWrong,
    `本人核验已超过 ${proofMinutes} 分钟，请重新获取短信验证码；已填的内容还在`,
    { fieldErrors: { smsCode: '请重新获取短信验证码' } },
  );

type Asking = Pick<CallContext, 'db' | 'secrets' | 'clock' | 'session'>;

/** The proof that a ticket stands for; null when it stands for nobody, and while the account is disabled. */
export async function findHolder(
  { db, secrets, clock, session }: Asking,
  ticket: string,
): Promise<Proof | null> {
  const isAlive = and(
    eq(guestProof.ticketHash, ticketHash(secrets, ticket)),
    gt(guestProof.expiresAt, clock.now()),
    ne(account.status, 'DISABLED'),
  );
  const [bound] = await db
    .select(getTableColumns(guestProof))
    .from(guestProof)
    .innerJoin(student, eq(student.id, guestProof.studentId))
    .innerJoin(account, eq(account.id, student.accountId))
    .where(isAlive);
  if (bound === undefined) return null;
  return bound.sessionId === null || bound.sessionId === session?.sessionId ? bound : null;
}

/** The batch that a call is about; without its id any of the exam. */
type Visited = Pick<Proof, 'type'> & Partial<Pick<Proof, 'batchId'>>;

/**
 * The person for whom a ticket stands, and until when; `visited` null for a call that is of no batch, such as an upload.
 * Throws 1040005 when it stands for nobody, or for another batch: each asks for a proof of its own.
 */
export async function requireHolder(asking: Asking, ticket: string, visited: Visited | null): Promise<Proof> {
  const bound = await findHolder(asking, ticket);
  const { type, batchId } = { ...bound, ...visited };
  if (bound === null || bound.type !== type || bound.batchId !== batchId) throw proofOver();
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
