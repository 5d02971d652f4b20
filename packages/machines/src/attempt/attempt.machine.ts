import type { SnapshotFrom } from 'xstate';
import { errorOf, outputOf } from './actor-answer.ts';
import { answeringState } from './answering.state.ts';
import { type AttemptWorld, setUpAttempt } from './attempt.setup.ts';
import { firstContext } from './first-context.ts';
import { handingInState } from './handing-in.state.ts';
import { keepingState } from './keeping.state.ts';

const thisWorld: AttemptWorld = {
  now: () => performance.now(),
  random: Math.random,
  newRequestNo: () => crypto.randomUUID(),
};

/**
 * Answering a test so that no answer is lost. An answer is on this device within 300 ms and on its way to the server
 * within 4 s; what has no word of the server after 15 s is told. The local record goes only with the server's
 * receipt. Time is the server's; the device's clock is not asked.
 */
export function createAttemptMachine(world: AttemptWorld = thisWorld) {
  const setUp = setUpAttempt(world);
  return setUp.createMachine({
    id: 'attempt',
    type: 'parallel',
    context: ({ input }) => firstContext(input),
    invoke: [
      { id: 'tabLock', src: 'tabLock', input: ({ context }) => context.address },
      { id: 'connectivity', src: 'connectivity' },
    ],
    states: {
      // A region of its own: what a parallel state hears itself is hidden by any region that hears it too.
      facts: {
        on: {
          'connection.lost': { actions: 'noteOffline' },
          'connection.back': { actions: 'noteOnline' },
          'session.restored': { actions: 'noteSession' },
          // A login that was put off: the call is made again, and its refusal asks for the login anew.
          'retry.requested': { actions: 'noteSession' },
          'composition.began': { actions: 'beginComposing' },
          'composition.ended': { actions: 'endComposing' },
          'question.visited': { actions: ['visit', 'endComposing'] },
          'page.hidden': { actions: ['leave', 'endComposing'] },
          'page.shown': { actions: 'visit' },
          'page.blurred': { actions: ['countBlur', 'tellRecord'] },
        },
      },
      stage: {
        initial: 'locking',
        on: { 'lock.lost': '.otherTab' },
        states: {
          locking: {
            tags: 'opening',
            entry: 'askForLock',
            on: { 'lock.granted': 'restoring', 'lock.refused': 'otherTab' },
          },
          otherTab: {
            tags: 'otherTab',
            on: {
              'lock.lost': undefined,
              'retry.requested': 'locking',
              'takeOver.requested': { target: 'locking', actions: 'steal' },
            },
          },
          restoring: {
            tags: 'opening',
            invoke: {
              src: 'restore',
              input: ({ context }) => context.address,
              onDone: { target: 'opening', actions: { type: 'takeRestored', params: outputOf } },
              onError: 'opening',
            },
          },
          opening: {
            tags: 'opening',
            invoke: {
              src: 'openPaper',
              input: ({ context }) => ({ ...context.address, takeOver: context.isTakingOver }),
              onDone: [
                {
                  guard: 'isHeldElsewhere',
                  target: 'heldElsewhere',
                  actions: { type: 'takeHolder', params: outputOf },
                },
                {
                  target: 'answering',
                  actions: [{ type: 'takeOpened', params: outputOf }, 'tellRecord'],
                },
              ],
              onError: [
                { guard: 'isOverHere', target: 'handingIn', actions: 'markOver' },
                {
                  target: 'openFailed',
                  actions: [
                    { type: 'noteFailure', params: errorOf },
                    { type: 'noteProblem', params: errorOf },
                  ],
                },
              ],
            },
          },
          openFailed: {
            tags: 'openFailed',
            after: { untilRetry: { guard: 'canOpenAgain', target: 'opening' } },
            on: { 'retry.requested': 'opening', 'connection.back': 'opening', 'session.restored': 'opening' },
          },
          heldElsewhere: {
            tags: 'heldElsewhere',
            on: {
              'takeOver.requested': { target: 'opening', actions: 'seize' },
              'retry.requested': 'opening',
            },
          },
          takenOver: {
            tags: 'takenOver',
            on: { 'takeOver.requested': { target: 'opening', actions: 'seize' } },
          },
          answering: answeringState(setUp),
          handingIn: handingInState(setUp),
          handedIn: {
            tags: 'handedIn',
            initial: 'deciding',
            entry: 'leaveLock',
            on: { 'lock.lost': undefined },
            states: {
              deciding: {
                always: [
                  { guard: 'hasLeft', target: 'left' },
                  { target: 'forgetting', actions: 'closeRecord' },
                ],
              },
              /** The server ended the attempt without these answers: they stay here, to be downloaded. */
              left: { entry: 'tellRecord' },
              forgetting: {
                invoke: {
                  src: 'forget',
                  input: ({ context }) => ({ testRecordId: context.testRecordId }),
                  onDone: 'done',
                  onError: 'done',
                },
              },
              done: {},
            },
          },
        },
      },
      keeping: keepingState(setUp),
      time: {
        initial: 'ticking',
        states: {
          ticking: {
            after: { untilTick: { target: 'ticking', reenter: true, actions: ['findLate', 'tellTime'] } },
          },
        },
      },
    },
  });
}

/** The present state of a running attempt. */
export type AttemptSnapshot = SnapshotFrom<ReturnType<typeof createAttemptMachine>>;
