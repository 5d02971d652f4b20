// TypeScript to ESM and declarations, one file for one: what the entries reach, and nothing else.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const relativeSource = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"]*)\.tsx?\2/g;

/** All files below `folder` whose name ends in `ending`. */
export function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(ending))
    .sort();
}

/**
 * Writes the JavaScript and the types of `sources` and all that they import to `outDir`; `work` keeps the
 * compiler's settings. What is imported of our own packages in `siblings` (name to folder, built before) is read from
 * there, as a school has it. Throws on a type error.
 */
export function emit({ folder, sources, outDir, base, work, siblings = {} }) {
  const config = {
    extends: base,
    compilerOptions: {
      target: 'ES2022',
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(folder, 'src'),
      outDir,
      paths: Object.fromEntries(
        Object.entries(siblings).map(([name, built]) => [`${name}/*`, [join(built, '*')]]),
      ),
    },
    files: sources,
  };
  mkdirSync(work, { recursive: true });
  const path = join(work, 'tsconfig.json');
  writeFileSync(path, JSON.stringify(config));
  const run = spawnSync(process.execPath, [compiler, '-p', path, '--pretty', 'false'], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`tsc: ${folder}\n${run.stdout}${run.stderr}`);
  refuseTwins(outDir);
  // The compiler rewrites the imports of the code, and leaves those of the declarations as they were written.
  for (const file of filesBelow(outDir, '.d.ts')) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(relativeSource, '$1$2$3.js$2'));
  }
}

/** Throws on two modules whose names differ in case only: some file systems and bundlers take them for one. */
function refuseTwins(outDir) {
  const seen = new Map();
  for (const file of filesBelow(outDir, '.js')) {
    const twin = seen.get(file.toLowerCase());
    if (twin) throw new Error(`${file} and ${twin} differ in case only: rename one of their sources`);
    seen.set(file.toLowerCase(), file);
  }
}
