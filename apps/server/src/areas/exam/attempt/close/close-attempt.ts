import type { Database } from '../../../../db/database.ts';
import { type AttemptRow, submitTimeOf } from '../../shared/attempt.queries.ts';
import { hashOf, placedAnswers, readSheets } from '../score/answer-sheet.ts';
import { scoreAttempts, storeAttempts } from '../score/score-attempts.ts';
import { issueReceipts } from '../submit/issue-receipts.ts';

/** Closes a RUNNING attempt that `tx` has locked, when its time and grace are over, and scores it. Returns the new row. */
export async function closeAttempt(tx: Database, record: AttemptRow, now: Date): Promise<AttemptRow> {
  const [sheet] = await readSheets(tx, [record]);
  if (sheet === undefined) throw new Error('The attempt to close is gone');
  const { id } = record;
  const submitTime = submitTimeOf(record, now);
  const answersHash = hashOf(placedAnswers(sheet));
  const ended = { id, seq: 0, submitTime, auto: true, byServer: true, answersHash };
  const receipts = await issueReceipts(tx, [ended], now);
  const receiptNo = receipts.get(id) ?? '';
  const closed = { ...record, status: 'SUBMITTED' as const, submitTime, auto: true, answersHash, receiptNo };
  const [scored = closed] = await scoreAttempts(tx, [{ ...sheet, record: closed }], now);
  await storeAttempts(tx, [scored]);
  return scored;
}
