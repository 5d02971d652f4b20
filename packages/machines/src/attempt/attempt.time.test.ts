import { expect, it } from 'vitest';
import { selectRecord, selectSecondsLeft, selectStage } from './selectors.ts';
import { attempt, noAnswer, record, refusal, startAttempt, submitted, T0 } from './testing/attempt-kit.ts';

/** An attempt of ten minutes. */
const short = { minutes: 10, endsAt: T0 + 600_000 };

it('each time warning is given once, also over a reload: 20 %, 1 min, 5 %', async () => {
  const one = startAttempt();
  await one.open(attempt(short));
  await one.pass(479_000, 1000);
  expect(one.facts).toEqual([]);
  await one.pass(1000, 1000);
  expect(one.facts).toEqual([{ type: 'time.warned', kind: 'fifth', secondsLeft: 120 }]);
  await one.pass(60_000, 1000);
  expect(one.facts.map(({ kind }) => kind)).toEqual(['fifth', 'oneMinute']);
  const kept = selectRecord(one.actor.getSnapshot());
  const two = startAttempt();
  await two.open(attempt({ ...short, serverNow: T0 + 540_000 }), JSON.parse(JSON.stringify(kept)));
  await two.pass(59_000, 1000);
  expect(two.facts).toEqual([{ type: 'time.warned', kind: 'twentieth', secondsLeft: 30 }]);
});

it('only the most urgent of several warnings that are due together is given', async () => {
  const one = startAttempt();
  await one.open(attempt({ ...short, serverNow: T0 + 545_000 }));
  await one.pass(3000, 1000);
  expect(one.facts.map(({ kind }) => kind)).toEqual(['oneMinute']);
});

it('hands in by itself at the end of the server’s time, with the answers given before it and none after', async () => {
  const one = startAttempt();
  await one.open(attempt(short));
  await one.pass(599_500, 500);
  one.answer('q1', 'in time');
  await one.pass(500, 100);
  expect(one.submits.length).toBe(1);
  expect(one.submits[0]?.input).toMatchObject({ auto: true, honest: false });
  const [answer] = one.submits[0]?.input.answers ?? [];
  expect(answer).toMatchObject({ questionId: 'q1', answer: 'in time' });
  expect(answer?.at).toBeLessThanOrEqual(T0 + 600_000);
  one.answer('q1', 'too late');
  expect(one.context().local.entries.q1?.answer).toBe('in time');
});

it('the time left follows the server, whatever the clock of the device says', async () => {
  const one = startAttempt();
  await one.open(attempt(short));
  await one.pass(30_000, 1000);
  // The device slept for two minutes in which its clock of spans stood still.
  await one.saves[0]?.answer({ serverNow: T0 + 150_000 });
  expect(selectSecondsLeft(one.actor.getSnapshot(), one.clock.now())).toBe(450);
  await one.pass(30_000, 1000);
  // An answer that was long on its way does not turn the time back.
  await one.saves[1]?.answer({ serverNow: T0 + 179_000 });
  expect(selectSecondsLeft(one.actor.getSnapshot(), one.clock.now())).toBe(420);
});

it('offline at the end: the hand-in is tried until the server answers, with the same number and the same answers', async () => {
  const one = startAttempt();
  await one.open(attempt(short));
  one.answer('q1', 'A');
  await one.pass(1000);
  one.send({ type: 'connection.lost' });
  await one.saves[0]?.fail(noAnswer);
  for (let second = 0; second < 600; second += 1) {
    await one.pass(1000, 1000);
    if (one.submits.length === 0) await one.saves.at(-1)?.fail(noAnswer);
  }
  expect(one.submits.length).toBe(1);
  await one.submits[0]?.fail(noAnswer);
  expect(selectStage(one.actor.getSnapshot())).toBe('submitFailed');
  for (let second = 0; second < 90; second += 1) {
    await one.pass(1000, 1000);
    await one.submits.at(-1)?.fail(noAnswer);
  }
  one.send({ type: 'connection.back' });
  expect(one.submits.length).toBeGreaterThan(5);
  expect(new Set(one.submits.map(({ input }) => JSON.stringify(input))).size).toBe(1);
  expect(one.forgets.length).toBe(0);
  await one.submits.at(-1)?.answer(submitted(695_000));
  expect([selectStage(one.actor.getSnapshot()), one.forgets.length]).toEqual(['submitted', 1]);
});

