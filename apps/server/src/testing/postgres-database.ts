import { openPostgres } from '../db/postgres.ts';
import { openDemoDump } from './demo-dump.ts';
import type { Contents } from './dump-name.ts';
import { freshPostgres } from './fresh-postgres.ts';
import { postgresDump } from './postgres-dump.ts';
import { leasePostgres } from './postgres-server.ts';
import { createStatementLog } from './statement-log.ts';
import { type TestDatabase, withFolder } from './test-folder.ts';

/** A fresh migrated database on a real PostgreSQL, for tests. */
export async function postgresDatabase(contents: Contents): Promise<TestDatabase> {
  const { url, release } = await leasePostgres();
  try {
    const fresh = await freshPostgres(await postgresDump(url, contents));
    const statements = createStatementLog();
    const opened = await openPostgres(fresh.url, statements);
    const close = async () => {
      await opened.close();
      await fresh.drop();
    };
    const database = withFolder({ ...opened, close }, statements);
    return contents === 'demo' ? await openDemoDump(database) : database;
  } finally {
    // From here on the database's own lease keeps the server.
    await release();
  }
}
