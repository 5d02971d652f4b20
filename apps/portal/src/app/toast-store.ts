import type { Notify, ToastContent } from '../shared/page/notify.tsx';

/**
 * Toasts between `notify` and the region: the region's code arrives with the first toast, and takes over what
 * has gathered until then, so that none is lost, however late it comes.
 */
export interface ToastStore {
  notify: Notify;
  /** Calls `listener` when the first toast comes. */
  subscribe(listener: () => void): () => void;
  hasStarted(): boolean;
  /** Passes all waiting toasts to `take`, then those of each tick at once, until the returned function is called. */
  drain(take: (notices: readonly ToastContent[]) => void): () => void;
}

/** Creates the store of a tab. */
export function createToastStore(): ToastStore {
  const waiting: ToastContent[] = [];
  const listeners = new Set<() => void>();
  let take: ((notices: readonly ToastContent[]) => void) | null = null;
  let started = false;
  const handOver = () => {
    if (take !== null && waiting.length > 0) take(waiting.splice(0));
  };
  return {
    notify(notice) {
      waiting.push(notice);
      if (waiting.length === 1) queueMicrotask(handOver);
      if (started) return;
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
      handOver();
      return () => {
        take = null;
      };
    },
  };
}
