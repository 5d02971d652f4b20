import { minReviewDays } from '@qianwei/api/contract/academic/exam-rules';
import { errorCode } from '@qianwei/api/contract/envelope';
import { momentWords } from '@qianwei/api/time/words';
import { type Check, decideEligibility } from '../../../eligibility/eligibility.ts';
import { noWayOut, toOffice } from '../../../eligibility/ways.ts';
import { formatDay, parseDateTime } from '../../../time.ts';

/** Time of day at which the reviews of a batch end. */
const endsAt = '17:00:00';

/** The end of the reviews of results that came out at a moment: `minReviewDays` later, at 17:00. */
export const englishReviewEnd = (publishTime: Date): Date =>
  parseDateTime(`${formatDay(new Date(publishTime.getTime() + minReviewDays * 86_400_000))} ${endsAt}`);

/** Facts that decide whether a review of a published result can be asked for. */
interface ReviewFacts {
  readonly publishTime: Date;
  /** One was asked for already. */
  readonly asked: boolean;
}

const checks: readonly Check<ReviewFacts, 'ONCE' | 'WINDOW'>[] = [
  {
    code: 'ONCE',
    errorCode: errorCode.limitReached,
    obstacle: ({ asked }) =>
      asked ? { reason: '已达次数上限（1 次），该成绩已申请过复核', way: noWayOut('BESIDE') } : null,
  },
  {
    code: 'WINDOW',
    errorCode: errorCode.outsideWindow,
    obstacle({ publishTime }, now) {
      const end = englishReviewEnd(publishTime);
      if (now < end) return null;
      const reason = `复核申请已于 ${momentWords(end.getTime(), 'end')} 截止（成绩公布后 ${minReviewDays} 日内）`;
      return { reason, way: toOffice };
    },
  },
];

/** Decides on a request for a review: once for each result, from its publication until `englishReviewEnd`. */
export const englishReviewEligibility = (facts: ReviewFacts, now: Date) =>
  decideEligibility(checks, facts, now);
