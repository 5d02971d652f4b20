import { errorCode } from '@qianwei/api/contract/envelope';
import { eq, sql } from 'drizzle-orm';
import { rateLimit } from '../db/schema/operation.ts';
import type { CallContext } from './implement.ts';
import { Refusal } from './refusal.ts';

/** How often something may happen. */
export interface RateLimit {
  /** Counted event, such as `sms-number`; each name counts on its own. */
  readonly name: string;
  /** Subject of the count: a number, an address, an account. Stored hashed. */
  readonly subject: string;
  /** How many are allowed within `seconds`, counted from the first. */
  readonly max: number;
  readonly seconds: number;
}

/** Parts of a call that counting uses. */
export type Counter = Pick<CallContext, 'db' | 'clock' | 'secrets' | 'limitsLifted'>;

const keyOf = ({ secrets }: Counter, { name, subject }: Pick<RateLimit, 'name' | 'subject'>) =>
  `${name}:${secrets.hash(subject)}`;

/** Forgets what was counted, when what it was counted for did not happen. */
export async function forgetRate(counter: Counter, limit: RateLimit): Promise<void> {
  await counter.db.delete(rateLimit).where(eq(rateLimit.key, keyOf(counter, limit)));
}

/** State of a limit after one more was counted. */
interface Counted {
  /** How many more are allowed; below 0 when this one was too many. */
  readonly left: number;
  /** When counting begins again. */
  readonly until: Date;
}

/** Counts one, shared by all processes on the database. Where limits are lifted nothing is counted, and all are left. */
export async function countOne(counter: Counter, limit: RateLimit): Promise<Counted> {
  const { db, clock, limitsLifted } = counter;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + limit.seconds * 1000);
  if (limitsLifted) return { left: limit.max, until: expiresAt };
  const over = sql`${rateLimit.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimit)
    .values({ key: keyOf(counter, limit), count: 1, windowStart: now, expiresAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimit.count} + 1 end`,
        windowStart: sql`case when ${over} then excluded.window_start else ${rateLimit.windowStart} end`,
        expiresAt: sql`case when ${over} then excluded.expires_at else ${rateLimit.expiresAt} end`,
      },
    })
    .returning({ count: rateLimit.count, expiresAt: rateLimit.expiresAt });
  if (row === undefined) throw new Error('Counting returned no row');
  return { left: limit.max - row.count, until: row.expiresAt };
}

/** Counts one. Returns when counting begins again if there were already `max`, else null. */
export async function countRate(counter: Counter, limit: RateLimit): Promise<Date | null> {
  const { left, until } = await countOne(counter, limit);
  return left < 0 ? until : null;
}

/** Counts one and throws 1040003 (`data.retryAfter` in seconds) when there were already `max`. */
export async function limitRate(counter: Counter, limit: RateLimit): Promise<void> {
  const until = await countRate(counter, limit);
  if (until === null) return;
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - counter.clock.now().getTime()) / 1000));
  throw new Refusal(errorCode.tooFrequent, `操作过于频繁，请 ${retryAfter} 秒后再试`, { retryAfter });
}
