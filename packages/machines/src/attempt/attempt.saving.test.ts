import { expect, it } from 'vitest';
import { noAnswer, refusal, settle } from '../testing/calls.ts';
import { selectConnection, selectSavedAt, selectSaving, selectStage } from './selectors.ts';
import { attempt, question, record, startAttempt, T0 } from './testing/attempt-kit.ts';
import { persistDelayMs, persistedWithinMs } from './timing.ts';

const ids = (call: { input: { answers: readonly { questionId: string }[] } } | undefined) =>
  call?.input.answers.map(({ questionId }) => questionId);

it('an answer is written on this device within 300 ms, and at once when the field is left or the page unloads', async () => {
  const tab = startAttempt();
  await tab.open();
  await tab.pass(250);
  await tab.writes.at(-1)?.answer({ isPersisted: true });
  expect(persistedWithinMs).toBe(300);
  const before = tab.writes.length;
  tab.answer('q1', '数');
  await tab.pass(persistedWithinMs, persistDelayMs);
  expect(tab.writes.length).toBe(before + 1);
  expect(tab.writes.at(-1)?.input?.entries.q1).toMatchObject({ answer: '数' });
  for (const type of ['field.left', 'page.hidden'] as const) {
    await tab.writes.at(-1)?.answer({ isPersisted: true });
    const count = tab.writes.length;
    tab.answer('q2', type);
    tab.send({ type });
    expect(tab.writes.length).toBe(count + 1);
    expect(tab.writes.at(-1)?.input?.entries.q2?.answer).toBe(type);
  }
  // A change made while a write is pending is written after it.
  tab.answer('q3', 'x');
  await tab.writes.at(-1)?.answer({ isPersisted: true });
  await tab.pass(250);
  expect(tab.writes.at(-1)?.input?.entries.q3?.answer).toBe('x');
});

it('the server gets a change after a second, and within 5 s while the typing goes on; one batch at a time', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'A');
  await tab.pass(999, 333);
  expect(tab.saves.length).toBe(0);
  await tab.pass(1, 1);
  expect(ids(tab.saves[0])).toEqual(['q1']);
  tab.answer('q1', 'changed in flight');
  tab.answer('q2', 'B');
  await tab.pass(8000);
  expect(tab.saves.length).toBe(1);
  await tab.saves[0]?.answer({ serverNow: T0 + 9000 });
  await tab.pass(250);
  expect(tab.saves[1]?.input.answers.map(({ answer }) => answer)).toEqual(['changed in flight', 'B']);
  await tab.saves[1]?.answer({ serverNow: T0 + 9500 });
  for (let key = 0; key < 16; key += 1) {
    tab.answer('q3', 'x'.repeat(key + 1));
    await tab.pass(250);
  }
  expect(tab.saves.length).toBe(3);
  const numbers = tab.saves.map(({ input }) => input.seq);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(numbers).size).toBe(3);
});

it('an unloading page sends what was typed since, beside the pending batch, with a higher seq', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'A');
  await tab.pass(1000);
  tab.send({ type: 'page.hidden' });
  expect(tab.saves.length).toBe(1);
  tab.answer('q2', 'B');
  tab.send({ type: 'page.hidden' });
  expect([ids(tab.saves[1]), tab.saves[0]?.signal.aborted]).toEqual([['q1', 'q2'], true]);
  expect(tab.saves[1]?.input.seq).toBeGreaterThan(tab.saves[0]?.input.seq ?? 0);
  // The page stays open after all: only the answer to the newer batch counts.
  await tab.saves[0]?.answer({ serverNow: T0 + 2000 });
  expect(Object.keys(tab.context().local.unsent)).toEqual(['q1', 'q2']);
  await tab.saves[1]?.answer({ serverNow: T0 + 2000 });
  expect(tab.context().local.unsent).toEqual({});
});

it('a page that unloads between two tries retries at once, but not without a session', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'A');
  await tab.pass(1000);
  await tab.saves[0]?.fail(noAnswer);
  tab.send({ type: 'page.hidden' });
  expect(ids(tab.saves[1])).toEqual(['q1']);
  await tab.saves[1]?.fail(refusal(1030001));
  tab.send({ type: 'page.hidden' });
  expect(tab.saves.length).toBe(2);
});

it('only changes are sent, and the same answer again is no change', async () => {
  const tab = startAttempt();
  await tab.open(attempt({ seq: 4, answers: [question('q1', { answer: 'A', at: T0 - 1 }), question('q2')] }));
  tab.answer('q1', 'A');
  await tab.pass(2000);
  expect(tab.saves.length).toBe(0);
  expect(selectSaving(tab.actor.getSnapshot())).toBe('saved');
});

