import { and, eq } from 'drizzle-orm';
import { decideLocked } from '../../../application/decide.ts';
import { regradeRequest, testAnswer } from '../../../db/schema/exam.ts';
import type { Deps } from '../../../deps.ts';
import { DomainProblem } from '../../../problems.ts';
import { regradeKind } from '../shared/regrade-kind.ts';
import { recalculateScores } from './attempt-scores.ts';
import { awardOf } from './award.ts';
import { lockByReceipt } from './locked-attempt.ts';
import { findWritten } from './written-entries.ts';

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
export async function decideRegrade(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  decision: RegradeDecision,
): Promise<number> {
  const { receiptNo, label, points, reply, by } = decision;
  if (reply.trim() === '') throw new DomainProblem('请用 --reply 写明给考生的答复');
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
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
    await decideLocked(regradeKind, request, { step, opinion: reply, recorded, by, tx, deps, now });
    if (award === null) return record.score ?? 0;
    await tx
      .update(testAnswer)
      .set({ got: award.got, hits: award.hits, comment: award.comment || answer.comment })
      .where(and(eq(testAnswer.testRecordId, record.id), eq(testAnswer.questionId, question.id)));
    return recalculateScores(tx, record);
  });
}
