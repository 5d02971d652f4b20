import { momentWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { and, asc, eq, gt, inArray, isNull, sum } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { examApplyEvent } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { student, studentMajor } from '../../../db/schema/student.ts';
import { DomainProblem } from '../../../problems.ts';
import { signUpRefundLines } from '../../../studies/sign-up-refunds.ts';
import { formatDateTime } from '../../../time.ts';

const isWithdrawal = inArray(examApplyEvent.kind, ['CANCEL', 'EXEMPTED']);

const isOwed = and(isWithdrawal, gt(examApplyEvent.amount, 0), isNull(examApplyEvent.refundedAt));

/** How many refunds are listed. */
const maxListed = 200;

/** Lists the amounts still owed for withdrawn registrations, the oldest first, with the sum of all of them; then those for sign-ups. */
export async function listRefunds(db: Database): Promise<string> {
  const [all] = await db
    .select({ amount: sum(examApplyEvent.amount) })
    .from(examApplyEvent)
    .where(isOwed);
  const rows = await db
    .select({
      event: examApplyEvent,
      period: examPeriod.name,
      name: student.name,
      examineeNo: studentMajor.examineeNo,
    })
    .from(examApplyEvent)
    .innerJoin(examPeriod, eq(examPeriod.id, examApplyEvent.periodId))
    .innerJoin(student, eq(student.id, examApplyEvent.studentId))
    .innerJoin(studentMajor, eq(studentMajor.id, examApplyEvent.studentMajorId))
    .where(isOwed)
    .orderBy(asc(examApplyEvent.time), asc(examApplyEvent.receiptNo))
    .limit(maxListed);
  const ofSignUps = await signUpRefundLines(db);
  if (rows.length === 0) return ofSignUps.length === 0 ? '没有待退的费用' : ofSignUps.join('\n');
  const count = await db.$count(examApplyEvent, isOwed);
  const left = count > rows.length ? `，下面是最早的 ${rows.length} 笔` : '';
  return [
    `待退 ${count} 笔，共 ${yuanWords(Number(all?.amount ?? 0))}${left}：`,
    ...rows.map(({ event, period, name, examineeNo }) =>
      [
        event.receiptNo,
        formatDateTime(event.time),
        examineeNo,
        name,
        `${period} ${event.courseCodes.join('、')}`,
        yuanWords(event.amount),
      ].join('  '),
    ),
    ...ofSignUps,
  ].join('\n');
}

/**
 * Marks what a withdrawal owes as paid back, by the receipt number of the withdrawal; the student's log says it. A second
 * time nothing changes. Says what was done. Rejects with DomainProblem when there is no such withdrawal or none that owes.
 */
export async function finishRefund(
  db: Database,
  { receiptNo, by }: { readonly receiptNo: string; readonly by: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [event] = await tx
      .select()
      .from(examApplyEvent)
      .where(and(eq(examApplyEvent.receiptNo, receiptNo), isWithdrawal))
      .for('update');
    if (event === undefined)
      throw new DomainProblem(
        `没有撤销回执号 ${receiptNo || '（空）'}；请写 refunds:list 里列出的回执号（BK…）`,
      );
    const codes = event.courseCodes.join('、');
    if (event.amount === 0) throw new DomainProblem(`${receiptNo}（${codes}）撤销时没有缴费，不用退费`);
    const amount = yuanWords(event.amount);
    if (event.refundedAt !== null)
      return `${receiptNo} 的 ${amount}已于 ${momentWords(event.refundedAt.getTime())} 退回，没有变化`;
    await tx.update(examApplyEvent).set({ refundedAt: now }).where(eq(examApplyEvent.id, event.id));
    const opinion = `${codes}，${amount}`;
    await recordStaffAction(
      tx,
      { bizType: 'EXAM_APPLY', bizId: receiptNo, action: 'REFUND', opinion },
      { by, now },
    );
    return `${receiptNo} 已记为退费：${opinion}`;
  });
}
