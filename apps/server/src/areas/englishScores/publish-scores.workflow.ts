import { momentWords } from '@qianwei/api/time/words';
import { and, eq, gt, lte } from 'drizzle-orm';
import { recordStaffAction } from '../../audit/audit.ts';
import type { Database } from '../../db/database.ts';
import { englishReview, englishScore } from '../../db/schema/english.ts';
import { DomainProblem } from '../../problems.ts';
import { keepBatchWindow, lockBatch } from './batch-window.ts';
import { englishReviewEnd } from './review/review-window.ts';

/** The batch, when, and by whom. */
interface BatchChange {
  /** Such as 2026年11月批. */
  readonly batchName: string;
  readonly by: string;
}

/**
 * Sets when the scores of a batch that nobody sees yet come out; `at` null: now. Says how many. Throws DomainProblem when
 * there are none, and for a moment that is over.
 */
export async function publishScores(
  db: Database,
  { batchName, by, at }: BatchChange & { readonly at: Date | null },
  now: Date,
): Promise<string> {
  const publishTime = at ?? now;
  if (publishTime < now) throw new DomainProblem('--at 已过；不写 --at 即立即公布');
  return db.transaction(async (tx) => {
    await lockBatch(tx, batchName);
    const rows = await tx
      .update(englishScore)
      .set({ publishTime })
      .where(and(eq(englishScore.batchName, batchName), gt(englishScore.publishTime, now)))
      .returning({ id: englishScore.id });
    if (rows.length === 0) throw new DomainProblem(`没有待公布的 ${batchName || '（空）'} 成绩`);
    await keepBatchWindow(tx, batchName, publishTime);
    const opinion = `${rows.length} 条，${momentWords(publishTime.getTime())}`;
    const action = { bizType: 'ENGLISH_SCORE', bizId: batchName, action: 'PUBLISH', opinion } as const;
    await recordStaffAction(tx, action, { by, now });
    const [out, end] = [publishTime, englishReviewEnd(publishTime)].map((moment) =>
      momentWords(moment.getTime()),
    );
    return `${batchName} ${rows.length} 条成绩于 ${out} 公布，复核申请 ${end} 截止`;
  });
}

/**
 * Takes the published scores of a batch back until a later moment: nobody sees them meanwhile, and they can be imported
 * again. Says how many. Throws DomainProblem when none are published, and when a review of one was asked for.
 */
export async function withdrawScores(
  db: Database,
  { batchName, by, until, reason }: BatchChange & { readonly until: Date; readonly reason: string },
  now: Date,
): Promise<string> {
  if (until <= now) throw new DomainProblem('--until 应晚于现在');
  return db.transaction(async (tx) => {
    await lockBatch(tx, batchName);
    const published = and(eq(englishScore.batchName, batchName), lte(englishScore.publishTime, now));
    const reviews = await tx
      .select({ receiptNo: englishReview.receiptNo })
      .from(englishReview)
      .innerJoin(englishScore, eq(englishScore.id, englishReview.scoreId))
      .where(published)
      .limit(5);
    if (reviews.length > 0)
      throw new DomainProblem(
        `没有撤回：已有复核申请（${reviews.map(({ receiptNo }) => receiptNo).join('、')}），请用 english-reviews:decide 更正这些成绩`,
      );
    const rows = await tx
      .update(englishScore)
      .set({ publishTime: until })
      .where(published)
      .returning({ id: englishScore.id });
    if (rows.length === 0) throw new DomainProblem(`没有已公布的 ${batchName || '（空）'} 成绩`);
    await keepBatchWindow(tx, batchName, until);
    const opinion = `${rows.length} 条，到 ${momentWords(until.getTime())}：${reason}`;
    const action = { bizType: 'ENGLISH_SCORE', bizId: batchName, action: 'WITHDRAW', opinion } as const;
    await recordStaffAction(tx, action, { by, now });
    return `${batchName} ${rows.length} 条成绩已撤回，将于 ${momentWords(until.getTime())} 公布；此前可以重新导入`;
  });
}