it('a hand-in carries everything, and the local answers go only with the receipt', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'A');
  one.answer('q2', 'x'.repeat(60_000));
  one.answer('q3', 'y'.repeat(60_000));
  one.send({ type: 'submit.requested', honest: true });
  expect(one.saves[0]?.input.answers.map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
  await one.saves[0]?.answer({ serverNow: T0 });
  expect(one.submits[0]?.input).toMatchObject({ honest: true, auto: false, requestNo: 'no-1' });
  expect(one.submits[0]?.input.answers.map(({ questionId }) => questionId)).toContain('q3');
  await one.submits[0]?.fail(refusal(1030001));
  expect(one.context().connection.isSessionLost).toBe(true);
  one.send({ type: 'session.restored' });
  expect(one.submits[1]?.input).toEqual(one.submits[0]?.input);
  expect(one.forgets.length).toBe(0);
  await one.submits[1]?.answer(submitted(1000, false));
  expect(one.forgets.map(({ input }) => input)).toEqual([{ testRecordId: 'r-1' }]);
  const written = one.writes.length;
  await one.pass(5000);
  expect(one.writes.length).toBe(written);
});

it('a hand-in that the server refuses leads back to the answers, with the reason', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'A');
  one.send({ type: 'submit.requested', honest: false });
  await one.submits[0]?.fail(refusal(1040001, { fieldErrors: { honest: '请先确认诚信作答承诺，再交卷' } }));
  expect([selectStage(one.actor.getSnapshot()), one.context().connection.problem?.message]).toEqual([
    'answering',
    '不行',
  ]);
  one.send({ type: 'submit.requested', honest: true });
  expect(one.submits[1]?.input).toMatchObject({ requestNo: 'no-2', answers: [{ questionId: 'q1' }] });
});

it('1050003 on a save asks for the receipt; answers that came too late stay here', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'late');
  await one.pass(1000);
  await one.saves[0]?.fail(refusal(1050003));
  await one.submits[0]?.answer(submitted(-5000));
  expect([selectStage(one.actor.getSnapshot()), Object.keys(one.context().local.unsent)]).toEqual([
    'submitted',
    ['q1'],
  ]);
  expect([one.forgets.length, one.context().local.entries.q1?.answer]).toEqual([0, 'late']);
});

it('an attempt that ended while the tab was closed gives its receipt, and is forgotten when nothing is missing', async () => {
  const kept = record({ attemptToken: 'token', entries: { q1: { answer: 'A', marked: false, at: T0 } } });
  const one = startAttempt();
  one.send({ type: 'lock.granted' });
  await one.restores[0]?.answer(kept);
  await one.opens[0]?.fail(refusal(1050003, { testRecordId: 'r-1' }));
  expect(one.submits[0]?.input).toMatchObject({ testRecordId: 'r-1', attemptToken: 'token' });
  await one.submits[0]?.answer(submitted(0));
  expect(one.forgets.length).toBe(1);
  // Another try of the same test is another attempt.
  const other = startAttempt();
  other.send({ type: 'lock.granted' });
  await other.restores[0]?.answer(kept);
  await other.opens[0]?.fail(refusal(1050003, { testRecordId: 'r-2' }));
  expect([selectStage(other.actor.getSnapshot()), other.context().connection.problem?.errorCode]).toEqual([
    'openFailed',
    1050003,
  ]);
});
