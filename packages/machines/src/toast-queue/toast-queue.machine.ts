import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { durationOf, elapse, nextExpiry, type QueuedToast, raise, type ToastInput } from './queue.ts';

/** Why the time is paused (TOAST-2). */
export type PauseReason = 'hover' | 'focus' | 'drag' | 'hidden';

/** The context of the machine. */
export interface ToastQueueContext {
  /** On screen: the first `limit`; the others wait, in the order in which they came. */
  readonly toasts: readonly QueuedToast[];
  readonly limit: number;
  readonly importantStay: boolean;
  readonly pauses: readonly PauseReason[];
  /** The moment up to which `remaining` has been counted, by the clock of `now`. */
  readonly countedAt: number;
  readonly nextId: number;
}

/** The events of the queue. */
export type ToastQueueEvent =
  /** One toast, or at once all of a tick, which costs little more than one. */
  | { type: 'toast.raised'; toast: ToastInput | readonly ToastInput[] }
  | { type: 'toast.closed'; id: string }
  /** Escape, with no toast focused. */
  | { type: 'newest.closed' }
  | { type: 'all.closed' }
  | { type: 'action.chosen'; id: string }
  | { type: 'time.paused'; reason: PauseReason }
  | { type: 'time.resumed'; reason: PauseReason };

/** The student chose the action of a toast, which is then closed. */
export type ToastQueueFact = { type: 'action.chosen'; toastId: string; actionId: string };

/** The options of a queue. */
export interface ToastQueueInput {
  /** Toasts on screen at once. Default 3. */
  limit?: number;
  /** Errors and toasts with an action stay until closed, unless they have a duration of their own. Default false. */
  importantStay?: boolean;
}

/** The part of the queue that the view shows. */
export type ToastView = Pick<QueuedToast, 'id' | 'type' | 'text' | 'count' | 'action'>;

/** Longer delays overflow a browser's timer, which would then fire at once. */
const LONGEST_DELAY = 2 ** 31 - 1;

const isSeveral = (toast: ToastInput | readonly ToastInput[]): toast is readonly ToastInput[] =>
  Array.isArray(toast);
/** The toasts of an event that raises some. */
const raisedBy = (event: ToastQueueEvent): readonly ToastInput[] => {
  if (event.type !== 'toast.raised') return [];
  return isSeveral(event.toast) ? event.toast : [event.toast];
};

/**
 * Messages as state, so that a view that mounts late still shows them (TOAST-1 to TOAST-4). Identical ones are
 * one with a count; three are visible, none is lost. `now` returns the monotonic clock, ms.
 */
export function createToastQueueMachine(now: () => number = () => performance.now()) {
  const timeLeft = ({ toasts, limit }: ToastQueueContext) => nextExpiry(toasts, limit);
  /** The toasts after the time since the last count; pauses do not count. */
  const counted = ({ toasts, limit, pauses, countedAt }: ToastQueueContext) => {
    const at = now();
    return { toasts: pauses.length > 0 ? toasts : elapse(toasts, at - countedAt, limit), countedAt: at };
  };
  return setup({
    types: {
      context: {} as ToastQueueContext,
      events: {} as ToastQueueEvent,
      emitted: {} as ToastQueueFact,
      input: {} as ToastQueueInput | undefined,
      tags: {} as 'running' | 'paused',
    },
    delays: { untilExpiry: ({ context }) => Math.min(timeLeft(context) ?? 0, LONGEST_DELAY) },
    guards: {
      isPaused: ({ context }) => context.pauses.length > 0,
      hasTimedToast: ({ context }) => timeLeft(context) !== null,
      /** A raised toast may be due before the others: the timer must be set again. */
      isSoonest: ({ context, event }) => {
        const left = (timeLeft(context) ?? Number.POSITIVE_INFINITY) - (now() - context.countedAt);
        const durations = raisedBy(event).map((toast) => durationOf(toast, context));
        return durations.some((duration) => duration > 0 && duration < left);
      },
      hasAction: ({ context, event }) =>
        context.toasts.some(({ id, action }) => action && 'id' in event && id === event.id),
    },
    actions: {
      count: assign(({ context }) => counted(context)),
      add: assign(({ context, event }) => {
        const { toasts, countedAt } = counted(context);
        return { ...raise(toasts, raisedBy(event), context), countedAt };
      }),
      remove: assign(({ context: { toasts }, event }) =>
        'id' in event ? { toasts: toasts.filter(({ id }) => id !== event.id) } : {},
      ),
      removeNewest: assign(({ context: { toasts, limit } }) => {
        const newest = Math.min(limit, toasts.length) - 1;
        return { toasts: toasts.filter((_, index) => index !== newest) };
      }),
      removeAll: assign({ toasts: [] }),
      reportAction: emit(({ context, event }) => ({
        type: 'action.chosen',
        toastId: 'id' in event ? event.id : '',
        actionId: context.toasts.find((toast) => 'id' in event && toast.id === event.id)?.action?.id ?? '',
      })),
      pause: assign(({ context: { pauses }, event }) =>
        event.type === 'time.paused' ? { pauses: [...new Set([...pauses, event.reason])] } : {},
      ),
      resume: assign(({ context: { pauses }, event }) =>
        event.type === 'time.resumed' ? { pauses: pauses.filter((reason) => reason !== event.reason) } : {},
      ),
      /** Nothing is left to hover or focus, and no event will say so. */
      letGo: assign(({ context: { toasts, pauses } }) =>
        toasts.length === 0 ? { pauses: pauses.filter((reason) => reason === 'hidden') } : {},
      ),
    },
  }).createMachine({
    id: 'toast-queue',
    context: ({ input }) => ({
      toasts: [],
      limit: input?.limit ?? 3,
      importantStay: input?.importantStay ?? false,
      pauses: [],
      countedAt: now(),
      nextId: 1,
    }),
    initial: 'deciding',
    on: {
      'toast.raised': [{ guard: 'isSoonest', target: '.deciding', actions: 'add' }, { actions: 'add' }],
      'toast.closed': { target: '.deciding', actions: ['count', 'remove'] },
      'newest.closed': { target: '.deciding', actions: ['count', 'removeNewest'] },
      'all.closed': { target: '.deciding', actions: ['removeAll'] },
      'action.chosen': {
        guard: 'hasAction',
        target: '.deciding',
        actions: ['reportAction', 'count', 'remove'],
      },
      'time.paused': { target: '.deciding', actions: ['count', 'pause'] },
      'time.resumed': { target: '.deciding', actions: ['count', 'resume'] },
    },
    states: {
      deciding: {
        entry: 'letGo',
        always: [
          { guard: 'isPaused', target: 'paused' },
          { guard: 'hasTimedToast', target: 'running' },
          { target: 'resting' },
        ],
      },
      resting: {},
      running: { tags: 'running', after: { untilExpiry: { target: 'deciding', actions: 'count' } } },
      paused: { tags: 'paused' },
    },
  });
}

type Snapshot = SnapshotFrom<ReturnType<typeof createToastQueueMachine>>;

/** The toasts on screen, oldest first, and how many wait. */
export function selectToasts({ context: { toasts, limit } }: Snapshot): {
  visible: readonly ToastView[];
  queuedCount: number;
} {
  const visible = toasts.slice(0, limit).map(({ duration, remaining, ...view }) => view);
  return { visible, queuedCount: Math.max(0, toasts.length - limit) };
}
