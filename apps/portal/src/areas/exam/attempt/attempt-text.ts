import { calendarDaysLeft, clockWords, nearWords } from '@qianwei/api/time/words';
import type { Connection } from '@qianwei/machines/attempt/selectors';

/** The time of day of a moment in epoch ms: 20:14:33. */
export const timeOf = (moment: number): string => clockWords(moment);

/** The end of an attempt as a student reads it at `now`, both epoch ms: 21:02:45; 明天 00:40; 今晚 24:00. */
export const endWords = (endsAt: number, now: number): string =>
  calendarDaysLeft(endsAt, now) === 0 ? timeOf(endsAt) : nearWords(endsAt, now, 'end');

/** The numbers of questions with these indexes (from 0): 第 33、41、44 题; at most eight, then 等. */
export function questionsOf(indexes: readonly number[]): string {
  const maxShown = 8;
  const numbers = indexes.slice(0, maxShown).map((index) => index + 1);
  return `第 ${numbers.join('、')} ${indexes.length > maxShown ? '等' : ''}题`;
}

/** Cause of a trouble that keeps answers from the server, and its end: 网络中断 … 联网后自动补传. */
interface Trouble {
  cause: string;
  after: string;
}

const troubles: Record<Connection, Trouble | null> = {
  working: null,
  offline: { cause: '网络中断', after: '联网后' },
  silent: { cause: '服务器没有回应', after: '恢复后' },
  sessionLost: { cause: '登录已失效', after: '登录后' },
};

/** The trouble with a connection; null while calls get through. */
export const troubleOf = (connection: Connection): Trouble | null => troubles[connection];
