import { errorCode } from '@qianwei/api/contract/envelope';
import { formatMoment } from '@qianwei/api/time/moment';
import { nearWords } from '@qianwei/api/time/words';
import {
  countFailure,
  countFailures,
  type Failures,
  failuresOf,
  forgetFailures,
  type Patience,
  usualPatience,
} from '../../credentials/failures.ts';
import { seenDevice } from '../../credentials/known-device.ts';
import type { CallContext } from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import type { LoginAccount } from './login.queries.ts';

/** Failures of a name or a network after which a captcha is asked for. */
const captchaAfter = 2;
/** Wrong passwords that strangers enter for one account before it is on its guard, and how long that lasts. */
const strangers: Patience = { max: 20, minutes: 24 * 60 };
/** Patience with a network for an account on its guard: a right password still passes, guessing does not pay. */
const waryPatience: Patience = { max: 1, minutes: 60 };
/** Names that may fail from one network before strangers there have to wait. */
const names: Patience = { max: 50, minutes: 15 };

/** Somebody who tries to log in by password: what they may still try, and what a failure is counted for. */
export interface LoginGuard {
  /** Key by which tries take turns. */
  readonly turn: string;
  /** A captcha has to be solved with this try. */
  readonly wantsCaptcha: boolean;
  /** Counts the try before it is compared. Throws 1050003 when there is none left. */
  begin(): Promise<void>;
  /** Counts what the try has cost everybody else. Resolves with how many are left, and whether the next needs a captcha. */
  failed(): Promise<{ left: number; until: Date; wantsCaptcha: boolean }>;
  /** The try was right: only its own count is forgotten, never a network's or an account's. */
  succeeded(): Promise<void>;
}

/**
 * 1050003 with the time when a password may be tried again, by the clock and rounded up to a minute. `lockedUntil` is for
 * the page, which offers the way in that is open meanwhile; no captcha opens a lock.
 */
export function lockRefusal({ clock }: Pick<CallContext, 'clock'>, until: Date): Refusal {
  const opens = Math.ceil(until.getTime() / 60_000) * 60_000;
  const when = nearWords(opens, clock.now().getTime());
  return new Refusal(errorCode.stateForbids, `账号已锁定，${when} 后可再试或使用短信登录。`, {
    lockedUntil: formatMoment(opens),
    captchaRequired: false,
  });
}

/**
 * Guards a typed name. Tries are counted for the name together with where they come from: a browser from which the
 * account has been logged into, or else the network. So nobody elsewhere can use them up, and two names of one account
 * do not reveal that they are the same. Accounts and networks have counts of their own, which nobody's success clears. A name
 * that nobody has is guarded alike, by as many statements.
 */
export async function guardLogin(
  context: CallContext,
  found: readonly LoginAccount[],
  typed: string,
): Promise<LoginGuard> {
  const device = await seenDevice(context);
  const isKnown = found.some(({ account }) => device.accountIds.has(account.id));
  const source = isKnown ? `device:${device.hash}` : `network:${context.network}`;
  const own = `login:${typed} ${source}`;
  const network = `login-network:${context.network}`;
  const namesOf = `login-names:${context.network}`;
  const accounts =
    found.length > 0
      ? found.map(({ account }) => `login-strangers:${account.id}`)
      : [`login-strangers-unknown:${typed}`];

  const failures = await failuresOf(context, [own, network, namesOf, ...accounts]);
  const countOf = (subject: string) => failures.get(subject)?.count ?? 0;
  const isWary = !isKnown && accounts.some((subject) => countOf(subject) >= strangers.max);
  const patience = isWary ? waryPatience : usualPatience;
  const before = failures.get(own);
  if (before !== undefined && before.count >= patience.max) throw lockRefusal(context, before.until);
  const counted = !isKnown && !context.limitsLifted;
  const crowd = failures.get(namesOf);
  if (counted && crowd !== undefined && crowd.count >= names.max) throw crowdRefusal(context, crowd.until);

  let tried: Failures = { count: 0, until: context.clock.now() };
  return {
    turn: own,
    wantsCaptcha: isWary || countOf(own) >= captchaAfter || (counted && countOf(network) >= captchaAfter),
    async begin() {
      tried = await countFailure(context, own, patience);
      if (tried.count > patience.max) throw lockRefusal(context, tried.until);
    },
    async failed() {
      const left = patience.max - tried.count;
      if (isKnown) return { left, until: tried.until, wantsCaptcha: tried.count >= captchaAfter };
      await countFailures(context, accounts, strangers);
      const isFirst = tried.count === 1;
      const [ofNetwork] = await countFailures(context, [network], usualPatience);
      if (isFirst) await countFailures(context, [namesOf], names);
      const wantsCaptcha =
        tried.count >= captchaAfter || (!context.limitsLifted && (ofNetwork?.count ?? 0) >= captchaAfter);
      return { left, until: tried.until, wantsCaptcha };
    },
    succeeded: () => forgetFailures(context, own),
  };
}

function crowdRefusal({ clock }: CallContext, until: Date): Refusal {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1000));
  const text = `当前网络登录失败次数过多，请 ${Math.ceil(retryAfter / 60)} 分钟后再试，或使用短信登录`;
  return new Refusal(errorCode.tooFrequent, text, { retryAfter });
}
