// The entries of a package: what its manifest exports, with every pattern spelt out.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const notPublic = /\.(?:test|stories)\.tsx?$/;

function sourceFiles(folder) {
  return readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `./${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .filter((file) => !notPublic.test(file))
    .sort();
}

/**
 * The text that every star of an exports target stands for in `file`, or null. As in Node, a star also stands for
 * folders: `exam/attempt`.
 */
function starOf(target, file) {
  const [first = '', ...others] = target.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return file.match(new RegExp(`^${first}(.+)${others.join('\\1')}$`))?.[1] ?? null;
}

/** Each name that a line of exports stands for, with its source file. */
function spelledOut(name, target, files) {
  if (!name.includes('*')) return [[name, target]];
  return files.flatMap((file) => {
    const star = starOf(target, file);
    return star === null ? [] : [[name.replace('*', star), file]];
  });
}

/** True when a line of exports with the target null takes `entry` out. */
function isWithheld(entry, exports) {
  return Object.entries(exports).some(
    ([name, target]) => target === null && (name === entry || starOf(name, entry) !== null),
  );
}

/**
 * Each entry (`./Button`) with its source file (`./src/components/Button/Button.tsx`), sorted by name. A file has one
 * entry, the shortest; a target of null takes entries out again.
 */
export function entriesOf(folder, { exports }) {
  const files = sourceFiles(folder);
  const found = Object.entries(exports)
    .filter(([, target]) => target !== null)
    .flatMap(([name, target]) => spelledOut(name, target, files))
    .filter(([name]) => !isWithheld(name, exports));
  const entries = new Map();
  for (const [name, file] of found.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))) {
    if (![...entries.values()].includes(file)) entries.set(name, file);
  }
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}
