import postgres, { type Sql } from 'postgres';
import { ensurePostgres } from '../../scripts/machine.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { parentOf } from './process.ts';

/** A PostgreSQL of its own, with the settings that Debian's package has. */
export interface BenchPostgres {
  /** The postmaster. */
  readonly pid: number;
  /** Makes an empty database and answers its address. */
  create(name: string): Promise<string>;
  /** Runs what fills it; a server of its own does not wait for the disk meanwhile. */
  filling<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** Connects quietly; `end` it. */
export const connect = (url: string, max = 1): Sql => postgres(url, { max, onnotice: () => undefined });

/** Runs SQL by itself, such as DDL. */
async function run(url: string, ...statements: string[]): Promise<void> {
  const sql = connect(url);
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

async function postmaster(url: string): Promise<number> {
  const sql = connect(url);
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const parent = parentOf(row?.pid ?? 0);
  await sql.end();
  return parent;
}

/** Settings of a server that is being filled: a crash may lose all of it, since it is filled again then. */
const whileFilling = [
  'fsync = off',
  'full_page_writes = off',
  'autovacuum = off',
  "max_wal_size = '16GB'",
  "checkpoint_timeout = '1h'",
];

/** Starts it on a free port; TEST_DATABASE_URL names a running one instead. */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  const bin = ensurePostgres();
  const server = bin === null ? null : await startPostgres(bin);
  const base = server?.url ?? process.env.TEST_DATABASE_URL ?? '';
  const made: string[] = [];
  return {
    pid: await postmaster(base),
    async create(name) {
      const own = `bench_${process.pid}_${name}`;
      await run(base, `create database ${own}`);
      made.push(own);
      const url = new URL(base);
      url.pathname = `/${own}`;
      return url.href;
    },
    async filling(work) {
      if (server === null) return work();
      const reload = 'select pg_reload_conf()';
      await run(base, ...whileFilling.map((setting) => `alter system set ${setting}`), reload);
      const result = await work();
      await run(base, 'alter system reset all', reload);
      return result;
    },
    async stop() {
      if (server !== null) return server.stop();
      await run(base, ...made.map((name) => `drop database if exists ${name} with (force)`));
    },
  };
}
