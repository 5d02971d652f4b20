import type { applyScoreReviewNLog, ScoreReviewReceipt } from '@qianwei/api/contract/lookup/english-scores';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, lte } from 'drizzle-orm';
import { answerBefore } from '../../../application/application.ts';
import { applyFor } from '../../../application/submit.ts';
import { requireSmsCode, spendSmsCode } from '../../../credentials/sms-code.ts';
import { codeKeyAsker } from '../../../credentials/sms-request.ts';
import type { Database } from '../../../db/database.ts';
import { lockStudent } from '../../../db/lock-owner.ts';
import { englishReview, englishScore } from '../../../db/schema/english.ts';
import { requireEligible } from '../../../eligibility/eligibility.ts';
import type { CallContext } from '../../../http/implement.ts';
import { fieldRefusal, notFound } from '../../../http/refusal.ts';
import { limitTries } from '../../../lookup/lookup-limits.ts';
import { openLookup } from '../../../lookup/lookup-token.ts';
import { boundHolder } from '../../../student/bound-holder.ts';
import { formatDateTime } from '../../../time.ts';
import { englishReviewKind } from './english-review-kind.ts';
import { englishReviewEligibility, englishReviewEnd } from './review-window.ts';

/** A published result of this ID card, and whether a review was asked for. Throws 1050005. */
async function findScore(db: Database, scoreId: string, idCardHash: string, now: Date) {
  const [found] = await db
    .select({ score: englishScore, review: englishReview })
    .from(englishScore)
    .leftJoin(englishReview, eq(englishReview.scoreId, englishScore.id))
    .where(
      and(
        eq(englishScore.id, scoreId),
        eq(englishScore.idCardHash, idCardHash),
        lte(englishScore.publishTime, now),
      ),
    );
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Asks the office to check a result that was looked up, by somebody who reads the messages of the person's bound number.
 * Refusals: see `applyScoreReviewNLog`.
 */
export async function requestScoreReview(
  context: CallContext,
  { scoreId, lookupToken, mobile, smsCode, codeKey, suspect, reason }: PayloadOf<typeof applyScoreReviewNLog>,
): Promise<ScoreReviewReceipt> {
  const { db, clock, secrets } = context;
  const cardHash = openLookup(context, 'english-scores', lookupToken);
  const proof = { mobile, scene: 'SCORE_REVIEW' as const, asker: codeKeyAsker(codeKey) };
  await limitTries(context, () => requireSmsCode(context, { ...proof, code: smsCode }));
  const holder = await boundHolder(db, secrets, { mobile, idCardHash: cardHash });
  if (holder === null) throw fieldRefusal({ mobile: '与考籍预留的手机号不一致。换号请带身份证到考办更改。' });
  await lockStudent(db, holder.studentId);
  const now = clock.now();
  const { score, review } = await findScore(db, scoreId, cardHash, now);
  requireEligible(englishReviewEligibility({ publishTime: score.publishTime, asked: review !== null }, now));
  await spendSmsCode(context, proof);
  const { id, ...receipt } = await applyFor(context, englishReviewKind, {
    applicant: holder,
    values: { scoreId, suspect, reason },
  });
  const replyBefore = formatDateTime(answerBefore(englishReviewEnd(score.publishTime)));
  return { reviewId: id, status: 'PENDING', ...receipt, replyBefore };
}
