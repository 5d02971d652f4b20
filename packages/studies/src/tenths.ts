/** A score in whole tenths of a point, in which everything is calculated: binary fractions would lose some. */
export const tenthsOf = (score: number) => Math.round(score * 10);

/** `part` / `whole` as a whole number, halves up; both are whole and not negative. */
const divide = (part: number, whole: number) => Math.floor((2 * part + whole) / (2 * whole));

/**
 * The mean of scores by their weights, with one decimal; 0 of nothing. What is beyond it is cut: nothing is rounded up to a
 * pass, so that 59.98 is not 60. Weights are whole, such as percent.
 */
export function weigh(parts: readonly (readonly [score: number, weight: number])[]): number {
  const sum = parts.reduce((total, [score, weight]) => total + tenthsOf(score) * weight, 0);
  const whole = parts.reduce((total, [, weight]) => total + weight, 0);
  return whole === 0 ? 0 : Math.floor(sum / whole) / 10;
}

/** The sum of scores, exact to the tenth. */
export const sumScores = (scores: readonly number[]): number =>
  scores.reduce((total, score) => total + tenthsOf(score), 0) / 10;

/** The mean of `count` scores by their sum, with one decimal, halves up; null of nothing. */
export const meanOfSum = (sum: number, count: number): number | null =>
  count === 0 ? null : divide(tenthsOf(sum), count) / 10;

/** The mean with one decimal, halves up; null of nothing. */
export const mean = (scores: readonly number[]): number | null => meanOfSum(sumScores(scores), scores.length);
