import { timingSafeEqual } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { RuleType } from '@qianwei/api/contract/thesis/stage';
import { Refusal } from '../../../http/refusal.ts';
import type { Secrets } from '../../../secrets.ts';

/** A student, and the version of a rule that was opened. */
export interface RuleOpening {
  readonly studentId: string;
  readonly planId: string;
  readonly ruleType: RuleType;
  readonly version: string;
}

/** Age up to which an opening holds, ms. */
const maxAgeMs = 24 * 60 * 60_000;

function signed(secrets: Secrets, { studentId, planId, ruleType, version }: RuleOpening, at: string): string {
  return `${at}.${secrets.sign(JSON.stringify(['rule-opening', studentId, planId, ruleType, version, at]))}`;
}

/** Proof that the student opened this version at this moment. */
export const signOpening = (secrets: Secrets, opened: RuleOpening, now: Date): string =>
  signed(secrets, opened, String(now.getTime()));

/** Seconds since an opening. Throws 1050003 for one that is of something else, none, or older than a day. */
export function secondsSince(secrets: Secrets, opened: RuleOpening, opening: string, now: Date): number {
  const at = opening.slice(0, opening.indexOf('.'));
  const [received, wanted] = [Buffer.from(opening), Buffer.from(signed(secrets, opened, at))];
  const isOurs = received.length === wanted.length && timingSafeEqual(received, wanted);
  const age = now.getTime() - Number(at);
  if (!isOurs || age > maxAgeMs)
    throw new Refusal(errorCode.stateForbids, '页面已打开太久，无法确认阅读时间，请刷新后重新阅读', {
      nextTime: null,
      way: { kind: 'NONE', because: 'AGAIN' },
    });
  return age / 1_000;
}
