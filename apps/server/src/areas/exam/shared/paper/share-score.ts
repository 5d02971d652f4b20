import { sumScores } from '@qianwei/studies';
import type { ScorePoint } from '../../../../db/schema/question.ts';

/**
 * Shares `total` out by weight, in half points when both allow it and in tenths else, so that the shares sum to it
 * exactly; everyone gets at least one unit. Throws a RangeError when there is not enough for that.
 */
export function shareScore(total: number, weights: readonly number[]): number[] {
  const tenths = Math.round(total * 10);
  const halves = tenths % 5 === 0 && tenths / 5 >= weights.length;
  const unit = halves ? 5 : 1;
  const units = tenths / unit;
  if (units < weights.length) throw new RangeError(`${total} 分不够 ${weights.length} 道小题分`);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.max(1, Math.floor((units * weight) / whole)));
  let left = units - shares.reduce((sum, share) => sum + share, 0);
  while (left !== 0) {
    const step = Math.sign(left);
    const at = mostOff(shares, weights, units / whole, step);
    shares[at] = (shares[at] ?? 0) + step;
    left -= step;
  }
  return shares.map((share) => (share * unit) / 10);
}

/** Index of the share that most needs one unit more (`step` 1) or less (−1), by its weight. */
function mostOff(shares: readonly number[], weights: readonly number[], each: number, step: number): number {
  let best = -1;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (const [index, share] of shares.entries()) {
    if (share + step < 1) continue;
    const off = ((weights[index] ?? 0) * each - share) * step;
    // Among equals the last one, which as a rule is worth the most.
    if (off > bestGain - 1e-9) [best, bestGain] = [index, off];
  }
  return best;
}

/** The scoring points of a question that is worth `score` in a paper: shared out again when the bank gave it another score. */
export function scorePoints(points: readonly ScorePoint[], score: number): { text: string; score: number }[] {
  const weights = points.map((point) => point.score);
  if (points.length === 0 || sumScores(weights) === score || score * 10 < points.length)
    return points.map((point) => ({ text: point.text, score: point.score }));
  const shares = shareScore(score, weights);
  return points.map(({ text }, index) => ({ text, score: shares[index] ?? 0 }));
}
