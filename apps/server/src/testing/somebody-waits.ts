import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';

/** Resolves when at least `count` connections to this PostgreSQL database wait for a lock. */
export async function waiting(db: Database, count: number): Promise<void> {
  for (;;) {
    const found = await rowsOf<{ pid: number }>(
      db,
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (found.length >= count) return;
  }
}

/** Resolves when a connection to this PostgreSQL database waits for a lock. */
export const somebodyWaits = (db: Database): Promise<void> => waiting(db, 1);
