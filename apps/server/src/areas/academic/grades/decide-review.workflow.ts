import { finalScore, passScore } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { grade, gradeReview } from '../../../db/schema/academic.ts';
import { DomainProblem } from '../../../problems.ts';
import { decideReview } from '../../../review/review.ts';
import { gradeReviewKind } from './review.workflow.ts';

/** Decision of staff about a request that a result be checked. */
export interface GradeDecision {
  readonly receiptNo: string;
  /** The right score of the exam; null keeps it. */
  readonly score: number | null;
  /** Text for the student. */
  readonly reply: string;
  readonly by: string;
}

type GradeRow = typeof grade.$inferSelect;

/** The result with another score of its exam, and what it was. */
function corrected(row: GradeRow, score: number, { reply, now }: { reply: string; now: Date }) {
  const final = finalScore(score, row.processScore);
  return {
    examScore: score,
    finalScore: final,
    result: final >= passScore ? ('PASS' as const) : ('FAIL' as const),
    correctedFrom: row.finalScore,
    correctedReason: reply,
    correctedAt: now,
  };
}

/**
 * Decides about a PENDING request: another score corrects the result, the same one or none keeps it. Says what the result
 * is now. Throws DomainProblem when there is no such request, it has been decided, or the reply is missing.
 */
export async function decideGradeReview(db: Database, decision: GradeDecision, now: Date): Promise<string> {
  const { receiptNo, score, reply, by } = decision;
  if (reply.trim() === '') throw new DomainProblem('请用 --reply 写明给考生的答复');
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select()
      .from(gradeReview)
      .where(eq(gradeReview.receiptNo, receiptNo))
      .for('update');
    if (review === undefined) throw new DomainProblem(`没有回执号为 ${receiptNo || '（空）'} 的复核申请`);
    const [row] = await tx.select().from(grade).where(eq(grade.id, review.gradeId)).for('update');
    if (row === undefined) throw new Error('A review without its result');
    const isChange = score !== null && score !== row.examScore;
    const recorded = isChange ? `${row.examScore ?? '无分数'} → ${score}：${reply}` : reply;
    const step = isChange ? 'APPROVE' : 'REJECT';
    await decideReview(tx, gradeReviewKind, review, { step, opinion: reply, recorded, by }, now);
    if (!isChange) return `复核申请 ${receiptNo} 已处理：维持原成绩 ${row.finalScore ?? '（无分数）'}`;
    const after = corrected(row, score, { reply, now });
    await tx.update(grade).set(after).where(eq(grade.id, row.id));
    await tx.update(gradeReview).set({ newScore: score }).where(eq(gradeReview.id, review.id));
    return `复核申请 ${receiptNo} 已处理：最终成绩 ${row.finalScore ?? '（无分数）'} 改为 ${after.finalScore}`;
  });
}
