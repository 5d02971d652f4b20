import { yuanWords } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { examApply, examApplyEvent, examOffering } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { type FactLines, issueReceipt, type ReceiptProof } from '../../../student/receipt.ts';
import { nextReceiptNo } from '../../../student/receipt-no.ts';
import { lockOfferings, noPlace, releaseSeat } from './seats.ts';

/** Result of a withdrawal. */
export interface Withdrawal extends ReceiptProof {
  /** 分 that were paid and are to be paid back; 0 where nothing was. */
  readonly refund: number;
}

/**
 * Takes a registration that holds its place out of its period: its seat is free for others, the one in a room too; the student's log has a line
 * with a receipt, and what was paid is to be paid back (`refunds:list`). The caller has locked the student, then the row.
 * `kind`: CANCEL by the student, EXEMPTED because the course is exempt now.
 */
export async function withdrawRegistration(
  tx: Database,
  apply: typeof examApply.$inferSelect,
  {
    courseCode,
    kind,
    now,
  }: { readonly courseCode: string; readonly kind: 'CANCEL' | 'EXEMPTED'; readonly now: Date },
): Promise<Withdrawal> {
  const receiptNo = await nextReceiptNo(tx, 'BK', now);
  const refund = apply.paidAt === null ? 0 : apply.fee;
  await tx
    .update(examApply)
    .set({ status: 'CANCELLED', cancelledAt: now, ...noPlace })
    .where(eq(examApply.id, apply.id));
  await lockOfferings(tx, [apply.offeringId]);
  await releaseSeat(tx, apply);
  const { studentId, studentMajorId, periodId } = apply;
  await tx.insert(examApplyEvent).values({
    ...{ studentId, studentMajorId, periodId, receiptNo, kind, courseCodes: [courseCode], time: now },
    amount: refund,
  });
  const [about] = await tx
    .select({ period: examPeriod.name, name: course.name })
    .from(examOffering)
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .innerJoin(examPeriod, eq(examPeriod.id, examOffering.periodId))
    .where(eq(examOffering.id, apply.offeringId));
  const facts: FactLines[] = [
    ['考期', about?.period ?? ''],
    ['撤销课程', `${courseCode} ${about?.name ?? ''}`],
    ['原因', kind === 'EXEMPTED' ? '免考通过' : ''],
    ['原报考回执号', apply.receiptNo],
    ['退费', refund === 0 ? '' : yuanWords(refund)],
  ];
  const receipt = { kind: 'EXAM_CANCEL', receiptNo, studentId, studentMajorId, facts } as const;
  return { refund, ...(await issueReceipt(tx, receipt, now)) };
}
