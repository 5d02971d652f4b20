import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { captcha } from '../db/schema/security.ts';
import type { CallContext } from '../http/implement.ts';

/** Seconds that a captcha waits for its answer. */
export const captchaSeconds = 300;

/** A captcha that waits for its answer. */
export type CaptchaRow = Pick<typeof captcha.$inferSelect, 'kind' | 'answerHash' | 'challenge'>;

/** Keeps a captcha until it is answered or its time is over. */
export async function keepCaptcha(context: CallContext, id: string, row: Partial<CaptchaRow>): Promise<void> {
  const now = context.clock.now();
  await context.db.delete(captcha).where(lt(captcha.expiresAt, new Date(now.getTime() - 3_600_000)));
  const expiresAt = new Date(now.getTime() + captchaSeconds * 1000);
  await context.db.insert(captcha).values({ id, ...row, expiresAt });
}

/** Uses a captcha up and returns it; undefined when it is unknown, used or over. */
export async function takeCaptcha(context: CallContext, codeKey: string): Promise<CaptchaRow | undefined> {
  const now = context.clock.now();
  const [taken] = await context.db
    .update(captcha)
    .set({ usedAt: now })
    .where(and(eq(captcha.id, codeKey), isNull(captcha.usedAt), gt(captcha.expiresAt, now)))
    .returning({ kind: captcha.kind, answerHash: captcha.answerHash, challenge: captcha.challenge });
  return taken;
}

/** How a captcha is solved, also one that is used or over; nothing for an unknown key. */
export async function captchaKind(
  context: CallContext,
  codeKey: string,
): Promise<CaptchaRow['kind'] | undefined> {
  const [row] = await context.db.select({ kind: captcha.kind }).from(captcha).where(eq(captcha.id, codeKey));
  return row?.kind;
}
