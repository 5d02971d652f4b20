import type { Receipt } from '@qianwei/api/contract/exam/attempt';
import type { Database } from '../../../../db/database.ts';
import { formatDateTime } from '../../../../time.ts';
import { type AttemptRow, findTestOf } from '../../shared/attempt.queries.ts';
import { countSaved } from '../../shared/eligibility/test-entry.ts';
import { noResult, type ResultFacts, resultFacts } from '../../shared/result-facts.ts';
import { attemptOver } from '../attempt-refusals.ts';

/** Columns of the attempt that a receipt shows. */
type HandedIn = Pick<
  AttemptRow,
  'id' | 'practice' | 'status' | 'score' | 'receiptNo' | 'answersHash' | 'auto'
> & { readonly submitTime: Date };

/** Further facts of a receipt: how much was answered, and what the result means. */
type ReceiptFacts = Pick<Receipt, 'passScore' | 'answered' | 'questionCount'> & ResultFacts;

/** The receipt of an attempt that was handed in, from what is known of it. */
export function receiptFrom(record: HandedIn, facts: ReceiptFacts): Receipt {
  const score = record.status === 'GRADED' ? record.score : null;
  return {
    testRecordId: record.id,
    status: record.status,
    score,
    passed: score === null || record.practice ? null : score >= facts.passScore,
    receiptNo: record.receiptNo,
    answersHash: record.answersHash,
    submitTime: formatDateTime(record.submitTime),
    auto: record.auto,
    ...facts,
  };
}

/** The same, with what the database knows. Throws 1050003 for an attempt that was not handed in. */
export async function receiptOf(db: Database, record: AttemptRow, now: Date): Promise<Receipt> {
  const found = await findTestOf(db, record.testId);
  if (found === undefined || record.submitTime === null) throw attemptOver(record);
  const facts = await resultFacts(db, [record.id], now);
  return receiptFrom(
    { ...record, submitTime: record.submitTime },
    {
      passScore: found.test.passScore,
      ...(await countSaved(db, record.id)),
      ...(facts.get(record.id) ?? noResult),
    },
  );
}
