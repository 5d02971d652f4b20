import { describe, expect, it } from 'vitest';
import { createBatcher, firstOfEach } from './batcher.ts';

/** A run that is answered by hand, so that a test decides what comes meanwhile. */
function handRun() {
  const runs: {
    items: readonly number[];
    answer: (results: number[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const run = (items: readonly number[]) =>
    new Promise<number[]>((answer, fail) => {
      runs.push({ items, answer, fail });
    });
  return { runs, run };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a batcher', () => {
  it('what is asked in one turn makes one run, and each gets its own result', async () => {
    const { runs, run } = handRun();
    const ask = createBatcher(run, { maxBatchSize: 10, concurrency: 1 });
    const results = Promise.all([ask(1), ask(2), ask(3)]);
    await turn();
    expect(runs.map(({ items }) => items)).toEqual([[1, 2, 3]]);
    runs[0]!.answer([10, 20, 30]);
    expect(await results).toEqual([10, 20, 30]);
  });

  it('what comes while a run is under way waits for the next: a result is never older than its question', async () => {
    const { runs, run } = handRun();
    const ask = createBatcher(run, { maxBatchSize: 10, concurrency: 1 });
    const first = ask(1);
    await turn();
    const second = ask(1);
    await turn();
    expect(runs).toHaveLength(1);
    runs[0]!.answer([10]);
    expect(await first).toBe(10);
    await turn();
    expect(runs).toHaveLength(2);
    runs[1]!.answer([11]);
    expect(await second).toBe(11);
  });

  it('a run takes no more than its maximum, and no more than the limit run at once', async () => {
    const { runs, run } = handRun();
    const ask = createBatcher(run, { maxBatchSize: 2, concurrency: 2 });
    const all = Promise.all([1, 2, 3, 4, 5].map(ask));
    await turn();
    expect(runs.map(({ items }) => items)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    runs[0]!.answer([1, 2]);
    runs[1]!.answer([3, 4]);
    await turn();
    await turn();
    expect(runs[2]!.items).toEqual([5]);
    runs[2]!.answer([5]);
    expect(await all).toEqual([1, 2, 3, 4, 5]);
  });

  it('a run that fails fails for its own callers alone', async () => {
    const { runs, run } = handRun();
    const ask = createBatcher(run, { maxBatchSize: 1, concurrency: 2 });
    const [failing, succeeding] = [ask(1), ask(2)];
    await turn();
    runs[0]!.fail(new Error('gone'));
    runs[1]!.answer([2]);
    await expect(failing).rejects.toThrow('gone');
    expect(await succeeding).toBe(2);
  });

  it('of items with one key the first is taken', () => {
    expect(firstOfEach(['a1', 'b1', 'a2'], ([key]) => key!)).toEqual(['a1', 'b1']);
  });
});
