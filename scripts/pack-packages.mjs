// `pnpm pack:packages`: builds api, studies, machines and ui and packs them into `.cache/packs`, once for each state of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { packageNames, packagesHash } from './packages/state.mjs';
import { isDone, markDone } from './stamp.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const packs = '.cache/packs';
const stamp = '.cache/packed';
const hash = packagesHash();

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

run(process.execPath, ['scripts/build-packages.mjs']);
if (!existsSync(packs) || !isDone(stamp, hash)) {
  rmSync(packs, { recursive: true, force: true });
  mkdirSync(packs, { recursive: true });
  const folders = packageNames.map((name) => `./${join('packages', name, 'dist')}`);
  run('npm', ['pack', ...folders, '--silent', '--pack-destination', packs]);
  markDone(stamp, hash);
}
for (const file of readdirSync(packs)) console.log(join(packs, file));
