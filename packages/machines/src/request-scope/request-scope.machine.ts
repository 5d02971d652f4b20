import { assign, createActor, emit, fromPromise, setup } from 'xstate';

/** Ends what the scope has asked for; `reason` reaches the aborted requests. */
export type RequestScopeEvent = { type: 'requests.cancelled'; reason?: string };

/** The calls of one cancel source are over; its number counts up from 0. */
export type RequestScopeFact = { type: 'source.aborted'; source: number; reason: string };

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The cancel source of all calls. A cancellation ends those of the present source; after the next tick there is
 * a fresh one, and calls made from then on are not cancelled (API-15).
 */
export const requestScopeMachine = setup({
  types: {
    context: {} as { readonly source: number },
    events: {} as RequestScopeEvent,
    emitted: {} as RequestScopeFact,
    tags: {} as 'open' | 'cancelled',
  },
  actors: { nextTick: fromPromise(nextTask) },
  actions: {
    abort: emit(({ context, event }) => ({
      type: 'source.aborted' as const,
      source: context.source,
      reason: event.reason ?? 'cancelled',
    })),
    renew: assign({ source: ({ context }) => context.source + 1 }),
  },
}).createMachine({
  id: 'request-scope',
  context: { source: 0 },
  initial: 'open',
  states: {
    open: { tags: 'open', on: { 'requests.cancelled': { target: 'cancelled', actions: 'abort' } } },
    cancelled: {
      tags: 'cancelled',
      invoke: { src: 'nextTick', onDone: { target: 'open', actions: 'renew' } },
    },
  },
});

/** A scope whose requests end together. */
export interface RequestScope {
  /** The signal for a call that starts now. Already aborted between a cancellation and the next tick. */
  readonly signal: AbortSignal;
  /** Cancels every call that holds the present signal. `reason` becomes the signal's. */
  cancel(reason?: string): void;
}

/** A running request scope with the `AbortController` that belongs to each source. */
export function startRequestScope(machine: typeof requestScopeMachine = requestScopeMachine): RequestScope {
  let controller = new AbortController();
  const actor = createActor(machine);
  actor.on('source.aborted', ({ reason }) => controller.abort(reason));
  actor.subscribe((snapshot) => {
    if (snapshot.hasTag('open') && controller.signal.aborted) controller = new AbortController();
  });
  actor.start();
  return {
    get signal() {
      return controller.signal;
    },
    cancel: (reason) => actor.send({ type: 'requests.cancelled', ...(reason && { reason }) }),
  };
}
