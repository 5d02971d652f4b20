import type { Notice, Notify } from '../shared/notify.tsx';

/**
 * Toasts between `notify` and the region: the region's code arrives with the first toast, and takes over what
 * has gathered until then.
 */
export interface ToastStore {
  notify: Notify;
  /** Hears when the first toast comes. */
  subscribe(listener: () => void): () => void;
  hasStarted(): boolean;
  /** The region takes everything that has gathered, and from then on each toast as it comes. */
  drain(take: Notify): () => void;
}

export function createToastStore(): ToastStore {
  const waiting: Notice[] = [];
  const listeners = new Set<() => void>();
  let take: Notify | null = null;
  let started = false;
  return {
    notify(notice) {
      if (take !== null) return take(notice);
      waiting.push(notice);
      started = true;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasStarted: () => started,
    drain(taker) {
      take = taker;
      for (const notice of waiting.splice(0)) taker(notice);
      return () => {
        take = null;
      };
    },
  };
}
