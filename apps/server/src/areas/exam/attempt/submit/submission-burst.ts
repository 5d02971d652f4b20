import type { Database } from '../../../../db/database.ts';
import { perDatabase } from '../../../../db/per-database.ts';

/** When this many submissions come within this time, more are behind them. */
const burstSize = 10;
const burstMs = 1000;

/** When the latest submissions came, epoch ms. */
const latestOf = perDatabase(() => ({ moments: [] as readonly number[] }));

const latestWithin = (db: Database, now: Date) =>
  latestOf(db).moments.filter((at) => Math.abs(now.getTime() - at) < burstMs);

/** Counts submissions that came at these moments. */
export function recordSubmissions(db: Database, moments: readonly Date[]): void {
  const [first] = moments;
  if (first === undefined) return;
  latestOf(db).moments = [...latestWithin(db, first), ...moments.map((at) => at.getTime())];
}

/** True when ten or more submissions came within the last second, as far as this process knows. */
export const isBurst = (db: Database, now: Date): boolean => latestWithin(db, now).length >= burstSize;
