import { formatMoment } from '../../../shared/time/date-text.ts';

/** 20:14:33, of a moment in epoch ms. */
export const timeOf = (moment: number): string => formatMoment(moment).slice(11);

/** 第 33、41、44 题, of indexes from 0; at most eight, then 等. */
export function questionsOf(indexes: readonly number[]): string {
  const most = 8;
  const numbers = indexes.slice(0, most).map((index) => index + 1);
  return `第 ${numbers.join('、')} ${indexes.length > most ? '等' : ''}题`;
}

/** 18 分钟, 4 分钟 30 秒, of whole seconds. */
export function spanWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes} 分钟`, (rest > 0 || minutes === 0) && `${rest} 秒`]
    .filter(Boolean)
    .join(' ');
}
