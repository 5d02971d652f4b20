import postgres, { type Sql } from 'postgres';
import { openPostgres } from '../db/postgres.ts';
import { loadDemoDump } from './demo-dump.ts';
import { type Contents, dumpName, isOutdatedDump } from './dump-name.ts';
import { databaseUrl } from './postgres-server.ts';
import { withFolder } from './test-folder.ts';

// Any number will do, as long as all processes on a server use it.
const makingLock = 7_302_002;

async function isThere(server: Sql, name: string): Promise<boolean> {
  const rows = await server`select from pg_database where datname = ${name}`;
  return rows.length > 0;
}

async function dropOutdated(server: Sql): Promise<void> {
  const rows = await server<{ datname: string }[]>`select datname from pg_database`;
  for (const { datname } of rows)
    if (isOutdatedDump(datname)) await server.unsafe(`drop database if exists ${datname} with (force)`);
}

/** Makes the dump beside its name and renames it when it is whole: what a crash leaves is no dump. */
async function make(server: Sql, base: string, contents: Contents): Promise<string> {
  const name = dumpName(contents);
  if (await isThere(server, name)) return name;
  const template = contents === 'empty' ? 'template1' : await make(server, base, 'empty');
  const draft = `${name}_draft`;
  await server.unsafe(`drop database if exists ${draft} with (force)`);
  await server.unsafe(`create database ${draft} template ${template}`);
  const database = withFolder(await openPostgres(databaseUrl(base, draft)));
  try {
    if (contents === 'demo') await loadDemoDump(database);
  } finally {
    await database.close();
  }
  // A connection that has been closed may be there for a moment yet, and would be in the way.
  await server`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${draft}`;
  await server.unsafe(`alter database ${draft} rename to ${name}`);
  return name;
}

/** The name of a migrated database with these contents on the server at `base`, to be copied; made once a day. */
export async function postgresDump(base: string, contents: Contents): Promise<string> {
  const server = postgres(base, { max: 1, onnotice: () => undefined });
  try {
    const name = dumpName(contents);
    if (await isThere(server, name)) return name;
    // Ends with the connection.
    await server`select pg_advisory_lock(${makingLock})`;
    await dropOutdated(server);
    return await make(server, base, contents);
  } finally {
    await server.end({ timeout: 5 });
  }
}
