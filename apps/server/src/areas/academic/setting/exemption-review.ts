import type { DateTime } from '@qianwei/api/time/moment';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { exemption } from '../../../db/schema/academic.ts';
import { taskPriorities } from '../../../db/schema/schedule.ts';
import type { WindowNow } from '../../../institution/business-windows.ts';
import type { ReviewKind } from '../../../review/review.ts';
import { answerBefore } from '../../../review/review.ts';
import { closeTask, type TaskKey } from '../../../student/tasks.ts';
import { formatDateTime } from '../../../time.ts';
import type { AppliedExemption, ExemptionRow } from './setting-facts.ts';

/** The duty to apply again after a return, of which each has its own. */
const exemptionDuty = ({ studentId, id }: ExemptionRow): TaskKey => ({
  studentId,
  code: 'EXEMPTION_RETURNED',
  bizId: id,
});

/** 免考. After a return the student applies again, which is a review of its own. */
export const exemptionReview: ReviewKind<AppliedExemption, ExemptionRow['status']> = {
  noun: '免考申请',
  states: {
    PENDING: 'SUBMITTED',
    APPROVED: 'APPROVED',
    RETURNED: 'RETURNED',
    REJECTED: 'REJECTED',
    CANCELLED: 'WITHDRAWN',
  },
  steps: { APPLY: 'SUBMIT', CANCEL: 'WITHDRAW', APPROVE: 'APPROVE', RETURN: 'RETURN', REJECT: 'REJECT' },
  subjectOf: ({ id, courseId }) => ({ bizType: 'EXEMPTION', bizId: id, node: courseId }),
  decided: ({ id, courseId }, action, opinion) => ({
    bizType: 'EXEMPTION',
    bizId: id,
    node: courseId,
    action,
    opinion,
  }),
  store: (tx, { id }, status, opinion) =>
    tx.update(exemption).set({ status, opinion }).where(eq(exemption.id, id)),
  dutyOf: (row, opinion) => ({
    ...exemptionDuty(row),
    studentMajorId: row.studentMajorId,
    reason: '免考申请被退回，需要补充后重新提交',
    title: `重新申请 ${row.course.courseCode} ${row.course.name} 的免考`,
    desc: opinion,
    path: '/academic/course/setting',
    actionText: '去补充',
    priority: taskPriorities.returned,
    menuPath: '/academic/course/setting',
  }),
};

/** Until when the office answers an application, by the window in which it was made; null where that is not known. */
export function repliedBefore(appliedAt: Date, { open, last }: WindowNow): DateTime | null {
  const ends = [open, last].flatMap((window) =>
    window !== null && window.startTime <= appliedAt ? (window.endTime ?? []) : [],
  );
  const end = ends.find((time) => appliedAt <= time);
  return end === undefined ? null : formatDateTime(answerBefore(end));
}

/** Closes the duties that returns of this course have left, in the transaction that settles them. */
export async function closeReturned(
  tx: Database,
  { studentMajorId, courseId }: Pick<ExemptionRow, 'studentMajorId' | 'courseId'>,
): Promise<void> {
  const returned = await tx
    .select()
    .from(exemption)
    .where(
      and(
        eq(exemption.studentMajorId, studentMajorId),
        eq(exemption.courseId, courseId),
        eq(exemption.status, 'RETURNED'),
      ),
    );
  for (const row of returned) await closeTask(tx, exemptionDuty(row));
}
