import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { noStorage, type StorageChanged, writeJson } from '../storage/storage.ts';
import { countdownKey, type EndTimes, numberKey, parseEndTimes } from './end-times.ts';

/** Seconds between two codes for one number and purpose (FORM-2). */
export const RESEND_SECONDS = 60;

/** The input of a countdown. */
export interface SmsCountdownInput {
  /** Purpose of the code; each purpose counts on its own. */
  readonly purpose: string;
  /** The value in local storage under `countdownKey(purpose)`, unchecked. */
  readonly stored: unknown;
  /** The number already in the field. */
  readonly number?: string;
}

/** The context of the machine. */
export interface SmsCountdownContext {
  readonly purpose: string;
  readonly key: string;
  readonly endTimes: EndTimes;
  /** Whole seconds until another code may be asked for; 0 when it may. */
  readonly seconds: number;
}

/** The events of a countdown. */
export type SmsCountdownEvent =
  | { type: 'number.changed'; number: string }
  | { type: 'code.requested' }
  /** The server sent the code. `resendSeconds`: 60 unless it says otherwise. */
  | { type: 'code.accepted'; number: string; resendSeconds?: number }
  /** The server sent none. `waitSeconds`: the wait of 1040003. */
  | { type: 'code.refused'; number: string; waitSeconds?: number }
  | StorageChanged;

const secondsUntil = (endTime: number | undefined, now: number) =>
  Math.max(0, Math.ceil(((endTime ?? 0) - now) / 1000));

/** The wait that the server asks of the number, in seconds; 0 for none. */
function waitIn(event: SmsCountdownEvent): number {
  const wait =
    event.type === 'code.accepted'
      ? (event.resendSeconds ?? RESEND_SECONDS)
      : event.type === 'code.refused'
        ? (event.waitSeconds ?? 0)
        : 0;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}

/**
 * One code a minute for a number and a purpose (FORM-2). Starts only when the server has accepted the request, uses
 * the server's wait when there is one, and survives a reload. A device clock that is set back does not lengthen the
 * wait. `now` returns epoch ms.
 */
export function createSmsCountdownMachine(now: () => number = Date.now) {
  return setup({
    types: {
      context: {} as SmsCountdownContext,
      events: {} as SmsCountdownEvent,
      input: {} as SmsCountdownInput,
      tags: {} as 'busy' | 'counting',
    },
    actors: { storage: noStorage },
    guards: {
      isCounting: ({ context }) => context.seconds > 0,
      hasTimeLeft: ({ context }) => secondsUntil(context.endTimes[context.key], now()) > 0,
      isOwnKey: ({ context, event }) =>
        event.type === 'storage.changed' && event.key === countdownKey(context.purpose),
    },
    actions: {
      takeNumber: assign(({ context, event }) => {
        if (event.type !== 'number.changed') return {};
        const key = numberKey(event.number);
        return { key, seconds: Math.min(RESEND_SECONDS, secondsUntil(context.endTimes[key], now())) };
      }),
      takeWait: assign(({ context, event }) => {
        if (event.type !== 'code.accepted' && event.type !== 'code.refused') return {};
        const wait = waitIn(event);
        if (wait === 0) return {};
        const key = numberKey(event.number);
        const endTimes = { ...parseEndTimes(context.endTimes, now()), [key]: now() + wait * 1000 };
        return { endTimes, ...(key === context.key && { seconds: Math.ceil(wait) }) };
      }),
      takeStored: assign(({ context, event }) => {
        if (event.type !== 'storage.changed') return {};
        const endTimes = parseEndTimes(event.value, now());
        return { endTimes, seconds: Math.min(RESEND_SECONDS, secondsUntil(endTimes[context.key], now())) };
      }),
      count: assign(({ context: { key, endTimes, seconds } }) => {
        const endTime = Math.min(endTimes[key] ?? 0, now() + seconds * 1000);
        return { endTimes: { ...endTimes, [key]: endTime }, seconds: secondsUntil(endTime, now()) };
      }),
      keep: sendTo('storage', ({ context }) => {
        const endTimes = parseEndTimes(context.endTimes, now());
        const isEmpty = Object.keys(endTimes).length === 0;
        return writeJson('local', countdownKey(context.purpose), isEmpty ? null : endTimes);
      }),
    },
  }).createMachine({
    id: 'sms-countdown',
    context: ({ input }) => {
      const key = numberKey(input.number ?? '');
      const endTimes = parseEndTimes(input.stored, now());
      const seconds = Math.min(RESEND_SECONDS, secondsUntil(endTimes[key], now()));
      return { purpose: input.purpose, key, endTimes, seconds };
    },
    invoke: { id: 'storage', src: 'storage' },
    initial: 'deciding',
    on: {
      'code.accepted': { target: '.deciding', actions: ['takeWait', 'keep'] },
      'code.refused': { target: '.deciding', actions: ['takeWait', 'keep'] },
      'number.changed': { target: '.deciding', actions: 'takeNumber' },
      'storage.changed': { guard: 'isOwnKey', target: '.deciding', actions: 'takeStored' },
    },
    states: {
      deciding: { always: [{ guard: 'isCounting', target: 'counting' }, { target: 'idle' }] },
      idle: { on: { 'code.requested': 'requesting' } },
      requesting: {
        tags: 'busy',
        on: {
          'number.changed': { actions: 'takeNumber' },
          'storage.changed': { guard: 'isOwnKey', actions: 'takeStored' },
        },
      },
      counting: {
        tags: 'counting',
        after: {
          1000: [
            { guard: 'hasTimeLeft', target: 'deciding', actions: 'count' },
            { target: 'deciding', actions: ['count', 'keep'] },
          ],
        },
      },
    },
  });
}

type Snapshot = SnapshotFrom<ReturnType<typeof createSmsCountdownMachine>>;

/** Whole seconds until another code may be asked for; 0 when it may. Never negative. */
export const selectSeconds = (snapshot: Snapshot): number => snapshot.context.seconds;

/** True when a code may be requested now. */
export const canRequestCode = (snapshot: Snapshot): boolean =>
  snapshot.context.seconds === 0 && !snapshot.hasTag('busy');
