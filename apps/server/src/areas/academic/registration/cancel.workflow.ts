import type { cancelExamApply } from '@qianwei/api/contract/academic/registration';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { recordStudentAction } from '../../../audit/audit.ts';
import { lockStudent } from '../../../db/lock-owner.ts';
import { course } from '../../../db/schema/course.ts';
import { examApply, examApplyEvent, examOffering } from '../../../db/schema/registration.ts';
import { blocked, requireEligible } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { issueReceipt, type ReceiptContent } from '../../../student/receipt.ts';
import { nextReceiptNo } from '../../../student/receipt-no.ts';
import { requireRecord } from '../../../studies/record.ts';
import { findPeriod } from '../shared/find-period.ts';
import { feeWords } from '../shared/registration-facts.ts';
import { limitRegistrations } from '../shared/registration-limit.ts';
import { cancellationWindow } from '../shared/registration-window.ts';
import { lockOfferings, releaseSeat } from '../shared/seats.ts';

/** Takes a registration back and gives its seat to others. Throws 1050005 for somebody else's, 1050001 after the deadline, 1050003 for one that holds no place any more, 1050006 beyond `maxRegistrationsADay`. */
export async function cancelRegistration(
  context: StudentContext,
  { applyId }: PayloadOf<typeof cancelExamApply>,
): Promise<DataOf<typeof cancelExamApply>> {
  const { db, session, clock } = context;
  const now = clock.now();
  const record = await requireRecord(db, session);
  await lockStudent(db, record.studentId);
  const [row] = await db
    .select({ apply: examApply, course })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .where(
      and(
        eq(examApply.id, applyId),
        eq(examApply.studentId, record.studentId),
        eq(examApply.studentMajorId, record.studentMajorId),
      ),
    )
    .for('update', { of: examApply });
  if (row === undefined) throw notFound();
  const { apply } = row;
  if (apply.status !== 'APPLIED' && apply.status !== 'UNPAID')
    throw blocked(errorCode.stateForbids, {
      reason: `${row.course.courseCode} 的报考${apply.status === 'CANCELLED' ? '已经撤销' : '已因逾期未缴费释放'}，不用再撤销`,
      way: { kind: 'PAGE', text: '去考试计划', path: '/academic/exam/plan' },
    });
  const period = await findPeriod(db, apply.periodId);
  requireEligible(cancellationWindow({ record, period }, now));
  await limitRegistrations(context, period.id);
  const receiptNo = await nextReceiptNo(db, 'BK', now);
  const refund = apply.paidAt === null ? 0 : apply.fee;
  await db.update(examApply).set({ status: 'CANCELLED', cancelledAt: now }).where(eq(examApply.id, applyId));
  await lockOfferings(db, [apply.offeringId]);
  await releaseSeat(db, apply);
  await db.insert(examApplyEvent).values({
    studentId: record.studentId,
    studentMajorId: record.studentMajorId,
    periodId: period.id,
    kind: 'CANCEL',
    courseCodes: [row.course.courseCode],
    amount: refund,
    receiptNo,
    time: now,
  });
  await recordStudentAction(context, { bizType: 'EXAM_APPLY', bizId: applyId, action: 'CANCEL' });
  const submission: ReceiptContent = {
    ...{ kind: 'EXAM_CANCEL', receiptNo, studentId: record.studentId, studentMajorId: record.studentMajorId },
    facts: [
      ['考期', period.name],
      ['撤销课程', `${row.course.courseCode} ${row.course.name}`],
      ['原报考回执号', apply.receiptNo],
      ['退费', refund === 0 ? '' : feeWords(refund)],
    ],
  };
  return { status: 'CANCELLED', refund, ...(await issueReceipt(db, submission, now)) };
}
