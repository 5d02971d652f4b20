import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { rateLimit } from '../db/schema/operation.ts';
import type { CallContext } from '../http/implement.ts';

type FailureContext = Pick<CallContext, 'db' | 'clock' | 'secrets'>;

/** Wrong passwords that lead to a lock. */
export const maxFailures = 5;
/** Minutes that a lock lasts; failures older than this are forgotten. */
const lockMinutes = 15;

/** How often someone failed lately, and until when that counts. */
export interface Failures {
  readonly count: number;
  readonly until: Date;
}

const keyOf = (context: FailureContext, subject: string) => `failures:${context.secrets.hash(subject)}`;

/** The failures of each subject that still count; a subject without any is left out. */
export async function failuresOf(context: FailureContext, subjects: string[]): Promise<Failures[]> {
  const rows = await context.db
    .select()
    .from(rateLimit)
    .where(
      and(
        inArray(
          rateLimit.key,
          subjects.map((subject) => keyOf(context, subject)),
        ),
        gt(rateLimit.expiresAt, context.clock.now()),
      ),
    );
  return rows.map((row) => ({ count: row.count, until: row.expiresAt }));
}

/**
 * Counts one failure and says how many there are now. Call it before a password is compared, and `forgetFailures`
 * when it was right: guesses that arrive together then cannot be more than the limit. Once locked, the end stays.
 */
export async function countFailure(context: FailureContext, subject: string): Promise<Failures> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + lockMinutes * 60_000);
  const over = sql`${rateLimit.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await context.db
    .insert(rateLimit)
    .values({ key: keyOf(context, subject), count: 1, windowStart: now, expiresAt: until })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimit.count} + 1 end`,
        expiresAt: sql`case when ${over} or ${rateLimit.count} < ${maxFailures} then ${until.toISOString()}::timestamptz else ${rateLimit.expiresAt} end`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('Counting a failure returned no row');
  return { count: row.count, until: row.expiresAt };
}

/** Forgets the failures of a subject. */
export async function forgetFailures(context: FailureContext, subject: string): Promise<void> {
  await context.db.delete(rateLimit).where(eq(rateLimit.key, keyOf(context, subject)));
}
