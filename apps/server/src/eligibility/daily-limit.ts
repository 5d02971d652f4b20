import type { Way } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import { momentWords } from '@qianwei/api/time/words';
import type { Session } from '../http/implement.ts';
import { type Counter, countRate } from '../http/rate-limit.ts';
import { blocked } from './eligibility.ts';

/** Limit of an act that a student can repeat, each time leaving rows behind. */
interface DailyLimit {
  /** As in RateLimit. */
  readonly name: string;
  /** Record that is acted on, such as an exam period; each counts on its own. */
  readonly bizId: string;
  /** How often in 24 hours, counted from the first. */
  readonly max: number;
  /** Chinese, such as 同一考期的报考和撤销. */
  readonly noun: string;
  /** Way on for the student until then. */
  readonly way: Way;
}

/**
 * Counts one in the transaction of the context, so that what is rolled back does not count. Refuses with 1050006, the
 * next time and the way once there were `max`.
 */
export async function limitDaily(
  context: Counter & { readonly session: Pick<Session, 'studentId'> },
  { name, bizId, max, noun, way }: DailyLimit,
): Promise<void> {
  const subject = `${context.session.studentId}:${bizId}`;
  const nextTime = await countRate(context, { name, subject, max, seconds: 24 * 3600 });
  if (nextTime === null) return;
  const reason = `${noun} 24 小时内最多 ${max} 次，请在 ${momentWords(nextTime.getTime())} 后再试`;
  throw blocked(errorCode.limitReached, { reason, way, nextTime });
}
