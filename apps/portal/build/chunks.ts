import { resolve } from 'node:path';
import { maxJavascript } from './limits.ts';
import { type MergedFile, mergePieces, type Piece, pagesOf } from './merge.ts';

/** The facts of a built chunk that the grouping reads. */
export interface Chunk {
  /** `assets/app-BH9LxvR-.js`. */
  fileName: string;
  /** The name of its group, or of the module that it was made for. */
  name: string;
  /** The files that it imports statically. */
  imports: readonly string[];
  /** Its modules, by absolute path. */
  moduleIds: readonly string[];
  /** The length of the code of each, in bytes, before it is minified. */
  modules: Readonly<Record<string, { renderedLength: number }>>;
  /** The module that it was made for: an entry, or what an `import()` names. */
  facadeModuleId: string | null;
}

/** Modules that come in one file. */
export interface Group {
  name: string;
  modules: ReadonlySet<string>;
}

/**
 * These chunks and all that they import statically, each once and after what it imports: so the styles of a page come
 * after those of its parts. An `import()` is not followed.
 */
export function withNeeded<Of extends Chunk>(chunks: readonly Of[], first: readonly Of[]): Of[] {
  const seen = new Set<Of>();
  const ordered: Of[] = [];
  const visit = (chunk: Of | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
    ordered.push(chunk);
  };
  first.forEach(visit);
  return ordered;
}

/**
 * Which modules are bundled into one file, the most important group first: a module that several groups need is in
 * the first of them.
 *
 * @param trial the chunks of a build without groups, which shows what each page needs.
 * @param root the portal's folder.
 * @param others the pages beside login, home and answer, the module of each by its key.
 * @throws Error when a page or a piece is not where it is looked for.
 */
export function groupsOf(
  trial: readonly Chunk[],
  root: string,
  others: Readonly<Record<string, string>>,
): Group[] {
  /** The modules at these paths, each fetched by itself, with all that they import statically. */
  const needsOf = (...paths: string[]) => {
    const chunks = paths.map((path) => {
      const chunk = trial.find(({ facadeModuleId }) => facadeModuleId === resolve(root, path));
      if (chunk === undefined)
        throw new Error(`${path} is not fetched by itself: build/chunks.ts looks for it`);
      return chunk;
    });
    return new Set(withNeeded(trial, chunks).flatMap(({ moduleIds }) => moduleIds));
  };
  const below = (folder: string) => {
    const found = trial.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.includes(folder)));
    if (found.length === 0) throw new Error(`nothing is in ${folder}: build/chunks.ts looks for it`);
    return found;
  };

  const loginPage = needsOf('src/areas/login/LoginPage.tsx');
  const calls = needsOf('src/areas/login/public-service-text.ts', '../../packages/api/src/client/client.ts');
  const home = needsOf('src/areas/home/HomePage.tsx');
  // It is shown without the frame: what it shares with others must not load them.
  const answer = needsOf('src/areas/exam/attempt/AnswerPage.tsx');
  const needsOfOthers = Object.fromEntries(Object.entries(others).map(([key, path]) => [key, needsOf(path)]));
  const allOthers = Object.values(needsOfOthers);
  // It includes the cache of the server's answers, which every page in the frame uses.
  const frame = new Set([
    ...below('/node_modules/@tanstack/'),
    ...below('/src/shared/query/'),
    ...needsOf('src/app/Shell.tsx', 'src/app/OpeningHome.tsx'),
    ...common(home, ...allOthers),
    ...usual(allOthers).filter((id) => !loginPage.has(id)),
  ]);
  const app = new Set([
    ...needsOf('src/app/session-actor.ts', 'src/app/App.tsx'),
    ...common(answer, frame, home),
  ]);
  const first = new Set([...needsOf('index.html'), ...common(loginPage, app, frame, home, answer)]);
  const fields = new Set(common(loginPage, ...allOthers).filter((id) => !first.has(id)));
  const bytesOf = lengthsIn(trial);
  // A page without a form does not load all of it for a few modules: they come with the portal's first file.
  for (const page of allOthers) {
    const used = common(page, fields);
    if (bytesOf(used) * 4 > bytesOf([...fields])) continue;
    for (const id of used) {
      first.add(id);
      fields.delete(id);
    }
  }
  // Few bytes, and a request less for every page with a form.
  for (const id of [...fields].filter(isSheet)) {
    first.add(id);
    fields.delete(id);
  }
  const framed = new Set([...first, ...calls, ...app, ...frame]);
  const opening = { first, fields, loginPage, calls, app, frame, home };
  const taken = new Set(Object.values(opening).flatMap((modules) => [...modules]));
  const files = mergePieces(piecesOf({ answer, ...needsOfOthers }, taken, trial), {
    fileCost,
    allowanceOf(page) {
      const own = [...(needsOfOthers[page] ?? [])].filter((id) => !framed.has(id));
      return page === 'answer' ? 0 : Math.max(minSpare, maxOwn(page) - bytesOf(own));
    },
  });
  const isShared = (file: MergedFile) => pagesOf(file).size > 1;
  // The answer page brings its sheets in its document.
  const isKit = (file: MergedFile) => isShared(file) && !pagesOf(file).has('answer');
  const modulesOf = (parts: MergedFile) => parts.flatMap(({ modules }) => modules);
  const ofOne = (name: string) => files.find((file) => !isShared(file) && pagesOf(file).has(name));
  return [
    ...Object.entries(opening).map(([name, modules]) => ({ name, modules })),
    // One sheet for what pages share: code without styles is then half the requests.
    { name: 'kit', modules: new Set(files.filter(isKit).flatMap(modulesOf).filter(isSheet)) },
    ...files.map((file, index) => ({
      name: [...pagesOf(file)].find((page) => ofOne(page) === file) ?? `shared${index}`,
      modules: new Set(modulesOf(file)),
    })),
  ];
}

