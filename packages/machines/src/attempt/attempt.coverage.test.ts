import { expect, it } from 'vitest';
import { noAnswer, refusal } from '../testing/calls.ts';
import { awaitedEvents, marked, untaken } from '../testing/transitions.ts';
import { createAttemptMachine } from './attempt.machine.ts';
import type { AttemptEvent } from './attempt-events.ts';
import { attempt, record, submitted, T0 } from './testing/attempt-kit.ts';

const environment = { now: () => 0, random: () => 1, newRequestNo: () => 'no' };
const walked = marked(createAttemptMachine(environment));
const input = { subjectId: 's-1', testId: 't-1', testRecordId: null };

const answerGiven = (questionId: string, answer: string): AttemptEvent => ({
  type: 'answer.given',
  questionId,
  answer,
});
/** Too long for two such answers in one call. */
const long = 'x'.repeat(60_000);

/** The events of student, browser and other tabs. */
const events: readonly AttemptEvent[] = [
  answerGiven('q1', long),
  answerGiven('q2', long),
  { type: 'question.marked', questionId: 'q2', marked: true },
  { type: 'question.visited', questionId: 'q1' },
  { type: 'composition.began' },
  { type: 'composition.ended' },
  { type: 'field.left' },
  { type: 'page.hidden' },
  { type: 'page.shown', questionId: 'q1' },
  { type: 'page.left' },
  { type: 'submit.requested', honest: true },
  { type: 'takeOver.requested' },
  { type: 'retry.requested' },
  { type: 'session.restored' },
  { type: 'connection.lost' },
  { type: 'connection.back' },
  { type: 'lock.granted' },
  { type: 'lock.refused' },
  { type: 'lock.lost' },
];

const closed = refusal(1050003, { testRecordId: 'r-1' });
const takenOver = refusal(1040006, { device: 'Windows · Edge', since: '2026-11-21 20:00:00' });
const sessionLost = refusal(1030001);
const badPayload = refusal(1040001);
const refusals = [takenOver, closed, badPayload, sessionLost, noAnswer];

/** The possible results and errors of each actor. */
const outputs: Readonly<Record<string, readonly unknown[]>> = {
  restore: [null, record({ entries: { q1: { answer: 'B', marked: false, at: 5 } }, unsent: ['q1'] })],
  openPaper: [
    attempt(),
    attempt({ endsAt: T0 - 1 }),
    attempt({ endsAt: T0 + 50_000 }),
    attempt({ attemptToken: '', heldElsewhere: { device: 'iPad', since: '2026-11-21 20:00:00' } }),
  ],
  persist: [{ isPersisted: true }],
  save: [{ serverNow: T0 }],
  submit: [submitted(5000, false)],
  forget: [undefined],
};
const errors: Readonly<Record<string, readonly unknown[]>> = {
  restore: [new Error('damaged')],
  openPaper: [closed, noAnswer],
  persist: [new Error('full')],
  save: refusals,
  submit: refusals,
  forget: [new Error('no')],
};

type Snapshot = ReturnType<typeof walked.machine.getInitialSnapshot>;

/** Two situations of the stage are equal when every guard returns the same, whatever is being written. */
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
/** When two situations of the local record are equal. */
const ofPersistence = ({ value, context }: Snapshot) =>
  JSON.stringify([
    (value as { persistence: unknown }).persistence,
    context.local.recordRevision === context.local.persistedRevision,
    (value as { stage: { answering: unknown } }).stage.answering,
  ]);

const eventsIn = (state: Snapshot): AttemptEvent[] => [
  ...events,
  ...(awaitedEvents(state, { outputs, errors }) as AttemptEvent[]),
];

it('the model is walked through until every transition of the machine was taken, and every situation can be written as JSON', () => {
  const walk = { input, eventsIn, situations: [ofStage, ofPersistence] };
  expect(untaken(walked, walk)).toEqual([]);
  expect(walked.transitions.length).toBeGreaterThan(90);
}, 60_000);
