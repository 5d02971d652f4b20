import { minReviewDays } from '@qianwei/api/contract/academic/exam-rules';
import { reviewChecks } from '../../../application/review-checks.ts';
import { decideEligibility } from '../../../eligibility/eligibility.ts';
import { noWayOut } from '../../../eligibility/ways.ts';
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

const checks = reviewChecks<ReviewFacts>({
  endOf: ({ publishTime }) => englishReviewEnd(publishTime),
  progress: noWayOut('BESIDE'),
});

/** Decides on a request for a review: once for each result, from its publication until `englishReviewEnd`. */
export const englishReviewEligibility = (facts: ReviewFacts, now: Date) =>
  decideEligibility(checks, facts, now);
