import { expect, it } from 'vitest';
import { type AnyStateNode, createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createAttemptMachine } from './attempt.machine.ts';
import type { AttemptEvent } from './attempt-events.ts';
import { attempt, noAnswer, record, refusal, submitted, T0 } from './testing/attempt-kit.ts';

const environment = { now: () => 0, random: () => 1, newRequestNo: () => 'no' };
const machine = createAttemptMachine(environment);
const input = { subjectId: 's-1', testId: 't-1', testRecordId: null };

/** Events of actors and timers, by the state that they belong to. */
const done = (state: string, output: unknown) => ({
  type: `xstate.done.actor.0.attempt.${state}`,
  output,
});
const failed = (state: string, error: unknown) => ({
  type: `xstate.error.actor.0.attempt.${state}`,
  error,
});
const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.attempt.${state}` });

const given = (questionId: string, answer: string): AttemptEvent => ({
  type: 'answer.given',
  questionId,
  answer,
});
/** Two answers that no call can carry together. */
const long = 'x'.repeat(60_000);
const answering = 'stage.answering';
const submitting = 'stage.submitting';
const over = refusal(1050003, { testRecordId: 'r-1' });
const takenOver = refusal(1040006, { device: 'Windows · Edge', since: '2026-11-21 20:00:00' });
const lost = refusal(1030001);
const bad = refusal(1040001);

const events = [
  given('q1', long),
  given('q2', long),
  { type: 'question.marked', questionId: 'q2', marked: true },
  { type: 'question.visited', questionId: 'q1' },
  { type: 'composition.began' },
  { type: 'composition.ended' },
  { type: 'field.left' },
  { type: 'page.hidden' },
  { type: 'page.shown', questionId: 'q1' },
  { type: 'page.blurred' },
  { type: 'submit.requested', honest: true },
  { type: 'takeOver.requested' },
  { type: 'retry.requested' },
  { type: 'session.restored' },
  { type: 'connection.lost' },
  { type: 'connection.back' },
  { type: 'lock.granted' },
  { type: 'lock.refused' },
  { type: 'lock.lost' },
  done('stage.restoring', null),
  done('stage.restoring', record({ entries: { q1: { answer: 'B', marked: false, at: 5 } }, unsent: ['q1'] })),
  failed('stage.restoring', new Error('damaged')),
  done('stage.opening', attempt()),
  done('stage.opening', attempt({ endsAt: T0 - 1 })),
  done('stage.opening', attempt({ endsAt: T0 + 50_000 })),
  done('stage.opening', attempt({ attemptToken: '', heldElsewhere: { device: 'iPad', since: '' } })),
  failed('stage.opening', over),
  failed('stage.opening', noAnswer),
  after('retryDelay', 'stage.openFailed'),
  after('heartbeat', `${answering}.resting`),
  after('saveDelay', `${answering}.waiting`),
  after('retryDelay', `${answering}.retrying`),
  done(`${answering}.sending`, { serverNow: T0 }),
  ...[takenOver, over, bad, lost, noAnswer].map((error) => failed(`${answering}.sending`, error)),
  done(`${submitting}.flushing`, { serverNow: T0 }),
  ...[takenOver, over, bad, noAnswer].map((error) => failed(`${submitting}.flushing`, error)),
  done(`${submitting}.sending`, submitted(5000, false)),
  ...[takenOver, over, bad, lost, noAnswer].map((error) => failed(`${submitting}.sending`, error)),
  after('retryDelay', `${submitting}.pausing`),
  done('stage.submitted.forgetting', undefined),
  failed('stage.submitted.forgetting', new Error('no')),
  after('persistDelay', 'persistence.settling'),
  done('persistence.writing', { isPersisted: true }),
  failed('persistence.writing', new Error('full')),
  after('persistRetry', 'persistence.failing'),
  after('tick', 'time.ticking'),
] as AttemptEvent[];

interface Transition {
  readonly source: AnyStateNode;
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target?: readonly AnyStateNode[] | undefined;
}
const nameOf = ({ source, eventType, guard, target }: Transition) =>
  [
    source.id,
    eventType,
    typeof guard === 'string' ? `[${guard}]` : '',
    target?.map(({ id }) => id).join() ?? '-',
  ]
    .filter(Boolean)
    .join(' ');

function transitionsOf(state: AnyStateNode): string[] {
  const own = [...(state.always ?? []), ...[...state.transitions.values()].flat()];
  return [...own.map(nameOf), ...Object.values(state.states).flatMap(transitionsOf)];
}

type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;

/** Two situations of the stage are the same when every guard answers alike, whatever is being written. */
const ofStage = ({ value, context: { server, local, submission, connection } }: Snapshot) => {
  const { stage } = value as { stage: string | object };
  const isOpen = typeof stage === 'object' && !('submitted' in stage);
  return JSON.stringify([
    stage,
    !isOpen && server.attemptToken === '',
    isOpen && [
      Object.keys(local.unsent).length - submission.refused.length,
      submission.batchLimit,
      server.paper?.endsAt,
      local.isComposing,
      local.revision > (submission.batch?.revision ?? 0),
      connection.isSessionLost,
    ],
  ]);
};
/** Two situations of the local record are. */
const ofPersistence = ({ value, context }: Snapshot) =>
  JSON.stringify([
    (value as { persistence: unknown }).persistence,
    context.local.recordRevision === context.local.persistedRevision,
    (value as { stage: { answering: unknown } }).stage.answering,
  ]);

/** Every transition that is taken when a machine in this situation hears an event. */
function takenBy(snapshot: Snapshot, event: AttemptEvent): string[] {
  const taken: string[] = [];
  const actor = createActor(machine, {
    snapshot: machine.getPersistedSnapshot(snapshot) as Snapshot,
    input,
    clock: new SimulatedClock(),
    inspect(inspected) {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return;
      for (const transition of inspected._transitions)
        taken.push(nameOf(transition as unknown as Transition));
    },
  });
  actor.start();
  actor.send(event);
  actor.stop();
  return taken;
}

/** What can happen in a situation: an actor answers, and time passes, only where somebody waits for it. */
const eventsIn = (state: Snapshot) =>
  events.filter(
    (event) => !event.type.startsWith('xstate.') || machine.getTransitionData(state, event).length > 0,
  );
const pathsBy = (serializeState: (state: Snapshot) => string) =>
  getShortestPaths(machine, { input, events: eventsIn, serializeState, limit: 50_000 });

it('the model is walked through until every transition of the machine was taken, and every situation can be written as JSON', () => {
  const paths = [...pathsBy(ofStage), ...pathsBy(ofPersistence)];
  const all = new Set(transitionsOf(machine.root as unknown as AnyStateNode));
  const open = new Set(all);
  for (const { state } of paths) {
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
    if (open.size === 0) continue;
    for (const event of eventsIn(state)) for (const name of takenBy(state, event)) open.delete(name);
  }
  expect([...open]).toEqual([]);
  expect(all.size).toBeGreaterThan(90);
}, 60_000);
