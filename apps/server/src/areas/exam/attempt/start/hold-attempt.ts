import type { DateTime } from '@qianwei/api/time/moment';
import { eq } from 'drizzle-orm';
import { recordStudentAction } from '../../../../audit/audit.ts';
import { testRecord } from '../../../../db/schema/exam.ts';
import type { StudentContext } from '../../../../http/implement.ts';
import { tokenHash } from '../../../../random.ts';
import { formatDateTime } from '../../../../time.ts';
import type { AttemptRow } from '../../shared/attempt.queries.ts';

/** Token of the attempt when the asking browser holds it, else its holder. */
export interface Hold {
  readonly attemptToken: string;
  readonly heldElsewhere: { device: string; since: DateTime } | null;
}

/**
 * Assigns the attempt, which the transaction has locked, to the browser that asks, if it is free, already held by that
 * browser or to be taken over. The same browser gets the same token in every tab; taking over makes a new one, and the old
 * one works no more.
 */
export async function holdAttempt(
  context: StudentContext,
  record: AttemptRow,
  { deviceKey, takeOver }: { deviceKey: string; takeOver: boolean },
): Promise<Hold> {
  const { db, clock, random, secrets } = context;
  const deviceHash = tokenHash(deviceKey);
  if (record.deviceHash === deviceHash)
    return { attemptToken: secrets.decrypt(record.tokenCipher), heldElsewhere: null };
  const isFree = record.deviceHash === '';
  if (!isFree && !takeOver) {
    const since = formatDateTime(record.heldSince ?? record.startTime);
    return { attemptToken: '', heldElsewhere: { device: record.device, since } };
  }
  const attemptToken = random.token();
  await db
    .update(testRecord)
    .set({
      deviceHash,
      tokenHash: tokenHash(attemptToken),
      tokenCipher: secrets.encrypt(attemptToken),
      device: context.device,
      heldSince: clock.now(),
    })
    .where(eq(testRecord.id, record.id));
  if (!isFree) await recordStudentAction(context, { bizType: 'TEST', bizId: record.id, action: 'TAKE_OVER' });
  return { attemptToken, heldElsewhere: null };
}
