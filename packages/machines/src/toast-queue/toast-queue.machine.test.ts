import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ToastInput } from './queue.ts';
import { createToastQueueMachine, selectToasts, type ToastQueueEvent } from './toast-queue.machine.ts';

function start(limit?: number, importantStay?: boolean) {
  const clock = new SimulatedClock();
  const actor = createActor(
    createToastQueueMachine(() => clock.now()),
    { clock, input: { limit, importantStay } },
  ).start();
  return {
    actor,
    pass: (ms: number) => clock.increment(ms),
    send: (event: ToastQueueEvent) => actor.send(event),
    raise: (text: string, rest: Partial<ToastInput> = {}) =>
      actor.send({ type: 'toast.raised', toast: { type: 'info', text, ...rest } }),
    view: () => selectToasts(actor.getSnapshot()),
    texts: () => selectToasts(actor.getSnapshot()).visible.map(({ text }) => text),
    ids: () => selectToasts(actor.getSnapshot()).visible.map(({ id }) => id),
  };
}

it('TOAST-1 shows each of the five types', () => {
  const types: ToastInput['type'][] = ['primary', 'success', 'info', 'warning', 'error'];
  const { raise, view } = start(5);
  for (const type of types) raise('已保存', { type });
  expect(view().visible.map(({ type }) => type)).toEqual(types);
});

it('TOAST-2 closes after 3000 ms, or after its own time', () => {
  const { raise, pass, texts } = start();
  raise('a');
  pass(100);
  raise('b', { duration: 5000 });
  pass(2899);
  expect(texts()).toEqual(['a', 'b']);
  pass(1);
  expect(texts()).toEqual(['b']);
  pass(2099);
  expect(texts()).toEqual(['b']);
  pass(1);
  expect(texts()).toEqual([]);
});

it('TOAST-2 an error and a toast with an action close after 3000 ms too, unless the queue keeps them', () => {
  const { raise, pass, texts } = start();
  raise('error', { type: 'error' });
  raise('action', { action: { id: 'retry', label: '重试' } });
  pass(2999);
  expect(texts()).toEqual(['error', 'action']);
  pass(1);
  expect(texts()).toEqual([]);
});

it('TOAST-2 stays until closed with a duration of 0, and in a queue that keeps them errors and toasts with an action', () => {
  const { raise, pass, texts, ids, send } = start(4, true);
  raise('never', { duration: 0 });
  raise('error', { type: 'error' });
  raise('action', { action: { id: 'retry', label: '重试' } });
  raise('short error', { type: 'error', duration: 1000 });
  pass(2 ** 40);
  expect(texts()).toEqual(['never', 'error', 'action']);
  send({ type: 'toast.closed', id: ids()[1] ?? '' });
  expect(texts()).toEqual(['never', 'action']);
});

it('TOAST-2 a time without end, or longer than a timer can count, does not close at once', () => {
  const { raise, pass, texts } = start();
  raise('endless', { duration: Number.POSITIVE_INFINITY });
  raise('a month', { duration: 30 * 24 * 3600 * 1000 });
  pass(2 ** 31);
  expect(texts()).toEqual(['endless', 'a month']);
});

it('TOAST-2 Escape closes the newest toast on screen, the close button its own, and one command all', () => {
  const { raise, send, texts, ids, view } = start();
  for (const text of ['a', 'b', 'c', 'd']) raise(text);
  send({ type: 'newest.closed' });
  expect(texts()).toEqual(['a', 'b', 'd']);
  send({ type: 'toast.closed', id: ids()[0] ?? '' });
  send({ type: 'toast.closed', id: 'gone' });
  expect(texts()).toEqual(['b', 'd']);
  send({ type: 'all.closed' });
  send({ type: 'newest.closed' });
  expect(view()).toEqual({ visible: [], queuedCount: 0 });
});

it('TOAST-2 stands still while hovered, focused or hidden, and goes on with the time that was left', () => {
  const { raise, send, pass, texts } = start();
  raise('a');
  pass(1000);
  send({ type: 'time.paused', reason: 'hover' });
  send({ type: 'time.paused', reason: 'hidden' });
  pass(60_000);
  send({ type: 'time.resumed', reason: 'hover' });
  pass(60_000);
  expect(texts()).toEqual(['a']);
  send({ type: 'time.resumed', reason: 'hidden' });
  pass(1999);
  expect(texts()).toEqual(['a']);
  pass(1);
  expect(texts()).toEqual([]);
});

