import { and, eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { regradeRequest, testAnswer } from '../../../db/schema/exam.ts';
import { DomainProblem } from '../../../problems.ts';
import { recalculateScores } from './attempt-scores.ts';
import { awardOf } from './award.ts';
import { lockByReceipt } from './locked-attempt.ts';
import { findWritten } from './written-entries.ts';

/** The answer to a wish that an answer be marked again. */
export interface RegradeDecision {
  readonly receiptNo: string;
  /** The number on the answer sheet, such as 46 or 46-2. */
  readonly label: string;
  /** For each scoring point; null keeps what was given. */
  readonly points: readonly number[] | null;
  /** What the student reads. */
  readonly reply: string;
  readonly by: string;
}

/** Answers a PENDING re-mark request; the attempt stays GRADED, with the new score. Returns that. Throws DomainProblem. */
export async function decideRegrade(db: Database, decision: RegradeDecision, now: Date): Promise<number> {
  if (decision.reply.trim() === '') throw new DomainProblem('请用 --reply 写明给考生的答复');
  return db.transaction(async (tx) => {
    const record = await lockByReceipt(tx, decision.receiptNo);
    if (record.status !== 'GRADED')
      throw new DomainProblem(`该作答没有出分（现为 ${record.status}），不能复评`);
    const { question, entry, answer } = await findWritten(tx, record, decision.label);
    const changes = decision.points === null ? null : awardOf(question, entry.score, decision.points);
    const [request] = await tx
      .update(regradeRequest)
      .set({
        status: changes === null || changes.got === answer.got ? 'KEPT' : 'CHANGED',
        reply: decision.reply,
      })
      .where(
        and(
          eq(regradeRequest.testRecordId, record.id),
          eq(regradeRequest.questionId, question.id),
          eq(regradeRequest.status, 'PENDING'),
        ),
      )
      .returning({ status: regradeRequest.status });
    if (request === undefined) throw new DomainProblem(`第 ${decision.label} 题没有待处理的复评申请`);
    if (changes !== null)
      await tx
        .update(testAnswer)
        .set({ got: changes.got, hits: changes.hits, comment: changes.comment || answer.comment })
        .where(and(eq(testAnswer.testRecordId, record.id), eq(testAnswer.questionId, question.id)));
    const score = changes === null ? (record.score ?? 0) : await recalculateScores(tx, record);
    const opinion = `${answer.got ?? 0} → ${changes?.got ?? answer.got ?? 0}：${decision.reply}`;
    const action = request.status === 'CHANGED' ? 'REMARK_CHANGED' : 'REMARK_KEPT';
    await recordStaffAction(
      tx,
      { bizType: 'TEST', bizId: record.id, action, node: decision.label, opinion },
      { by: decision.by, now },
    );
    return score;
  });
}
