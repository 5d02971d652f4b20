// One thing has one name: compares docs/glossary.md with the code, and the English of both with docs/style.md. Exit code 1
// when they differ.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const glossary = 'docs/glossary.md';
const notProduct = /\.(?:test|stories|fixtures|css)\.tsx?$|\/testing\/|\/(?:story-|Story)[^/]*$|\.d\.ts$/;

/** The files below folders that git keeps or would keep. */
function filesIn(folders) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.split('\n').filter((file) => file !== '' && existsSync(file));
}

/** The source files of the product; stylesheets name their styles for themselves. */
function sourceFiles() {
  return filesIn(['apps/portal/src', 'apps/server/src', ':(glob)packages/*/src/**']).filter(
    (file) => /\.tsx?$/.test(file) && !notProduct.test(file),
  );
}

const exported =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** The files that export each name; a type and a value of one name in one file are one thing. */
function filesByName(files) {
  const found = new Map();
  for (const file of files)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(exported))
      found.set(name, (found.get(name) ?? new Set()).add(file));
  return found;
}

/** The rooms of an app: areas, and the rooms inside an area. */
function rooms(files, app) {
  const found = new Set();
  for (const file of files) {
    const [, area, below] =
      file.match(new RegExp(`^apps/${app}/src/areas/([^/]+)/(?:([^/]+)/)?[^/]+$`)) ?? [];
    if (area !== undefined) found.add(below === undefined ? area : `${area}/${below}`);
    const [, outer, inner] = file.match(new RegExp(`^apps/${app}/src/areas/([^/]+)/([^/]+)/`)) ?? [];
    if (outer !== undefined) found.add(outer).add(`${outer}/${inner}`);
  }
  return found;
}

/** The first column of the table below a heading of the glossary. */
function listed(heading) {
  const [, section = ''] = readFileSync(glossary, 'utf8').split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return new Set(
    own
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(1)
      .map((line) => line.split('|')[1].replaceAll('`', '').trim()),
  );
}

const files = sourceFiles();
const problems = [];

/** Reports what the code has and the glossary does not explain, and the other way round. */
function compare(heading, actual, describe) {
  const explained = listed(heading);
  for (const [name, where] of actual) if (!explained.has(name)) problems.push(describe(name, where));
  for (const name of explained)
    if (!actual.has(name)) problems.push(`${glossary}, ${heading}: ${name} is no longer in the code`);
}

const portal = rooms(files, 'portal');
const server = rooms(files, 'server');
const alone = new Map([
  ...[...portal].filter((room) => !server.has(room)).map((room) => [`portal ${room}`, []]),
  ...[...server].filter((room) => !portal.has(room)).map((room) => [`server ${room}`, []]),
]);
compare('Rooms without a twin', alone, (room) => `${room} has no room of its name on the other side`);

const twice = new Map([...filesByName(files)].filter(([, found]) => found.size > 1));
compare(
  'Names that stand twice',
  twice,
  (name, found) => `${name} stands for two things: ${[...found].join(', ')}`,
);

/** Folders held to docs/style.md; left out is what quotes the phrases, the specification or past releases. */
const plainFolders = ['.storybook', 'apps', 'bench', 'docs', 'examples', 'packages', 'scripts', 'tests'];
const quotes = /^docs\/(?:style|rules)\.md$|^scripts\/vocabulary\.mjs$|(?:^|\/)CHANGELOG\.md$/;

/** docs/style.md 3 and 4. Between two words a comment may begin a new line. */
const avoided = [
  'anew',
  'by the way',
  'so many (?:ms|bytes|seconds|milliseconds|characters)',
  '(?:is|are|was|were) told',
  'hears',
  'to reckon',
  'what is right of',
].map((phrase) => new RegExp(`\\b${phrase.replaceAll(' ', '\\s+(?:(?:\\*|//)\\s+)?')}\\b`, 'gi'));

/** docs/style.md 6 and 7. */
const vague = '(?:one|those|former|given|known)';
const unbounded = '(?:most|least|longest)(?:[A-Z]\\w*)?';
const declared = new RegExp(
  `\\b(?:const|let)\\s+(?:${vague}|${unbounded})\\b|(?<![\\w.])${vague}\\s*=>`,
  'g',
);
/** Destructured names, and the parameters of functions and arrow functions; without nested parentheses. */
const lists =
  /\b(?:const|let)\s+([[{][^=;()]*[\]}])\s*=|(?:\b(?:function\b[^(]*|constructor))\(([^()]*)\)|\(([^()]*)\)\s*(?::[^=;{}]*)?=>/g;
const listedName = new RegExp(`(?:^|[,{[:]|\\.\\.\\.)\\s*${vague}\\s*(?=[,:?=}\\]]|$)`);

/** Parts of a file whose English is not plain: the place in the text, and the words. */
function unplain(file, text) {
  const found = avoided.flatMap((phrase) =>
    [...text.matchAll(phrase)].map(({ index, 0: words }) => [index, words]),
  );
  if (file.endsWith('.md')) return found;
  for (const { index, 0: words } of text.matchAll(declared)) found.push([index, words]);
  for (const { index, 0: words, 1: names, 2: ofFunction, 3: ofArrow } of text.matchAll(lists))
    if (listedName.test(names ?? ofFunction ?? ofArrow ?? '')) found.push([index, words]);
  return found;
}

/** Reports places in the text of a file, each with its words. */
function report(file, text, places) {
  for (const [index, words] of places) {
    const line = text.slice(0, index).split('\n').length;
    problems.push(`${file}:${line}: “${words.replaceAll(/\s+/g, ' ')}” (docs/style.md)`);
  }
}

const prose = filesIn(plainFolders).filter(
  (file) => /\.(?:tsx?|m[jt]s|md)$/.test(file) && !quotes.test(file),
);
for (const file of prose) {
  const text = readFileSync(file, 'utf8');
  report(file, text, unplain(file, text));
}

/** docs/style.md 1: words that begin no comment; “Where” may begin a question without a comma. */
const vagueStart = '(?:What|Whether|Where(?! [^,.*\\n]*\\?(?!\\S))|That|Who|Whoever|Whatever|Whichever) ';
/** The beginning of a docstring, whose text may be on the next line, or of the first of several `//` lines. */
const badStart = new RegExp(
  `/\\*\\*\\s+(?:\\*\\s+)*${vagueStart}|(?<=^[ \\t]*)(?<!^[ \\t]*//.*\\n[ \\t]*)//[ \\t]*${vagueStart}`,
  'gm',
);
for (const file of filesIn(['*.ts', '*.tsx', '*.mts', '*.mjs'])) {
  const text = readFileSync(file, 'utf8');
  const places = [...text.matchAll(badStart)].map(({ index, 0: words }) => [index, words.trimEnd()]);
  report(file, text, places);
}

/** docs/style.md 7: widths of the window that have a name; a container may have any. */
const namedWidths = readFileSync('packages/ui/src/theme/media.ts', 'utf8').match(/\d+(?=px)/g);
const namedWidth = new RegExp(`\\((?:min|max)-width: (?:${namedWidths.join('|')})px\\)`, 'g');
for (const file of filesIn(['apps/portal/src/*.css.ts'])) {
  const text = readFileSync(file, 'utf8');
  const places = [...text.matchAll(namedWidth)].map(({ index, 0: words }) => [index, words]);
  report(file, text, places);
}

for (const problem of problems) console.log(problem);
console.log(`${portal.size} rooms of the portal, ${server.size} of the server, ${twice.size} names twice`);
process.exit(problems.length === 0 ? 0 : 1);
