import { errorCode } from '@qianwei/api/contract/envelope';
import type { submitPracticeReport } from '@qianwei/api/contract/exam';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { practiceReport } from '../../../db/schema/exam.ts';
import { requireOwnFiles } from '../../../files/own-files.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { type Submission, submitForReview } from '../../../review/review.ts';
import { formatDateTime } from '../../../time.ts';
import { entryConditions } from '../shared/eligibility/entry-conditions.ts';
import { openingOf, shownMinute } from '../shared/eligibility/entry-state.ts';
import { batchOf } from '../shared/eligibility/test-batch.ts';
import type { TestRow } from '../shared/eligibility/test-entry.ts';
import { findTest } from '../shared/find-test.ts';
import { lastReports } from './assessment.queries.ts';

type Payload = PayloadOf<typeof submitPracticeReport>;

async function requireWindow({ db, clock }: StudentContext, test: TestRow, bizId: string): Promise<void> {
  const now = clock.now();
  const batch = await batchOf(db, test.id, bizId, now);
  if (batch === null) throw notFound();
  const { openTime, closeTime } = openingOf({ test, batch });
  if ((openTime === null || now >= openTime) && (closeTime === null || now < closeTime)) return;
  const from = openTime === null ? '' : shownMinute(openTime);
  const until = closeTime === null ? '' : shownMinute(closeTime);
  throw new Refusal(errorCode.outsideWindow, `实践报告提交未在开放时间内（${from} 至 ${until}）`);
}

async function requireEligible({ db, session }: StudentContext, test: TestRow, bizId: string): Promise<void> {
  const conditions = await entryConditions(db, session.studentId, test, bizId);
  if (conditions.every(({ ok }) => ok)) return;
  throw new Refusal(errorCode.notEligible, '暂不符合提交实践报告的条件', { conditions });
}

async function requireUnmarked({ db, session }: StudentContext, { testId, bizId }: Payload): Promise<void> {
  const report = (await lastReports(db, session.studentId, bizId)).get(testId);
  if (report?.status === 'GRADED')
    throw new Refusal(errorCode.stateForbids, '实践报告已批阅，不能再提交，请在历史成绩中查看结果');
}

/**
 * Hands in a practice report. Until the deadline it may be handed in again: each stays, the last one counts. 1050001
 * outside the times, 1050002 while a condition is open, 1050003 when it has been marked or no report is asked for.
 */
export async function handInReport(
  context: StudentContext,
  payload: Payload,
): Promise<DataOf<typeof submitPracticeReport>> {
  const { db, session, clock, random } = context;
  const { testId, bizId } = payload;
  const { test } = await findTest(db, { testId });
  await requireWindow(context, test, bizId);
  if (test.assessMode !== 'REPORT')
    throw new Refusal(errorCode.stateForbids, '该课程不以实践报告测评，请按测评方式参加');
  await requireEligible(context, test, bizId);
  await requireUnmarked(context, payload);
  const fileIds = await requireOwnFiles(context, {
    scene: 'PRACTICE_REPORT',
    fileIds: payload.fileIds,
    field: 'fileIds',
    text: '未找到上传的实践报告，请重新上传后再提交',
  });
  const now = clock.now();
  const id = random.id();
  // Each report is a review of its own; the last one counts.
  const submission: Submission = {
    noun: '实践报告',
    state: 'DRAFT',
    action: { bizType: 'PRACTICE_REPORT', bizId: id, action: 'SUBMIT', node: testId },
    receiptPrefix: 'BG',
    duty: null,
  };
  const receiptNo = await submitForReview(context, submission, async (tx, receiptNo) => {
    await tx.insert(practiceReport).values({
      id,
      testId,
      batchId: bizId,
      studentId: session.studentId,
      fileIds,
      status: 'SUBMITTED',
      receiptNo,
      submittedAt: now,
    });
  });
  return { status: 'SUBMITTED', receiptNo, submitTime: formatDateTime(now) };
}
