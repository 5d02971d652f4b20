// The cost of importing one entry in a portal: JavaScript and CSS with all dependencies but React, minified, gzip.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, formatMessages } from 'esbuild';
import { packageNames } from './state.mjs';

/** Bytes of each bundle that are not the entry's own: gzip's frame, and the export statement. */
const emptyBundle = 32;

/** Code that is loaded only when it is needed does not count for the entry. */
const lazyOutside = {
  name: 'lazy-outside',
  setup(builder) {
    builder.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    );
  },
};

/** Calls weigh what the client weighs, and a school loads the few that it makes. */
export const isLimited = (entry) => !entry.endsWith('.json') && !entry.startsWith('./contract/');

/** The entries of a built package with code or styles, but the contract's: the name to import it by, and its file. */
function entriesOf(root, name) {
  const folder = join(root, 'packages', name, 'dist');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([entry]) => isLimited(entry))
    .map(([entry, { default: file }]) => ({ name: join('@qianwei', name, entry), path: join(folder, file) }));
}

const stem = (path) => path.replace(/\.(?:js|css)$/, '');

/**
 * The size of every entry of the built packages, bytes. All are bundled in one pass, each for itself: they share no code.
 * Throws on whatever esbuild warns of.
 */
export async function entrySizes(root) {
  const entries = packageNames.flatMap((name) => entriesOf(root, name));
  const outdir = join(root, 'out');
  const { outputFiles, warnings } = await build({
    absWorkingDir: root,
    entryPoints: entries.map(({ path }) => path),
    outbase: join(root, 'packages'),
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'],
    plugins: [lazyOutside],
    write: false,
    logLevel: 'silent',
  });
  if (warnings.length > 0) throw new Error((await formatMessages(warnings, { kind: 'warning' })).join('\n'));
  const packed = new Map();
  for (const { path, contents } of outputFiles) {
    const key = stem(relative(outdir, path));
    packed.set(key, (packed.get(key) ?? 0) + gzipSync(contents, { level: 9 }).length);
  }
  return entries.map(({ name, path }) => {
    const size = packed.get(stem(relative(join(root, 'packages'), path)));
    if (size === undefined) throw new Error(`${name} made no bundle`);
    return { name, size: size - emptyBundle };
  });
}

/**
 * True when a limit holds for a size and is at most 15 % above it. An entry of types alone measures less than nothing.
 */
export const fits = (limit, size) => limit >= size && limit <= Math.max(0, Math.ceil(size * 1.15));
