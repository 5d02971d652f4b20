import { errorCode } from '@qianwei/api/contract/envelope';
import { Refusal } from './refusal.ts';

/** How many calls without a proven session this process takes: at once, and a second after that. */
const guests = { burst: 1200, perSecond: 20 };
/**
 * Calls of one account: how many are under way at once, and how many wait. `change`: those that change something or bring a file.
 * `read`: all others; a browser that opens its tabs of yesterday asks for some sixty things at once.
 */
const places = { change: { underWay: 4, waiting: 26 }, read: { underWay: 4, waiting: 120 } };

/** Use of a call: what it takes a place from. */
type CallUse = keyof typeof places;
/** Networks and devices that are remembered; the longest unseen go first. */
const maxBuckets = 50_000;

/** Decides, before a request is read, whether there is room for it. */
export interface Admission {
  /**
   * Counts a call without a living session for its network, or for its device when it is known. Throws 1040003
   * (`data.retryAfter`) when that has asked too much.
   */
  guest(counted: string): void;
  /**
   * Runs a call of an account, its `key`: four at once that change something and four that read, the others when it is their
   * turn, since inside the database they would wait with the connections of everybody else. Throws 1040003 when 26, of those
   * that read 120, wait.
   */
  withPlace<Result>(use: CallUse, key: string, run: () => Promise<Result>): Promise<Result>;
}

const tooFrequent = (seconds: number) =>
  new Refusal(errorCode.tooFrequent, `操作过于频繁，请 ${seconds} 秒后再试`, { retryAfter: seconds });

interface Bucket {
  left: number;
  /** Milliseconds of the clock. */
  filledAt: number;
}

/**
 * Kept in this process: a statement for each call would cost more than what it guards. `now` returns ms; `lifted` lets
 * every guest in.
 */
export function createAdmission(now: () => number, lifted: boolean): Admission {
  const buckets = new Map<string, Bucket>();
  const accounts = new Map<string, { underWay: number; waiting: (() => void)[] }>();

  function bucketOf(counted: string): Bucket {
    const at = now();
    const { left, filledAt } = buckets.get(counted) ?? { left: guests.burst, filledAt: at };
    const gained = (Math.max(0, at - filledAt) / 1000) * guests.perSecond;
    const bucket = { left: Math.min(guests.burst, left + gained), filledAt: at };
    // Inserted again, so that the first of the map is the longest unseen.
    buckets.delete(counted);
    buckets.set(counted, bucket);
    return bucket;
  }

  return {
    guest(counted) {
      if (lifted) return;
      const bucket = bucketOf(counted);
      if (bucket.left < 1) throw tooFrequent(Math.ceil((1 - bucket.left) / guests.perSecond));
      bucket.left -= 1;
      const [oldest] = buckets.keys();
      if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest);
    },
    async withPlace(use, key, run) {
      const counted = `${use} ${key}`;
      const account = accounts.get(counted) ?? { underWay: 0, waiting: [] };
      if (account.waiting.length >= places[use].waiting) throw tooFrequent(1);
      accounts.set(counted, account);
      if (account.underWay < places[use].underWay) account.underWay += 1;
      else await new Promise<void>((resolve) => account.waiting.push(resolve));
      try {
        return await run();
      } finally {
        // Later, since the embedded database answers at once: until then what others have sent meanwhile is read.
        setImmediate(() => {
          // The place goes to the call that has waited longest.
          const next = account.waiting.shift();
          if (next !== undefined) next();
          else account.underWay -= 1;
          if (account.underWay === 0) accounts.delete(counted);
        });
      }
    },
  };
}
