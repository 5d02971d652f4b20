import type { Receipt } from '@qianwei/api/contract/attempt';
import { among } from '../../../db/among.ts';
import type { Database } from '../../../db/database.ts';
import { firstOfEach, gather } from '../../../db/gather.ts';
import { test, testRecord } from '../../../db/schema/exam.ts';
import { tokenHash } from '../../../http/session.ts';
import { type AttemptRow, isOverdue } from './attempt.queries.ts';
import { receiptFrom } from './receipt.ts';
import { type Settling, settleAttempts } from './settle-attempts.ts';
import type { AnswersToStore } from './store-answers.ts';
import { storeHandedIn } from './store-together.ts';

/** A hand-in; its answers have been checked against the paper. */
export interface HandIn {
  readonly save: AnswersToStore;
  /** The page says that the time is up. */
  readonly auto: boolean;
  readonly honest: boolean;
  readonly now: Date;
}

/** When so many come at one moment, more are behind them: they get their receipts first, and their scores after it. */
const rush = 10;

/** Whether an attempt can be handed in as it should be; anything else is looked at by itself. */
function isPlain(record: AttemptRow, { save, auto, honest, now }: HandIn): boolean {
  return (
    record.studentId === save.studentId &&
    record.status === 'RUNNING' &&
    record.tokenHash === tokenHash(save.attemptToken) &&
    !isOverdue(record, now) &&
    (auto || honest || now >= record.endTime)
  );
}

/** The attempts, locked; those that somebody else has locked are left out, so that nobody waits. */
async function lockFree(tx: Database, ids: string[]): Promise<Map<string, AttemptRow>> {
  const rows = await tx
    .select()
    .from(testRecord)
    .where(among(testRecord.id, ids))
    .for('update', { skipLocked: true });
  return new Map(rows.map((row) => [row.id, row]));
}

async function passScores(tx: Database, records: readonly AttemptRow[]): Promise<Map<string, number>> {
  const ids = [...new Set(records.map(({ testId }) => testId))];
  const rows = await tx.select({ id: test.id, pass: test.passScore }).from(test).where(among(test.id, ids));
  return new Map(rows.map(({ id, pass }) => [id, pass]));
}

/** Hands in what is plain, in one transaction; null for the others. */
async function handInBatch(db: Database, batch: readonly HandIn[]): Promise<(Receipt | null)[]> {
  const receipts = await db.transaction(async (tx) => {
    const records = await lockFree(
      tx,
      batch.map(({ save }) => save.testRecordId),
    );
    const plain = firstOfEach(batch, ({ save }) => save.testRecordId).flatMap((handIn) => {
      const record = records.get(handIn.save.testRecordId);
      return record !== undefined && isPlain(record, handIn) ? [{ handIn, record }] : [];
    });
    const [first] = plain;
    if (first === undefined) return new Map<HandIn, Receipt>();
    await storeHandedIn(
      tx,
      plain.flatMap(({ handIn }) => (handIn.save.answers.length > 0 ? [handIn] : [])),
    );
    const settlings = plain.map(
      ({ handIn: { auto, now }, record }): Settling => ({
        record,
        auto: auto || now >= record.endTime,
        byServer: false,
      }),
    );
    const scoreLater = plain.length >= rush;
    const settled = await settleAttempts(tx, settlings, first.handIn.now, { scoreLater });
    const pass = await passScores(
      tx,
      plain.map(({ record }) => record),
    );
    return new Map(
      settled.map((one, index) => [
        plain[index]?.handIn,
        receiptFrom(one.record, { passScore: pass.get(one.record.testId) ?? 0, answered: one.answered }),
      ]),
    );
  });
  return batch.map((handIn) => receipts.get(handIn) ?? null);
}

function batchesOf(db: Database) {
  const handIn = gather((batch: readonly HandIn[]) => handInBatch(db, batch), { most: 100, lanes: 2 });
  const underWay = new Map<string, Promise<Receipt | null>>();
  return ({ save, ...how }: HandIn): Promise<Receipt | null> => {
    const key = [save.studentId, save.testRecordId, save.attemptToken].join('\n');
    const first = underWay.get(key);
    if (first !== undefined) return first;
    const own = handIn({ save, ...how })
      .catch(() => null)
      .finally(() => underWay.delete(key));
    underWay.set(key, own);
    return own;
  };
}

const batches = new WeakMap<Database, ReturnType<typeof batchesOf>>();

/**
 * Hands in with those that arrive at the same time: they share a transaction and its statements, which is what lets a
 * thousand students hand in within a second. A second press of one button gets the receipt of the first. Null when
 * this one was not plain or the common transaction failed: then nothing of it was done.
 */
export function handInTogether(db: Database, handIn: HandIn): Promise<Receipt | null> {
  const known = batches.get(db) ?? batchesOf(db);
  batches.set(db, known);
  return known(handIn);
}
