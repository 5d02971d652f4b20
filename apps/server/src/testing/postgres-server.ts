import { findPostgres, type PostgresServer, startPostgres } from '../../../../scripts/postgres.mjs';

/** A PostgreSQL that tests use for a while. */
export interface PostgresLease {
  /** Address of its maintenance database. */
  readonly url: string;
  /** The last release stops a server that was started for tests of this process. */
  release(): Promise<void>;
}

let own: Promise<PostgresServer> | null = null;
let leases = 0;

function ownServer(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (bin === undefined)
    throw new Error('Set TEST_DATABASE_URL or PG_BIN, or install PostgreSQL 15 or newer');
  return startPostgres(bin, { durable: false });
}

/** The server of TEST_DATABASE_URL, or one started for this process. */
export async function leasePostgres(): Promise<PostgresLease> {
  const runningUrl = process.env.TEST_DATABASE_URL;
  if (runningUrl) return { url: runningUrl, release: async () => undefined };
  own ??= ownServer();
  const server = own;
  leases += 1;
  const release = async () => {
    leases -= 1;
    if (leases > 0) return;
    own = null;
    await (await server).stop();
  };
  return { url: (await server).url, release };
}

/** The address of another database on the same server. */
export function databaseUrl(base: string, name: string): string {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}
