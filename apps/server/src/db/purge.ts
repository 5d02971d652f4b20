import { lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { applicationDraft } from './schema/application-draft.ts';
import { event } from './schema/event.ts';
import { idempotentRequest, rateLimit } from './schema/operation.ts';
import { captcha, knownDevice, rsaKey, smsCode, smsOutbox, spentSeal } from './schema/security.ts';
import { guestProof } from './schema/sign-up.ts';
import { playSession } from './schema/study.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Deletes operational rows that are no longer needed: ended limits, codes, answers and events older than a day, SMS older than 30, players
 * that ended 60 days ago (a page that was asleep longer has nothing to report), and drafts that nobody has touched for 400.
 */
export async function purge(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expiresAt, now));
  await db.delete(idempotentRequest).where(lt(idempotentRequest.expiresAt, now));
  await db.delete(captcha).where(lt(captcha.expiresAt, new Date(now.getTime() - dayMs)));
  await db.delete(smsCode).where(lt(smsCode.expiresAt, new Date(now.getTime() - dayMs)));
  await db.delete(spentSeal).where(lt(spentSeal.expiresAt, now));
  await db.delete(rsaKey).where(lt(rsaKey.retiresAt, new Date(now.getTime() - dayMs)));
  await db.delete(knownDevice).where(lt(knownDevice.lastLoginAt, new Date(now.getTime() - 181 * dayMs)));
  await db.delete(smsOutbox).where(lt(smsOutbox.sentAt, new Date(now.getTime() - 30 * dayMs)));
  await db.delete(event).where(lt(event.happenedAt, new Date(now.getTime() - dayMs)));
  await db.delete(guestProof).where(lt(guestProof.expiresAt, now));
  await db
    .delete(applicationDraft)
    .where(lt(applicationDraft.savedAt, new Date(now.getTime() - 400 * dayMs)));
  await db.delete(playSession).where(lt(playSession.endedAt, new Date(now.getTime() - 60 * dayMs)));
}
