import { expect, it } from 'vitest';
import { selectIsOffline, selectSaving, selectStage } from './selectors.ts';
import {
  attempt,
  noAnswer,
  question,
  record,
  refusal,
  settle,
  startAttempt,
  T0,
} from './testing/attempt-kit.ts';
import { persistDelayMs, persistedWithinMs } from './timing.ts';

const ids = (call: { input: { answers: readonly { questionId: string }[] } } | undefined) =>
  call?.input.answers.map(({ questionId }) => questionId);

it('an answer is written on this device within 300 ms, and at once when the field is left or the page goes', async () => {
  const one = startAttempt();
  await one.open();
  await one.pass(250);
  await one.writes.at(-1)?.answer({ isPersisted: true });
  expect(persistedWithinMs).toBe(300);
  const before = one.writes.length;
  one.answer('q1', '数');
  await one.pass(persistedWithinMs, persistDelayMs);
  expect(one.writes.length).toBe(before + 1);
  expect(one.writes.at(-1)?.input?.entries.q1).toMatchObject({ answer: '数' });
  for (const type of ['field.left', 'page.hidden'] as const) {
    await one.writes.at(-1)?.answer({ isPersisted: true });
    const count = one.writes.length;
    one.answer('q2', type);
    one.send({ type });
    expect(one.writes.length).toBe(count + 1);
    expect(one.writes.at(-1)?.input?.entries.q2?.answer).toBe(type);
  }
  // What changes while it is written is written after it.
  one.answer('q3', 'x');
  await one.writes.at(-1)?.answer({ isPersisted: true });
  await one.pass(250);
  expect(one.writes.at(-1)?.input?.entries.q3?.answer).toBe('x');
});

it('the server gets a change after a second, and within 5 s while the typing goes on; one batch at a time', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'A');
  await one.pass(999, 333);
  expect(one.saves.length).toBe(0);
  await one.pass(1, 1);
  expect(ids(one.saves[0])).toEqual(['q1']);
  one.answer('q1', 'changed in flight');
  one.answer('q2', 'B');
  await one.pass(8000);
  expect(one.saves.length).toBe(1);
  await one.saves[0]?.answer({ serverNow: T0 + 9000 });
  await one.pass(250);
  expect(one.saves[1]?.input.answers.map(({ answer }) => answer)).toEqual(['changed in flight', 'B']);
  await one.saves[1]?.answer({ serverNow: T0 + 9500 });
  for (let key = 0; key < 16; key += 1) {
    one.answer('q3', 'x'.repeat(key + 1));
    await one.pass(250);
  }
  expect(one.saves.length).toBe(3);
  const numbers = one.saves.map(({ input }) => input.seq);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(numbers).size).toBe(3);
});

it('a page that goes sends what was typed since, beside the batch under way, and above its seq', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'A');
  await one.pass(1000);
  one.send({ type: 'page.hidden' });
  expect(one.saves.length).toBe(1);
  one.answer('q2', 'B');
  one.send({ type: 'page.hidden' });
  expect([ids(one.saves[1]), one.saves[0]?.signal.aborted]).toEqual([['q1', 'q2'], true]);
  expect(one.saves[1]?.input.seq).toBeGreaterThan(one.saves[0]?.input.seq ?? 0);
  // The page stays after all: only the answer to the newer batch counts.
  await one.saves[0]?.answer({ serverNow: T0 + 2000 });
  expect(Object.keys(one.context().local.unsent)).toEqual(['q1', 'q2']);
  await one.saves[1]?.answer({ serverNow: T0 + 2000 });
  expect(one.context().local.unsent).toEqual({});
});

it('a page that goes between two tries tries at once, but not without a session', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'A');
  await one.pass(1000);
  await one.saves[0]?.fail(noAnswer);
  one.send({ type: 'page.hidden' });
  expect(ids(one.saves[1])).toEqual(['q1']);
  await one.saves[1]?.fail(refusal(1030001));
  one.send({ type: 'page.hidden' });
  expect(one.saves.length).toBe(2);
});

it('only what changed is sent, and the same answer again is no change', async () => {
  const one = startAttempt();
  await one.open(attempt({ seq: 4, answers: [question('q1', { answer: 'A', at: T0 - 1 }), question('q2')] }));
  one.answer('q1', 'A');
  await one.pass(2000);
  expect(one.saves.length).toBe(0);
  expect(selectSaving(one.actor.getSnapshot())).toBe('saved');
});

it('seq rises over what the server and this device have used', async () => {
  const one = startAttempt();
  await one.open(attempt({ seq: 7 }), record({ seq: 40 }));
  one.answer('q1', 'A');
  await one.pass(1000);
  expect(one.saves[0]?.input.seq).toBeGreaterThan(40);
});

it('a heartbeat each 30 s asks for the time and sends the seconds spent', async () => {
  const one = startAttempt();
  await one.open();
  one.send({ type: 'question.visited', questionId: 'q2' });
  await one.pass(12_000);
  one.send({ type: 'question.visited', questionId: 'q3' });
  await one.pass(18_000);
  expect(one.saves.length).toBe(1);
  expect(one.saves[0]?.input.answers).toContainEqual({ ...question('q2'), seconds: 12 });
  await one.saves[0]?.answer({ serverNow: T0 + 90_000 });
  expect(one.context().server.clock?.server).toBe(T0 + 90_000);
  expect(one.context().local.unsent).toEqual({});
});

