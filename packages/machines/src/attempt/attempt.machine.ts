import type { SnapshotFrom } from 'xstate';
import { errorOf, outputOf } from '../calls/outcome.ts';
import { answeringState } from './answering.state.ts';
import { setUpAttempt } from './attempt.setup.ts';
import { initialContext } from './attempt-context.ts';
import type { AttemptEnvironment } from './attempt-events.ts';
import { persistenceState } from './persistence.state.ts';
import { submittingState } from './submitting.state.ts';

/**
 * Answering a test so that no answer is lost. An answer is on this device within 300 ms (`persistedWithinMs`) and sent
 * to the server within 4 s (`sentWithinMs`); what the server has not confirmed after 15 s (`lateWithinMs`) is shown as
 * at risk. The local record is deleted only after the server's receipt. Time is the server's; the device's clock is not
 * used. The mechanism behind each promise is beside its constant in `timing.ts`.
 */
export function createAttemptMachine(environment: AttemptEnvironment) {
  const setUp = setUpAttempt(environment);
  return setUp.createMachine({
    id: 'attempt',
    type: 'parallel',
    context: ({ input }) => initialContext(input),
    invoke: [
      { id: 'tabLock', src: 'tabLock', input: ({ context }) => context.address },
      { id: 'connectivity', src: 'connectivity' },
    ],
    states: {
      // A region of its own: an event that a parallel state handles itself is hidden by any region that handles it too.
      facts: {
        on: {
          'connection.lost': { actions: 'goOffline' },
          'connection.back': { actions: 'goOnline' },
          'session.restored': { actions: 'restoreSession' },
          // After a postponed login the call is made again, and its refusal asks for the login again.
          'retry.requested': { actions: 'restoreSession' },
          'composition.began': { actions: 'beginComposing' },
          'composition.ended': { actions: 'endComposing' },
          'question.visited': { actions: ['visit', 'endComposing'] },
          'page.hidden': { actions: ['leave', 'endComposing'] },
          'page.shown': { actions: 'visit' },
          'page.left': { actions: ['countLeaving', 'persistRecord'] },
        },
      },
      stage: {
        initial: 'locking',
        on: { 'lock.lost': '.otherTab' },
        states: {
          locking: {
            tags: 'opening',
            entry: 'requestLock',
            on: { 'lock.granted': 'restoring', 'lock.refused': 'otherTab' },
          },
          otherTab: {
            tags: 'otherTab',
            on: {
              'lock.lost': undefined,
              'retry.requested': 'locking',
              'takeOver.requested': { target: 'locking', actions: 'takeOverFromTab' },
            },
          },
          restoring: {
            tags: 'opening',
            invoke: {
              src: 'restore',
              input: ({ context }) => context.address,
              onDone: { target: 'opening', actions: { type: 'applyRecord', params: outputOf } },
              onError: 'opening',
            },
          },
          opening: {
            tags: 'opening',
            invoke: {
              src: 'openPaper',
              input: ({ context }) => ({
                ...context.address,
                takeOver: context.connection.takeOver.fromDevice,
              }),
              onDone: [
                {
                  guard: 'isHeldElsewhere',
                  target: 'heldElsewhere',
                  actions: { type: 'showHolder', params: outputOf },
                },
                {
                  target: 'answering',
                  actions: [{ type: 'applyPaper', params: outputOf }, 'persistRecord'],
                },
              ],
              onError: [
                { guard: 'isClosedHere', target: 'submitting', actions: 'submitForReceipt' },
                {
                  target: 'openFailed',
                  actions: [
                    { type: 'recordFailure', params: errorOf },
                    { type: 'recordProblem', params: errorOf },
                  ],
                },
              ],
            },
          },
          openFailed: {
            tags: 'openFailed',
            after: { retryDelay: { guard: 'canReopen', target: 'opening' } },
            on: { 'retry.requested': 'opening', 'connection.back': 'opening', 'session.restored': 'opening' },
          },
          heldElsewhere: {
            tags: 'heldElsewhere',
            on: {
              'takeOver.requested': { target: 'opening', actions: 'takeOverFromDevice' },
              'retry.requested': 'opening',
            },
          },
          takenOver: {
            tags: 'takenOver',
            on: { 'takeOver.requested': { target: 'opening', actions: 'takeOverFromDevice' } },
          },
          answering: answeringState(setUp),
          submitting: submittingState(setUp),
          submitted: {
            tags: 'submitted',
            initial: 'deciding',
            entry: 'releaseLock',
            on: { 'lock.lost': undefined },
            states: {
              deciding: {
                always: [
                  { guard: 'hasUndelivered', target: 'left' },
                  { target: 'forgetting', actions: 'closeRecord' },
                ],
              },
              /** The server ended the attempt without these answers: they stay here for a download. */
              left: { entry: 'persistRecord' },
              forgetting: {
                invoke: {
                  src: 'forget',
                  input: ({ context }) => ({ testRecordId: context.server.testRecordId }),
                  onDone: 'done',
                  onError: 'done',
                },
              },
              done: {},
            },
          },
        },
      },
      persistence: persistenceState(setUp),
      time: {
        initial: 'ticking',
        states: {
          ticking: {
            after: { tick: { target: 'ticking', reenter: true, actions: ['findLate', 'reportTime'] } },
          },
        },
      },
    },
  });
}

/** The snapshot of an attempt. */
export type AttemptSnapshot = SnapshotFrom<ReturnType<typeof createAttemptMachine>>;
