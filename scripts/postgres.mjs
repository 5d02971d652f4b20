// One PostgreSQL server for a test run, in a folder of its own, on a free port of this machine.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root: there it runs as the `postgres` user of Debian's package. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function accepting(bin, port, child) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error('PostgreSQL ended at once');
    const ready = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    if (ready.status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL does not answer');
}

/** Starts a server from the programs in `bin`; answers its URL and a function that stops and removes it. */
export async function startPostgres(bin) {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-A', 'trust'], options);
  if (made.status !== 0) throw new Error('initdb failed');
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'max_connections=200'];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  });
  await accepting(bin, port, child);
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGINT');
    });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
