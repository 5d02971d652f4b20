import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type FreshPostgres, freshPostgres } from '../../apps/server/src/testing/fresh-postgres.ts';
import type { Demo, DemoKind } from './demo.ts';
import { startServer } from './server.ts';

/**
 * Prepares the demo institution once a run, when a test first asks for it (`copyDemo`): loading it takes a server some
 * seconds. Not longer, because its dates are relative to now, and one test in it is running.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-prepared-'));
  const databases: FreshPostgres[] = [];
  const made = new Map<string, Promise<Demo>>();

  async function load(kind: DemoKind, env: Record<string, string>): Promise<string> {
    const dataDir = join(folder, kind);
    mkdirSync(dataDir);
    await (await startServer({ dataDir, env })).stop();
    return dataDir;
  }

  const making: Record<DemoKind, () => Promise<Demo>> = {
    embedded: async () => ({ dataDir: await load('embedded', {}) }),
    postgres: async () => {
      const database = await freshPostgres();
      databases.push(database);
      const dataDir = await load('postgres', { DATABASE_URL: database.url });
      return { dataDir, template: new URL(database.url).pathname.slice(1) };
    },
  };

  function demoOf(kind: DemoKind): Promise<Demo> {
    const demo = made.get(kind) ?? making[kind]();
    made.set(kind, demo);
    return demo;
  }

  const server = createServer((request, response) => {
    demoOf(request.url?.slice(1) as DemoKind).then(
      (demo) => response.end(JSON.stringify(demo)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.PREPARED_DEMO = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return async () => {
    server.closeAllConnections();
    server.close();
    for (const database of databases) await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}
