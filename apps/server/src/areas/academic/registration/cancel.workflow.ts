import type { cancelExamApply } from '@qianwei/api/contract/academic/registration';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { recordStudentAction } from '../../../audit/audit.ts';
import { course } from '../../../db/schema/course.ts';
import { examApply, examOffering } from '../../../db/schema/registration.ts';
import { blocked, requireEligible } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { lockRecord } from '../../../studies/locked-record.ts';
import { findPeriod } from '../shared/find-period.ts';
import { limitRegistrations } from '../shared/registration-limit.ts';
import { cancellationWindow } from '../shared/registration-window.ts';
import { withdrawRegistration } from '../shared/withdraw-registration.ts';

/** Takes a registration back and gives its seat to others. Throws 1050005 for somebody else's, 1050001 after the deadline, 1050003 for one that holds no place any more, 1050006 beyond `maxRegistrationsADay`. */
export async function cancelRegistration(
  context: StudentContext,
  { applyId }: PayloadOf<typeof cancelExamApply>,
): Promise<DataOf<typeof cancelExamApply>> {
  const { db, session, clock } = context;
  const now = clock.now();
  const record = await lockRecord(db, session);
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
  const { courseCode } = row.course;
  const withdrawal = await withdrawRegistration(db, apply, { courseCode, kind: 'CANCEL', now });
  await recordStudentAction(context, { bizType: 'EXAM_APPLY', bizId: applyId, action: 'CANCEL' });
  return { status: 'CANCELLED', ...withdrawal };
}
