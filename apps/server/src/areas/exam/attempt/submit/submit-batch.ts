import type { Receipt } from '@qianwei/api/contract/attempt';
import type { AnswerValue } from '@qianwei/api/contract/question';
import { firstOfEach, gather } from '../../../../db/batcher.ts';
import type { Database } from '../../../../db/database.ts';
import { logFailedBatch } from '../../../../db/failed-batch.ts';
import type { Logger } from '../../../../log.ts';
import { submitTimeOf } from '../../shared/attempt.queries.ts';
import { countAnsweredNumbers } from '../../shared/paper/answered-numbers.ts';
import { type PaperShape, placeAnswers } from '../../shared/paper/paper-shape.ts';
import type { Save } from '../save/saves-statement.ts';
import { hashOf, readAnswers } from '../score/answer-sheet.ts';
import { scoreAtOnce } from '../score/score-submitted.ts';
import { claimSubmissions, type Taken } from './claim-submissions.ts';
import { type HandedIn, issueReceipts } from './issue-receipts.ts';
import { receiptFrom } from './receipt.ts';
import { isBurst, recordSubmissions } from './submission-burst.ts';

/** A hand-in. */
export interface HandIn extends Save {
  readonly shape: PaperShape;
  /** The page says that the time is up. */
  readonly auto: boolean;
  readonly honest: boolean;
}

/** What a hand-in comes to, with all `answers` of its attempt. */
function endOf({ item, endTime, passScore }: Taken<HandIn>, answers: Record<string, AnswerValue> = {}) {
  const { save, shape, now, auto } = item;
  const placed = placeAnswers(shape, answers);
  const handedIn: HandedIn = {
    id: save.testRecordId,
    seq: save.answers.length > 0 ? save.seq : 0,
    submitTime: submitTimeOf({ endTime }, now),
    auto: auto || now >= endTime,
    byServer: false,
    answersHash: hashOf(placed),
  };
  const counts = {
    passScore,
    answered: countAnsweredNumbers(placed),
    questionCount: placed.at(-1)?.number ?? 0,
  };
  return { handedIn, counts };
}

/** Hands in what has been taken; in a rush its scores come later. Gives the receipts in the same order. */
async function receiptsOf(
  tx: Database,
  taken: readonly Taken<HandIn>[],
  { now, scoreFirst }: { now: Date; scoreFirst: boolean },
): Promise<Receipt[]> {
  const ids = taken.map(({ item }) => item.save.testRecordId);
  const answers = await readAnswers(tx, ids);
  const ends = taken.map((one) => endOf(one, answers.get(one.item.save.testRecordId)));
  const receiptNos = await issueReceipts(
    tx,
    ends.map(({ handedIn }) => handedIn),
    now,
  );
  const scored = scoreFirst ? await scoreAtOnce(tx, ids, now) : null;
  return ends.map(({ handedIn, counts }, index) => {
    const { status = 'SUBMITTED', score = null } = scored?.get(handedIn.id) ?? {};
    const receiptNo = receiptNos.get(handedIn.id) ?? '';
    const practice = taken[index]?.practice ?? false;
    return receiptFrom({ ...handedIn, practice, receiptNo, status, score }, counts);
  });
}

/** Hands in what can be taken, in one transaction; null for the others. */
function handInBatch(db: Database, batch: readonly HandIn[]): Promise<(Receipt | null)[]> {
  recordSubmissions(
    db,
    batch.map(({ now }) => now),
  );
  const different = firstOfEach(batch, ({ save }) => save.testRecordId);
  return db.transaction(async (tx) => {
    const taken = await claimSubmissions(tx, different);
    const [first] = taken;
    if (first === undefined) return batch.map(() => null);
    const { now } = first.item;
    const receipts = await receiptsOf(tx, taken, { now, scoreFirst: !isBurst(db, now) });
    const byHandIn = new Map(taken.map(({ item }, index) => [item, receipts[index] ?? null]));
    return batch.map((handIn) => byHandIn.get(handIn) ?? null);
  });
}

/** A hand-in with the log of its request. */
interface LoggedHandIn extends HandIn {
  readonly log: Logger;
}

function batchesOf(db: Database) {
  const run = (batch: readonly LoggedHandIn[]) =>
    handInBatch(db, batch).catch((error: unknown) => {
      logFailedBatch(batch[0]?.log, error, { batch: 'hand-ins', items: batch.length });
      return batch.map(() => null);
    });
  const handIn = gather(run, { most: 100, lanes: 1 });
  const underWay = new Map<string, Promise<Receipt | null>>();
  return (one: LoggedHandIn): Promise<Receipt | null> => {
    const { studentId, testRecordId, attemptToken } = one.save;
    const key = [studentId, testRecordId, attemptToken].join('\n');
    const first = underWay.get(key);
    if (first !== undefined) return first;
    const own = handIn(one).finally(() => underWay.delete(key));
    underWay.set(key, own);
    return own;
  };
}

const batches = new WeakMap<Database, ReturnType<typeof batchesOf>>();

/**
 * Hands in with those that arrive at the same time: they share a transaction and its statements, which is what lets a
 * thousand students hand in within a second. A second press of one button gets the receipt of the first. Null when
 * `claimSubmissions` left this one out, when the student has not confirmed the honesty statement, or when the common
 * transaction failed, which the log tells: then nothing of it was done, and it is to be looked at by itself.
 */
export async function submitBatch(
  { db, log }: { db: Database; log: Logger },
  handIn: HandIn,
): Promise<Receipt | null> {
  if (!handIn.auto && !handIn.honest) return null;
  const known = batches.get(db) ?? batchesOf(db);
  batches.set(db, known);
  return known({ ...handIn, log });
}
