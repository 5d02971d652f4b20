import { errorCode } from '@qianwei/api/contract/envelope';
import { nearWords } from '@qianwei/api/time/words';
import type { CallContext } from '../http/implement.ts';
import { countOne, limitRate } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';

/** A kind of lookup, and how often it may be made. */
export interface LookupKind {
  /** Counted on its own, such as `search-id`. */
  readonly name: string;
  /** Lookups of one identity number a day, by one asker and by all together before it is guarded. */
  readonly perNumber: number;
}

/** Lookups a minute, of all kinds together, of one browser that is known or one network. */
const perMinute = 5;
/** Tries a minute, also those whose proof is wrong: so many that a neighbour's wrong captchas keep nobody from looking up. */
const triesPerMinute = 60;
/** Lookups a day of one kind, from one such browser or network: a whole computer room or a mobile network may share its address. */
const perAsker = 100;
const daySeconds = 86_400;

/**
 * Counts a try, then its proof, then the lookup that it lets in: a wrong proof uses up no lookup of those who share the network.
 * Neither captchas nor codes are guessed: each is good for one try, or five. Throws 1040003, and what `requireProof` throws.
 */
export async function limitTries(context: CallContext, requireProof: () => Promise<void>): Promise<void> {
  const subject = context.countedAs;
  await limitRate(context, { name: 'lookup-try', subject, max: triesPerMinute, seconds: 60 });
  await requireProof();
  await limitRate(context, { name: 'lookup-minute', subject, max: perMinute, seconds: 60 });
}

/**
 * Counts a lookup, whether the number belongs to somebody or not, and says how many are left today to this asker: how
 * often others have looked the number up stays out of it. Above the common limit of a number each asker keeps one lookup an
 * hour (ADR 11): whoever knows a number does not keep its owner out. Throws 1040003 when a limit is reached. The asker's own
 * come first: one that is refused already must not use up the lookups of somebody else's number.
 */
export async function countLookup(
  context: CallContext,
  { name, perNumber }: LookupKind,
  idCardHash: string,
): Promise<number> {
  const { countedAs, deviceCookie } = context;
  const place = deviceCookie.value === null ? '同一网络' : '同一设备';
  const own = `${idCardHash} ${countedAs}`;
  const limits = [
    { name: `${name}-network`, subject: countedAs, max: perAsker, whose: place },
    { name: `${name}-asker`, subject: own, max: perNumber, whose: '同一证件号' },
  ];
  const lefts: number[] = [];
  for (const { whose, ...limit } of limits) {
    const { left, until } = await countOne(context, { ...limit, seconds: daySeconds });
    if (left < 0) throw usedUp(context, `今天的查询次数已用完，${whose}每天可查 ${limit.max} 次`, until);
    lefts.push(left);
  }
  const common = { name, subject: idCardHash, max: perNumber, seconds: daySeconds };
  if ((await countOne(context, common)).left < 0) {
    const guarded = { name: `${name}-guarded`, subject: own, max: 1, seconds: 3600 };
    const { left, until } = await countOne(context, guarded);
    if (left < 0) throw usedUp(context, '为防止他人冒查，这个证件号暂时每小时可查 1 次', until);
  }
  return Math.min(...lefts);
}

function usedUp({ clock }: CallContext, limit: string, until: Date): Refusal {
  const now = clock.now().getTime();
  return new Refusal(
    errorCode.tooFrequent,
    `${limit}。请在 ${nearWords(until.getTime(), now)} 之后再查，或登录后查看。`,
    { retryAfter: Math.max(1, Math.ceil((until.getTime() - now) / 1000)) },
  );
}

/**
 * 1050005 for a lookup without a result, in the same words and bytes whatever is wrong: the name, the number, the phone, or
 * that there is nothing to show. `data` is what everybody may read, never what depends on the person.
 */
export const noMatch = (leftToday: number, data: Readonly<Record<string, unknown>> = {}): Refusal =>
  new Refusal(errorCode.notFound, '未查询到匹配信息，请核对姓名与证件号后重试', { leftToday, ...data });
