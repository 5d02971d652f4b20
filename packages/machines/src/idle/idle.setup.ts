import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { noStorage, writeJson } from '../storage/storage.ts';
import type { IdleContext, IdleEvent, IdleFact, IdleInput } from './idle-events.ts';
import { hasSlept, isDue, isOver, isStale, nextLook, nextSecond } from './idle-time.ts';
import { LAST_USE_KEY, type LastUse, parseLastUse } from './last-use.ts';

/** The minimum interval at which a tab writes that the session is in use, ms. */
const minWriteIntervalMs = 15_000;

const lastUseIn = (event: IdleEvent): LastUse | null =>
  event.type === 'storage.changed' && event.key === LAST_USE_KEY ? parseLastUse(event.value) : null;

/** Guards and actions of the idle machine, by name. `now`: ms since 1970, by the server's clock. */
export const idleSetUp = (now: () => number) =>
  setup({
    types: {
      context: {} as IdleContext,
      events: {} as IdleEvent,
      emitted: {} as IdleFact,
      input: {} as IdleInput,
      tags: {} as 'warning' | 'asking',
    },
    actors: {
      storage: noStorage,
      /** Makes a call that needs a token. Rejects when no answer came. */
      renew: fromPromise<void>(() => Promise.resolve()),
    },
    delays: {
      look: ({ context }) => nextLook(context, now()),
      second: ({ context }) => nextSecond(context, now()),
      rest: 30_000,
    },
    guards: {
      isOpened: ({ event }) => event.type === 'session.changed' && event.isOpen,
      hasNoLimit: ({ event }) => event.type === 'limit.known' && event.seconds === null,
      isInUse: ({ context }) => context.isOpen && context.limit !== null,
      isDue: ({ context }) => isDue(context, now()),
      isOver: ({ context }) => isOver(context, now()),
      isOverAsleep: ({ context }) => isOver(context, now()) && hasSlept(context, now()),
      isStale: ({ context }) => isStale(context, now()),
      isOwnKey: ({ event }) => lastUseIn(event) !== null,
      isToldOver: ({ context, event }) => {
        const lastUse = lastUseIn(event);
        return lastUse?.isOver === true && lastUse.at >= context.at && !context.isAnswering;
      },
    },
    actions: {
      begin: assign(({ context }) => ({
        isOpen: true,
        at: now(),
        until: context.isAnswering ? context.until : null,
        seenInVain: 0,
        lookedAt: now(),
        hasFailed: false,
      })),
      end: assign({ isOpen: false, until: null, seenInVain: 0 }),
      takeLimit: assign(({ event }) =>
        event.type === 'limit.known' ? { limit: event.seconds === null ? null : event.seconds * 1000 } : {},
      ),
      count: assign({ at: () => now(), seenInVain: 0, hasFailed: false }),
      applyLastUse: assign(({ context, event }) => {
        const lastUse = lastUseIn(event);
        if (lastUse === null) return {};
        const until = context.isAnswering ? context.until : lastUse.until;
        return { at: Math.max(context.at, lastUse.at), until, hasFailed: false };
      }),
      beginAttempt: assign(({ event }) =>
        event.type === 'attempt.begun' ? { isAnswering: true, until: event.until } : {},
      ),
      leaveAttempt: assign({ isAnswering: false }),
      endAttempt: assign({ isAnswering: false, until: null }),
      /** A clock that was set back does not extend the session. */
      look: assign(({ context: { at, seenInVain } }) => ({
        lookedAt: now(),
        at: Math.min(at, now()),
        seenInVain: Math.min(seenInVain, now()),
      })),
      noteInVain: assign({ seenInVain: () => now() }),
      fail: assign({ hasFailed: true }),
      tryAgain: assign({ hasFailed: false }),
      write: enqueueActions(({ context, enqueue }, { over }: { over: boolean }) => {
        enqueue.cancel('write');
        if (!context.isOpen || context.limit === null) return;
        const lastUse: LastUse = { at: context.at, until: context.until, isOver: over };
        enqueue.sendTo('storage', writeJson('local', LAST_USE_KEY, lastUse));
        enqueue.assign({ writtenAt: now() });
      }),
      writeSoon: enqueueActions(({ context, enqueue }) => {
        const wait = Math.min(minWriteIntervalMs, context.writtenAt + minWriteIntervalMs - now());
        enqueue.cancel('write');
        enqueue.raise({ type: 'write.due' }, wait > 0 ? { id: 'write', delay: wait } : {});
      }),
      drop: enqueueActions(({ context, enqueue }) => {
        enqueue.cancel('write');
        if (context.limit !== null) enqueue.sendTo('storage', writeJson('local', LAST_USE_KEY, null));
      }),
      report: emit({ type: 'session.idle' }),
    },
  });
