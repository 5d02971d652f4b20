import { applyScoreReviewNLog, getEnglishScoresNLog } from '@qianwei/api/contract/lookup/english-scores';
import { type Implementation, implement } from '../../http/implement.ts';
import { findEnglishScores } from './english-scores.workflow.ts';
import { requestScoreReview } from './review/review.workflow.ts';

/** The calls of 学位英语成绩查询, for everybody. */
export const englishScoresRoutes: Implementation[] = [
  implement(getEnglishScoresNLog, findEnglishScores),
  implement(applyScoreReviewNLog, requestScoreReview),
];
