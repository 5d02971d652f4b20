import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { findPostgres, type PostgresServer, startPostgres } from '../../../../scripts/postgres.mjs';

/** An empty database of its own on a real PostgreSQL. */
export interface FreshPostgres {
  readonly url: string;
  /** Deletes it, and stops the server if it was started for it. */
  drop(): Promise<void>;
}

async function run(url: string, statement: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client.unsafe(statement);
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function ownServer(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (bin === undefined)
    throw new Error('Set TEST_DATABASE_URL or PG_BIN, or install PostgreSQL 15 or newer');
  return startPostgres(bin);
}

/** Makes a database on the server of TEST_DATABASE_URL, or on one started for it. */
export async function freshPostgres(): Promise<FreshPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  const server: PostgresServer | null = given ? null : await ownServer();
  const base = given ?? server?.url ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      if (server !== null) return server.stop();
      await run(base, `drop database if exists ${name} with (force)`);
    },
  };
}
