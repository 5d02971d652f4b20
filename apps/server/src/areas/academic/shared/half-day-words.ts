import { dayWords } from '@qianwei/api/time/words';
import type { examSession } from '../../../db/schema/academic.ts';

/** `1月9日下午`. */
export const halfDayWords = ({
  date,
  start,
}: Pick<typeof examSession.$inferSelect, 'date' | 'start'>): string =>
  `${dayWords(date).replace(/^\d+年/, '')}${start < '12:00' ? '上午' : '下午'}`;
