import { momentWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { asc, eq, inArray, or } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { examApply, examApplyEvent } from '../../../db/schema/registration.ts';
import { DomainProblem } from '../../../problems.ts';
import { offeredCodes } from '../shared/offered-codes.ts';

type ApplyRow = typeof examApply.$inferSelect;

const codesOf = async (tx: Database, rows: readonly ApplyRow[]) =>
  (
    await offeredCodes(
      tx,
      rows.map(({ offeringId }) => offeringId),
    )
  ).join('、');

/** Why nothing is left to be paid: it was paid, costs nothing, or holds no seat any more. Throws DomainProblem for the last. */
async function settledWords(tx: Database, no: string, rows: readonly ApplyRow[]): Promise<string> {
  const [held] = rows.filter(({ status }) => status === 'APPLIED');
  if (held !== undefined)
    return held.paidAt === null
      ? `${no} 不用缴费，没有变化`
      : `${no} 已于 ${momentWords(held.paidAt.getTime())} 缴费，没有变化`;
  const codes = await codesOf(tx, rows);
  throw new DomainProblem(
    rows.some(({ status }) => status === 'EXPIRED')
      ? `${no}（${codes}）已因逾期未缴费释放，不能再缴费；要考的，请考生在报考截止前重新报考`
      : `${no}（${codes}）已经撤销，不能再缴费；要考的，请考生在报考截止前重新报考`,
  );
}

/**
 * Marks an order, by its receipt number, or one registration, by its id, as paid, and writes it into the log that the
 * student reads. As long as an order holds its seats, it can be paid: staff may learn of a payment after the deadline. A
 * second time nothing changes. Says what was done. Rejects with DomainProblem when there is none, or none that holds a seat.
 */
export async function payRegistration(
  db: Database,
  { no, by }: { readonly no: string; readonly by: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    // Locked as by the release of unpaid orders, in the same order: whoever comes second sees what the first one did.
    const rows = await tx
      .select()
      .from(examApply)
      .where(or(eq(examApply.receiptNo, no), eq(examApply.id, no)))
      .orderBy(asc(examApply.offeringId))
      .for('update');
    if (rows.length === 0)
      throw new DomainProblem(`没有报考 ${no || '（空）'}；请写报考回执号（BK…）或报名号`);
    const unpaid = rows.filter(({ status }) => status === 'UNPAID');
    const [first] = unpaid;
    if (first === undefined) return settledWords(tx, no, rows);
    const ids = unpaid.map(({ id }) => id);
    await tx.update(examApply).set({ status: 'APPLIED', paidAt: now }).where(inArray(examApply.id, ids));
    const codes = await offeredCodes(
      tx,
      unpaid.map(({ offeringId }) => offeringId),
    );
    const { studentId, studentMajorId, periodId, receiptNo } = first;
    const amount = unpaid.reduce((sum, { fee }) => sum + fee, 0);
    await tx.insert(examApplyEvent).values({
      ...{ studentId, studentMajorId, periodId, receiptNo, kind: 'PAY', courseCodes: codes, time: now },
      amount,
    });
    const opinion = `${codes.join('、')}，${yuanWords(amount)}`;
    await recordStaffAction(
      tx,
      { bizType: 'EXAM_APPLY', bizId: receiptNo, action: 'PAY', opinion },
      { by, now },
    );
    return `${receiptNo} 已记为缴费：${opinion}`;
  });
}
