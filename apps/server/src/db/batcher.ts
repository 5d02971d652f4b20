/** Limits of a batcher. */
export interface BatcherOptions {
  readonly maxBatchSize: number;
  /** How many batches may run at once; what comes meanwhile waits for the next. */
  readonly concurrency: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Makes one run for many items of what many callers ask for one item each at nearly the same moment. Nothing is
 * remembered: a run begins after its items were asked for. `run` returns a result for each item, in their order; when
 * it rejects, each of its callers does.
 */
export function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { maxBatchSize, concurrency }: BatcherOptions,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let scheduled = false;

  async function work(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    running += 1;
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running -= 1;
    schedule();
  }

  function begin(): void {
    scheduled = false;
    while (waiting.length > 0 && running < concurrency) {
      const batch = waiting.slice(0, maxBatchSize);
      waiting = waiting.slice(maxBatchSize);
      void work(batch);
    }
  }

  /** At the end of this turn of the event loop, so that all requests that came with it are in. */
  function schedule(): void {
    if (scheduled || waiting.length === 0 || running >= concurrency) return;
    scheduled = true;
    setImmediate(begin);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}

/** The items without those whose key an earlier one has. */
export function firstOfEach<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(key(item))) first.set(key(item), item);
  return [...first.values()];
}
