import type { CallContext } from '../http/implement.ts';
import { countOne, forgetRate, limitRate, type RateLimit } from '../http/rate-limit.ts';
import type { SmsRequest, SmsScene } from './sms-request.ts';

/** Seconds between two codes for one number and purpose (FORM-2). */
export const resendSeconds = 60;

/** Payer of a message: each kind has budgets of its own, so that none can use up another's. */
const payers: Record<SmsScene, 'login' | 'guest' | 'account'> = {
  LOGIN: 'login',
  PRACTICE_SIGNUP: 'guest',
  ENGLISH_SIGNUP: 'guest',
  SEARCH_ID: 'guest',
  SCORE_REVIEW: 'guest',
  PASSWORD: 'account',
  MOBILE: 'account',
};

const hour = 3600;
const day = 86_400;

/** One message per `resendSeconds` to a number, by purpose. */
const minuteOf = ({ scene, mobile }: SmsRequest): RateLimit => ({
  name: `sms-minute:${scene}`,
  subject: mobile,
  max: 1,
  seconds: resendSeconds,
});

/**
 * The limits of a request, the shortest first. Five an hour and ten a day for a number and purpose; a browser from
 * which the account has been logged into has as many of its own, which no stranger can use up. Of all that guests may
 * ask for, a number gets two a minute, and five an hour from one network: a stranger elsewhere leaves as many to the
 * student. From all networks but those browsers it gets twice of each, and the first one of an hour from each network, which
 * no other network's use up; all within twenty a day. What a session asks for is counted for its account, too, and what it
 * sends to a number that is not its own is counted as a guest's. A network gets thirty an hour; in a rush 120 numbers an hour.
 */
function limitsOf(request: SmsRequest, network: string, isFirst: boolean): RateLimit[] {
  const { scene, mobile, asker, device = null, isRush = false, toStranger = false } = request;
  const payer = payers[scene];
  const guest = `${mobile} ${device ?? network}`;
  const subject = { login: device === null ? mobile : `${mobile} ${device}`, guest, account: asker }[payer];
  const guests: RateLimit[] = [
    { name: 'sms-burst:guest', subject: mobile, max: 2, seconds: resendSeconds },
    { name: 'sms-hour:guest', subject: guest, max: 5, seconds: hour },
    ...(device === null
      ? [
          ...(isFirst ? [] : [{ name: 'sms-hour:guests', subject: mobile, max: 10, seconds: hour }]),
          { name: 'sms-day:guests', subject: mobile, max: 20, seconds: day },
        ]
      : []),
  ];
  const own: RateLimit[] = [
    { name: `sms-hour:${scene}`, subject, max: 5, seconds: hour },
    { name: `sms-day:${scene}`, subject, max: 10, seconds: day },
  ];
  const address: RateLimit = { name: 'sms-address', subject: network, max: 30, seconds: hour };
  const numbers: RateLimit = { name: 'sms-numbers', subject: network, max: 120, seconds: hour };
  const flood = isRush ? (isFirst ? [numbers] : []) : [address];
  return [
    minuteOf(request),
    ...(payer === 'guest' || toStranger ? guests : []),
    ...own,
    ...(device === null ? flood : []),
  ];
}

/** Lets the next request come at once: what never left must not make the student wait. */
export const forgetWait = (context: CallContext, request: SmsRequest): Promise<void> =>
  forgetRate(context, minuteOf(request));

/**
 * Counts a request. Throws 1040003 when one of its limits is reached; its minute, and that it was the first, do not count then, so that
 * a stranger whose messages are used up does not hold up the student's.
 */
export async function limitSms(context: CallContext, request: SmsRequest): Promise<void> {
  const { network } = context;
  const first: RateLimit = {
    ...{ name: 'sms-first', subject: `${request.mobile} ${network}`, max: 1, seconds: hour },
  };
  const isFirst = (await countOne(context, first)).left === 0;
  const undone: RateLimit[] = isFirst ? [first] : [];
  try {
    for (const limit of limitsOf(request, network, isFirst)) {
      await limitRate(context, limit);
      if (limit.seconds === resendSeconds) undone.push(limit);
    }
  } catch (error) {
    for (const limit of undone) await forgetRate(context, limit);
    throw error;
  }
}
