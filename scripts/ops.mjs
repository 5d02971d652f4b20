// `pnpm ops <command>`: what staff does by terminal, on the data of the server.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { run } from './pnpm.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

// Paths are meant from where the command was typed, which pnpm keeps; a bare `node scripts/ops.mjs` does not.
process.env.INIT_CWD ??= process.cwd();
process.chdir(new URL('..', import.meta.url).pathname);
await ensureInstalled();
// Only the first time: a new build would take the files away from a server that runs. A command belongs to that server's build.
if (!existsSync('apps/server/dist/ops.js')) await ensureBuilt();

process.exitCode = await run(process.execPath, ['apps/server/dist/ops.js', ...process.argv.slice(2)], {
  shell: false,
});
