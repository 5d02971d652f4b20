// One PostgreSQL server for a test run, in a folder of its own, on a free port of this machine.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

function output(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : '';
}

/** The folder of PostgreSQL's programs: `PG_BIN`, the newest of Debian's, or the one on the path; else undefined. */
export function findPostgres() {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  return [...folders, output('pg_config', ['--bindir'])].find((bin) => existsSync(join(bin, 'initdb')));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root: there it runs as the `postgres` user of Debian's package, or as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const name = output('id', ['-u', 'postgres']) === '' ? 'nobody' : 'postgres';
  return { uid: Number(output('id', ['-u', name])), gid: Number(output('id', ['-g', name])) };
}

async function untilReady(bin, port, child) {
  const deadline = Date.now() + 120_000;
  const ask = ['-q', '-h', '127.0.0.1', '-p', String(port)];
  while (spawnSync(join(bin, 'pg_isready'), ask).status !== 0) {
    if (child.exitCode !== null) throw new Error('PostgreSQL ended at once');
    if (Date.now() > deadline) throw new Error('PostgreSQL does not answer');
    await pause(50);
  }
}

/** Nothing waits for the disk: what was committed is in the machine's memory, where no test can lose it. */
const notDurable = ['fsync=off', 'full_page_writes=off'];

/**
 * Starts a server from the programs in `bin`. Without `durable` it does not wait for the disk: what was committed
 * outlives the end of its processes, but not of the machine. `halt` ends it at once, as a failure would, with its data
 * as they are; `resume` starts it again on the same port; `stop` ends and removes it.
 */
export async function startPostgres(bin, { durable = true } = {}) {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const own = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const cluster = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-A', 'trust', '--no-sync'];
  if (spawnSync(join(bin, 'initdb'), cluster, own).status !== 0) throw new Error('initdb failed');
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(durable ? [] : notDurable),
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  let child = null;
  let ended = null;
  // Immediate shutdown: what was committed is in the log already.
  const kill = () => child?.kill('SIGQUIT');
  const halt = async () => {
    kill();
    await ended;
    child = null;
  };
  const resume = async () => {
    child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...own, stdio: 'ignore' });
    ended = new Promise((resolve) => child.once('exit', resolve));
    await untilReady(bin, port, child);
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  await resume().catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, halt, resume };
}
