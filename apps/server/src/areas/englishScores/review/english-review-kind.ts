import { gradeResultTitles, reviewSuspectTitles } from '@qianwei/api/contract/academic/grade';
import { passScore } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import type { OfficeKind } from '../../../application/application.ts';
import { decideLocked } from '../../../application/decide.ts';
import { lockApplication } from '../../../application/lock.ts';
import type { ScoreDecision } from '../../../application/score-review-command.ts';
import { englishReview, englishScore } from '../../../db/schema/english.ts';
import type { Deps } from '../../../deps.ts';
import { DomainProblem } from '../../../problems.ts';

/** A request that a result be checked, with the result. */
interface RequestedReview extends Readonly<typeof englishReview.$inferSelect> {
  readonly score: typeof englishScore.$inferSelect;
}

const resultWords = ({ score, result }: RequestedReview['score']) => `${score ?? gradeResultTitles[result]}`;

/** 学位英语成绩复核: approved when the score changes, else rejected. Nothing is returned to the student. */
export const englishReviewKind: OfficeKind<RequestedReview> = {
  noun: '学位英语复核申请',
  bizType: 'ENGLISH_REVIEW',
  command: 'english-reviews',
  verb: '处理',
  about: { show: '成绩、疑点、理由和经过', approve: '更正成绩' },
  states: { PENDING: 'SUBMITTED', APPROVED: 'APPROVED', REJECTED: 'REJECTED' },
  table: englishReview,
  async read(db, where) {
    const rows = await db
      .select({ row: englishReview, score: englishScore })
      .from(englishReview)
      .innerJoin(englishScore, eq(englishScore.id, englishReview.scoreId))
      .where(where);
    return rows.map(({ row, score }) => ({ ...row, score }));
  },
  line: ({ score, suspect }) => [
    score.batchName,
    `准考证号 ${score.ticketNo}`,
    resultWords(score),
    reviewSuspectTitles[suspect],
  ],
  sheet: ({ score, suspect, reason }) => [
    `${score.batchName} ${score.language}，准考证号 ${score.ticketNo}`,
    `成绩：${resultWords(score)}`,
    `疑点：${reviewSuspectTitles[suspect]}`,
    `理由：${reason}`,
  ],
  subjectOf: ({ id, suspect }) => ({ bizId: id, node: suspect }),
  store: (tx, { id }, status, decision) =>
    tx
      .update(englishReview)
      .set({ status, ...(decision && { opinion: decision.opinion }) })
      .where(eq(englishReview.id, id)),
};

/**
 * Decides about a PENDING request: another score corrects the result, the same one or none keeps it. Returns in words what
 * the result is now. Throws DomainProblem when there is no such request, it has been decided, or the reply is missing.
 */
export async function decideEnglishReview(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  receiptNo: string,
  { score, reply, by }: ScoreDecision,
): Promise<string> {
  if (reply.trim() === '') throw new DomainProblem('请用 --reply 写明给考生的答复');
  return deps.db.transaction(async (tx) => {
    const request = await lockApplication(tx, englishReviewKind, receiptNo);
    const row = request.score;
    const isChange = score !== null && score !== row.score;
    const recorded = isChange ? `${row.score ?? '无分数'} → ${score}：${reply}` : reply;
    const step = isChange ? 'APPROVE' : 'REJECT';
    const deciding = { step, opinion: reply, recorded, by, tx, deps, now: deps.clock.now() } as const;
    await decideLocked(englishReviewKind, request, deciding);
    if (!isChange) return `复核申请 ${receiptNo} 已处理：维持原成绩 ${row.score ?? '（无分数）'}`;
    const result = score >= passScore ? 'PASS' : 'FAIL';
    await tx.update(englishScore).set({ score, result }).where(eq(englishScore.id, row.id));
    await tx.update(englishReview).set({ newScore: score }).where(eq(englishReview.id, request.id));
    return `复核申请 ${receiptNo} 已处理：成绩 ${row.score ?? '（无分数）'} 改为 ${score}`;
  });
}
