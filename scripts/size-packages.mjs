// `pnpm size [--update]`: what importing each entry costs, against its limit; `--update` renews the limits of
// entries that are new, gone, too large or far below.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const limitsFile = 'packages/size-limits.json';
const program = join(dirname(createRequire(import.meta.url).resolve('size-limit/package.json')), 'bin.js');
const update = process.argv.includes('--update');

const packed = spawnSync(process.execPath, ['scripts/pack-packages.mjs'], { stdio: 'inherit' });
if (packed.status !== 0) process.exit(1);

const measured = spawnSync(process.execPath, [program, ...(update ? ['--json'] : [])], {
  encoding: 'utf8',
  stdio: ['ignore', update ? 'pipe' : 'inherit', 'inherit'],
});
if (!update) process.exit(measured.status ?? 1);

const before = JSON.parse(readFileSync(limitsFile, 'utf8'));
// An entry of types alone measures a little less than nothing.
const fits = (limit, size) => limit >= size && limit <= Math.max(0, Math.ceil(size * 1.15));
const limitFor = (size) => Math.max(0, Math.ceil(size * 1.1));
const limits = JSON.parse(measured.stdout).map(({ name, size }) => [
  name,
  fits(before[name], size) ? before[name] : limitFor(size),
]);
writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`);
console.log(
  `${limits.length} limits, ${limits.filter(([name, limit]) => before[name] !== limit).length} new`,
);
