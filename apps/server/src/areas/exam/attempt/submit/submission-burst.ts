import type { Database } from '../../../../db/database.ts';

/** When this many submissions come within this time, more are behind them. */
const burstSize = 10;
const burstMs = 1000;

/** When the latest submissions came, epoch ms. */
const latest = new WeakMap<Database, readonly number[]>();

const latestWithin = (db: Database, now: Date) =>
  (latest.get(db) ?? []).filter((at) => Math.abs(now.getTime() - at) < burstMs);

/** Counts submissions that came at these moments. */
export function recordSubmissions(db: Database, moments: readonly Date[]): void {
  const [first] = moments;
  if (first !== undefined) latest.set(db, [...latestWithin(db, first), ...moments.map((at) => at.getTime())]);
}

/** Whether ten or more submissions have come within the last second, as far as this process knows. */
export const isBurst = (db: Database, now: Date): boolean => latestWithin(db, now).length >= burstSize;
