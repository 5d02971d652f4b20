import { errorOf, outputOf } from '../calls/outcome.ts';
import { earlierInput, keepInput, sendInput, settleEarlierInput, settleInput } from './heartbeat.ts';
import type { PlaybackSetUp } from './playback.setup.ts';

/**
 * Everything that was watched is written on this device first, then sent, and deleted here only when the server says that it
 * has it. Records of earlier tokens go first, each with its own token.
 */
export const savingState = (setUp: PlaybackSetUp) => {
  const written = { type: 'endWrite', params: outputOf } as const;
  const unwritten = { type: 'endWrite', params: { isPersisted: false } } as const;
  const failed = { type: 'recordFailure', params: errorOf } as const;
  const refused = { type: 'recordProblem', params: errorOf } as const;
  const answered = { target: 'settling', actions: { type: 'applyAnswer', params: outputOf } } as const;
  const unanswered = [
    { guard: 'isSessionEnd', target: 'failing', actions: [failed, 'halt'] },
    { guard: 'isTransient', target: 'failing', actions: failed },
    { target: 'failing', actions: [failed, refused, 'halt'] },
  ] as const;
  /** During a call, which may wait long for its answer, this device keeps what is watched. */
  const meanwhile = {
    calling: {
      after: {
        heartbeat: [
          { guard: 'isDirty', target: 'keeping' },
          { target: 'calling', reenter: true },
        ],
      },
      on: {
        'save.wanted': [
          { guard: 'isDirty', target: 'keeping', actions: 'rememberWant' },
          { actions: 'rememberWant' },
        ],
      },
    },
    keeping: {
      entry: 'cut',
      invoke: {
        src: 'store',
        input: keepInput,
        onDone: { target: 'calling', actions: written },
        onError: { target: 'calling', actions: unwritten },
      },
      on: { 'save.wanted': { target: 'keeping', reenter: true, actions: 'rememberWant' } },
    },
  } as const;
  return setUp.createStateConfig({
    initial: 'idle',
    states: {
      idle: {
        after: { heartbeat: 'deciding' },
        on: {
          'save.wanted': 'deciding',
          'network.online': 'deciding',
          'page.hidden': { guard: 'isDirty', target: 'flushing' },
        },
      },
      deciding: {
        always: [
          { guard: 'isDirty', target: 'persisting' },
          { guard: 'hasEarlier', target: 'sendingEarlier' },
          { target: 'idle' },
        ],
      },
      persisting: {
        tags: 'sending',
        entry: ['cut', 'clearWant'],
        invoke: {
          src: 'store',
          input: keepInput,
          onDone: { target: 'delivering', actions: written },
          onError: { target: 'delivering', actions: unwritten },
        },
        on: { 'save.wanted': { actions: 'rememberWant' }, 'page.hidden': 'flushing' },
      },
      delivering: { always: [{ guard: 'hasEarlier', target: 'sendingEarlier' }, { target: 'sending' }] },
      sendingEarlier: {
        tags: 'sending',
        initial: 'calling',
        states: meanwhile,
        invoke: {
          src: 'send',
          input: earlierInput,
          onDone: {
            target: 'settlingEarlier',
            actions: { type: 'applyEarlierAnswer', params: outputOf },
          },
          onError: [
            { guard: 'isSessionEnd', target: 'failing', actions: [failed, 'halt'] },
            { guard: 'isTransient', target: 'failing', actions: failed },
            { target: 'deciding', actions: 'skipEarlier' },
          ],
        },
        on: { 'page.hidden': { guard: 'isDirty', target: 'flushing' } },
      },
      settlingEarlier: {
        tags: 'sending',
        invoke: { src: 'store', input: settleEarlierInput, onDone: 'deciding', onError: 'deciding' },
        on: { 'page.hidden': { guard: 'isDirty', target: 'flushing' } },
      },
      sending: {
        tags: 'sending',
        initial: 'calling',
        states: meanwhile,
        entry: 'fill',
        invoke: { src: 'send', input: sendInput(false), onDone: answered, onError: unanswered },
        on: {
          // The page may be gone before the answer comes: what the running call carries goes once more.
          'page.hidden': 'flushing',
        },
      },
      /** The page may be gone at once: written and sent at the same time, by a call that outlives the page. */
      flushing: {
        tags: 'sending',
        initial: 'keeping',
        states: meanwhile,
        entry: ['cut', 'fill'],
        invoke: { src: 'send', input: sendInput(true), onDone: answered, onError: unanswered },
        on: { 'page.hidden': { guard: 'hasNewer', target: 'flushing', reenter: true } },
      },
      settling: {
        tags: 'sending',
        invoke: {
          src: 'store',
          input: settleInput,
          onDone: [
            { guard: 'isWanted', target: 'deciding', actions: written },
            { target: 'idle', actions: written },
          ],
          onError: { target: 'idle', actions: unwritten },
        },
        on: {
          'save.wanted': { actions: 'rememberWant' },
          'page.hidden': { guard: 'isDirty', target: 'flushing' },
        },
      },
      /** A call has failed: what was watched until now is on this device before it is tried again. */
      failing: { always: [{ guard: 'hasToken', target: 'keeping' }, { target: 'waiting' }] },
      keeping: {
        entry: 'cut',
        invoke: {
          src: 'store',
          input: keepInput,
          onDone: { target: 'waiting', actions: written },
          onError: { target: 'waiting', actions: unwritten },
        },
        on: { 'network.online': 'deciding', 'session.restored': 'deciding', retry: 'deciding' },
      },
      waiting: {
        after: {
          retryDelay: { guard: 'canRetry', target: 'deciding' },
          heartbeat: { guard: 'cannotRetry', target: 'failing' },
        },
        on: {
          'save.wanted': 'failing',
          'page.hidden': [{ guard: 'canSendNow', target: 'flushing' }, { target: 'failing' }],
          'network.online': { guard: 'canRetry', target: 'deciding' },
          'session.restored': 'deciding',
          retry: 'deciding',
          play: { guard: 'canPlay', target: 'deciding', actions: 'forgetFailure' },
        },
      },
    },
  });
};
