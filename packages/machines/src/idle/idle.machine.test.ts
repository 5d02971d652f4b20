import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { StorageCommand } from '../storage/storage.ts';
import { createIdleMachine, selectEnd, selectQuietMinutes } from './idle.machine.ts';
import type { IdleEvent } from './idle-events.ts';
import { LAST_USE_KEY, parseLastUse } from './last-use.ts';

const second = 1000;
const minute = 60 * second;
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A browser: its clock, its storage, and its server, which answers or does not. */
function browser({ hasStorage = true } = {}) {
  const clock = new SimulatedClock();
  const kept = new Map<string, string>();
  const tabs: { hear: (value: string | null) => void }[] = [];
  const world = { isDown: false, calls: 0, writes: 0, saysOver: 0, offset: 1_700_000_000_000 };
  const now = () => world.offset + clock.now();
  return {
    world,
    now,
    kept,
    mark: () => parseLastUse(kept.get(LAST_USE_KEY)),
    /** Time passes; every timer runs when it should. */
    pass(ms: number) {
      for (let passed = 0; passed < ms; passed += second) clock.increment(Math.min(second, ms - passed));
    },
    /** The device sleeps: no timer runs until it wakes, and then each once. */
    sleep(ms: number) {
      world.offset += ms;
    },
    open({ seconds = 3600 as number | null, isOpen = true } = {}) {
      let ended = 0;
      const tab = { hear: (_: string | null) => {} };
      const machine = createIdleMachine(now).provide({
        actors: {
          storage: fromCallback<StorageCommand>(({ receive, sendBack }) => {
            tab.hear = (value) => sendBack({ type: 'storage.changed', key: LAST_USE_KEY, value });
            receive(({ key, value }) => {
              if (!hasStorage) return;
              world.writes += 1;
              if (parseLastUse(value)?.isOver) world.saysOver += 1;
              if (value === null) kept.delete(key);
              else kept.set(key, value);
              for (const other of tabs) if (other !== tab) other.hear(value);
            });
          }),
          renew: fromPromise<void>(async () => {
            world.calls += 1;
            if (world.isDown) throw new Error('offline');
          }),
        },
      });
      const actor = createActor(machine, { clock, input: { isOpen, stored: kept.get(LAST_USE_KEY) } });
      actor.on('session.idle', () => {
        ended += 1;
        // As the session machine does.
        queueMicrotask(() => actor.send({ type: 'session.changed', isOpen: false }));
      });
      tabs.push(tab);
      actor.start();
      actor.send({ type: 'limit.known', seconds });
      return {
        actor,
        send: (event: IdleEvent) => actor.send(event),
        ended: () => ended,
        warns: () => actor.getSnapshot().hasTag('warning'),
        left: () => (selectEnd(actor.getSnapshot()) - now()) / second,
      };
    },
  };
}

it('F8 SESSION-9 announces the end five minutes before it, and ends the session after an hour, once', async () => {
  const { open, pass } = browser();
  const tab = open();
  pass(55 * minute - second);
  expect(tab.warns()).toBe(false);
  pass(second);
  expect([tab.warns(), tab.left(), selectQuietMinutes(tab.actor.getSnapshot())]).toEqual([true, 300, 55]);
  pass(5 * minute - second);
  expect([tab.warns(), tab.ended()]).toEqual([true, 0]);
  pass(second);
  expect([tab.warns(), tab.ended()]).toEqual([false, 1]);
  await settle();
  pass(120 * minute);
  expect(tab.ended()).toBe(1);
});

it('F8 ends nothing where the server says nothing of it, and writes nothing there', () => {
  const { open, pass, world } = browser();
  const tab = open({ seconds: null });
  tab.send({ type: 'session.changed', isOpen: true });
  tab.send({ type: 'call.answered' });
  tab.send({ type: 'student.acted' });
  pass(300 * minute);
  expect([tab.ended(), tab.warns(), world.writes, world.calls]).toEqual([0, false, 0, 0]);
});

it('F8 announces the end of a shorter limit at its half', () => {
  const { open, pass } = browser();
  const tab = open({ seconds: 60 });
  pass(29 * second);
  expect(tab.warns()).toBe(false);
  pass(second);
  expect([tab.warns(), tab.left()]).toEqual([true, 30]);
});

it('F8 counts from the last answered call', () => {
  const { open, pass } = browser();
  const tab = open();
  for (let hour = 0; hour < 6; hour += 1) {
    pass(54 * minute);
    tab.send({ type: 'call.answered' });
  }
  pass(54 * minute);
  expect([tab.ended(), tab.warns()]).toEqual([0, false]);
});

it('F8 whoever reads or types makes a call every five minutes, and no more', async () => {
  const { open, pass, world } = browser();
  const tab = open();
  for (let passed = 0; passed < 180 * 60; passed += 10) {
    pass(10 * second);
    tab.send({ type: 'student.acted' });
    await settle();
  }
  expect([tab.ended(), tab.warns()]).toEqual([0, false]);
  expect(world.calls).toBe(36);
});