it('a failed save is tried again with growing pauses up to 15 s, and at once when the network is back', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'A');
  await one.pass(1000);
  for (const [failures, wait] of [1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    await one.saves.at(-1)?.fail(noAnswer);
    expect(selectIsOffline(one.actor.getSnapshot())).toBe(true);
    await one.pass(wait - 1, 1000);
    expect(one.saves.length).toBe(failures + 1);
    await one.pass(1, 1);
    expect(one.saves.length).toBe(failures + 2);
  }
  await one.saves.at(-1)?.fail(noAnswer);
  const before = one.saves.length;
  one.send({ type: 'connection.back' });
  expect(one.saves.length).toBe(before + 1);
  await one.saves.at(-1)?.answer({ serverNow: T0 + 60_000 });
  expect([one.context().connection.failures, selectSaving(one.actor.getSnapshot())]).toEqual([0, 'saved']);
});

it('what the server has not confirmed after 15 s is shown as at risk, until it has', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'A');
  await one.pass(12_000);
  expect(one.context().local.late).toEqual([]);
  await one.pass(3000);
  expect([one.context().local.late, selectSaving(one.actor.getSnapshot())]).toEqual([['q1'], 'failed']);
  await one.saves[0]?.answer({ serverNow: T0 + 15_000 });
  expect(one.context().local.late).toEqual([]);
});

it('an answer that the device cannot keep is shown as at risk at once and sent without waiting', async () => {
  const one = startAttempt();
  await one.open();
  await one.pass(250);
  await one.writes.at(-1)?.answer({ isPersisted: false });
  one.answer('q1', 'A');
  await one.pass(1, 1);
  expect(ids(one.saves[0])).toEqual(['q1']);
  await one.pass(250);
  await one.writes.at(-1)?.fail(new Error('QuotaExceededError'));
  expect(one.context().local.late).toEqual(['q1']);
});

it('nothing is sent in the middle of a composition; the device keeps it all the same', async () => {
  const one = startAttempt();
  await one.open();
  one.send({ type: 'composition.began' });
  one.answer('q1', 'shuju');
  await one.pass(10_000);
  expect(one.saves.length).toBe(0);
  expect(one.writes.at(-1)?.input?.entries.q1?.answer ?? 'shuju').toBe('shuju');
  await one.pass(5000);
  expect(one.context().local.late).toEqual(['q1']);
  one.answer('q1', '数据');
  one.send({ type: 'composition.ended' });
  expect(one.saves[0]?.input.answers[0]?.answer).toBe('数据');
});

it('1030001 keeps everything, asks for login in place and goes on after it', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'A');
  await one.pass(1000);
  await one.saves[0]?.fail(refusal(1030001));
  expect(one.context().connection.isSessionLost).toBe(true);
  one.answer('q2', 'B');
  await one.pass(60_000);
  expect([one.saves.length, selectStage(one.actor.getSnapshot())]).toEqual([1, 'answering']);
  one.send({ type: 'session.restored' });
  expect(ids(one.saves[1])).toEqual(['q1', 'q2']);
  expect(one.context().connection.isSessionLost).toBe(false);
});

it('1040006 stops here and names the other device; taking over merges by the later answer', async () => {
  const one = startAttempt();
  await one.open();
  one.answer('q1', 'mine');
  one.answer('q2', 'mine');
  await one.pass(1000);
  await one.saves[0]?.fail(refusal(1040006, { device: 'iPad', since: '2026-11-21 20:00:00' }));
  expect(selectStage(one.actor.getSnapshot())).toBe('takenOver');
  expect(one.context().server.holder).toEqual({ device: 'iPad', since: '2026-11-21 20:00:00' });
  one.send({ type: 'takeOver.requested' });
  expect(one.opens.at(-1)?.input.takeOver).toBe(true);
  const answers = [
    question('q1', { answer: 'theirs', at: T0 + 500_000 }),
    question('q2', { answer: 'theirs', at: T0 - 5 }),
  ];
  await one.opens.at(-1)?.answer(attempt({ seq: 90, attemptToken: 'new', answers }));
  expect(one.context().local.entries).toMatchObject({ q1: { answer: 'theirs' }, q2: { answer: 'mine' } });
  await one.pass(1000);
  expect([ids(one.saves[1]), one.saves[1]?.input.attemptToken]).toEqual([['q2'], 'new']);
  expect(one.saves[1]?.input.seq).toBeGreaterThan(90);
});

it('the answer that the server refuses is found and left out, and the others are saved', async () => {
  const one = startAttempt();
  await one.open();
  for (const id of ['q1', 'q2', 'q3']) one.answer(id, id);
  await one.pass(1000);
  await one.saves[0]?.fail(refusal(1040001));
  expect(ids(one.saves[1])).toEqual(['q1']);
  await one.saves[1]?.fail(refusal(1040001));
  expect(ids(one.saves[2])).toEqual(['q2']);
  await one.saves[2]?.answer({ serverNow: T0 });
  await one.pass(1000);
  expect(ids(one.saves[3])).toEqual(['q3']);
  await one.saves[3]?.answer({ serverNow: T0 });
  expect(Object.keys(one.context().local.unsent)).toEqual(['q1']);
  await one.pass(15_000);
  expect(one.context().local.late).toEqual(['q1']);
  one.answer('q1', 'better');
  await one.pass(1000);
  expect(one.saves.at(-1)?.input.answers[0]?.answer).toBe('better');
});

it('another tab that takes over makes this one write at once and stop', async () => {
  const one = startAttempt();
  await one.open();
  await one.pass(250);
  await one.writes.at(-1)?.answer({ isPersisted: true });
  one.answer('q1', 'A');
  const before = one.writes.length;
  one.send({ type: 'lock.lost' });
  expect(one.writes.length).toBe(before + 1);
  expect(selectStage(one.actor.getSnapshot())).toBe('otherTab');
  one.send({ type: 'takeOver.requested' });
  await settle();
  expect(one.locks.at(-1)).toEqual({ type: 'lock.wanted', steal: true });
});
