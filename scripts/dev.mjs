// `pnpm dev`: portal and server with hot reload, the portal on 5173, the API on PORT (8080).
import { spawn } from 'node:child_process';
import process from 'node:process';
import { pnpmCommand } from './pnpm.mjs';
import { ensureInstalled } from './prepare.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await ensureInstalled();

const [command, ...first] = pnpmCommand();
const children = ['@qianwei/server', '@qianwei/portal'].map((name) =>
  spawn(command, [...first, '--filter', name, 'run', 'dev'], { stdio: 'inherit' }),
);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
