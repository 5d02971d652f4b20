import { mean, sumScores, tenthsOf } from '@qianwei/studies';

/** From this many scores on, a calculation is a list behind a heading instead of a line. */
const minLong = 7;

/** True when a calculation with these scores is too long for a line. */
export const isLong = (scores: readonly unknown[]) => scores.length >= minLong;

/** `sum` ÷ `count` with up to three decimals; what is beyond them is cut and shown as …, so that it never looks rounded. */
function quotientWords(sum: number, count: number): string {
  const hundredfold = tenthsOf(sum) * 100;
  const cut = Math.floor(hundredfold / count) / 1000;
  return hundredfold % count === 0 ? String(cut) : `${cut.toFixed(3)}…`;
}

/**
 * How a mean is calculated, to be followed by hand: `(78 ＋ 66 ＋ 71 ＋ 60) ÷ 4 ＝ 68.75，保留一位小数为 68.8`, or with
 * the sum alone where it is long: `1044 ÷ 15 ＝ 69.6`. Empty for no scores.
 */
export function meanWords(scores: readonly number[]): string {
  const average = mean(scores);
  if (average === null) return '';
  const count = scores.length;
  const sum = sumScores(scores);
  const dividend = isLong(scores) ? sum : `(${scores.join(' ＋ ')})`;
  const quotient = quotientWords(sum, count);
  const rounded = quotient === String(average) ? '' : `，保留一位小数为 ${average}`;
  return `${dividend} ÷ ${count} ＝ ${quotient}${rounded}`;
}

/** The difference of two scores, exact to the tenth. */
export const scoreGap = (more: number, less: number) => (tenthsOf(more) - tenthsOf(less)) / 10;
