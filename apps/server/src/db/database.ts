import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle over the embedded database or PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with migrations done. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgres';
  /**
   * Calls `heard` with the text of each notification of that name (`pg_notify`), in the order of their commits, until the
   * database is closed; `listening` at the beginning and whenever a lost connection is back: what was sent meanwhile is not heard.
   */
  listen(name: string, heard: (text: string) => void, listening: () => void): Promise<void>;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
}

/**
 * The rows of a raw query: the drivers wrap them differently. `count(*)` arrives as number or text, so cast it
 * (`count(*)::int`); Drizzle's own `count()` and `db.$count()` already do.
 */
export async function rowsOf<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  const rows = Array.isArray(result) ? result : (result as { rows: unknown[] }).rows;
  return rows as Row[];
}

const uniqueViolation = '23505';

/** True when a statement failed because a unique index already holds the value; drivers wrap the cause differently. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === uniqueViolation) return true;
  }
  return false;
}
