import type { Logger } from '../log.ts';

/** Since this process began. */
let failedBatches = 0;

/**
 * Logs that many of one kind could not be done at once and are now done one by one: how many `items` there were, why,
 * and as `failedBatches` how many batches have failed in this process so far. `log` is that of the
 * first item, which every batch has.
 */
export function logFailedBatch(
  log: Logger | undefined,
  error: unknown,
  facts: { batch: 'saves' | 'hand-ins' | 'scores'; items: number },
): void {
  failedBatches += 1;
  log?.error('batch failed', error, { ...facts, failedBatches });
}
