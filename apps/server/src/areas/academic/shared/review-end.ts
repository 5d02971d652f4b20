import { minReviewDays } from '@qianwei/api/contract/academic/exam-rules';
import { dayNumber } from '@qianwei/api/time/moment';
import type { PeriodRow } from '../../../studies/periods.ts';

const dayMs = 86_400_000;

/** A moment of the same time on another day. */
export const moveDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);

/** Calendar days in Shanghai between two moments. */
export const daysBetween = (from: Date, to: Date): number =>
  dayNumber(to.getTime()) - dayNumber(from.getTime());

/** The later of two moments. */
export const laterOf = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()));

/** The earliest end of the reviews of results that come out at a moment. */
export const earliestReviewEnd = (publishTime: Date): Date => moveDays(publishTime, minReviewDays);

/** Until when reviews can be asked for when the scores of a period come out at another time: later or earlier by the same days. */
export function movedReviewEnd(
  { scorePublish, reviewEnd }: Pick<PeriodRow, 'scorePublish' | 'reviewEnd'>,
  publishTime: Date,
): Date {
  const moved = moveDays(reviewEnd, daysBetween(scorePublish, publishTime));
  return laterOf(moved, earliestReviewEnd(publishTime));
}
