import { lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { idempotentRequest, rateLimit } from './schema/operation.ts';
import { captcha, smsOutbox } from './schema/security.ts';

const dayMs = 24 * 60 * 60_000;

/** Deletes operational rows that have served: ended limits, answers older than a day, used captchas, SMS older than 30 days. */
export async function purge(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expiresAt, now));
  await db.delete(idempotentRequest).where(lt(idempotentRequest.expiresAt, now));
  await db.delete(captcha).where(lt(captcha.expiresAt, new Date(now.getTime() - dayMs)));
  await db.delete(smsOutbox).where(lt(smsOutbox.sentAt, new Date(now.getTime() - 30 * dayMs)));
}
