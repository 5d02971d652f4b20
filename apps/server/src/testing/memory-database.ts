import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migratedEmbedded } from '../db/embedded.ts';
import { migrations } from '../db/migrate.ts';
import { type TestDatabase, withFolder } from './test-folder.ts';

/** Where a migrated database is kept between runs: making one takes seconds, reading it back a fraction. */
function keptPath(): string {
  const { migrationsFolder } = migrations();
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const hash = createHash('sha256').update(
    readFileSync(new URL(import.meta.resolve('@electric-sql/pglite'))),
  );
  for (const { tag } of journal.entries) hash.update(readFileSync(join(migrationsFolder, `${tag}.sql`)));
  return join(tmpdir(), `qianwei-memory-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function openKept(path: string): Promise<PGlite | null> {
  try {
    return await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readFile(path))]) });
  } catch {
    return null;
  }
}

async function keep(client: PGlite, path: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, path);
}

/** A fresh migrated database in memory, for tests. */
export async function memoryDatabase(): Promise<TestDatabase> {
  const path = keptPath();
  const kept = await openKept(path);
  const client = kept ?? (await PGlite.create());
  const db = await migratedEmbedded(client);
  if (kept === null) await keep(client, path);
  return withFolder({ db, kind: 'embedded', close: () => client.close() });
}
