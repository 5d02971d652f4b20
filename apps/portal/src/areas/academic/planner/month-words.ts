import { parseMoment } from '@qianwei/api/time/moment';
import { monthWords } from '@qianwei/api/time/words';

/** `2027年1月`. `month` as `yyyy-MM`. */
export const monthTitle = (month: string): string => monthWords(parseMoment(`${month}-01`));

/** `1月`, where the year is clear. `month` as `yyyy-MM`. */
export const shortMonth = (month: string): string => `${Number(month.slice(5))}月`;

const digits = [...'〇一二三四五六七八九'];
const months = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** `二〇二八年六月`, as on the title slip of a book. `month` as `yyyy-MM`. */
export function slipMonth(month: string): string {
  return monthTitle(month)
    .replace(/\d+(?=月)/, (number) => months[Number(number) - 1] ?? '')
    .replace(/\d/g, (digit) => digits[Number(digit)] ?? '');
}

/** `晚 6 个月`, `早 6 个月`, `不变`. `delay` in months, negative for earlier. */
export function delayWords(delay: number): string {
  if (delay === 0) return '不变';
  return `${delay > 0 ? '晚' : '早'} ${Math.abs(delay)} 个月`;
}