it('TOAST-2 closing the hovered toast does not stop the time of the next, a hidden tab does', () => {
  const { raise, send, pass, texts, ids } = start();
  raise('a');
  send({ type: 'time.paused', reason: 'hover' });
  send({ type: 'toast.closed', id: ids()[0] ?? '' });
  raise('b');
  pass(3000);
  expect(texts()).toEqual([]);
  send({ type: 'time.paused', reason: 'hidden' });
  raise('c');
  pass(3000);
  expect(texts()).toEqual(['c']);
});

it('TOAST-4 groups what has the same type, text and action, and restarts its time', () => {
  const { raise, pass, view } = start();
  raise('网络连接异常', { type: 'warning' });
  pass(2000);
  raise('网络连接异常', { type: 'warning' });
  raise('网络连接异常', { type: 'info' });
  pass(2999);
  expect(view().visible.map(({ type, count }) => [type, count])).toEqual([
    ['warning', 2],
    ['info', 1],
  ]);
  pass(1);
  expect(view().visible).toEqual([]);
  raise('a', { action: { id: '1', label: '撤销' } });
  raise('a', { action: { id: '2', label: '撤销' } });
  expect(view().visible.map(({ count }) => count)).toEqual([1, 1]);
});

it('TOAST-4 a thousand identical messages in one tick are one toast', () => {
  const { raise, view } = start();
  for (let n = 0; n < 1000; n += 1) raise('请求超时');
  expect(view()).toEqual({
    visible: [{ id: 'toast-1', type: 'info', text: '请求超时', count: 1000 }],
    queuedCount: 0,
  });
});

it('TOAST-4 all of a tick are one event: repeats are counted, also on what is there already, and order holds', () => {
  const { raise, send, view, pass } = start();
  raise('b');
  send({
    type: 'toast.raised',
    toast: ['a', 'b', 'a', 'c', 'b'].map((text) => ({ type: 'info' as const, text })),
  });
  expect(view().visible.map(({ id, text, count }) => [id, text, count])).toEqual([
    ['toast-1', 'b', 3],
    ['toast-2', 'a', 2],
    ['toast-3', 'c', 1],
  ]);
  send({ type: 'toast.raised', toast: [] });
  pass(3000);
  expect(view().visible).toEqual([]);
});

it('TOAST-2 a drag stops the time, and what was left runs on after it', () => {
  const { raise, send, pass, texts } = start();
  raise('a');
  pass(2000);
  send({ type: 'time.paused', reason: 'drag' });
  pass(60_000);
  send({ type: 'time.resumed', reason: 'drag' });
  pass(999);
  expect(texts()).toEqual(['a']);
  pass(1);
  expect(texts()).toEqual([]);
});

it('TOAST-3 a thousand different messages all arrive in order, three at a time', () => {
  const { send, pass, view, texts } = start();
  const sent = Array.from({ length: 1000 }, (_, n) => `消息 ${n}`);
  send({ type: 'toast.raised', toast: sent.map((text) => ({ type: 'info' as const, text })) });
  expect([texts(), view().queuedCount]).toEqual([sent.slice(0, 3), 997]);
  const seen: string[] = [];
  for (let round = 0; round < 334; round += 1) {
    expect(texts().length).toBeLessThanOrEqual(3);
    seen.push(...texts());
    pass(3000);
  }
  expect([seen, texts()]).toEqual([sent, []]);
});

it('TOAST-2 a message that waited has its whole time once it is on screen', () => {
  const { raise, pass, texts } = start(1);
  raise('a');
  raise('b');
  pass(3000);
  pass(2999);
  expect(texts()).toEqual(['b']);
  pass(1);
  expect(texts()).toEqual([]);
});

it('TOAST-3 a view that comes late still shows what was raised', () => {
  const { raise, actor } = start();
  raise('请先修改密码', { type: 'warning' });
  const late: string[] = [];
  actor.subscribe((snapshot) => late.push(...selectToasts(snapshot).visible.map(({ text }) => text)));
  expect(selectToasts(actor.getSnapshot()).visible).toHaveLength(1);
  actor.send({ type: 'time.paused', reason: 'focus' });
  expect(late).toEqual(['请先修改密码']);
});

