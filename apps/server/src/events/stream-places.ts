import { errorCode } from '@qianwei/api/contract/envelope';
import { Refusal } from '../http/refusal.ts';

/** Streams that are open at once: of a session, which has one for each tab that is seen, and of what it belongs to. */
const maxStreams = { session: 6, account: 18, network: 2000, process: 10_000 };

type Owners = Readonly<Record<Exclude<keyof typeof maxStreams, 'process'>, string>>;

/** The places for streams of this process. */
export interface StreamPlaces {
  /** Takes a place, and returns what frees it. Throws 1040003 when the owners have no more: the page then asks now and then. */
  take(owners: Owners): () => void;
}

/** Counts the open streams of this process. */
export function createStreamPlaces(): StreamPlaces {
  const taken = new Map<string, number>();
  return {
    take(owners) {
      const counted = (Object.keys(maxStreams) as (keyof typeof maxStreams)[]).map((kind) => ({
        key: kind === 'process' ? kind : `${kind} ${owners[kind]}`,
        max: maxStreams[kind],
      }));
      if (counted.some(({ key, max }) => (taken.get(key) ?? 0) >= max))
        throw new Refusal(errorCode.tooFrequent, '同时打开的页面过多，请关闭一些页面，60 秒后再试', {
          retryAfter: 60,
        });
      for (const { key } of counted) taken.set(key, (taken.get(key) ?? 0) + 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        for (const { key } of counted) {
          const left = (taken.get(key) ?? 0) - 1;
          if (left > 0) taken.set(key, left);
          else taken.delete(key);
        }
      };
    },
  };
}
