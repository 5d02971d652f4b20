import type { Receipt } from '@qianwei/api/contract/attempt';
import type { Database } from '../../../db/database.ts';
import { formatDateTime } from '../../../time.ts';
import { countAnswered } from '../entry/test-entry.ts';
import { numbersOf } from '../paper/answered-numbers.ts';
import { type AttemptRow, findTestOf } from './attempt.queries.ts';
import { attemptOver } from './attempt-refusals.ts';

/** The receipt of an attempt that was handed in, from what is known of it. Throws 1050003 for one that was not. */
export function receiptFrom(
  record: AttemptRow,
  { passScore, answered }: { passScore: number; answered: number },
): Receipt {
  if (record.submitTime === null) throw attemptOver(record);
  const score = record.status === 'GRADED' ? record.score : null;
  return {
    testRecordId: record.id,
    status: record.status,
    score,
    passed: score === null || record.practice ? null : score >= passScore,
    receiptNo: record.receiptNo,
    answersHash: record.answersHash,
    submitTime: formatDateTime(record.submitTime),
    answered,
    questionCount: numbersOf(record.paper),
    auto: record.auto,
  };
}

/** The same, with what the database knows. */
export async function receiptOf(db: Database, record: AttemptRow): Promise<Receipt> {
  const found = await findTestOf(db, record.testId);
  if (found === undefined) throw attemptOver(record);
  return receiptFrom(record, {
    passScore: found.test.passScore,
    answered: await countAnswered(db, record.id),
  });
}
