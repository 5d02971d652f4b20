import type { SnapshotFrom } from 'xstate';
import { errorOf, outputOf } from '../calls/outcome.ts';
import { openState } from './open.state.ts';
import { setUpPlayback } from './playback.setup.ts';
import { initialPlayback, type PlaybackContext } from './playback-context.ts';
import type { OpenInput } from './playback-data.ts';
import type { PlaybackEnvironment } from './playback-events.ts';
import { savingState } from './saving.state.ts';

/** Once opened, the lesson stays the same one, also when the address left it open. */
const openInput = ({ context }: { context: PlaybackContext }): OpenInput => {
  const { courseId, lessonId, bizType, bizId } = context.address;
  return {
    courseId,
    lessonId: context.server.info?.lessonId ?? lessonId,
    bizType,
    bizId,
    takeOver: context.connection.isTakeOver,
  };
};

/**
 * A lesson that is open for playing in one browser, so that no watched second is lost and none counts twice. What was watched
 * is a union of whole seconds: written on this device every `heartbeatSeconds`, at a pause, a jump, the end and when the page is
 * hidden, then sent, and deleted here when the server says that it has it. The page shows the player; the `player` actor obeys it.
 */
export function createPlaybackMachine(environment: PlaybackEnvironment) {
  const setUp = setUpPlayback(environment);
  const reopened = { target: 'loading.opening' } as const;
  return setUp.createMachine({
    id: 'playback',
    type: 'parallel',
    context: ({ input }) => initialPlayback(input),
    invoke: [
      { id: 'player', src: 'player' },
      { id: 'connectivity', src: 'connectivity' },
    ],
    states: {
      // A region of its own: an event that a parallel state handles itself is hidden by any region that handles it too.
      facts: {
        on: {
          'session.restored': { actions: 'forgetFailure' },
          // After a postponed login the call is made again, and its refusal asks for the login again.
          retry: { actions: 'forgetFailure' },
          'speed.chosen': { actions: ['chooseSpeed', 'setPlayerSpeed'] },
        },
      },
      // Before the stage, which moves the playhead beyond the question.
      pop: {
        on: {
          'player.moved': { guard: 'isPopReached', actions: 'raisePop' },
          'pop.reached': { actions: ['showPop', 'haltForPop'] },
          'pop.answered': { actions: 'recordPop' },
          'pop.closed': [
            { guard: 'hasPausedForPop', actions: ['closePop', 'resume'] },
            { actions: 'closePop' },
          ],
          'pop.pausing.chosen': { actions: 'choosePopPausing' },
        },
      },
      stage: {
        initial: 'loading',
        states: {
          loading: {
            tags: 'loading',
            initial: 'restoring',
            states: {
              restoring: {
                invoke: {
                  src: 'restore',
                  onDone: {
                    target: 'delivering',
                    actions: [{ type: 'applyRestored', params: outputOf }, 'wantSave'],
                  },
                  onError: 'opening',
                },
              },
              /** Sends first what a crash has left, so that the lesson is opened where the student was. */
              delivering: {
                always: { guard: 'isDelivered', target: 'opening' },
                after: { deliveryLimit: 'opening' },
              },
              opening: {
                invoke: {
                  src: 'open',
                  input: openInput,
                  onDone: [
                    {
                      guard: 'isHeld',
                      target: '#playback.stage.held',
                      actions: { type: 'showHolder', params: outputOf },
                    },
                    {
                      target: '#playback.stage.open',
                      actions: [{ type: 'applyInfo', params: outputOf }, 'loadSource', 'wantSave'],
                    },
                  ],
                  onError: {
                    target: '#playback.stage.openFailed',
                    actions: [
                      { type: 'recordFailure', params: errorOf },
                      { type: 'recordProblem', params: errorOf },
                    ],
                  },
                },
              },
            },
          },
          openFailed: {
            tags: 'openFailed',
            after: { retryDelay: { guard: 'canRetry', ...reopened } },
            on: { retry: reopened, 'network.online': reopened, 'session.restored': reopened },
          },
          held: {
            tags: 'held',
            on: { takeOver: { ...reopened, actions: 'requestTakeOver' }, retry: reopened },
          },
          open: openState(setUp),
        },
      },
      saving: savingState(setUp),
      presence: {
        initial: 'attentive',
        states: {
          attentive: {
            on: {
              'player.moved': { guard: 'isPresenceDue', target: 'asking', actions: 'halt' },
              ...Object.fromEntries(
                [
                  'play',
                  'pause',
                  'continue',
                  'restart',
                  'seek',
                  'speed.chosen',
                  'quality.chosen',
                  'pop.answered',
                  'presence.seen',
                ].map((type) => [type, { actions: 'showPresence' }] as const),
              ),
            },
          },
          asking: {
            tags: 'asking',
            exit: 'showPresence',
            on: {
              'presence.confirmed': { target: 'attentive', actions: 'resume' },
              play: 'attentive',
              restart: 'attentive',
              'player.playing': 'attentive',
            },
          },
        },
      },
      source: {
        initial: 'working',
        states: {
          working: {
            on: {
              'source.failed': [
                { guard: 'hasNextSource', actions: ['useNextSource', 'loadSource'] },
                { target: 'failed', actions: ['reportSources', 'halt'] },
              ],
              'quality.chosen': { guard: 'hasQuality', actions: ['chooseQuality', 'loadSource'] },
            },
          },
          /** No line plays: the lesson is opened again, whose addresses may have expired. */
          failed: {
            on: {
              retry: { target: 'working', actions: 'reopen' },
              'network.online': { target: 'working', actions: 'reopen' },
              play: { target: 'working', actions: 'reopen' },
            },
          },
        },
      },
    },
  });
}

/** The snapshot of a lesson that is open for playing. */
export type PlaybackSnapshot = SnapshotFrom<ReturnType<typeof createPlaybackMachine>>;
