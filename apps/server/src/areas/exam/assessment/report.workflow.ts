import type { submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, inArray } from 'drizzle-orm';
import type { ApplicationKind } from '../../../application/application.ts';
import { applyFor } from '../../../application/submit.ts';
import type { Database } from '../../../db/database.ts';
import { practiceReport } from '../../../db/schema/exam.ts';
import { file } from '../../../db/schema/file.ts';
import { limitDaily } from '../../../eligibility/daily-limit.ts';
import { decideEligibility, requireEligible } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { findReceipt, type ReceiptProof } from '../../../student/receipt.ts';
import { batchOf } from '../shared/eligibility/test-batch.ts';
import { accessFacts } from '../shared/eligibility/test-entry.ts';
import { findTest } from '../shared/find-test.ts';
import { toAssessment } from '../shared/ways.ts';
import { lastReports, type ReportRow } from './assessment.queries.ts';
import { reportChecks } from './assessment-status.ts';

type Payload = PayloadOf<typeof submitPracticeReport>;

/** 实践报告: each is an application of its own; the last one counts. */
const reportKind: ApplicationKind<ReportRow> = {
  noun: '实践报告',
  bizType: 'PRACTICE_REPORT',
  steps: { SUBMIT: 'SUBMIT' },
  states: { SUBMITTED: 'SUBMITTED', RETURNED: 'RETURNED', GRADED: 'APPROVED' },
  receipt: { prefix: 'BG', kind: 'PRACTICE_REPORT' },
  proof: { scene: 'PRACTICE_REPORT', missing: '未找到上传的实践报告，请重新上传后再提交' },
  table: practiceReport,
  subjectOf: ({ id, testId }) => ({ bizId: id, node: testId }),
  facts: async ({ testId }, { db }) => [['测评', (await findTest(db, { testId })).test.name]],
};

/** Reports of one course in a batch in 24 hours: each stays as a review with its receipt. */
const maxReportsADay = 10;

/** Digests of the contents of files, in any order. */
async function digestsOf(db: Database, studentId: string, fileIds: readonly string[]): Promise<string> {
  const rows = await db
    .select({ sha256: file.sha256 })
    .from(file)
    .where(and(eq(file.studentId, studentId), inArray(file.id, [...fileIds])));
  return rows
    .map(({ sha256 }) => sha256)
    .toSorted()
    .join();
}

/** The receipt of a report that has just these files; null when others were sent. */
async function sameReport(
  db: Database,
  { studentId, status, receiptNo, fileIds }: ReportRow,
  sent: readonly string[],
): Promise<ReceiptProof | null> {
  if (status !== 'SUBMITTED' || sent.length !== fileIds.length) return null;
  if ((await digestsOf(db, studentId, sent)) !== (await digestsOf(db, studentId, fileIds))) return null;
  const { sha256, submitTime } = (await findReceipt(db, receiptNo)) ?? {};
  return sha256 === undefined || submitTime === undefined ? null : { receiptNo, sha256, submitTime };
}

/**
 * Submits a practice report. Until the deadline it may be submitted again: each stays, the last one counts. The same files
 * are the same report, whose receipt is returned again. 1050001
 * outside the times, 1050002 while a condition is open, 1050003 when it has been marked or no report is asked for, 1050006
 * beyond `maxReportsADay`.
 */
export async function submitReport(
  context: StudentContext,
  payload: Payload,
): Promise<DataOf<typeof submitPracticeReport>> {
  const { db, session, clock } = context;
  const { testId, bizId } = payload;
  const { test } = await findTest(db, { testId });
  const now = clock.now();
  const batch = await batchOf(db, test.id, bizId, now);
  if (batch === null) throw notFound();
  const access = await accessFacts(db, { student: session.studentId, test, batch }, now);
  const report = (await lastReports(db, session.studentId, bizId)).get(testId) ?? null;
  requireEligible(decideEligibility(reportChecks, { ...access, report }, now));
  const again = report && (await sameReport(db, report, payload.fileIds));
  if (again) return { status: 'SUBMITTED', ...again };
  const way = toAssessment(test, batch, '看已提交的报告');
  const limit = { name: 'practice-report', bizId: `${testId}:${bizId}`, max: maxReportsADay, way };
  const { id: _, ...proof } = await applyFor(context, reportKind, {
    applicant: session,
    values: { testId, batchId: bizId, submittedAt: now },
    fileIds: payload.fileIds,
    also: (tx) => limitDaily({ ...context, db: tx }, { ...limit, noun: '同一课程的实践报告' }),
  });
  return { status: 'SUBMITTED', ...proof };
}
