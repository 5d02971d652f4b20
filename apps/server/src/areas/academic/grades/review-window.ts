import { minReviewDays } from '@qianwei/api/contract/academic/exam-rules';
import { errorCode } from '@qianwei/api/contract/envelope';
import { reviewChecks } from '../../../application/review-checks.ts';
import type { grade } from '../../../db/schema/academic.ts';
import type { examPeriod } from '../../../db/schema/schedule.ts';
import { type Check, decideEligibility } from '../../../eligibility/eligibility.ts';
import { noWayOut, toOffice, toPage } from '../../../eligibility/ways.ts';

/** Facts that decide whether a review of a result can be asked for. */
interface ReviewFacts {
  readonly grade: Pick<typeof grade.$inferSelect, 'gradeType' | 'publishTime'>;
  readonly period: Pick<typeof examPeriod.$inferSelect, 'reviewEnd'> | null;
  /** One was asked for already. */
  readonly asked: boolean;
}

/** True for a result that can be reviewed: from an exam of the examining school, in a period that is kept. */
export const isReviewed = ({ grade, period }: Pick<ReviewFacts, 'grade' | 'period'>): boolean =>
  grade.gradeType === 'EXAM' && period !== null;

const checks: readonly Check<ReviewFacts, 'KIND' | 'PUBLISHED' | 'ONCE' | 'WINDOW'>[] = [
  {
    code: 'KIND',
    errorCode: errorCode.stateForbids,
    obstacle: (facts) =>
      isReviewed(facts) ? null : { reason: '只有统考成绩可以在网上申请复核', way: toOffice },
  },
  {
    code: 'PUBLISHED',
    errorCode: errorCode.stateForbids,
    obstacle: ({ grade }, now) =>
      grade.publishTime <= now
        ? null
        : {
            reason: `成绩尚未公布，公布后 ${minReviewDays} 日内可以申请复核`,
            nextTime: grade.publishTime,
            way: noWayOut('AGAIN'),
          },
  },
  ...reviewChecks<ReviewFacts>({
    endOf: ({ period }) => period?.reviewEnd ?? null,
    progress: toPage('看复核进度', '/academic/gradeSearch'),
  }),
];

/** Decides on a request for a review: once for each result of a period, from its publication until `reviewEnd`. */
export const reviewEligibility = (facts: ReviewFacts, now: Date) => decideEligibility(checks, facts, now);
