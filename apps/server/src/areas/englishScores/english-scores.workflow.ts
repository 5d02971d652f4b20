import { maskName } from '@qianwei/api/contract/fields';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import type {
  EnglishScores,
  EnglishSubstitute,
  getEnglishScoresNLog,
} from '@qianwei/api/contract/lookup/english-scores';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { answerBefore } from '../../application/application.ts';
import { timelinesOf } from '../../application/timeline.ts';
import { shownObstacle } from '../../eligibility/eligibility.ts';
import type { CallContext } from '../../http/implement.ts';
import { windowNow } from '../../institution/business-windows.ts';
import { beginCaptchaLookup } from '../../lookup/look-up.ts';
import { type LookupKind, noMatch } from '../../lookup/lookup-limits.ts';
import { sealLookup } from '../../lookup/lookup-token.ts';
import { formatDateTime } from '../../time.ts';
import { listPublished, type ScoreRow } from './english-scores.queries.ts';
import { englishReviewKind } from './review/english-review-kind.ts';
import { englishReviewEligibility, englishReviewEnd } from './review/review-window.ts';

const kind: LookupKind = { name: 'english-scores', perNumber: 10 };

/** Results that count instead of the exam, as the institution accepts them. */
const substitutes: EnglishSubstitute[] = [
  { exam: 'CET4', minScore: 425 },
  { exam: 'PETS3', minScore: null },
  { exam: 'COURSE', minScore: null },
];

/** The batch that is awaited and the sign-up that is open or next: the same for everybody. */
async function readDates({ db }: CallContext, now: Date): Promise<Pick<EnglishScores, 'awaited' | 'signUp'>> {
  const scores = await windowNow(db, 'ENGLISH_SCORE', null, now);
  const signUps = await windowNow(db, 'ENGLISH_SIGNUP', null, now);
  const signUp = signUps.open ?? signUps.next;
  return {
    awaited: scores.next && {
      batchName: scores.next.name,
      publishTime: formatDateTime(scores.next.startTime),
    },
    signUp: signUp && {
      batchName: signUp.name,
      startTime: formatDateTime(signUp.startTime),
      endTime: signUp.endTime && formatDateTime(signUp.endTime),
    },
  };
}

async function shownScores(
  { db }: CallContext,
  rows: readonly ScoreRow[],
  now: Date,
): Promise<EnglishScores['scores']> {
  const reviews = rows.flatMap(({ score, review }) => (review === null ? [] : [{ ...review, score }]));
  const timelines = await timelinesOf(db, englishReviewKind, reviews);
  return rows.map(({ score, review }) => {
    const { refusal } = englishReviewEligibility(
      { publishTime: score.publishTime, asked: review !== null },
      now,
    );
    const reviewEnd = englishReviewEnd(score.publishTime);
    const timeline = timelines[reviews.findIndex(({ id }) => id === review?.id)];
    return {
      scoreId: score.id,
      batchName: score.batchName,
      language: score.language,
      ticketNo: score.ticketNo,
      score: score.score,
      result: score.result,
      publishTime: formatDateTime(score.publishTime),
      validUntil: score.validUntil,
      certNo: score.certNo,
      reviewEnd: formatDateTime(reviewEnd),
      obstacle: refusal && shownObstacle(refusal),
      review:
        review === null || timeline === undefined
          ? null
          : { suspect: review.suspect, timeline, replyBefore: formatDateTime(answerBefore(reviewEnd)) },
    };
  });
}

/** The published results of a person who is not logged in. */
export async function findEnglishScores(
  context: CallContext,
  payload: PayloadOf<typeof getEnglishScoresNLog>,
): Promise<EnglishScores> {
  const { person, leftToday } = await beginCaptchaLookup(context, kind, payload);
  const now = context.clock.now();
  const rows = await listPublished(context.db, person, now);
  const dates = await readDates(context, now);
  if (rows.length === 0) throw noMatch(leftToday, { awaited: dates.awaited });
  return {
    name: maskName(person.name),
    idCard: maskIdCard(payload.idCard),
    scores: await shownScores(context, rows, now),
    substitutes,
    ...dates,
    lookupToken: sealLookup(context, 'english-scores', person.idCardHash),
    leftToday,
    serverTime: formatDateTime(now),
  };
}
