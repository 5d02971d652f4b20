import { exemptionBasisTitles } from '@qianwei/api/contract/academic/course-setting';
import { usualStates } from '@qianwei/api/contract/application';
import type { DateTime } from '@qianwei/api/time/moment';
import { and, eq } from 'drizzle-orm';
import { answerBefore, type OfficeKind } from '../../../application/application.ts';
import type { Database } from '../../../db/database.ts';
import { exemption } from '../../../db/schema/academic.ts';
import { account } from '../../../db/schema/account.ts';
import { course } from '../../../db/schema/course.ts';
import { platform } from '../../../db/schema/institution.ts';
import { student } from '../../../db/schema/student.ts';
import { type WindowNow, windowNow } from '../../../institution/business-windows.ts';
import { readerOf } from '../../../student/audience.ts';
import { closeTask } from '../../../student/tasks.ts';
import { formatDateTime } from '../../../time.ts';
import { grantExemption } from './grant-exemption.ts';
import type { AppliedExemption, ExemptionRow } from './setting-facts.ts';

/** The duty to apply again after a return, of which each has its own. */
const dutyCode = 'EXEMPTION_RETURNED';

/** When an exemption can be applied for again: in the window that is open, or else in the next. */
async function occasionOf(db: Database, { studentId, studentMajorId }: ExemptionRow, now: Date) {
  const [found] = await db
    .select({ code: platform.code })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoin(platform, eq(platform.id, account.platformId))
    .where(eq(student.id, studentId));
  const reader = await readerOf(db, { studentId, studentMajorId, platform: found?.code ?? '' });
  const { open, next } = await windowNow(db, 'EXEMPTION', reader, now);
  const window = open ?? next;
  if (window === null) return {};
  return {
    visibleFrom: window.startTime,
    deadline: window.endTime,
    deadlineTitle: window.endTime === null ? null : '免考重新提交截止',
  };
}

/** 免考. After a return the student applies again, which is an application of its own. */
export const exemptionKind: OfficeKind<AppliedExemption> = {
  noun: '免考申请',
  bizType: 'EXEMPTION',
  command: 'exemptions',
  about: {
    show: '课程、依据、证书、材料和经过',
    approve: '通过即计入成绩，同一门课还没有考的报考随之撤销',
  },
  states: usualStates,
  table: exemption,
  async read(db, where) {
    const rows = await db
      .select({ row: exemption, course })
      .from(exemption)
      .innerJoin(course, eq(course.id, exemption.courseId))
      .where(where);
    return rows.map(({ row, course: of }) => ({ ...row, course: of }));
  },
  line: ({ course: { courseCode, name }, basisType }) => [courseCode, name, exemptionBasisTitles[basisType]],
  facts: ({ course: { courseCode, name }, basisType, certNo, obtainDate, reason }) => [
    ['课程', `${courseCode} ${name}`],
    ['依据', exemptionBasisTitles[basisType]],
    ['证书编号', certNo],
    ['取得日期', obtainDate],
    ['说明', reason],
  ],
  receipt: { prefix: 'MK', kind: 'EXEMPTION' },
  proof: { scene: 'EXEMPT_PROOF' },
  subjectOf: ({ id, courseId }) => ({ bizId: id, node: courseId }),
  dutyOf: async (row, { tx, now }) => ({
    code: dutyCode,
    studentMajorId: row.studentMajorId,
    reason: '免考申请被退回，需要补充后重新提交',
    title: `重新申请 ${row.course.courseCode} ${row.course.name} 的免考`,
    path: '/academic/course/setting',
    actionText: '去补充',
    ...(await occasionOf(tx, row, now)),
  }),
  async approved(row, { tx, by, now }) {
    await closeReturned(tx, row);
    return grantExemption(tx, row, { by, now });
  },
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
  for (const { studentId, id } of returned) await closeTask(tx, { studentId, code: dutyCode, bizId: id });
}
