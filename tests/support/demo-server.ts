import { rmSync } from 'node:fs';
import type { Database } from '../../apps/server/src/db/database.ts';
import { type DatabaseLocation, openDatabase } from '../../apps/server/src/db/open-database.ts';
import { freshPostgres } from '../../apps/server/src/testing/fresh-postgres.ts';
import { copyDemo, type DemoKind } from './demo.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

/** The databases that a server may stand on, as suites are named. */
export const demoKinds: readonly { readonly kind: DemoKind; readonly label: string }[] = [
  { kind: 'embedded', label: 'embedded database' },
  { kind: 'postgres', label: 'PostgreSQL' },
];

interface DemoServerOptions extends ServerOptions {
  /** Changes the copy before the server opens it. */
  fill?: (db: Database) => Promise<void>;
}

async function fillCopy(location: DatabaseLocation, fill: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase(location);
  try {
    await fill(db);
  } finally {
    await close();
  }
}

/** The built server on a copy of the demo institution. */
export interface DemoServer extends RunningServer {
  /** Starts it again after `kill`, at the same address and on the same data, at the real time. */
  restart(): Promise<void>;
}

/** Starts the built server on a copy of the demo institution; `stop` removes the copy, too. */
export async function startDemoServer(
  kind: DemoKind,
  { fill, ...options }: DemoServerOptions = {},
): Promise<DemoServer> {
  const { dataDir, template } = await copyDemo(kind);
  const database = kind === 'postgres' ? await freshPostgres(template) : null;
  if (fill !== undefined) await fillCopy({ dataDir, databaseUrl: database?.url ?? null }, fill);
  const start = (env: Record<string, string> = {}) =>
    startServer({
      ...options,
      dataDir,
      env: { ...options.env, ...(database && { DATABASE_URL: database.url }), ...env },
    });
  let server = await start();
  const { url } = server;
  return {
    ...{ url, dataDir },
    output: () => server.output(),
    probe: () => server.probe(),
    moveClock: (offsetMs) => server.moveClock(offsetMs),
    ops: (...words) => server.ops(...words),
    kill: () => server.kill(),
    async restart() {
      server = await start({ PORT: new URL(url).port });
    },
    async stop() {
      await server.stop();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
