// `npm start`: installs, builds, and runs portal and API on one port.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureBuilt, ensureInstalled, fail } from './prepare.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`需要 Node.js 20.19 或更高版本，当前是 ${process.versions.node}`);

process.chdir(new URL('..', import.meta.url).pathname);
await ensureInstalled();
await ensureBuilt();

const server = spawn(process.execPath, ['apps/server/dist/main.js'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
