import type { checkExamApply } from '@qianwei/api/contract/academic/exam-plan';
import type { DataOf } from '@qianwei/api/endpoint';
import { type ApiError, isCancelled, toApiError } from '@qianwei/api/errors';
import type { BasketDraft } from '../shared/basket-draft.ts';

/** The server's answer about a basket. */
export type BasketCheck = DataOf<typeof checkExamApply>;

/** A basket as it is shown. */
export interface BasketState {
  readonly draft: BasketDraft;
  /** `local`: only on this device, until it can be sent. */
  readonly saving: 'saved' | 'saving' | 'local';
  /** The server's word on exactly this basket; null until it has come. */
  readonly check: BasketCheck | null;
  /** Why it could not be sent; null while there is no failure. */
  readonly problem: ApiError | null;
}

/** Access to the device and the network for keeping a basket. */
export interface BasketPorts {
  /** The basket of this student and period that has not reached the server; null without one. */
  stored(): BasketDraft | null;
  /** Keeps it on the device; null removes it. */
  store(draft: BasketDraft | null): void;
  /** Sends it; resolves once the server has kept it. `isChange`: the student has changed it; else it is only asked about. */
  send(draft: BasketDraft, isChange: boolean): Promise<BasketCheck>;
  /** Calls back after `ms`, once; what is returned prevents it. */
  later(callback: () => void, ms: number): () => void;
}

/** Keeps a basket on the device and on the server. */
export interface BasketSync {
  /** The same object until something changes. */
  state(): BasketState;
  /** The server's basket, as a page shows it that does not know the device yet; always the same object. */
  serverState(): BasketState;
  subscribe(listener: () => void): () => void;
  /** The student has changed it: kept on the device at once, sent within `sendAfterMs`. */
  change(draft: BasketDraft): void;
  /**
   * Adopts the basket of a fresh answer unless a local change is unsent. With `check` the server is asked what follows
   * from it, also from an empty one: the month of graduation.
   */
  adopt(server: BasketDraft, options: { readonly check: boolean }): void;
  /** Sends what waits on the device: the page is opened, or there is a network again. */
  retry(): void;
  /** Resolves once nothing is under way; nothing is sent any more until the next change. */
  settle(): Promise<void>;
  /** Empties the basket once its courses are registered. */
  empty(): void;
  /** Ends the timer. What is unsent stays on the device. */
  pause(): void;
}

/** A change is sent when none has followed for this time, in ms. */
export const sendAfterMs = 400;

const isSame = (a: BasketDraft, b: BasketDraft) =>
  a.areaCode === b.areaCode && a.codes.toSorted().join() === b.codes.toSorted().join();

/**
 * Keeps a basket so that nothing is lost: on the device at once, then on the server, one request at a time and the latest
 * choice last. It leaves the device with the server's word. The server's own basket counts only while nothing of the
 * student's waits, so the order in which answers come does not matter.
 */
export function createBasketSync(ports: BasketPorts, server: BasketDraft): BasketSync {
  /** The student's choice that the server has not confirmed. */
  let unsent = ports.stored();
  /** A draft without a change of the student, to be checked only. */
  let draftToCheck: BasketDraft | null = null;
  let inFlight: Promise<void> | null = null;
  let cancelTimer: (() => void) | null = null;
  const serverState: BasketState = { draft: server, saving: 'saved', check: null, problem: null };
  let state: BasketState = unsent === null ? serverState : { ...serverState, draft: unsent, saving: 'local' };
  const listeners = new Set<() => void>();

  const show = (change: Partial<BasketState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const stopTimer = () => {
    cancelTimer?.();
    cancelTimer = null;
  };
  const schedule = (ms: number) => {
    stopTimer();
    cancelTimer = ports.later(() => {
      cancelTimer = null;
      sendNow();
    }, ms);
  };

  function sendNow() {
    const draft = unsent ?? draftToCheck;
    // The running request sends the newest draft when it finishes.
    if (draft === null || inFlight !== null) return;
    if (draft === unsent) show({ saving: 'saving' });
    inFlight = sendDraft(draft);
  }

  async function sendDraft(draft: BasketDraft) {
    try {
      const check = await ports.send(draft, draft === unsent);
      confirm(draft, check);
    } catch (error) {
      fail(draft, error);
    }
    inFlight = null;
    const next = unsent ?? draftToCheck;
    if (next !== draft && cancelTimer === null) sendNow();
  }

  function confirm(draft: BasketDraft, check: BasketCheck) {
    if (draftToCheck === draft) draftToCheck = null;
    if (unsent === draft) {
      unsent = null;
      ports.store(null);
    }
    if (unsent !== null || !isSame(state.draft, draft)) return;
    show({ draft: { ...draft, codes: check.courseCodes }, saving: 'saved', check, problem: null });
  }

  function fail(draft: BasketDraft, error: unknown) {
    if (draftToCheck === draft) draftToCheck = null;
    if (unsent !== draft) return;
    show({ saving: 'local', problem: isCancelled(error) ? null : toApiError(error) });
  }

  return {
    state: () => state,
    serverState: () => serverState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(draft) {
      unsent = draft;
      draftToCheck = null;
      ports.store(draft);
      show({ draft, saving: 'saving', check: null, problem: null });
      schedule(sendAfterMs);
    },
    adopt(basket, { check }) {
      if (unsent !== null) return;
      if (!isSame(basket, state.draft)) show({ draft: basket, check: null, problem: null });
      if (!check || state.check !== null) return;
      draftToCheck = state.draft;
      sendNow();
    },
    retry() {
      if (unsent !== null && inFlight === null) schedule(0);
    },
    async settle() {
      stopTimer();
      while (inFlight !== null) {
        await inFlight;
        stopTimer();
      }
    },
    empty() {
      stopTimer();
      unsent = null;
      draftToCheck = null;
      ports.store(null);
      show({ draft: { ...state.draft, codes: [] }, saving: 'saved', check: null, problem: null });
    },
    pause: stopTimer,
  };
}
