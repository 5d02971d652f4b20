import { clockWords } from '@qianwei/api/time/words';

/** The time of day of a moment in epoch ms: 20:14:33. */
export const timeOf = (moment: number): string => clockWords(moment);

/** The numbers of questions with these indexes (from 0): 第 33、41、44 题; at most eight, then 等. */
export function questionsOf(indexes: readonly number[]): string {
  const maxShown = 8;
  const numbers = indexes.slice(0, maxShown).map((index) => index + 1);
  return `第 ${numbers.join('、')} ${indexes.length > maxShown ? '等' : ''}题`;
}
