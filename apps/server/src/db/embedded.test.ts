import { fsyncSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartProblem } from '../problems.ts';
import { type OpenDatabase, rowsOf } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { dataMeta } from './schema/operation.ts';
import { durableStart, SyncedFs } from './synced-fs.ts';

let folder = '';
let database: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qianwei-embedded-'));
  // Left as by a process that died while making the database.
  mkdirSync(join(folder, 'database.new'));
  writeFileSync(join(folder, 'database.new', 'PG_VERSION'), '');
  database = await openEmbedded(folder);
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('the embedded database', () => {
  it('refuses a second opening of its folder in plain words', async () => {
    await expect(openEmbedded(folder)).rejects.toThrow(StartProblem);
    await expect(openEmbedded(folder)).rejects.toThrow(/正被另一个服务使用/);
  });

  it('flushes by a call that reaches the disk', async () => {
    const rows = await rowsOf(
      database.db,
      sql`select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit')`,
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      wal_sync_method: 'fsync',
      synchronous_commit: 'on',
    });
  });

  it('keeps transactions of concurrent requests apart', async () => {
    const { db } = database;
    await db.insert(dataMeta).values({ key: 'sum', value: '0' });
    const add = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(dataMeta).where(eq(dataMeta.key, 'sum'));
        await tx
          .update(dataMeta)
          .set({ value: String(Number(row?.value) + 1) })
          .where(eq(dataMeta.key, 'sum'));
      });
    const fail = () =>
      db.transaction(async (tx) => {
        await tx.update(dataMeta).set({ value: '-1' }).where(eq(dataMeta.key, 'sum'));
        throw new Error('rolled back');
      });
    await Promise.all(Array.from({ length: 10 }, () => [add(), fail().catch(() => undefined)]).flat());
    expect(await db.select().from(dataMeta).where(eq(dataMeta.key, 'sum'))).toEqual([
      { key: 'sum', value: '10' },
    ]);
  });

  it('has a commit on disk before it answers', async () => {
    const path = mkdtempSync(join(tmpdir(), 'qianwei-flush-'));
    let flushes = 0;
    const fs = new SyncedFs(join(path, 'database'), (fd) => {
      fsyncSync(fd);
      flushes += 1;
    });
    const client = await PGlite.create({ fs, startParams: durableStart });
    await client.exec('create table t (i int)');
    const before = flushes;
    for (let i = 0; i < 10; i += 1) await client.query('insert into t values ($1)', [i]);
    expect(flushes - before).toBeGreaterThanOrEqual(10);
    await client.close();
    rmSync(path, { recursive: true });
  }, 120_000);
});
