// The entries of a package: what its manifest exports, with every pattern spelt out.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const notPublic = /\.(?:test|stories)\.tsx?$/;

function sourceFiles(folder) {
  return readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notPublic.test(entry.name))
    .map((entry) => `./${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .sort();
}

/** The part of `file` that the stars of an exports target stand for (all for the same), or null. */
function starOf(target, file) {
  const [first = '', ...others] = target.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return file.match(new RegExp(`^${first}([^/]+)${others.join('\\1')}$`))?.[1] ?? null;
}

/**
 * Each entry (`./Button`) with its source file (`./src/components/Button/Button.tsx`). A file has one entry, the
 * shortest; a target of null takes an entry out again.
 */
export function entriesOf(folder, { exports }) {
  const files = sourceFiles(folder);
  const found = Object.entries(exports).flatMap(([name, target]) => {
    if (target === null) return [];
    if (!name.includes('*')) return [[name, target]];
    return files.flatMap((file) => {
      const star = starOf(target, file);
      return star === null ? [] : [[name.replace('*', star), file]];
    });
  });
  const entries = new Map();
  for (const [name, file] of found.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))) {
    if (exports[name] !== null && ![...entries.values()].includes(file)) entries.set(name, file);
  }
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}
