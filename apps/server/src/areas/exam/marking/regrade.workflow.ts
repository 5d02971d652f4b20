import { and, eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { remarkRequest, testAnswer } from '../../../db/schema/exam.ts';
import { DomainProblem } from '../../../problems.ts';
import { recalculateScores } from './attempt-scores.ts';
import { awardOf } from './award.ts';
import { lockByReceipt } from './locked-attempt.ts';
import { findWritten } from './written-entries.ts';

/** The answer to a wish that an answer be marked again. */
export interface Remark {
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
export async function answerRemark(db: Database, remark: Remark, now: Date): Promise<number> {
  if (remark.reply.trim() === '') throw new DomainProblem('请用 --reply 写明给考生的答复');
  return db.transaction(async (tx) => {
    const record = await lockByReceipt(tx, remark.receiptNo);
    if (record.status !== 'GRADED')
      throw new DomainProblem(`该作答没有出分（现为 ${record.status}），不能复评`);
    const { question, entry, answer } = await findWritten(tx, record, remark.label);
    const changes = remark.points === null ? null : awardOf(question, entry.score, remark.points);
    const [request] = await tx
      .update(remarkRequest)
      .set({
        status: changes === null || changes.got === answer.got ? 'KEPT' : 'CHANGED',
        reply: remark.reply,
      })
      .where(
        and(
          eq(remarkRequest.testRecordId, record.id),
          eq(remarkRequest.questionId, question.id),
          eq(remarkRequest.status, 'PENDING'),
        ),
      )
      .returning({ status: remarkRequest.status });
    if (request === undefined) throw new DomainProblem(`第 ${remark.label} 题没有待处理的复评申请`);
    if (changes !== null)
      await tx
        .update(testAnswer)
        .set({ got: changes.got, hits: changes.hits, comment: changes.remark || answer.comment })
        .where(and(eq(testAnswer.testRecordId, record.id), eq(testAnswer.questionId, question.id)));
    const score = changes === null ? (record.score ?? 0) : await recalculateScores(tx, record);
    const opinion = `${answer.got ?? 0} → ${changes?.got ?? answer.got ?? 0}：${remark.reply}`;
    const action = request.status === 'CHANGED' ? 'REMARK_CHANGED' : 'REMARK_KEPT';
    await recordStaffAction(
      tx,
      { bizType: 'TEST', bizId: record.id, action, node: remark.label, opinion },
      { by: remark.by, now },
    );
    return score;
  });
}
