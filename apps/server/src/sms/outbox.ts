import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { smsOutbox } from '../db/schema/security.ts';
import type { Secrets } from '../secrets.ts';
import type { AfterAnswer, SmsMessage, SmsSender } from './sms-sender.ts';

/** Dependencies of the outbox. */
export interface OutboxDeps {
  /** Database for messages after the answer, when the call's own transaction has ended. */
  readonly later: Database;
  readonly afterAnswer: AfterAnswer;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Called for each message, so that a demo can show it on the terminal. */
  readonly show?: (message: SmsMessage) => void;
}

/** Keeps messages in the table `sms_outbox`, encrypted, instead of sending them. */
export function createOutbox(
  db: Database,
  { later, afterAnswer, clock, secrets, show }: OutboxDeps,
): SmsSender {
  const keep = async (on: Database, message: SmsMessage) => {
    await on.insert(smsOutbox).values({
      mobileHash: secrets.hash(message.mobile),
      mobileCipher: secrets.encrypt(message.mobile),
      textCipher: secrets.encrypt(JSON.stringify(message)),
      sentAt: clock.now(),
    });
    show?.(message);
  };
  return {
    send: (message) => keep(db, message),
    async sendUnseen(message) {
      afterAnswer(() => keep(later, message));
    },
  };
}

/** The last twenty messages to a number, newest first. */
export async function readOutbox(db: Database, secrets: Secrets, mobile: string): Promise<SmsMessage[]> {
  const rows = await db
    .select()
    .from(smsOutbox)
    .where(eq(smsOutbox.mobileHash, secrets.hash(mobile)))
    .orderBy(desc(smsOutbox.sentAt), desc(smsOutbox.createdAt))
    .limit(20);
  return rows.map((row) => JSON.parse(secrets.decrypt(row.textCipher)) as SmsMessage);
}
