import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { eq, isNull, sql } from 'drizzle-orm';
import { type Clock, createMovableClock } from '../clock.ts';
import { type Database, rowsOf } from '../db/database.ts';
import { account, passwordHistory } from '../db/schema/account.ts';
import { file } from '../db/schema/file.ts';
import { dataMeta } from '../db/schema/operation.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { demoPassword, firstPassword } from '../demo/people.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { parseDateTime } from '../time.ts';
import { createTestApp } from './test-app.ts';
import type { TestDatabase } from './test-folder.ts';

const filesOf = ({ folder }: TestDatabase) => join(folder, 'files');

/** Suites log in some hundred times; the cost of real hashes is tested where passwords are changed. */
async function makePasswordsCheap(db: Database): Promise<void> {
  const cheap = (password: string) =>
    hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.update(account).set({ passwordHash: await cheap(demoPassword) });
  const first = sql`${account.mustChangeReason} = 'FIRST'`;
  await db
    .update(account)
    .set({ passwordHash: await cheap(firstPassword) })
    .where(first);
  const ofAccount = db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, passwordHistory.accountId));
  await db.update(passwordHistory).set({ passwordHash: sql`(${ofAccount})` });
}

/** Puts the files into the database, so that its copies bring them. */
async function packFiles(database: TestDatabase): Promise<void> {
  const { db } = database;
  await db.execute(sql`create schema dump`);
  await db.execute(sql`create table dump.file (content text not null)`);
  const paths = await db.selectDistinct({ path: file.path }).from(file).where(isNull(file.studentId));
  for (const { path } of paths) {
    const content = await readFile(join(filesOf(database), path), 'base64');
    await db.execute(sql`insert into dump.file values (${content})`);
  }
}

/** Loads the demo institution into an empty database whose copies suites are to begin with. */
export async function loadDemoDump(database: TestDatabase): Promise<void> {
  // The mark of the demo has its moment in whole seconds.
  const moment = new Date(Math.floor(Date.now() / 1000) * 1000);
  const clock = createMovableClock({ now: () => moment });
  const { deps } = await createTestApp({ database, implementations: [], clock });
  await loadDemo(deps);
  await makePasswordsCheap(database.db);
  await packFiles(database);
}

async function unpackFiles(database: TestDatabase): Promise<void> {
  const rows = await rowsOf<{ content: string }>(database.db, sql`select content from dump.file`);
  const store = createDiskStore(filesOf(database));
  await Promise.all(rows.map(({ content }) => store.save(Buffer.from(content, 'base64'))));
}

/** A clock that begins now with the moment at which the demo was loaded, however long ago that was. */
async function clockOf(db: Database): Promise<Clock> {
  const [mark] = await db.select().from(dataMeta).where(eq(dataMeta.key, 'demo'));
  if (mark === undefined) throw new Error('The demo institution was never loaded');
  const [loaded, begun] = [parseDateTime(mark.value).getTime(), Date.now()];
  return { now: () => new Date(loaded + Date.now() - begun) };
}

/** Makes a copy of the dump ready: its files are in its folder, and its time begins where it was loaded. */
export async function openDemoDump(database: TestDatabase): Promise<TestDatabase> {
  await unpackFiles(database);
  return { ...database, clock: await clockOf(database.db) };
}
