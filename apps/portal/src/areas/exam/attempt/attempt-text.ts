import { formatMoment } from '../../../shared/time/date-text.ts';

/** 20:14:33, of a moment in epoch ms. */
export const timeOf = (moment: number): string => formatMoment(moment).slice(11);

/** 第 33、41、44 题, of indexes from 0; at most eight, then 等. */
export function questionsOf(indexes: readonly number[]): string {
  const most = 8;
  const numbers = indexes.slice(0, most).map((index) => index + 1);
  return `第 ${numbers.join('、')} ${indexes.length > most ? '等' : ''}题`;
}