it('seq is higher than any that the server and this device have used', async () => {
  const tab = startAttempt();
  await tab.open(attempt({ seq: 7 }), record({ seq: 40 }));
  tab.answer('q1', 'A');
  await tab.pass(1000);
  expect(tab.saves[0]?.input.seq).toBeGreaterThan(40);
});

it('a heartbeat each 30 s asks for the time and sends the seconds spent', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.send({ type: 'question.visited', questionId: 'q2' });
  await tab.pass(12_000);
  tab.send({ type: 'question.visited', questionId: 'q3' });
  await tab.pass(18_000);
  expect(tab.saves.length).toBe(1);
  expect(tab.saves[0]?.input.answers).toContainEqual({ ...question('q2'), seconds: 12 });
  await tab.saves[0]?.answer({ serverNow: T0 + 90_000 });
  expect(tab.context().server.clock?.server).toBe(T0 + 90_000);
  expect(tab.context().local.unsent).toEqual({});
});

it('a failed save is tried again with growing pauses up to 15 s, and at once when the network is back', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'A');
  await tab.pass(1000);
  for (const [failures, wait] of [1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    await tab.saves.at(-1)?.fail(noAnswer);
    expect(selectConnection(tab.actor.getSnapshot())).toBe('silent');
    await tab.pass(wait - 1, 1000);
    expect(tab.saves.length).toBe(failures + 1);
    await tab.pass(1, 1);
    expect(tab.saves.length).toBe(failures + 2);
  }
  await tab.saves.at(-1)?.fail(noAnswer);
  const before = tab.saves.length;
  tab.send({ type: 'connection.back' });
  expect(tab.saves.length).toBe(before + 1);
  await tab.saves.at(-1)?.answer({ serverNow: T0 + 60_000 });
  expect([tab.context().connection.failures, selectSaving(tab.actor.getSnapshot())]).toEqual([0, 'saved']);
});

it('offline the save state has the time at which this device wrote the newest answer, not that of the last save', async () => {
  const tab = startAttempt();
  await tab.open();
  await tab.pass(1000);
  await tab.writes.at(-1)?.answer({ isPersisted: true });
  tab.answer('q1', 'B');
  await tab.pass(1000);
  await tab.writes.at(-1)?.answer({ isPersisted: true });
  await tab.saves.at(-1)?.answer({ serverNow: T0 + 2000 });
  expect(selectSavedAt(tab.actor.getSnapshot())).toBe(T0 + 2000);
  tab.send({ type: 'connection.lost' });
  await tab.pass(20_000);
  tab.answer('q1', 'D');
  await tab.pass(persistDelayMs, persistDelayMs);
  await tab.writes.at(-1)?.answer({ isPersisted: true });
  const snapshot = tab.actor.getSnapshot();
  expect(selectSaving(snapshot)).toBe('local');
  expect(selectSavedAt(snapshot)).toBe(T0 + 22_000 + persistDelayMs);
});

it('the connection names its cause: no network, a silent server, a session that has ended', async () => {
  const tab = startAttempt();
  const connection = () => selectConnection(tab.actor.getSnapshot());
  await tab.open();
  expect(connection()).toBe('working');
  // At once, although nothing waits to be sent.
  tab.send({ type: 'connection.lost' });
  expect([connection(), selectSaving(tab.actor.getSnapshot())]).toEqual(['offline', 'saved']);
  await tab.pass(30_000);
  await tab.saves.at(-1)?.fail(noAnswer);
  expect(connection()).toBe('offline');
  tab.send({ type: 'connection.back' });
  expect(connection()).toBe('working');
  await tab.saves.at(-1)?.fail(noAnswer);
  expect(connection()).toBe('silent');
  await tab.pass(15_000);
  await tab.saves.at(-1)?.fail(refusal(1030001));
  expect(connection()).toBe('sessionLost');
});

it('a page that is left is counted once, on this device before the page can be gone, and with the next save', async () => {
  const tab = startAttempt();
  await tab.open();
  await tab.pass(250);
  await tab.writes.at(-1)?.answer({ isPersisted: true });
  tab.send({ type: 'page.left' });
  tab.send({ type: 'page.hidden' });
  expect(tab.writes.at(-1)?.input?.blurCount).toBe(1);
  tab.send({ type: 'page.shown', questionId: 'q1' });
  expect(tab.saves.at(-1)?.input.blurCount).toBe(1);
});

it('what the server has not confirmed after 15 s is shown as at risk, until it has', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'A');
  await tab.pass(12_000);
  expect(tab.context().local.late).toEqual([]);
  await tab.pass(3000);
  expect([tab.context().local.late, selectSaving(tab.actor.getSnapshot())]).toEqual([['q1'], 'failed']);
  await tab.saves[0]?.answer({ serverNow: T0 + 15_000 });
  expect(tab.context().local.late).toEqual([]);
});

