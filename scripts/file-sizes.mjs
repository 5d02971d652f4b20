// Rooms stay small and a file is a concept: no source file over 400 lines, the median at most 80; at most a tenth under
// 20 lines, and each of these with a second caller, a test or a story.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import process from 'node:process';
import { entriesOf } from './packages/entries.mjs';

const maxLines = 400;
const maxMedian = 80;
const smallLines = 20;
const maxSmallShare = 0.1;

const code = /\.(?:tsx?|m[jt]s)$/;
/** Tests, stories and what only they use. */
const lookedAt =
  /\.(?:test|stories|fixtures)\.tsx?$|\/testing\/|\/(?:story-|Story)[^/]*$|^tests\/|\.d\.m?ts$/;
/** Declarations of pages stand beside their pages, however short they are. */
const declarations = /\.page\.ts$/;
/** Files that a tool opens and no file imports: the entries of knip.json, and those that knip finds by itself. */
const opened =
  /^(?:scripts\/[^/]+|bench\/[^/]+|\.storybook\/[^/]+|apps\/server\/(?:drizzle\.config|src\/ops)|examples\/[^/]+\/(?:src\/main|vite\.config)|apps\/portal\/src\/app\/(?:main|prerender|opening\/[^/]+-script))\.\w+$/;

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const texts = new Map(
  stdout
    .split('\n')
    .filter((file) => code.test(file) && existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const linesOf = (file) => texts.get(file).split('\n').length - 1;

/** The source file of each public name: `@qianwei/ui/Button`. */
const publicFiles = new Map(
  ['api', 'machines', 'studies', 'ui'].flatMap((name) => {
    const folder = `packages/${name}`;
    const entries = entriesOf(folder, JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
    return entries.map(([entry, source]) => [
      `@qianwei/${name}${entry.slice(1)}`,
      posix.join(folder, source),
    ]);
  }),
);

/** Files that are fetched by an `import()`, and so have code of their own. */
const loadedLater = new Set();

/** The files that import each file. */
const callers = new Map([...texts.keys()].map((file) => [file, new Set()]));
for (const [file, text] of texts) {
  for (const [, keyword, imported] of text.matchAll(/(\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)'([^'?]+)/g)) {
    const target = imported.startsWith('.')
      ? posix.join(posix.dirname(file), imported)
      : publicFiles.get(imported);
    callers.get(target)?.add(file);
    if (/^import\s*\(/.test(keyword)) loadedLater.add(target);
  }
}

/** Files that every area of the server has under this name, however small they are. */
const ofEveryArea = /^apps\/server\/src\/areas\/(?:[^/]+\/)+(?:[^/]+\.routes|demo)\.ts$/;

/** True when the file is a sheet of the component beside it: styles must be in a module of their own. */
const isSheetOf = (file, importer) =>
  file.endsWith('.css.ts') && importer === file.replace('.css.ts', '.tsx');

/** True when somebody else needs the file, a test or a story looks at it, or it must be apart for the build. */
function standsAlone(file) {
  const importers = [...callers.get(file)];
  const own = ['test.ts', 'test.tsx', 'stories.tsx'].map((end) =>
    file.replace(/(?:\.css)?\.\w+$/, `.${end}`),
  );
  return (
    opened.test(file) ||
    ofEveryArea.test(file) ||
    importers.length > 1 ||
    loadedLater.has(file) ||
    importers.some((importer) => isSheetOf(file, importer)) ||
    importers.some((importer) => lookedAt.test(importer)) ||
    own.some((beside) => texts.has(beside))
  );
}

const sources = [...texts.keys()].filter((file) => !lookedAt.test(file) && !declarations.test(file));
const sizes = sources.map(linesOf).sort((a, b) => a - b);
const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
const p90 = sizes[Math.floor(sizes.length * 0.9)] ?? 0;
const small = sources.filter((file) => linesOf(file) < smallLines);

const problems = [
  ...[...texts.keys()]
    .filter((file) => !file.endsWith('.d.ts') && linesOf(file) > maxLines)
    .map((file) => `${file}: ${linesOf(file)} lines, at most ${maxLines}`),
  ...small
    .filter((file) => !standsAlone(file))
    .map((file) => {
      const [caller] = callers.get(file);
      return caller === undefined
        ? `${file}: nothing imports it`
        : `${file}: ${linesOf(file)} lines, one caller and no test: it belongs to ${caller}`;
    }),
];
if (median > maxMedian) problems.push(`median ${median} lines, at most ${maxMedian}`);
if (small.length > maxSmallShare * sources.length)
  problems.push(`${small.length} of ${sources.length} files under ${smallLines} lines, at most a tenth`);
for (const problem of problems) console.log(problem);
console.log(
  `${sources.length} source files, median ${median} lines, p90 ${p90}, longest ${sizes.at(-1)}, under ${smallLines}: ${small.length}`,
);
process.exit(problems.length === 0 ? 0 : 1);
