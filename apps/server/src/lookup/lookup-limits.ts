import { errorCode } from '@qianwei/api/contract/envelope';
import { nearWords } from '@qianwei/api/time/words';
import type { CallContext } from '../http/implement.ts';
import { countOne, limitRate } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';

/** A kind of lookup, and how often it may be made. */
export interface LookupKind {
  /** Counted on its own, such as `search-id`. */
  readonly name: string;
  /** Lookups of one identity number a day. */
  readonly perNumber: number;
}

/** Tries of one network a minute, of all kinds together. */
const perMinute = 5;
/** Lookups from one network a day, of one kind: a whole computer room or a mobile network may share its address. */
const perNetwork = 100;
const daySeconds = 86_400;

/** Counts a try before its proof is looked at, so that neither captchas nor codes are guessed. Throws 1040003. */
export const limitTries = (context: CallContext): Promise<void> =>
  limitRate(context, { name: 'lookup-minute', subject: context.network, max: perMinute, seconds: 60 });

/**
 * Counts a lookup, whether the number belongs to somebody or not, and says how many are left today to this network: how
 * often others have looked the number up stays out of it. Throws 1040003 when a limit of the day is reached. The network
 * comes first: one that is refused already must not use up the lookups of somebody else's number.
 */
export async function countLookup(
  context: CallContext,
  { name, perNumber }: LookupKind,
  idCardHash: string,
): Promise<number> {
  const { network } = context;
  const own = `${idCardHash} ${network}`;
  const limits = [
    { name: `${name}-network`, subject: network, max: perNetwork, whose: '同一网络', isTold: true },
    { name: `${name}-asker`, subject: own, max: perNumber, whose: '同一证件号', isTold: true },
    { name, subject: idCardHash, max: perNumber, whose: '同一证件号', isTold: false },
  ];
  const lefts: number[] = [];
  for (const { whose, isTold, ...limit } of limits) {
    const { left, until } = await countOne(context, { ...limit, seconds: daySeconds });
    if (left < 0) throw usedUp(context, whose, limit.max, until);
    if (isTold) lefts.push(left);
  }
  return Math.min(...lefts);
}

function usedUp({ clock }: CallContext, whose: string, max: number, until: Date): Refusal {
  const now = clock.now().getTime();
  return new Refusal(
    errorCode.tooFrequent,
    `今天的查询次数已用完，${whose}每天可查 ${max} 次。请在 ${nearWords(until.getTime(), now)} 之后再查，或登录后查看。`,
    { retryAfter: Math.max(1, Math.ceil((until.getTime() - now) / 1000)) },
  );
}

/**
 * 1050005 for a lookup without a result, in the same words and bytes whatever is wrong: the name, the number, the phone, or
 * that there is nothing to show. `data` is what everybody may read, never what depends on the person.
 */
export const noMatch = (leftToday: number, data: Readonly<Record<string, unknown>> = {}): Refusal =>
  new Refusal(errorCode.notFound, '未查询到匹配信息，请核对姓名与证件号后重试', { leftToday, ...data });
