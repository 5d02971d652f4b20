import type { Database } from './database.ts';

/**
 * Builds something once for each database, such as a prepared statement or a batch that requests share, and returns
 * the same one every time after. It lives as long as its database: what is built for the pool stays until the server stops. A
 * transaction is a database of its own, so that what is built for it is never shared and goes with it.
 */
export function perDatabase<Built extends object>(build: (db: Database) => Built): (db: Database) => Built {
  const built = new WeakMap<Database, Built>();
  return (db) => {
    const existing = built.get(db);
    if (existing !== undefined) return existing;
    const fresh = build(db);
    built.set(db, fresh);
    return fresh;
  };
}
