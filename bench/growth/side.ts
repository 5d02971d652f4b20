import type { Sql } from 'postgres';
import { openPostgres } from '../../apps/server/src/db/postgres.ts';
import { loadDemo } from '../../apps/server/src/demo/load-demo.ts';
import { createTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts';
import { type TestDatabase, withFolder } from '../../apps/server/src/testing/test-folder.ts';
import { connect } from '../exam/database.ts';
import { createRecorder, type StatementRecorder } from './plans.ts';

/** A server with the rows of so many students, on a database of its own. */
export interface Side {
  readonly students: number;
  readonly databaseUrl: string;
  readonly app: TestApp;
  /** A connection of the bench's own, whose statements are not recorded. */
  readonly sql: Sql;
  readonly statements: StatementRecorder;
  close(): Promise<void>;
}

/** Opens the whole server, without a socket, on an empty database, and loads the demo institution. */
export async function openSide(databaseUrl: string, students: number): Promise<Side> {
  const statements = createRecorder();
  const database: TestDatabase = withFolder(await openPostgres(databaseUrl, statements));
  const app = await createTestApp({ database });
  await loadDemo(app.deps);
  const sql = connect(databaseUrl);
  const close = async () => {
    await sql.end();
    await database.close();
  };
  return { students, databaseUrl, app, sql, statements, close };
}
