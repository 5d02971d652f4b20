import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { listenEmbedded, migratedEmbedded } from '../db/embedded.ts';
import { loadDemoDump, openDemoDump } from './demo-dump.ts';
import { type Contents, dumpName, isOutdatedDump } from './dump-name.ts';
import { createStatementLog } from './statement-log.ts';
import { type TestDatabase, withFolder } from './test-folder.ts';

/** Path of a dump kept between runs: making one takes seconds, reading it back a fraction of one. */
function keptPath(contents: Contents): string {
  const embedded = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  return join(tmpdir(), `${dumpName(contents, [embedded])}.tar`);
}

async function openKept(path: string): Promise<PGlite | null> {
  try {
    return await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readFile(path))]) });
  } catch {
    return null;
  }
}

async function keep(client: PGlite, path: string): Promise<void> {
  for (const name of readdirSync(tmpdir()))
    if (isOutdatedDump(name)) rmSync(join(tmpdir(), name), { force: true });
  const dump = await client.dumpDataDir('none');
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, path);
}

async function openClient(contents: Contents): Promise<PGlite> {
  const path = keptPath(contents);
  const stored = await openKept(path);
  if (stored !== null) return stored;
  const client = contents === 'empty' ? await PGlite.create() : await openClient('empty');
  const db = await migratedEmbedded(client);
  if (contents === 'demo') {
    // The folder that it is loaded with goes, the client stays.
    const database = withFolder({
      db,
      kind: 'embedded',
      listen: listenEmbedded(client),
      close: async () => undefined,
    });
    await loadDemoDump(database);
    await database.close();
  }
  await keep(client, path);
  return client;
}

/**
 * Puts a kept database into a data folder, as a server leaves it there: making one on the disk takes many seconds. What
 * the demo institution encrypts is under `testDataKey`.
 */
export async function placeDatabase(dataDir: string, contents: Contents): Promise<void> {
  const path = keptPath(contents);
  if (!existsSync(path)) await (await openClient(contents)).close();
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', path, '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** A fresh migrated database in memory, for tests. */
export async function memoryDatabase(contents: Contents): Promise<TestDatabase> {
  const client = await openClient(contents);
  const statements = createStatementLog();
  const db = await migratedEmbedded(client, statements);
  const database = withFolder(
    { db, kind: 'embedded', listen: listenEmbedded(client), close: () => client.close() },
    statements,
  );
  return contents === 'demo' ? openDemoDump(database) : database;
}
