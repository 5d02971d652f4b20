import { yuanWords } from '@qianwei/studies';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { grade } from '../../../db/schema/academic.ts';
import { examApply, examOffering, examSession } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { formatDay } from '../../../time.ts';
import { withdrawRegistration } from '../shared/withdraw-registration.ts';
import type { AppliedExemption } from './setting-facts.ts';

/** Someone of the office, and when they act. */
interface Acting {
  readonly by: string;
  readonly now: Date;
}

/**
 * Takes back what the student has registered for a course that is exempt now and whose exam is still to come: nobody is
 * examined in it, and nobody is absent. Returns what was done, in words, for staff.
 */
async function withdrawRegistrations(
  tx: Database,
  { studentId, studentMajorId, courseId, course: { courseCode } }: AppliedExemption,
  { by, now }: Acting,
): Promise<string[]> {
  const rows = await tx
    .select({ apply: examApply, period: examPeriod })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .where(
      and(
        eq(examApply.studentId, studentId),
        eq(examApply.studentMajorId, studentMajorId),
        eq(examOffering.courseId, courseId),
        inArray(examApply.status, ['UNPAID', 'APPLIED']),
        gt(examSession.date, formatDay(now)),
      ),
    )
    .for('update', { of: examApply });
  const done: string[] = [];
  for (const { apply, period } of rows) {
    const withdrawal = await withdrawRegistration(tx, apply, { courseCode, kind: 'EXEMPTED', now });
    const { receiptNo, refund } = withdrawal;
    const owed = refund === 0 ? '' : `，${yuanWords(refund)}待退`;
    const opinion = `${period.name} ${courseCode}${owed}`;
    await recordStaffAction(
      tx,
      { bizType: 'EXAM_APPLY', bizId: receiptNo, action: 'EXEMPT', opinion },
      { by, now },
    );
    done.push(`已撤销报考：${opinion}，撤销回执号 ${receiptNo}`);
  }
  return done;
}

/**
 * Makes an exemption a result of its course, which ends a registration for it. Returns what was withdrawn, as lines for
 * staff.
 */
export async function grantExemption(
  tx: Database,
  row: AppliedExemption,
  acting: Acting,
): Promise<readonly string[]> {
  await tx.insert(grade).values({
    studentId: row.studentId,
    studentMajorId: row.studentMajorId,
    courseId: row.courseId,
    gradeType: 'EXEMPT',
    result: 'PASS',
    publishTime: acting.now,
    exemptBasis: row.basisType,
    note: `${formatDay(acting.now)} 批准`,
  });
  return withdrawRegistrations(tx, row, acting);
}