it('TOAST-2 the action of a toast is reported once, and closes it', () => {
  const { raise, send, actor, view } = start();
  const facts: unknown[] = [];
  actor.on('action.chosen', (fact) => facts.push(fact));
  raise('已删除', { action: { id: 'undo', label: '撤销' } });
  send({ type: 'action.chosen', id: 'toast-1' });
  send({ type: 'action.chosen', id: 'toast-1' });
  expect(facts).toEqual([{ type: 'action.chosen', toastId: 'toast-1', actionId: 'undo' }]);
  expect(view().visible).toEqual([]);
});

it('TOAST-2 TOAST-4 whatever happens, none is lost, none overtakes, and none goes before its time', () => {
  const step = fc.oneof(
    fc.record({ raise: fc.integer({ min: 0, max: 12 }), duration: fc.constantFrom(undefined, 0, 500, 3000) }),
    fc.record({ pass: fc.integer({ min: 0, max: 4000 }) }),
    fc.record({
      pause: fc.constantFrom('hover' as const, 'focus' as const, 'hidden' as const),
      on: fc.boolean(),
    }),
    fc.record({ close: fc.nat(2) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { actor, raise, pass, send, ids, view } = start();
      const order: number[] = [];
      let [raised, counted, last] = [0, 0, 0];
      const all = () => actor.getSnapshot().context.toasts;
      const note = () => {
        for (const id of ids().map((text) => Number(text.slice('toast-'.length))))
          if (!order.includes(id)) order.push(id);
      };
      actor.subscribe(note);
      for (const action of steps) {
        const before = all();
        if ('raise' in action) {
          raise(`m${action.raise}`, { duration: action.duration });
          raised += 1;
        } else if ('pass' in action) pass(action.pass);
        else if ('close' in action) send({ type: 'toast.closed', id: ids()[action.close] ?? '' });
        else send({ type: action.on ? 'time.paused' : 'time.resumed', reason: action.pause });
        for (const gone of before.filter(({ id }) => !all().some((toast) => toast.id === id))) {
          counted += gone.count;
          if ('pass' in action) expect(gone.duration).toBeGreaterThan(0);
        }
        expect(view().visible.length).toBe(Math.min(3, all().length));
        for (const toast of all()) if (toast.duration > 0) expect(toast.remaining).toBeGreaterThan(0);
      }
      for (const toast of all()) counted += toast.count;
      for (const reason of ['hover', 'focus', 'hidden'] as const) send({ type: 'time.resumed', reason });
      const maxStay = Math.max(0, ...all().map(({ duration }) => duration)) * all().length;
      for (let passed = 0; passed < maxStay; passed += 500) pass(500);
      const stays = all().map(({ duration }) => duration === 0);
      expect(stays.slice(0, 3)).not.toContain(false);
      expect(counted).toBe(raised);
      for (const id of order) {
        expect(id).toBeGreaterThan(last);
        last = id;
      }
    }),
  );
});

it('TOAST-2 on every path the time runs exactly when a timed toast is on screen and nothing holds it', () => {
  const machine = createToastQueueMachine(() => 0);
  const reached = getShortestPaths(machine, {
    input: undefined,
    events: [
      { type: 'toast.raised', toast: { type: 'info', text: 'a' } },
      { type: 'toast.raised', toast: { type: 'error', text: 'b' } },
      { type: 'all.closed' },
      { type: 'newest.closed' },
      { type: 'time.paused', reason: 'hover' },
      { type: 'time.paused', reason: 'hidden' },
      { type: 'time.resumed', reason: 'hover' },
      { type: 'time.resumed', reason: 'hidden' },
    ],
    serializeState: ({ value, context: { toasts, pauses } }) =>
      JSON.stringify([value, toasts.map(({ text }) => text), pauses]),
  });
  expect(new Set(reached.map(({ state }) => state.value))).toEqual(new Set(['resting', 'running', 'paused']));
  for (const { state } of reached) {
    const { toasts, pauses } = state.context;
    const isTimed = toasts.slice(0, 3).some(({ duration }) => duration > 0);
    expect(state.hasTag('paused')).toBe(pauses.length > 0);
    expect(state.hasTag('running')).toBe(isTimed && pauses.length === 0);
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
  }
});
