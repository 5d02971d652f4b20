import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { exemption, grade } from '../../../db/schema/academic.ts';
import { account } from '../../../db/schema/account.ts';
import { course } from '../../../db/schema/course.ts';
import { platform } from '../../../db/schema/institution.ts';
import { student } from '../../../db/schema/student.ts';
import type { Deps } from '../../../deps.ts';
import { windowNow } from '../../../institution/business-windows.ts';
import { DomainProblem } from '../../../problems.ts';
import { type Decision, decideReview, type ReviewKind } from '../../../review/review.ts';
import { readerOf } from '../../../student/audience.ts';
import { formatDay } from '../../../time.ts';
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
 * Decides about an exemption, named by its receipt: an approved one is a result of the course, a returned one a duty of
 * the student while it can be applied for again. Throws DomainProblem when there is none or it has been decided.
 */
export async function decideExemption(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  receiptNo: string,
  decision: Decision,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: exemption, course })
      .from(exemption)
      .innerJoin(course, eq(course.id, exemption.courseId))
      .where(eq(exemption.receiptNo, receiptNo))
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
    if (decision.step === 'APPROVE') await grantExemption(tx, row, now);
  });
}
