import type { DateTime } from '@qianwei/api/time/moment';
import { calendarDaysLeft, momentWords, msOf } from '@qianwei/api/time/words';
import { institution } from '../../institution/institution.ts';

/** True once the moment until which an answer was due has passed. `now` in ms, by the server's clock. */
export const isReplyOverdue = (replyBefore: DateTime | null, now: number): boolean =>
  replyBefore !== null && msOf(replyBefore) <= now;

/**
 * `最晚 2026年12月4日（周五）17:00 答复`; once that has passed, how long the answer is overdue and whom to call:
 * `应在 2026年12月4日（周五）17:00 前答复，已超过 3 天，请打自考办电话 025-0000-0000 询问`. No full stop.
 */
export function replyWords(replyBefore: DateTime, now: number): string {
  const at = momentWords(replyBefore, 'end');
  if (!isReplyOverdue(replyBefore, now)) return `最晚 ${at} 答复`;
  const days = -calendarDaysLeft(replyBefore, now, 'end');
  const late = days > 0 ? `已超过 ${days} 天` : '已过时限';
  return `应在 ${at} 前答复，${late}，请打自考办电话 ${institution.service.phone} 询问`;
}
