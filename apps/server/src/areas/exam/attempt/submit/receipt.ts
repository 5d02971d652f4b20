import type { Receipt } from '@qianwei/api/contract/exam/attempt';
import type { Database } from '../../../../db/database.ts';
import { formatDateTime } from '../../../../time.ts';
import { type AttemptRow, findTestOf } from '../../shared/attempt.queries.ts';
import { countAnswered } from '../../shared/eligibility/test-entry.ts';
import { numbersOf } from '../../shared/paper/answered-numbers.ts';
import { attemptOver } from '../attempt-refusals.ts';

/** What a receipt says of the attempt itself. */
type HandedIn = Pick<
  AttemptRow,
  'id' | 'practice' | 'status' | 'score' | 'receiptNo' | 'answersHash' | 'auto'
> & { readonly submitTime: Date };

/** The receipt of an attempt that was handed in, from what is known of it. `questionCount`: numbers of the answer sheet. */
export function receiptFrom(
  record: HandedIn,
  { passScore, answered, questionCount }: { passScore: number; answered: number; questionCount: number },
): Receipt {
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
    questionCount,
    auto: record.auto,
  };
}

/** The same, with what the database knows. Throws 1050003 for an attempt that was not handed in. */
export async function receiptOf(db: Database, record: AttemptRow): Promise<Receipt> {
  const found = await findTestOf(db, record.testId);
  if (found === undefined || record.submitTime === null) throw attemptOver(record);
  return receiptFrom(
    { ...record, submitTime: record.submitTime },
    {
      passScore: found.test.passScore,
      answered: await countAnswered(db, record.id),
      questionCount: numbersOf(record.paper),
    },
  );
}
