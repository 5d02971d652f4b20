import { afterEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createTabLock } from './tab-lock.ts';

const input = { subjectId: 's', testId: 't', testRecordId: null };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** A tab that records the events of its lock. */
function tab(settled: () => Promise<void> = () => Promise.resolve()) {
  const heard: string[] = [];
  const lock = createTabLock(`student of ${expect.getState().currentTestName}`, settled);
  const machine = setup({ actors: { lock } }).createMachine({
    invoke: { id: 'lock', src: 'lock', input: () => input },
    on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
  });
  const actor = createActor(machine).start();
  stops.push(() => actor.stop());
  const want = (steal = false) =>
    actor.getSnapshot().children.lock?.send({ type: 'lock.wanted', steal } as never);
  return { heard, want, stop: () => actor.stop() };
}

it.each(['with Web Locks', 'without Web Locks'])(
  'one tab answers; the other is refused, and may take over once the first has written everything, %s',
  async (name) => {
    if (name === 'without Web Locks') vi.stubGlobal('navigator', { onLine: true });
    const settled = vi.fn(() => Promise.resolve());
    const [first, second] = [tab(settled), tab()];
    first.want();
    await expect.poll(() => first.heard).toEqual(['lock.granted']);
    second.want();
    await expect.poll(() => second.heard).toEqual(['lock.refused']);
    second.want(true);
    await expect.poll(() => second.heard).toEqual(['lock.refused', 'lock.granted']);
    expect(first.heard).toEqual(['lock.granted', 'lock.lost']);
    expect(settled).toHaveBeenCalled();
  },
);

it('the lock of a tab that sleeps and cannot release it is stolen', async () => {
  const [first, second] = [tab(() => new Promise(() => {})), tab()];
  first.want();
  await expect.poll(() => first.heard).toEqual(['lock.granted']);
  second.want(true);
  await expect.poll(() => second.heard).toEqual(['lock.granted']);
});

it('a tab that is closed leaves the attempt to the next one', async () => {
  const [first, second] = [tab(), tab()];
  first.want();
  await expect.poll(() => first.heard).toEqual(['lock.granted']);
  first.stop();
  second.want();
  await expect.poll(() => second.heard).toEqual(['lock.granted']);
});
