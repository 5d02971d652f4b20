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

type Counter = Pick<CallContext, 'db' | 'clock' | 'secrets' | 'limitsLifted'>;

const keyOf = ({ secrets }: Counter, { name, subject }: Pick<RateLimit, 'name' | 'subject'>) =>
  `${name}:${secrets.hash(subject)}`;

/** Forgets what was counted, when what it was counted for did not happen. */
export async function forgetRate(counter: Counter, limit: RateLimit): Promise<void> {
  await counter.db.delete(rateLimit).where(eq(rateLimit.key, keyOf(counter, limit)));
}

/** Counts one. Returns when counting begins again if there were already `max`, else null. Shared by all processes on the database. */
export async function countRate(counter: Counter, limit: RateLimit): Promise<Date | null> {
  const { db, clock, limitsLifted } = counter;
  if (limitsLifted) return null;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + limit.seconds * 1000);
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
  return row === undefined || row.count <= limit.max ? null : row.expiresAt;
}

/** Counts one and throws 1040003 (`data.retryAfter` in seconds) when there were already `max`. */
export async function limitRate(counter: Counter, limit: RateLimit): Promise<void> {
  const until = await countRate(counter, limit);
  if (until === null) return;
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - counter.clock.now().getTime()) / 1000));
  throw new Refusal(errorCode.tooFrequent, `操作过于频繁，请 ${retryAfter} 秒后再试`, { retryAfter });
}
