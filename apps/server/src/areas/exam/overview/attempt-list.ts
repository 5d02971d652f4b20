import type { getTestRecordList } from '@qianwei/api/contract/exam/history';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import type { StudentContext } from '../../../http/implement.ts';
import { batchOf } from '../shared/eligibility/test-batch.ts';
import { findTest } from '../shared/find-test.ts';
import { listAttempts, shownAttempts } from '../shared/shown-attempts.ts';

/** The student's attempts of a test, the newest first. Throws 1050005 for an unknown test or batch. */
export async function attemptList(
  { db, session, clock }: StudentContext,
  { testId, bizId }: PayloadOf<typeof getTestRecordList>,
): Promise<DataOf<typeof getTestRecordList>> {
  const now = clock.now();
  const { test } = await findTest(db, { testId });
  if (bizId !== undefined) await batchOf(db, test.id, bizId, now);
  const attempts = await listAttempts(db, session.studentId, test.id, bizId);
  return { list: shownAttempts(attempts, test.passScore).reverse() };
}
