import type { Receipt } from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { createBatcher, firstOfEach } from '../../../../db/batcher.ts';
import type { Database } from '../../../../db/database.ts';
import { logFailedBatch } from '../../../../db/failed-batch.ts';
import { perDatabase } from '../../../../db/per-database.ts';
import type { Logger } from '../../../../log.ts';
import { submitTimeOf } from '../../shared/attempt.queries.ts';
import { countAnswers } from '../../shared/paper/paper-count.ts';
import { type PaperShape, placeAnswers } from '../../shared/paper/paper-shape.ts';
import { noResult, resultFacts } from '../../shared/result-facts.ts';
import type { Save } from '../save/save-statement.ts';
import { hashOf, readAnswers } from '../score/answer-sheet.ts';
import { scoreAtOnce } from '../score/score-submitted.ts';
import { type ClaimedSubmission, claimSubmissions } from './claim-submissions.ts';
import { type EndedAttempt, issueReceipts } from './issue-receipts.ts';
import { receiptFrom } from './receipt.ts';
import { isBurst, recordSubmissions } from './submission-burst.ts';

/** Last save of an attempt, with which a student submits it. */
export interface Submission extends Save {
  readonly shape: PaperShape;
  /** The page says that the time is up. */
  readonly auto: boolean;
  readonly honest: boolean;
}

/** How an attempt ends, with all `answers` of it. */
function endOf(
  { item, endTime, passScore }: ClaimedSubmission<Submission>,
  answers: Record<string, AnswerValue> = {},
) {
  const { save, shape, now, auto } = item;
  const placed = placeAnswers(shape, answers);
  const ended: EndedAttempt = {
    id: save.testRecordId,
    seq: save.answers.length > 0 ? save.seq : 0,
    submitTime: submitTimeOf({ endTime }, now),
    auto: auto || now >= endTime,
    byServer: false,
    answersHash: hashOf(placed),
  };
  return { ended, counts: { passScore, ...countAnswers(placed) } };
}

/**
 * Submits those of `submissions`, which are about different attempts, that can be claimed, in `tx`; null for the
 * others. In a burst their scores come later.
 */
export async function submitClaimed(
  tx: Database,
  submissions: readonly Submission[],
  { scoreFirst }: { scoreFirst: boolean },
): Promise<(Receipt | null)[]> {
  const claimed = await claimSubmissions(tx, submissions);
  const [first] = claimed;
  if (first === undefined) return submissions.map(() => null);
  const { now } = first.item;
  const ids = claimed.map(({ item }) => item.save.testRecordId);
  const answers = await readAnswers(tx, ids);
  const ends = claimed.map((claim) => endOf(claim, answers.get(claim.item.save.testRecordId)));
  const receiptNos = await issueReceipts(
    tx,
    ends.map(({ ended }) => ended),
    now,
  );
  const scored = scoreFirst ? await scoreAtOnce(tx, ids, now) : null;
  const facts = await resultFacts(tx, ids, now);
  const receipts = new Map(
    ends.map(({ ended, counts }, index) => {
      const { status = 'SUBMITTED', score = null } = scored?.get(ended.id) ?? {};
      const receiptNo = receiptNos.get(ended.id) ?? '';
      const practice = claimed[index]?.practice ?? false;
      const record = { ...ended, practice, receiptNo, status, score };
      return [ended.id, receiptFrom(record, { ...counts, ...(facts.get(ended.id) ?? noResult) })];
    }),
  );
  return submissions.map(({ save }) => receipts.get(save.testRecordId) ?? null);
}

/** Of two submissions of one attempt the second gets null. */
async function runBatch(db: Database, batch: readonly Submission[]): Promise<(Receipt | null)[]> {
  const moments = batch.map(({ now }) => now);
  recordSubmissions(db, moments);
  const different = firstOfEach(batch, ({ save }) => save.testRecordId);
  const scoreFirst = moments[0] === undefined || !isBurst(db, moments[0]);
  const receipts = await db.transaction((tx) => submitClaimed(tx, different, { scoreFirst }));
  const bySubmission = new Map(different.map((submission, index) => [submission, receipts[index] ?? null]));
  return batch.map((submission) => bySubmission.get(submission) ?? null);
}

/** A submission with the log of its request. */
interface LoggedSubmission extends Submission {
  readonly log: Logger;
}

const submitterOf = perDatabase((db) => {
  const submitTogether = createBatcher(
    (batch: readonly LoggedSubmission[]) =>
      runBatch(db, batch).catch((error: unknown) => {
        logFailedBatch(batch[0]?.log, error, { batch: 'hand-ins', items: batch.length });
        return batch.map(() => null);
      }),
    { maxBatchSize: 100, concurrency: 1 },
  );
  const underWay = new Map<string, Promise<Receipt | null>>();
  return (submission: LoggedSubmission): Promise<Receipt | null> => {
    const { studentId, testRecordId, attemptToken } = submission.save;
    const key = [studentId, testRecordId, attemptToken].join('\n');
    const earlier = underWay.get(key);
    if (earlier !== undefined) return earlier;
    const own = submitTogether(submission).finally(() => underWay.delete(key));
    underWay.set(key, own);
    return own;
  };
});

/**
 * Submits together with those that arrive at the same time: they share a transaction and its statements, which is what
 * lets a thousand students submit within a second. A second press of one button gets the receipt of the first. Null
 * when `claimSubmissions` left this one out, when the student has not confirmed the honesty statement, or when the
 * common transaction failed, which is logged: then nothing of it was done, and it needs a look of its own.
 */
export async function submitBatched(
  { db, log }: { db: Database; log: Logger },
  submission: Submission,
): Promise<Receipt | null> {
  if (!submission.auto && !submission.honest) return null;
  return submitterOf(db)({ ...submission, log });
}
