import type { Database } from '../../../../db/database.ts';

/** When so many hand-ins come within this time, more are behind them. */
const rush = 10;
const rushMs = 1000;

/** When the latest hand-ins came, ms since 1970. */
const latest = new WeakMap<Database, readonly number[]>();

const withinRush = (db: Database, now: Date) =>
  (latest.get(db) ?? []).filter((at) => Math.abs(now.getTime() - at) < rushMs);

/** Notes hand-ins that came at these moments. */
export function recordSubmissions(db: Database, moments: readonly Date[]): void {
  const [first] = moments;
  if (first !== undefined) latest.set(db, [...withinRush(db, first), ...moments.map((at) => at.getTime())]);
}

/** Whether ten or more hand-ins have come within the last second, as far as this process knows. */
export const isBurst = (db: Database, now: Date): boolean => withinRush(db, now).length >= rush;
