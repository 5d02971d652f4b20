import { expect, it } from 'vitest';
import { noAnswer, refusal } from '../testing/calls.ts';
import { selectRecord, selectSecondsLeft, selectStage } from './selectors.ts';
import { attempt, record, startAttempt, submitted, T0 } from './testing/attempt-kit.ts';

/** An attempt of ten minutes. */
const short = { minutes: 10, endsAt: T0 + 600_000 };

it('each time warning is shown once, also over a reload: 20 %, 1 min, 5 %', async () => {
  const tab = startAttempt();
  await tab.open(attempt(short));
  await tab.pass(479_000, 1000);
  expect(tab.facts).toEqual([]);
  await tab.pass(1000, 1000);
  expect(tab.facts).toEqual([{ type: 'time.warned', kind: 'fifth', secondsLeft: 120 }]);
  await tab.pass(60_000, 1000);
  expect(tab.facts.map(({ kind }) => kind)).toEqual(['fifth', 'oneMinute']);
  const kept = selectRecord(tab.actor.getSnapshot());
  const reopened = startAttempt();
  await reopened.open(attempt({ ...short, serverNow: T0 + 540_000 }), JSON.parse(JSON.stringify(kept)));
  await reopened.pass(59_000, 1000);
  expect(reopened.facts).toEqual([{ type: 'time.warned', kind: 'twentieth', secondsLeft: 30 }]);
});

it('only the most urgent of several warnings that are due together is shown', async () => {
  const tab = startAttempt();
  await tab.open(attempt({ ...short, serverNow: T0 + 545_000 }));
  await tab.pass(3000, 1000);
  expect(tab.facts.map(({ kind }) => kind)).toEqual(['oneMinute']);
});

it('hands in by itself at the end of the server’s time, with the answers given before it and none after', async () => {
  const tab = startAttempt();
  await tab.open(attempt(short));
  await tab.pass(599_500, 500);
  tab.answer('q1', 'in time');
  await tab.pass(500, 100);
  expect(tab.submits.length).toBe(1);
  expect(tab.submits[0]?.input).toMatchObject({ auto: true, honest: false });
  const [answer] = tab.submits[0]?.input.answers ?? [];
  expect(answer).toMatchObject({ questionId: 'q1', answer: 'in time' });
  expect(answer?.at).toBeLessThanOrEqual(T0 + 600_000);
  tab.answer('q1', 'too late');
  expect(tab.context().local.entries.q1?.answer).toBe('in time');
});

it('the time left follows the server, whatever the clock of the device says', async () => {
  const tab = startAttempt();
  await tab.open(attempt(short));
  await tab.pass(30_000, 1000);
  // The device slept for two minutes, in which its monotonic clock stood still.
  await tab.saves[0]?.answer({ serverNow: T0 + 150_000 });
  expect(selectSecondsLeft(tab.actor.getSnapshot(), tab.clock.now())).toBe(450);
  await tab.pass(30_000, 1000);
  // A delayed answer does not turn the time back.
  await tab.saves[1]?.answer({ serverNow: T0 + 179_000 });
  expect(selectSecondsLeft(tab.actor.getSnapshot(), tab.clock.now())).toBe(420);
});

it('offline at the end: the submission is retried until the server answers, with the same number and answers', async () => {
  const tab = startAttempt();
  await tab.open(attempt(short));
  tab.answer('q1', 'A');
  await tab.pass(1000);
  tab.send({ type: 'connection.lost' });
  await tab.saves[0]?.fail(noAnswer);
  for (let second = 0; second < 600; second += 1) {
    await tab.pass(1000, 1000);
    if (tab.submits.length === 0) await tab.saves.at(-1)?.fail(noAnswer);
  }
  expect(tab.submits.length).toBe(1);
  await tab.submits[0]?.fail(noAnswer);
  expect(selectStage(tab.actor.getSnapshot())).toBe('submitFailed');
  for (let second = 0; second < 90; second += 1) {
    await tab.pass(1000, 1000);
    await tab.submits.at(-1)?.fail(noAnswer);
  }
  tab.send({ type: 'connection.back' });
  expect(tab.submits.length).toBeGreaterThan(5);
  expect(new Set(tab.submits.map(({ input }) => JSON.stringify(input))).size).toBe(1);
  expect(tab.forgets.length).toBe(0);
  await tab.submits.at(-1)?.answer(submitted(695_000));
  expect([selectStage(tab.actor.getSnapshot()), tab.forgets.length]).toEqual(['submitted', 1]);
});

