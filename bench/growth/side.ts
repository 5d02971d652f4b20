import { openPostgres } from '../../apps/server/src/db/postgres.ts';
import { loadDemo } from '../../apps/server/src/demo/load-demo.ts';
import { createTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts';
import { type TestDatabase, withFolder } from '../../apps/server/src/testing/test-folder.ts';
import { createRecorder, type StatementRecorder } from './plans.ts';

/** A server with the rows of so many students, on a database of its own. */
export interface Side {
  readonly students: number;
  readonly databaseUrl: string;
  readonly app: TestApp;
  readonly statements: StatementRecorder;
  close(): Promise<void>;
}

/** Opens the whole server, without a socket, on an empty database, and loads the demo institution. */
export async function openSide(databaseUrl: string, students: number): Promise<Side> {
  const statements = createRecorder();
  const database: TestDatabase = withFolder(await openPostgres(databaseUrl, statements));
  const app = await createTestApp({ database, env: { PORTAL_TEST_MODE: '0' } });
  await loadDemo(app.deps);
  return { students, databaseUrl, app, statements, close: database.close };
}
