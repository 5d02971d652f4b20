import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { databaseUrl, leasePostgres } from './postgres-server.ts';

/** A database of its own on a real PostgreSQL. */
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

/**
 * Makes a database on the server of TEST_DATABASE_URL, or on one started for it: empty, or a copy of the database
 * named `template` on the same server, to which nobody may be connected.
 */
export async function freshPostgres(template = 'template1'): Promise<FreshPostgres> {
  const { url, release } = await leasePostgres();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  try {
    await run(url, `create database ${name} template ${template}`);
  } catch (error) {
    await release();
    throw error;
  }
  return {
    url: databaseUrl(url, name),
    async drop() {
      await run(url, `drop database if exists ${name} with (force)`);
      await release();
    },
  };
}
