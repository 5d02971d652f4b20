import { mean } from './tenths.ts';
import { thesisCounts } from './thesis-score.ts';

/**
 * 学位平均分: the mean of all written and practice scores (exempt courses have none) and of what the thesis counts for
 * its level; one decimal. Null while the thesis is not passed.
 */
export function degreeAverage(scores: readonly number[], thesisScore: number): number | null {
  const counts = thesisCounts(thesisScore);
  return counts === null ? null : mean([...scores, counts]);
}
