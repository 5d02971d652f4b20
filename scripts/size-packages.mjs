// `pnpm size [--update]`: what importing each entry costs, against its limit; `--update` renews the limits of
// entries that are new, gone, too large or far below.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { entrySizes, fits } from './packages/sizes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const limitsFile = 'packages/size-limits.json';

const packed = spawnSync(process.execPath, ['scripts/pack-packages.mjs'], { stdio: 'inherit' });
if (packed.status !== 0) process.exit(1);

const sizes = await entrySizes(root);
const before = JSON.parse(readFileSync(limitsFile, 'utf8'));

if (process.argv.includes('--update')) {
  const limitFor = (size) => Math.max(0, Math.ceil(size * 1.1));
  const limits = sizes.map(({ name, size }) => [
    name,
    fits(before[name], size) ? before[name] : limitFor(size),
  ]);
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`);
  console.log(
    `${limits.length} limits, ${limits.filter(([name, limit]) => before[name] !== limit).length} new`,
  );
} else {
  for (const { name, size } of sizes) {
    const limit = before[name] ?? 0;
    console.log(
      `${size <= limit ? '✓' : '✗'} ${String(size).padStart(7)} / ${String(limit).padStart(7)} B  ${name}`,
    );
  }
  process.exit(sizes.every(({ name, size }) => size <= (before[name] ?? 0)) ? 0 : 1);
}