it('an answer that the device cannot keep is shown as at risk at once and sent without waiting', async () => {
  const tab = startAttempt();
  await tab.open();
  await tab.pass(250);
  await tab.writes.at(-1)?.answer({ isPersisted: false });
  tab.answer('q1', 'A');
  await tab.pass(1, 1);
  expect(ids(tab.saves[0])).toEqual(['q1']);
  await tab.pass(250);
  await tab.writes.at(-1)?.fail(new Error('QuotaExceededError'));
  expect(tab.context().local.late).toEqual(['q1']);
});

it('nothing is sent during an IME composition; the device keeps it all the same', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.send({ type: 'composition.began' });
  tab.answer('q1', 'shuju');
  await tab.pass(10_000);
  expect(tab.saves.length).toBe(0);
  expect(tab.writes.at(-1)?.input?.entries.q1?.answer ?? 'shuju').toBe('shuju');
  await tab.pass(5000);
  expect(tab.context().local.late).toEqual(['q1']);
  tab.answer('q1', '数据');
  tab.send({ type: 'composition.ended' });
  expect(tab.saves[0]?.input.answers[0]?.answer).toBe('数据');
});

it('1030001 keeps everything, asks for login in place and goes on after it', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'A');
  await tab.pass(1000);
  await tab.saves[0]?.fail(refusal(1030001));
  expect(tab.context().connection.isSessionLost).toBe(true);
  tab.answer('q2', 'B');
  await tab.pass(60_000);
  expect([tab.saves.length, selectStage(tab.actor.getSnapshot())]).toEqual([1, 'answering']);
  tab.send({ type: 'session.restored' });
  expect(ids(tab.saves[1])).toEqual(['q1', 'q2']);
  expect(tab.context().connection.isSessionLost).toBe(false);
});

it('1040006 stops here and names the other device; taking over merges by the later answer', async () => {
  const tab = startAttempt();
  await tab.open();
  tab.answer('q1', 'mine');
  tab.answer('q2', 'mine');
  await tab.pass(1000);
  await tab.saves[0]?.fail(refusal(1040006, { device: 'iPad', since: '2026-11-21 20:00:00' }));
  expect(selectStage(tab.actor.getSnapshot())).toBe('takenOver');
  expect(tab.context().server.holder).toEqual({ device: 'iPad', since: '2026-11-21 20:00:00' });
  tab.send({ type: 'takeOver.requested' });
  expect(tab.opens.at(-1)?.input.takeOver).toBe(true);
  const answers = [
    question('q1', { answer: 'theirs', at: T0 + 500_000 }),
    question('q2', { answer: 'theirs', at: T0 - 5 }),
  ];
  await tab.opens.at(-1)?.answer(attempt({ seq: 90, attemptToken: 'new', answers }));
  expect(tab.context().local.entries).toMatchObject({ q1: { answer: 'theirs' }, q2: { answer: 'mine' } });
  await tab.pass(1000);
  expect([ids(tab.saves[1]), tab.saves[1]?.input.attemptToken]).toEqual([['q2'], 'new']);
  expect(tab.saves[1]?.input.seq).toBeGreaterThan(90);
});

it('the answer that the server refuses is found and left out, and the others are saved', async () => {
  const tab = startAttempt();
  await tab.open();
  for (const id of ['q1', 'q2', 'q3']) tab.answer(id, id);
  await tab.pass(1000);
  await tab.saves[0]?.fail(refusal(1040001));
  expect(ids(tab.saves[1])).toEqual(['q1']);
  await tab.saves[1]?.fail(refusal(1040001));
  expect(ids(tab.saves[2])).toEqual(['q2']);
  await tab.saves[2]?.answer({ serverNow: T0 });
  await tab.pass(1000);
  expect(ids(tab.saves[3])).toEqual(['q3']);
  await tab.saves[3]?.answer({ serverNow: T0 });
  expect(Object.keys(tab.context().local.unsent)).toEqual(['q1']);
  await tab.pass(15_000);
  expect(tab.context().local.late).toEqual(['q1']);
  tab.answer('q1', 'better');
  await tab.pass(1000);
  expect(tab.saves.at(-1)?.input.answers[0]?.answer).toBe('better');
});

it('another tab that takes over makes this one write at once and stop', async () => {
  const tab = startAttempt();
  await tab.open();
  await tab.pass(250);
  await tab.writes.at(-1)?.answer({ isPersisted: true });
  tab.answer('q1', 'A');
  const before = tab.writes.length;
  tab.send({ type: 'lock.lost' });
  expect(tab.writes.length).toBe(before + 1);
  expect(selectStage(tab.actor.getSnapshot())).toBe('otherTab');
  tab.send({ type: 'takeOver.requested' });
  await settle();
  expect(tab.locks.at(-1)).toEqual({ type: 'lock.wanted', steal: true });
});
