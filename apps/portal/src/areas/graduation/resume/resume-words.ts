import { type ResumeLine, resumeKindTitles } from '@qianwei/api/contract/graduation/graduation-document';
import { type MonthGap, type MonthSpan, monthNumber } from '@qianwei/api/contract/graduation/month-span';
import { parseMoment } from '@qianwei/api/time/moment';
import { monthWords } from '@qianwei/api/time/words';

/** 2019年7月 of `2019-07`. */
export const monthName = (month: string): string => monthWords(parseMoment(`${month}-01`));

/** 2019-07 至 2020-06, 2023-05 至今. */
export const spanWords = ({ from, to }: MonthSpan): string => {
  const start = from === '' ? '起始月份未填' : from;
  return to === '' ? `${start} 至今` : `${start} 至 ${to}`;
};

/** 空 12 个月 */
export const gapWords = ({ months }: Pick<MonthGap, 'months'>): string => `空 ${months} 个月`;

/** Months of a span, both ends included; one that goes on ends with the month before `now`, which a gap does not count. */
export const monthCount = ({ from, to }: MonthSpan, now: string): number =>
  monthNumber(to === '' ? now : to) - monthNumber(from) + (to === '' ? 0 : 1);

/** Words of a line on the ruler. */
export const rulerLabel = ({ kind, place, post }: ResumeLine): string =>
  (kind === 'WORK' && post) || place || resumeKindTitles[kind];
