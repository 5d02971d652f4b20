import { minReviewDays } from '@qianwei/api/contract/academic/exam-rules';
import type { Way } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import { momentWords } from '@qianwei/api/time/words';
import type { Check } from '../eligibility/eligibility.ts';
import { toOffice } from '../eligibility/ways.ts';

/** Facts that decide whether a review of a published result can be asked for. */
interface AskedFacts {
  /** One was asked for already. */
  readonly asked: boolean;
}

/**
 * Checks before a review of a published result: once for each, until the end of its reviews, where that is known. `progress`
 * leads to how far the one is that was asked for.
 */
export const reviewChecks = <Facts extends AskedFacts>({
  endOf,
  progress,
}: {
  endOf(facts: Facts): Date | null;
  readonly progress: Way;
}): readonly Check<Facts, 'ONCE' | 'WINDOW'>[] => [
  {
    code: 'ONCE',
    errorCode: errorCode.limitReached,
    obstacle: ({ asked }) =>
      asked ? { reason: '已达次数上限（1 次），该成绩已申请过复核', way: progress } : null,
  },
  {
    code: 'WINDOW',
    errorCode: errorCode.outsideWindow,
    obstacle(facts, now) {
      const end = endOf(facts);
      if (end === null || now < end) return null;
      const reason = `复核申请已于 ${momentWords(end.getTime(), 'end')} 截止（成绩公布后 ${minReviewDays} 日内）`;
      return { reason, way: toOffice };
    },
  },
];