it('a submission carries everything, and the local answers are deleted only with the receipt', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'A');
  tab.answer('q2', 'x'.repeat(60_000));
  tab.answer('q3', 'y'.repeat(60_000));
  tab.send({ type: 'submit.requested', honest: true });
  expect(tab.saves[0]?.input.answers.map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
  await tab.saves[0]?.answer({ serverNow: T0 });
  expect(tab.submits[0]?.input).toMatchObject({ honest: true, auto: false, requestNo: 'no-1' });
  expect(tab.submits[0]?.input.answers.map(({ questionId }) => questionId)).toContain('q3');
  await tab.submits[0]?.fail(refusal(1030001));
  expect(tab.context().connection.isSessionLost).toBe(true);
  tab.send({ type: 'session.restored' });
  expect(tab.submits[1]?.input).toEqual(tab.submits[0]?.input);
  expect(tab.forgets.length).toBe(0);
  await tab.submits[1]?.answer(submitted(1000, false));
  expect(tab.forgets.map(({ input }) => input)).toEqual([{ testRecordId: 'r-1' }]);
  const written = tab.writes.length;
  await tab.pass(5000);
  expect(tab.writes.length).toBe(written);
});

it('a hand-in that the server refuses leads back to the answers, with the reason', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'A');
  tab.send({ type: 'submit.requested', honest: false });
  await tab.submits[0]?.fail(refusal(1040001, { fieldErrors: { honest: '请先确认诚信作答承诺，再交卷' } }));
  expect([selectStage(tab.actor.getSnapshot()), tab.context().connection.problem?.message]).toEqual([
    'answering',
    '不行',
  ]);
  tab.send({ type: 'submit.requested', honest: true });
  expect(tab.submits[1]?.input).toMatchObject({ requestNo: 'no-2', answers: [{ questionId: 'q1' }] });
});

it('1050003 on a save asks for the receipt; answers that came too late stay here', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'late');
  await tab.pass(1000);
  await tab.saves[0]?.fail(refusal(1050003));
  await tab.submits[0]?.answer(submitted(-5000));
  expect([selectStage(tab.actor.getSnapshot()), Object.keys(tab.context().local.unsent)]).toEqual([
    'submitted',
    ['q1'],
  ]);
  expect([tab.forgets.length, tab.context().local.entries.q1?.answer]).toEqual([0, 'late']);
});

it('an attempt that ended while the tab was closed shows its receipt, and is deleted when nothing is missing', async () => {
  const kept = record({ attemptToken: 'token', entries: { q1: { answer: 'A', marked: false, at: T0 } } });
  const tab = startAttempt();
  tab.send({ type: 'lock.granted' });
  await tab.restores[0]?.answer(kept);
  await tab.opens[0]?.fail(refusal(1050003, { testRecordId: 'r-1' }));
  expect(tab.submits[0]?.input).toMatchObject({ testRecordId: 'r-1', attemptToken: 'token' });
  await tab.submits[0]?.answer(submitted(0));
  expect(tab.forgets.length).toBe(1);
  // Another try of the same test is another attempt.
  const laterTab = startAttempt();
  laterTab.send({ type: 'lock.granted' });
  await laterTab.restores[0]?.answer(kept);
  await laterTab.opens[0]?.fail(refusal(1050003, { testRecordId: 'r-2' }));
  expect([
    selectStage(laterTab.actor.getSnapshot()),
    laterTab.context().connection.problem?.errorCode,
  ]).toEqual(['openFailed', 1050003]);
});
