import { ApiError, noAnswerText } from '../errors.ts';

/** The signal of one call, and its release. */
interface Pending {
  /** Aborted with an `ApiError` of kind `cancelled` or `timeout`. */
  readonly signal: AbortSignal;
  /** Removes timer and listeners; to be called when the call is over. */
  release(): void;
}

/** All pending calls of a client. */
export interface CancelScope {
  /** Joins the scope until `release`; `timeout` in ms. */
  join(timeout: number, signal?: AbortSignal): Pending;
  /** Cancels what is pending, and what is started before the next tick (API-15). */
  cancelAll(): void;
}

const cancelled = () => new ApiError('cancelled', '');

/** The cancel source of a client: one for all its calls, replaced after the next tick of a cancellation (API-15). */
export function createCancelScope(): CancelScope {
  let source = new AbortController();
  return {
    join(timeout, own) {
      const call = new AbortController();
      const shared = source.signal;
      const cancel = () => call.abort(cancelled());
      const timer = setTimeout(() => call.abort(new ApiError('timeout', noAnswerText)), timeout);
      if (shared.aborted || own?.aborted) cancel();
      shared.addEventListener('abort', cancel);
      own?.addEventListener('abort', cancel);
      const release = () => {
        clearTimeout(timer);
        shared.removeEventListener('abort', cancel);
        own?.removeEventListener('abort', cancel);
      };
      return { signal: call.signal, release };
    },
    cancelAll() {
      source.abort();
      queueMicrotask(() => {
        source = new AbortController();
      });
    },
  };
}

/** Waits for `work`; when `signal` aborts first, rejects with its reason. */
export function until<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as unknown);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