it('F8 without a network whoever types is not thrown out, and tries again twice a minute', async () => {
  const { open, pass, world } = browser();
  const tab = open();
  world.isDown = true;
  for (let passed = 0; passed < 90 * 60; passed += 10) {
    pass(10 * second);
    tab.send({ type: 'student.acted' });
    await settle();
  }
  expect([tab.ended(), tab.warns()]).toEqual([0, false]);
  expect(world.calls).toBeGreaterThan(80);
  expect(world.calls).toBeLessThan(180);
  pass(55 * minute);
  expect(tab.warns()).toBe(true);
});

it('F8 while the end is announced typing alone does not count, 继续使用 does', async () => {
  const { open, pass, world } = browser();
  const tab = open();
  pass(56 * minute);
  tab.send({ type: 'student.acted' });
  await settle();
  expect([tab.warns(), world.calls]).toEqual([true, 0]);
  tab.send({ type: 'stay.wanted' });
  expect(tab.actor.getSnapshot().hasTag('asking')).toBe(true);
  await settle();
  expect([tab.warns(), world.calls, tab.left()]).toEqual([false, 1, 3600]);
});

it('F8 继续使用 without a network says so, stays, and works when it is there again', async () => {
  const { open, pass, world } = browser();
  const tab = open();
  pass(56 * minute);
  world.isDown = true;
  tab.send({ type: 'stay.wanted' });
  await settle();
  const hasFailed = () => tab.actor.getSnapshot().context.hasFailed;
  expect([tab.warns(), hasFailed(), tab.left()]).toEqual([true, true, 240]);
  pass(3 * second);
  expect([tab.warns(), hasFailed()]).toEqual([true, true]);
  world.isDown = false;
  tab.send({ type: 'stay.wanted' });
  expect(hasFailed()).toBe(false);
  await settle();
  expect(tab.warns()).toBe(false);
});

it('F8 the tabs of a browser count together, warn together and end together', async () => {
  const { open, pass, mark, world } = browser();
  const [first, second] = [open(), open()];
  pass(40 * minute);
  first.send({ type: 'call.answered' });
  pass(50 * minute);
  expect([first.warns(), second.warns()]).toEqual([false, false]);
  pass(6 * minute);
  expect([first.warns(), second.warns()]).toEqual([true, true]);
  second.send({ type: 'stay.wanted' });
  await settle();
  pass(0);
  expect([first.warns(), second.warns()]).toEqual([false, false]);
  pass(60 * minute);
  expect([first.ended(), second.ended(), world.saysOver]).toEqual([1, 1, 1]);
  await settle();
  expect(mark()).toBeNull();
});

it('F8 a tab whose timers stand still ends with the visible one', async () => {
  const { open, pass, kept, now } = browser();
  const tab = open();
  pass(30 * minute);
  const value = JSON.stringify({ at: now() - 30 * minute, until: null, isOver: true });
  kept.set(LAST_USE_KEY, value);
  tab.actor.send({ type: 'storage.changed', key: LAST_USE_KEY, value });
  expect(tab.ended()).toBe(1);
});

it('F8 an end that another tab reports of an earlier use does not end a newer session', () => {
  const { open, pass, now } = browser();
  const tab = open();
  pass(minute);
  tab.send({ type: 'call.answered' });
  const value = JSON.stringify({ at: now() - 60 * minute, until: null, isOver: true });
  tab.actor.send({ type: 'storage.changed', key: LAST_USE_KEY, value });
  expect(tab.ended()).toBe(0);
});

it('F8 hundreds of calls are written every 15 s, the last of them too', () => {
  const { open, pass, world, mark, now } = browser();
  const tab = open();
  world.writes = 0;
  for (let call = 0; call < 297; call += 1) {
    pass(second / 5);
    tab.send({ type: 'call.answered' });
  }
  const last = now();
  pass(15 * second);
  expect(world.writes).toBeLessThanOrEqual(5);
  expect(mark()?.at).toBe(last);
});

it('F8 without local storage each tab counts for itself', async () => {
  const { open, pass } = browser({ hasStorage: false });
  const [first, second] = [open(), open()];
  pass(30 * minute);
  first.send({ type: 'call.answered' });
  pass(30 * minute);
  expect([first.ended(), second.ended()]).toEqual([0, 1]);
});

it('F8 a device that slept two hours asks the server, and without a network goes to login without a dialog', async () => {
  for (const isDown of [false, true]) {
    const { open, pass, sleep, world } = browser();
    const tab = open();
    pass(20 * minute);
    world.isDown = isDown;
    sleep(120 * minute);
    tab.send({ type: 'page.shown' });
    expect(tab.warns()).toBe(false);
    await settle();
    expect([tab.ended(), world.calls]).toEqual([isDown ? 1 : 0, 1]);
  }
});

