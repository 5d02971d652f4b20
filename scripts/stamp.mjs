import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'storybook-static']);

function* filesBelow(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (entry.isFile()) yield child;
  }
}

/** A hash of the content of files and folders: two trees with the same hash need no second build. */
export function contentHash(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const files = readdirSync(join(path, '..'), { withFileTypes: true }).some(
      (entry) => entry.isDirectory() && join(path, '..', entry.name) === join(path),
    )
      ? filesBelow(path)
      : [path];
    for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** True when `stamp` holds `hash`: the step was done for exactly this content. */
export function isDone(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Records in `stamp` that a step was done for this content. */
export function markDone(stamp, hash) {
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, hash);
}
