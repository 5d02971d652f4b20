import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';

/** A PostgreSQL for tests. */
export interface PostgresServer {
  /** Address of its maintenance database; `/postgres` at the end names the database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Folder of the installed server's programs: `PG_BIN`, the newest of Debian's, or the one on the path. */
function programs(): string {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (found !== undefined) return found;
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error(
      'No PostgreSQL server was found: set TEST_DATABASE_URL, PG_BIN, or install PostgreSQL 15 or newer',
    );
  }
}

/** PostgreSQL refuses to run as root: its own user does, or nobody. */
function user(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const number = (kind: '-u' | '-g') => {
    for (const name of ['postgres', 'nobody']) {
      try {
        return Number(
          execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
        );
      } catch {
        // The next name may exist.
      }
    }
    throw new Error('No unprivileged user to run PostgreSQL as');
  };
  return { uid: number('-u'), gid: number('-g') };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No port')),
      );
    });
  });

async function untilReady(url: string, hasEnded: () => boolean, deadline: number): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined, backoff: false });
  try {
    await client`select 1`;
  } catch (error) {
    if (hasEnded() || Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return untilReady(url, hasEnded, deadline);
  } finally {
    await client.end({ timeout: 1 });
  }
}

/** Starts a throw-away server of its own folder on a free port of 127.0.0.1. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = programs();
  const owner = user();
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const options = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
  };
  const flags = Object.entries({ ...options, log_min_messages: 'fatal' }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, () => server.exitCode !== null, Date.now() + 30_000);
  return {
    url,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
