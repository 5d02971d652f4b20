import { rmSync } from 'node:fs';
import { freshPostgres } from '../../apps/server/src/testing/fresh-postgres.ts';
import { copyDemo, type DemoKind } from './demo.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

/** The databases that a server may stand on, as suites are named. */
export const demoKinds: readonly { readonly kind: DemoKind; readonly label: string }[] = [
  { kind: 'embedded', label: 'embedded database' },
  { kind: 'postgres', label: 'PostgreSQL' },
];

/** Starts the built server on a copy of the demo institution; `stop` removes the copy, too. */
export async function startDemoServer(kind: DemoKind, options: ServerOptions = {}): Promise<RunningServer> {
  const { dataDir, template } = await copyDemo(kind);
  const database = kind === 'postgres' ? await freshPostgres(template) : null;
  const env = { ...options.env, ...(database && { DATABASE_URL: database.url }) };
  const server = await startServer({ ...options, dataDir, env });
  return {
    ...server,
    async stop() {
      await server.stop();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
