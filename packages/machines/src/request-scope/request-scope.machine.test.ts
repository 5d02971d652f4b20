import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { requestScopeMachine, startRequestScope } from './request-scope.machine.ts';

/** A tick that passes when told. */
function ticks() {
  let pass: () => void = () => undefined;
  const machine = requestScopeMachine.provide({
    actors: {
      nextTick: fromPromise(
        () =>
          new Promise<void>((resolve) => {
            pass = resolve;
          }),
      ),
    },
  });
  const tick = async () => {
    pass();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { machine, tick };
}

it('API-15 a cancellation ends every call of the present source, with its reason', () => {
  const scope = startRequestScope(ticks().machine);
  const [first, second] = [scope.signal, scope.signal];
  scope.cancel('session.invalidated');
  expect([first.aborted, second.aborted, first.reason]).toEqual([true, true, 'session.invalidated']);
  expect(scope.signal.aborted).toBe(true);
});

it('API-15 calls that start after the next tick are not cancelled', async () => {
  const { machine, tick } = ticks();
  const scope = startRequestScope(machine);
  const before = scope.signal;
  scope.cancel();
  await tick();
  expect(before.aborted).toBe(true);
  expect(scope.signal.aborted).toBe(false);
  scope.cancel();
  expect(scope.signal.aborted).toBe(true);
});

it('API-15 the source is renewed with the tick of the platform, without being told', async () => {
  const scope = startRequestScope();
  const actor = createActor(requestScopeMachine).start();
  const renewed = new Promise<void>((resolve) => {
    actor.subscribe((snapshot) => snapshot.context.source === 1 && resolve());
  });
  scope.cancel();
  actor.send({ type: 'requests.cancelled' });
  expect(scope.signal.aborted).toBe(true);
  await renewed;
  expect(scope.signal.aborted).toBe(false);
});

it('API-15 cancellations within one tick reset the source once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }), async (bursts) => {
      const { machine, tick } = ticks();
      const actor = createActor(machine).start();
      let aborted = 0;
      actor.on('source.aborted', () => {
        aborted += 1;
      });
      for (const burst of bursts) {
        for (let n = 0; n < burst; n += 1) actor.send({ type: 'requests.cancelled' });
        await tick();
      }
      expect(aborted).toBe(bursts.length);
      expect(actor.getSnapshot().context.source).toBe(bursts.length);
    }),
    { numRuns: 30 },
  );
});

it('API-15 on every path the scope is open or waits for the tick', () => {
  const reached = getShortestPaths(requestScopeMachine, {
    events: [
      { type: 'requests.cancelled' },
      { type: 'xstate.done.actor.0.request-scope.cancelled', output: undefined } as never,
    ],
    limit: 20,
    stopWhen: ({ context }) => context.source > 2,
  });
  expect(new Set(reached.map(({ state }) => state.value))).toEqual(new Set(['open', 'cancelled']));
});
