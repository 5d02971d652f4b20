import { yuanWords } from '@qianwei/studies';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { lockStudent } from '../../../db/lock-owner.ts';
import { exemption, grade } from '../../../db/schema/academic.ts';
import { account } from '../../../db/schema/account.ts';
import { course } from '../../../db/schema/course.ts';
import { platform } from '../../../db/schema/institution.ts';
import { examApply, examOffering, examSession } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { student } from '../../../db/schema/student.ts';
import type { Deps } from '../../../deps.ts';
import { windowNow } from '../../../institution/business-windows.ts';
import { DomainProblem } from '../../../problems.ts';
import { type Decision, decideReview, type ReviewKind } from '../../../review/review.ts';
import { readerOf } from '../../../student/audience.ts';
import { formatDay } from '../../../time.ts';
import { withdrawRegistration } from '../shared/withdraw-registration.ts';
import { closeReturned, exemptionReview } from './exemption-review.ts';
import type { AppliedExemption, ExemptionRow } from './setting-facts.ts';

type ExemptionReview = ReviewKind<AppliedExemption, ExemptionRow['status']>;

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

async function grantExemption(tx: Database, row: AppliedExemption, now: Date): Promise<void> {
  await tx.insert(grade).values({
    studentId: row.studentId,
    studentMajorId: row.studentMajorId,
    courseId: row.courseId,
    gradeType: 'EXEMPT',
    result: 'PASS',
    publishTime: now,
    exemptBasis: row.basisType,
    note: `${formatDay(now)} 批准`,
  });
  await closeReturned(tx, row);
}

/**
 * Takes back what the student has registered for a course that is exempt now and whose exam is still to come: nobody is
 * examined in it, and nobody is absent. Returns what was done, in words, for staff.
 */
async function withdrawRegistrations(
  tx: Database,
  { studentId, studentMajorId, courseId, course: { courseCode } }: AppliedExemption,
  { by, now }: { readonly by: string; readonly now: Date },
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
 * Decides about an exemption, named by its receipt: an approved one is a result of the course and ends a registration for
 * it, a returned one is a duty of the student while it can be applied for again. Returns what else was done, in words.
 * Throws DomainProblem when there is none or it has been decided.
 */
export async function decideExemption(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  receiptNo: string,
  decision: Decision,
): Promise<readonly string[]> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const named = eq(exemption.receiptNo, receiptNo);
    const [asked] = await tx.select({ studentId: exemption.studentId }).from(exemption).where(named);
    // First the student, as the student's own calls lock: what is registered or taken back meanwhile waits.
    if (asked !== undefined) await lockStudent(tx, asked.studentId);
    const [found] = await tx
      .select({ row: exemption, course })
      .from(exemption)
      .innerJoin(course, eq(course.id, exemption.courseId))
      .where(named)
      .for('update', { of: exemption });
    if (found === undefined) throw new DomainProblem(`没有回执号为 ${receiptNo || '（空）'} 的免考申请`);
    const row = { ...found.row, course: found.course };
    const occasion = await occasionOf(tx, row, now);
    const review: ExemptionReview = {
      ...exemptionReview,
      dutyOf(returned, opinion) {
        const duty = exemptionReview.dutyOf(returned, opinion);
        return duty && { ...duty, ...occasion };
      },
    };
    await decideReview(tx, review, row, decision, now);
    await tx.update(exemption).set({ decidedAt: now }).where(eq(exemption.id, row.id));
    if (decision.step !== 'APPROVE') return [];
    await grantExemption(tx, row, now);
    return withdrawRegistrations(tx, row, { by: decision.by, now });
  });
}
