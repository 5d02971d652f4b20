import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Database } from './database.ts';

/** Two transactions that block each other, or that cannot both have happened. */
const collision = new Set(['40P01', '40001']);

/** Waited for another transaction until the connection's `lock_timeout`. */
const lockTimeout = new Set(['55P03']);

/** A code of PostgreSQL (SQLSTATE), such as 40P01; those of the system, such as EPIPE, have no digit. */
const sqlState = /^(?=.*\d)[\dA-Z]{5}$/;

/** True when the code of a driver's error, or of its cause, fits. */
function hasCode(error: unknown, fits: (code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return (typeof code === 'string' && fits(code)) || hasCode(cause, fits);
}

/** True for an error of the database, and of the way to it: its message is a statement. */
export const isDatabaseError = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || hasCode(error, (code) => sqlState.test(code));

/** True for a transaction that the database ended because of another one: it may run again. */
export const isCollision = (error: unknown): boolean => hasCode(error, (code) => collision.has(code));

/** True for one that waited too long for another. */
export const isHeldUp = (error: unknown): boolean => hasCode(error, (code) => lockTimeout.has(code));

/** Two transactions that block each other: the database ends one, which nobody has seen, so it may run again, four times in all. */
export async function retryCollisions<Result>(run: () => Promise<Result>, tries = 4): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (tries <= 1 || !isCollision(error)) throw error;
    await pause(20 * Math.random());
    return retryCollisions(run, tries - 1);
  }
}

/** The database with transactions that run again after a collision. */
export function retryingDatabase(db: Database): Database {
  const transaction: Database['transaction'] = (run, config) =>
    retryCollisions(() => db.transaction(run, config));
  return Object.assign(Object.create(db) as Database, { transaction });
}