it('F8 a dialog that was open when the device fell asleep is gone when it wakes', async () => {
  const { open, pass, sleep, world } = browser();
  const tab = open();
  pass(56 * minute);
  world.isDown = true;
  sleep(120 * minute);
  pass(second);
  expect(tab.warns()).toBe(false);
  await settle();
  expect(tab.ended()).toBe(1);
});

it('F8 a device clock that is set forward or back ends nothing while the server says otherwise', async () => {
  for (const jump of [180 * minute, -180 * minute]) {
    const { open, pass, sleep } = browser();
    const tab = open();
    pass(minute);
    sleep(jump);
    pass(15 * second);
    await settle();
    expect(tab.ended()).toBe(0);
    pass(56 * minute);
    expect(tab.warns()).toBe(true);
  }
});

it('F8 SESSION-9 nothing is announced nor ended while a test is answered, in no tab; then the hour counts from its end', async () => {
  const { open, pass, now, world } = browser();
  const [first, second] = [open(), open()];
  first.send({ type: 'attempt.begun', until: now() + 150 * minute });
  pass(150 * minute);
  expect([first.warns(), second.warns(), first.ended(), second.ended()]).toEqual([false, false, 0, 0]);
  first.send({ type: 'student.acted' });
  expect(world.calls).toBe(0);
  first.send({ type: 'attempt.left' });
  pass(56 * minute);
  expect([first.warns(), second.warns()]).toEqual([true, true]);
});

it('F8 in a test neither a sleep nor a moved clock ends anything, with or without a network', async () => {
  const { open, pass, now, sleep, world } = browser();
  const tab = open();
  tab.send({ type: 'attempt.begun', until: now() + 90 * minute });
  world.isDown = true;
  sleep(360 * minute);
  pass(15 * second);
  await settle();
  expect([tab.ended(), tab.warns(), world.calls]).toEqual([0, false, 0]);
});

it('F8 a page that is opened beside a test does not announce anything either', () => {
  const { open, pass, now } = browser();
  const first = open();
  first.send({ type: 'attempt.begun', until: now() + 150 * minute });
  const second = open();
  pass(140 * minute);
  expect([second.warns(), second.ended()]).toEqual([false, 0]);
});

it('F8 a test that is submitted early no longer keeps the session', () => {
  const { open, pass, now } = browser();
  const [first, second] = [open(), open()];
  first.send({ type: 'attempt.begun', until: now() + 150 * minute });
  pass(10 * minute);
  first.send({ type: 'call.answered' });
  first.send({ type: 'attempt.over' });
  pass(56 * minute);
  expect([first.warns(), second.warns()]).toEqual([true, true]);
});

it('F8 a login starts the count again', async () => {
  const { open, pass } = browser();
  const tab = open();
  pass(60 * minute);
  await settle();
  pass(60 * minute);
  tab.send({ type: 'session.changed', isOpen: true });
  expect([tab.left(), tab.warns()]).toEqual([3600, false]);
  pass(60 * minute);
  expect(tab.ended()).toBe(2);
});

it('F8 whatever happens, nobody is thrown out within an hour of an answered call, nor stays an hour after all quiet', async () => {
  const step = fc.oneof(
    fc.record({ pass: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      tab: fc.integer({ min: 0, max: 1 }),
      event: fc.constantFrom('call.answered', 'student.acted'),
    }),
    fc.record({ isDown: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { open, pass, world, now } = browser();
      const tabs = [open(), open()];
      let answered = now();
      for (const action of steps) {
        if ('pass' in action) pass(action.pass * minute);
        else if ('isDown' in action) world.isDown = action.isDown;
        else {
          const calls = world.calls;
          const isAlive = tabs.every((tab) => tab.ended() === 0);
          tabs[action.tab]?.send({ type: action.event as 'call.answered' });
          await settle();
          const isAnswered = action.event === 'call.answered' || (world.calls > calls && !world.isDown);
          if (isAlive && isAnswered) answered = now();
        }
        await settle();
        if (now() - answered < 60 * minute) expect(tabs.map((tab) => tab.ended())).toEqual([0, 0]);
      }
      world.isDown = true;
      pass(60 * minute);
      expect(tabs.map((tab) => tab.ended())).toEqual([1, 1]);
    }),
    { numRuns: 60 },
  );
}, 30_000);

it('F8 on every path time counts exactly while somebody is logged in and the server has a limit', () => {
  const machine = createIdleMachine(() => 0);
  const reached = getShortestPaths(machine, {
    input: { isOpen: true, stored: null },
    events: [
      { type: 'session.changed', isOpen: true },
      { type: 'session.changed', isOpen: false },
      { type: 'limit.known', seconds: 3600 },
      { type: 'limit.known', seconds: null },
      { type: 'call.answered' },
      { type: 'student.acted' },
      { type: 'page.shown' },
      { type: 'stay.wanted' },
      { type: 'attempt.begun', until: 1 },
      { type: 'attempt.left' },
      { type: 'attempt.over' },
    ],
  });
  for (const { state } of reached) {
    const isUsed = state.context.isOpen && state.context.limit !== null;
    expect(state.matches('used')).toBe(isUsed);
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
  }
});
