import type { SnapshotFrom } from 'xstate';
import { idleSetUp } from './idle.setup.ts';
import { endOf, noticeOf } from './idle-time.ts';
import { parseLastUse } from './last-use.ts';

/**
 * How long the session of this browser has been unused. The server counts calls; the tabs share theirs through local
 * storage, and a student who reads or writes without any makes one now and then. Before the end it is announced (tag
 * `warning`); at the end every tab emits `session.idle`. Nothing ends while a tab answers an attempt. `now` is the
 * server's clock, epoch ms; after a sleep of the device it is not trusted, and the server is called.
 */
export const createIdleMachine = (now: () => number) =>
  idleSetUp(now).createMachine({
    id: 'idle',
    context: ({ input }) => ({
      isOpen: input.isOpen,
      limit: null,
      at: now(),
      until: parseLastUse(input.stored)?.until ?? null,
      isAnswering: false,
      seenInVain: 0,
      lookedAt: now(),
      writtenAt: 0,
      hasFailed: false,
    }),
    invoke: { id: 'storage', src: 'storage' },
    initial: 'off',
    on: {
      'session.changed': [
        {
          guard: 'isOpened',
          target: '.deciding',
          actions: ['begin', { type: 'write', params: { over: false } }],
        },
        { target: '.off', actions: ['drop', 'end'] },
      ],
      'limit.known': [
        { guard: 'hasNoLimit', target: '.off', actions: ['drop', 'takeLimit'] },
        { target: '.deciding', actions: ['takeLimit', 'writeSoon'] },
      ],
      'call.answered': { actions: 'count' },
      'attempt.begun': {
        target: '.deciding',
        actions: ['beginAttempt', { type: 'write', params: { over: false } }],
      },
      'attempt.left': { target: '.deciding', actions: 'leaveAttempt' },
      'attempt.over': {
        target: '.deciding',
        actions: ['endAttempt', { type: 'write', params: { over: false } }],
      },
      'write.due': { actions: { type: 'write', params: { over: false } } },
    },
    states: {
      off: {},
      deciding: {
        always: [{ guard: 'isInUse', target: 'used' }, { target: 'off' }],
      },
      used: {
        initial: 'looking',
        on: {
          'call.answered': { target: '.looking', actions: ['count', 'writeSoon'] },
          'storage.changed': [
            { guard: 'isToldOver', target: 'over' },
            { guard: 'isOwnKey', target: '.looking', actions: 'applyLastUse' },
          ],
        },
        states: {
          looking: {
            always: [
              { guard: 'isOverAsleep', target: 'checking', actions: 'look' },
              { guard: 'isOver', target: '#idle.over', actions: { type: 'write', params: { over: true } } },
              { guard: 'isDue', target: 'warning', actions: 'look' },
              { target: 'quiet', actions: 'look' },
            ],
          },
          quiet: {
            after: { look: 'looking' },
            on: {
              'page.shown': 'looking',
              'student.acted': [
                { guard: 'isDue', target: 'looking' },
                { guard: 'isStale', target: 'renewing' },
              ],
            },
          },
          renewing: {
            invoke: {
              src: 'renew',
              onDone: { target: 'looking', actions: ['count', 'writeSoon'] },
              onError: { target: 'resting', actions: 'noteInVain' },
            },
          },
          resting: { after: { rest: 'looking' }, on: { 'page.shown': 'looking' } },
          warning: {
            tags: 'warning',
            after: { second: 'looking' },
            on: { 'page.shown': 'looking', 'stay.wanted': { target: 'asking', actions: 'tryAgain' } },
          },
          asking: {
            tags: ['warning', 'asking'],
            invoke: {
              src: 'renew',
              onDone: { target: 'looking', actions: ['count', 'writeSoon'] },
              onError: { target: 'looking', actions: 'fail' },
            },
          },
          checking: {
            invoke: {
              src: 'renew',
              onDone: { target: 'looking', actions: ['count', 'writeSoon'] },
              onError: { target: '#idle.over', actions: { type: 'write', params: { over: true } } },
            },
          },
        },
      },
      over: {
        entry: 'report',
        on: {
          'limit.known': undefined,
          'attempt.begun': undefined,
          'attempt.left': { actions: 'leaveAttempt' },
          'attempt.over': { actions: 'endAttempt' },
          'write.due': undefined,
        },
      },
    },
  });

type Snapshot = SnapshotFrom<ReturnType<typeof createIdleMachine>>;

/** When the session ends if nothing happens, ms since 1970 by the server's clock; infinite while it doesn't. */
export const selectEnd = ({ context }: Snapshot): number => endOf(context);

/** How many whole minutes the session has been unused when its end is announced. */
export const selectQuietMinutes = ({ context: { limit } }: Snapshot): number =>
  limit === null ? 0 : Math.floor((limit - noticeOf(limit)) / 60_000);
