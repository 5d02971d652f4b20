import { resolve } from 'node:path';
import { type Chunk, isSheet } from './chunk.ts';
import { type LateNeeds, lateNeeds } from './late-needs.ts';
import { maxJavascript } from './limits.ts';
import { filesByPage, type MergedFile, mergePieces, pagesOf } from './merge.ts';
import { openingGroups } from './opening-groups.ts';
import { piecesOf } from './pieces.ts';
import { readTrial } from './trial.ts';

/** Modules that come in one file. */
export interface Group {
  name: string;
  modules: ReadonlySet<string>;
}

const paths = {
  login: 'src/areas/login/LoginPage.tsx',
  home: 'src/areas/home/HomePage.tsx',
  answer: 'src/areas/exam/attempt/AnswerPage.tsx',
};

/** A request is worth this much code before it is minified, in bytes: about 45 KiB when it is loaded. */
const fileCost = 150 * 1024;
/** The frame and what comes before it, in KiB when it is loaded, with what the files of a page weigh beyond their estimate. */
const frameSize = 187;
/** Characters of code before it is minified, in a KiB when it is loaded. */
const bytesInKib = 3.3 * 1024;
/** How much a page may always load without needing it, in characters of code before it is minified. */
const minSpare = 30 * 1024;
/** How many files a page may load beside those with which the portal opens. */
const enoughFiles = 4;
/** A page with more files and sheets of its own than this has no sheet of its own: it comes with those of all. */
const maxRequests = 8;
/** Sheets that fewer than one in so many pages need stay with their code: they would be little use to all others. */
const fewPages = 18;
/** How much a late piece may load without needing it, in characters of code before it is minified. */
const maxSpareOfLate = 300 * 1024;

/** About how much code a page may load beside the frame, in characters of code before it is minified. */
const maxOwn = (page: string) => (maxJavascript(page) - frameSize) * bytesInKib;

/**
 * Groups the modules of the portal into few files, the most important first: a module that several groups need is in
 * the first of them.
 *
 * @param chunks those of a build without groups, which shows what each page needs.
 * @param root the portal's folder.
 * @param others the pages beside login, home and answer, the module of each by its key.
 * @throws Error when a page or a piece is not where it is looked for.
 */
export function groupsOf(
  chunks: readonly Chunk[],
  root: string,
  others: Readonly<Record<string, string>>,
): Group[] {
  const trial = readTrial(chunks, root);
  const needsByPath = Object.fromEntries(
    [...Object.values(paths), ...Object.values(others)].map((path) => [
      resolve(root, path),
      trial.needsOf(path),
    ]),
  );
  const needsAt = (path: string) => needsByPath[resolve(root, path)] ?? new Set<string>();
  const needsOfOthers = Object.fromEntries(Object.entries(others).map(([key, path]) => [key, needsAt(path)]));
  const answer = needsAt(paths.answer);
  const opening = openingGroups(trial, {
    loginPage: needsAt(paths.login),
    home: needsAt(paths.home),
    answer,
    others: needsOfOthers,
  });
  const late = lateNeeds(chunks, needsByPath);
  const { first, app, frame } = opening;
  const framed = new Set([...first, ...app, ...frame]);
  const taken = new Set(Object.values(opening).flatMap((modules) => [...modules]));
  const files = mergePieces(piecesOf({ answer, ...needsOfOthers }, late, taken, chunks, opening.fields), {
    fileCost,
    allowanceOf(page) {
      if (page in late) return maxSpareOfLate;
      if (page === 'answer') return 0;
      const own = [...(needsOfOthers[page] ?? [])].filter((id) => !framed.has(id));
      return Math.max(minSpare, maxOwn(page) - trial.bytesOf(own));
    },
    isLate: (page) => page in late,
    enoughOf: (page) => (page in late ? 2 : enoughFiles),
  });
  return [
    ...Object.entries(opening).map(([name, modules]) => ({ name, modules })),
    { name: 'kit', modules: new Set(sheetsOfAll(files, Object.keys(needsOfOthers))) },
    ...files.flatMap((file, index) =>
      isAlone(file, late) ? [] : [{ name: nameOf(file, index), modules: new Set(modulesOf(file)) }],
    ),
  ];
}

/**
 * True for a late piece that needs no other file. It is bundled by itself: in a group it would export a namespace, and the
 * helper that makes one would become a file that every page loads.
 */
function isAlone(file: MergedFile, late: Readonly<Record<string, LateNeeds>>): boolean {
  const [page = '', ...more] = pagesOf(file);
  return more.length === 0 && late[page]?.needed.size === modulesOf(file).length;
}

const modulesOf = (file: MergedFile) => file.flatMap(({ modules }) => modules);

/** The page that alone needs a file, or the late piece, by the name of its module. */
function nameOf(file: MergedFile, index: number): string {
  const [page = '', ...more] = pagesOf(file);
  if (more.length > 0) return `shared${index}`;
  return page.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}

/**
 * The sheets of the files that several of these pages share, in one: code without styles is then half the requests. Those
 * of one page come with them where the page has many files already. The answer page brings its sheets in its document, a
 * late piece with its code.
 */
function sheetsOfAll(files: readonly MergedFile[], pages: readonly string[]): string[] {
  const sharesOf = (file: MergedFile) => pages.filter((page) => pagesOf(file).has(page)).length;
  const hasOwnSheet = (file: MergedFile) => sharesOf(file) === 1 || pagesOf(file).has('answer');
  const bringsItsSheet = (file: MergedFile) => hasOwnSheet(file) && modulesOf(file).some(isSheet);
  const loaded = filesByPage(files);
  const requestsOf = (page: string) => {
    const ofPage = [...(loaded.get(page) ?? [])];
    return ofPage.length + ofPage.filter(bringsItsSheet).length;
  };
  const crowded = pages.filter((page) => requestsOf(page) > maxRequests);
  const isShared = (needing: ReadonlySet<string>) => {
    if (needing.has('answer')) return false;
    const [page = '', ...more] = pages.filter((each) => needing.has(each));
    return (more.length + 1) * fewPages >= pages.length
      ? more.length > 0 || crowded.includes(page)
      : crowded.includes(page);
  };
  return files
    .filter((file) => isShared(pagesOf(file)))
    .flatMap(modulesOf)
    .filter(isSheet);
}
