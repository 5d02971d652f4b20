import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';

/** Resolves when a connection to this PostgreSQL database waits for a lock. */
export async function somebodyWaits(db: Database): Promise<void> {
  for (;;) {
    const waiting = await rowsOf<{ pid: number }>(
      db,
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}
