import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { regradeRequest, testAnswer } from '../../../db/schema/exam.ts';
import { DomainProblem } from '../../../problems.ts';
import { decideReview, type ReviewKind } from '../../../review/review.ts';
import type { RegradeRow } from '../shared/analysis.queries.ts';
import { recalculateScores } from './attempt-scores.ts';
import { awardOf } from './award.ts';
import { lockByReceipt } from './locked-attempt.ts';
import { findWritten } from './written-entries.ts';

/** 复评: a request is approved when the points change, else rejected; the audit keeps it with the attempt. */
export const regradeReview: ReviewKind<RegradeRow, RegradeRow['status']> = {
  noun: '复评申请',
  states: { PENDING: 'SUBMITTED', CHANGED: 'APPROVED', KEPT: 'REJECTED' },
  steps: { REMARK_APPLY: 'SUBMIT', REMARK_CHANGED: 'APPROVE', REMARK_KEPT: 'REJECT' },
  subjectOf: ({ testRecordId, questionId }) => ({ bizType: 'TEST', bizId: testRecordId, node: questionId }),
  decided: ({ testRecordId, questionId }, step, opinion) => ({
    ...{ bizType: 'TEST', bizId: testRecordId, node: questionId, opinion },
    action: step === 'APPROVE' ? 'REMARK_CHANGED' : 'REMARK_KEPT',
  }),
  store: (tx, { id }, status, reply) =>
    tx.update(regradeRequest).set({ status, reply }).where(eq(regradeRequest.id, id)),
  dutyOf: () => null,
};

/** Decision of staff on a request to mark an answer again. */
export interface RegradeDecision {
  readonly receiptNo: string;
  /** The number on the answer sheet, such as 46 or 46-2. */
  readonly label: string;
  /** For each scoring point; null keeps what was given. */
  readonly points: readonly number[] | null;
  /** Text for the student. */
  readonly reply: string;
  readonly by: string;
}

/**
 * Decides about a PENDING request; the attempt stays GRADED, with the new score, which is returned. Throws DomainProblem
 * when there is none or the points do not fit.
 */
export async function decideRegrade(db: Database, decision: RegradeDecision, now: Date): Promise<number> {
  const { receiptNo, label, points, reply, by } = decision;
  if (reply.trim() === '') throw new DomainProblem('请用 --reply 写明给考生的答复');
  return db.transaction(async (tx) => {
    const record = await lockByReceipt(tx, receiptNo);
    if (record.status !== 'GRADED')
      throw new DomainProblem(`该作答没有出分（现为 ${record.status}），不能复评`);
    const { question, entry, answer } = await findWritten(tx, record, label);
    const award = points === null ? null : awardOf(question, entry.score, points);
    const of = and(eq(regradeRequest.testRecordId, record.id), eq(regradeRequest.questionId, question.id));
    const [request] = await tx.select().from(regradeRequest).where(of).for('update');
    if (request?.status !== 'PENDING') throw new DomainProblem(`第 ${label} 题没有待处理的复评申请`);

    const [before, after] = [answer.got ?? 0, award?.got ?? answer.got ?? 0];
    const step = after === before ? 'REJECT' : 'APPROVE';
    const recorded = `${before} → ${after}：${reply}`;
    await decideReview(tx, regradeReview, request, { step, opinion: reply, recorded, by }, now);
    if (award === null) return record.score ?? 0;
    await tx
      .update(testAnswer)
      .set({ got: award.got, hits: award.hits, comment: award.comment || answer.comment })
      .where(and(eq(testAnswer.testRecordId, record.id), eq(testAnswer.questionId, question.id)));
    return recalculateScores(tx, record);
  });
}
