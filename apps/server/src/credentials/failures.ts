import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { rateLimit } from '../db/schema/operation.ts';
import type { CallContext } from '../http/implement.ts';

type FailureContext = Pick<CallContext, 'db' | 'clock' | 'secrets'>;

/** How many failures are allowed, and how many minutes after the last they count. */
export interface Patience {
  readonly max: number;
  readonly minutes: number;
}

/** Five wrong passwords, then 15 minutes of rest. */
export const usualPatience: Patience = { max: 5, minutes: 15 };

/** How often someone failed lately, and until when that counts. */
export interface Failures {
  readonly count: number;
  readonly until: Date;
}

const keyOf = (context: FailureContext, subject: string) => `failures:${context.secrets.hash(subject)}`;

/** The failures of each subject that still count, in one statement. */
export async function failuresOf(
  context: FailureContext,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Failures>> {
  const byKey = new Map(subjects.map((subject) => [keyOf(context, subject), subject]));
  const rows = await context.db
    .select()
    .from(rateLimit)
    .where(and(inArray(rateLimit.key, [...byKey.keys()]), gt(rateLimit.expiresAt, context.clock.now())));
  return new Map(rows.map((row) => [byKey.get(row.key) ?? '', { count: row.count, until: row.expiresAt }]));
}

/**
 * Counts one failure of each subject, all in one statement, and says how many each has now. Once there are `max`, the
 * end stays where it is.
 */
export async function countFailures(
  context: FailureContext,
  subjects: readonly string[],
  { max, minutes }: Patience,
): Promise<Failures[]> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + minutes * 60_000);
  const over = sql`${rateLimit.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const keys = subjects.map((subject) => keyOf(context, subject)).sort();
  const rows = await context.db
    .insert(rateLimit)
    .values(keys.map((key) => ({ key, count: 1, windowStart: now, expiresAt: until })))
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimit.count} + 1 end`,
        expiresAt: sql`case when ${over} or ${rateLimit.count} < ${max} then ${until.toISOString()}::timestamptz else ${rateLimit.expiresAt} end`,
      },
    })
    .returning();
  return rows.map((row) => ({ count: row.count, until: row.expiresAt }));
}

/** Counts one failure of one subject. Call it before a secret is compared, and `forgetFailures` when it was right. */
export async function countFailure(
  context: FailureContext,
  subject: string,
  patience: Patience = usualPatience,
): Promise<Failures> {
  const [counted] = await countFailures(context, [subject], patience);
  if (counted === undefined) throw new Error('Counting a failure returned no row');
  return counted;
}

/** Forgets the failures of a subject. */
export async function forgetFailures(context: FailureContext, subject: string): Promise<void> {
  await context.db.delete(rateLimit).where(eq(rateLimit.key, keyOf(context, subject)));
}
