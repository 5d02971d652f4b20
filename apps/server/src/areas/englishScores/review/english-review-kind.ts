import { gradeResultTitles, reviewSuspectTitles } from '@qianwei/api/contract/academic/grade';
import { passScore } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import { type ScoreReviewKind, scoreReview, suspectFacts } from '../../../application/score-review.ts';
import { englishReview, englishScore } from '../../../db/schema/english.ts';

/** A request that a result be checked, with the result. */
interface RequestedReview extends Readonly<typeof englishReview.$inferSelect> {
  readonly score: typeof englishScore.$inferSelect;
}

/** 学位英语成绩复核. */
export const englishReviewKind: ScoreReviewKind<RequestedReview> = {
  ...scoreReview,
  noun: '学位英语复核申请',
  bizType: 'ENGLISH_REVIEW',
  command: 'english-reviews',
  about: { show: '成绩、疑点、理由和经过', approve: '更正成绩' },
  receipt: { prefix: 'YF', kind: 'SCORE_REVIEW' },
  table: englishReview,
  async read(db, where) {
    const rows = await db
      .select({ row: englishReview, score: englishScore })
      .from(englishReview)
      .innerJoin(englishScore, eq(englishScore.id, englishReview.scoreId))
      .where(where);
    return rows.map(({ row, score }) => ({ ...row, score }));
  },
  line: ({ score: { batchName, ticketNo, score, result }, suspect }) => [
    batchName,
    `准考证号 ${ticketNo}`,
    `${score ?? gradeResultTitles[result]}`,
    reviewSuspectTitles[suspect],
  ],
  facts: (row) => [['考试批次', `${row.score.batchName} ${row.score.language}`], ...suspectFacts(row)],
  scoreNoun: '成绩',
  lockScore: async (tx, { scoreId, score: { score: before } }) => ({
    score: before,
    shown: before,
    async correct(score) {
      const result = score >= passScore ? 'PASS' : 'FAIL';
      await tx.update(englishScore).set({ score, result }).where(eq(englishScore.id, scoreId));
      return score;
    },
  }),
};
