import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartProblem } from '../problems.ts';
import { migrations, serverRoot } from '../server-root.ts';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { durableStart, SyncedFs } from './synced-fs.ts';

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

const connect = (folder: string, loadDataDir?: Blob) =>
  PGlite.create({ fs: new SyncedFs(folder), startParams: durableStart, loadDataDir });

/** An empty database that the build has prepared, which saves seconds at the first start; from source there is none. */
async function prepared(): Promise<Blob | undefined> {
  const path = join(serverRoot(), 'database.tar.gz');
  if (!existsSync(path)) return undefined;
  return new Blob([new Uint8Array(await readFile(path))], { type: 'application/x-gzip' });
}

/** Makes the database beside its place and moves it there when it is whole, so that a crash leaves nothing half made. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const client = await connect(draft, await prepared());
  await client.close();
  const entries = readdirSync(draft, { recursive: true, encoding: 'utf8' });
  await Promise.all(entries.map((entry) => flush(join(draft, entry))));
  renameSync(draft, folder);
  await flush(join(folder, '..'));
}

/**
 * Drizzle over a PGlite client; `logger` receives every query. The client itself queues, so that transactions of concurrent
 * requests never mix.
 */
export async function migratedEmbedded(client: PGlite, logger?: Logger): Promise<Database> {
  const db = drizzle(client, { logger });
  await migrate(db, migrations());
  return db as unknown as Database;
}

/** Listens on a PGlite client, which never loses its connection. */
export const listenEmbedded =
  (client: PGlite): OpenDatabase['listen'] =>
  async (name, heard, listening) => {
    await client.listen(name, heard);
    listening();
  };

/** Opens the embedded database in `dataDir`/database for this process alone. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  if (lock === null) {
    throw new StartProblem(
      `数据文件夹 ${dataDir} 正被另一个服务使用，请先停止它，或用 DATA_DIR 指定另一个文件夹`,
    );
  }
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await create(folder);
    const client = await connect(folder);
    const db = await migratedEmbedded(client);
    const close = async () => {
      await client.close();
      lock.release();
    };
    return { db, kind: 'embedded', listen: listenEmbedded(client), close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