const isSheet = (id: string) => id.endsWith('.css');

/** A request is worth this much code before it is minified, in bytes: about 40 KiB when it is loaded. */
const fileCost = 150 * 1024;
/** The frame and what comes before it, in KiB when it is loaded. */
const frameSize = 170;
/** Bytes of code before it is minified, in a KiB when it is loaded. */
const bytesInKib = 3.6 * 1024;
/** How much a page may always load without needing it, in bytes before it is minified. */
const minSpare = 14 * 1024;

/** About how much code a page may load beside the frame, in bytes before it is minified. */
const maxOwn = (page: string) => (maxJavascript(page) - frameSize) * bytesInKib;

/** The modules that at least two in five of these pages need. */
function usual(pages: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const id of pages.flatMap((page) => [...page])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].filter(([, count]) => count * 5 >= pages.length * 2).map(([id]) => id);
}

/** Sums the lengths of modules, in bytes before they are minified. */
function lengthsIn(trial: readonly Chunk[]): (ids: readonly string[]) => number {
  const lengths = new Map(
    trial.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );
  return (ids) => ids.reduce((sum, id) => sum + (lengths.get(id) ?? 0), 0);
}

/** The modules that these pages need beside those that are `taken`, by the pages that need them. */
function piecesOf(
  needsOfPages: Readonly<Record<string, ReadonlySet<string>>>,
  taken: ReadonlySet<string>,
  trial: readonly Chunk[],
): Piece[] {
  const pieceOf = new Map<string, Piece & { modules: string[]; needs: Set<Piece> }>();
  const byPages = new Map<string, Piece & { modules: string[]; needs: Set<Piece> }>();
  for (const { modules } of trial)
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const pages = Object.keys(needsOfPages).filter((page) => needsOfPages[page]?.has(id));
      if (taken.has(id) || pages.length === 0) continue;
      const key = pages.join(' ');
      const piece = byPages.get(key) ?? { pages: new Set(pages), modules: [], bytes: 0, needs: new Set() };
      piece.modules.push(id);
      piece.bytes += renderedLength;
      byPages.set(key, piece);
      pieceOf.set(id, piece);
    }
  for (const chunk of trial) {
    const pieces = withNeeded(trial, [chunk])
      .flatMap(({ moduleIds }) => moduleIds)
      .flatMap((id) => pieceOf.get(id) ?? []);
    for (const id of chunk.moduleIds) for (const piece of pieces) pieceOf.get(id)?.needs.add(piece);
  }
  return [...byPages.values()];
}

/** Returns the modules of `some` that one of `others` has too. */
const common = (some: ReadonlySet<string>, ...others: ReadonlySet<string>[]) =>
  [...some].filter((id) => others.some((other) => other.has(id)));
