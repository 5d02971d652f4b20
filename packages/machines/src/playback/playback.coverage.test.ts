import { expect, it } from 'vitest';
import { isTransient } from '../calls/outcome.ts';
import { noAnswer, refusal } from '../testing/calls.ts';
import { awaitedEvents, marked, untaken } from '../testing/transitions.ts';
import { hasNewer } from './heartbeat.ts';
import { createPlaybackMachine } from './playback.machine.ts';
import { isDirty } from './playback-context.ts';
import type { PlaybackEvent } from './playback-events.ts';
import { answer, holder, lesson, playbackInput, pop, record } from './testing/playback-kit.ts';

const walked = marked(createPlaybackMachine({ random: () => 1 }));
type Snapshot = ReturnType<typeof walked.machine.getInitialSnapshot>;

/** A lesson that asks after a second of playing, and has a question in the first second. */
const opened = lesson({ stillThereMinutes: 1 / 60, popQuestions: [pop('q1', 0.5)] });

/** The possible results and errors of each actor. */
const outputs = {
  restore: [[], [record()]],
  open: [opened, lesson({ ...opened, playToken: '', heldElsewhere: holder })],
  store: [{ isPersisted: true }],
  send: [answer({ ranges: [[0, 600]] }), answer({ refused: 1 }), answer({ heldElsewhere: holder })],
};
const errors = {
  restore: [new Error('damaged')],
  open: [noAnswer, refusal(1050003)],
  store: [new Error('full')],
  send: [noAnswer, refusal(1030001), refusal(1050005)],
};

/** The events of student, browser and player; the playhead goes on by a second, or jumps. */
function eventsIn(state: Snapshot): PlaybackEvent[] {
  const { second, piece } = state.context.watch;
  const at = (piece?.at ?? 0) + 1000;
  const next = { second: second + 1, at };
  const far = { second: 500, at };
  return [
    { type: 'play' },
    { type: 'continue' },
    { type: 'restart' },
    { type: 'pause' },
    { type: 'seek', second: 3 },
    { type: 'seek', second: 500 },
    { type: 'retry' },
    { type: 'takeOver' },
    { type: 'speed.chosen', speed: 2 },
    { type: 'quality.chosen', quality: '360P' },
    { type: 'pop.pausing.chosen', isPausing: false },
    { type: 'pop.answered', questionId: 'q1' },
    { type: 'pop.closed' },
    { type: 'presence.confirmed' },
    { type: 'presence.seen' },
    { type: 'page.hidden' },
    { type: 'network.online' },
    { type: 'session.restored' },
    { type: 'player.playing', ...next },
    { type: 'player.playing', ...far },
    { type: 'player.moved', ...next },
    { type: 'player.moved', ...far },
    { type: 'player.waiting', ...next },
    { type: 'player.paused', ...next },
    { type: 'player.ended', ...next },
    { type: 'source.failed' },
    ...(awaitedEvents(state, { outputs, errors }) as PlaybackEvent[]),
  ];
}

const stageOf = ({ value }: Snapshot) => (value as { stage: string | object }).stage;
const canRetry = ({ context: { connection } }: Snapshot) =>
  !connection.isSessionLost && (connection.failure === null || isTransient(connection.failure));

/** Two situations of the stage are equal when every guard returns the same, whatever is being saved. */
const ofStage = (state: Snapshot) =>
  JSON.stringify([
    stageOf(state),
    state.context.connection.isSessionLost,
    canRetry(state),
    state.context.saving.earlier.length,
    state.context.watch.piece !== null,
  ]);
/** When two situations of what is saved are equal; the stage only counts as open or not. */
const ofSaving = (state: Snapshot) =>
  JSON.stringify([
    (state.value as { saving: unknown }).saving,
    typeof stageOf(state) === 'object' && 'open' in (stageOf(state) as object),
    state.context.server.playToken !== '',
    isDirty(state.context),
    hasNewer(state.context),
    canRetry(state),
    state.context.connection.isSessionLost,
    state.context.saving.earlier.length,
    state.context.saving.isWanted,
  ]);
/** When two situations beside the stage are equal: question, sign of life, source. */
const ofRest = (state: Snapshot) => {
  const { presence, source } = state.value as { presence: string; source: string };
  const { pop: asked, presence: life, source: loaded, watch } = state.context;
  return JSON.stringify([
    stageOf(state),
    presence,
    source,
    asked.questionId,
    asked.hasPaused,
    life.playedMs >= 1000,
    loaded.line,
    loaded.quality,
    loaded.failedLines.length,
    watch.piece === null ? null : watch.piece.to < 1,
  ]);
};

it('the model is walked through until every transition of the machine was taken, and every situation can be written as JSON', () => {
  const walk = { input: playbackInput, eventsIn, situations: [ofStage, ofSaving, ofRest] };
  expect(untaken(walked, walk)).toEqual([]);
  expect(walked.transitions.length).toBeGreaterThan(120);
}, 60_000);
