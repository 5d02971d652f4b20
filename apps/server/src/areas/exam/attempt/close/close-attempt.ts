import type { Database } from '../../../../db/database.ts';
import { type AttemptRow, submitTimeOf } from '../../shared/attempt.queries.ts';
import { hashOf, placedAnswers, readSheets } from '../score/answer-sheet.ts';
import { scoreAttempts, storeAttempts } from '../score/score-attempts.ts';
import { issueReceipts } from '../submit/issue-receipts.ts';

/** Closes a RUNNING attempt that `tx` has locked, and scores it. Returns the row as it is now. */
export async function closeAttempt(
  tx: Database,
  record: AttemptRow,
  now: Date,
  { auto, byServer }: { auto: boolean; byServer: boolean },
): Promise<AttemptRow> {
  const [sheet] = await readSheets(tx, [record]);
  if (sheet === undefined) throw new Error('The attempt to close is gone');
  const { id } = record;
  const submitTime = submitTimeOf(record, now);
  const answersHash = hashOf(placedAnswers(sheet));
  const receipts = await issueReceipts(tx, [{ id, seq: 0, submitTime, auto, byServer, answersHash }], now);
  const receiptNo = receipts.get(id) ?? '';
  const handedIn = { ...record, status: 'SUBMITTED' as const, submitTime, auto, answersHash, receiptNo };
  const [scored = handedIn] = await scoreAttempts(tx, [{ ...sheet, record: handedIn }], now);
  await storeAttempts(tx, [scored]);
  return scored;
}
