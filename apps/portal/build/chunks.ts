import { join } from 'node:path';

/** What the grouping reads of a built chunk. */
export interface Chunk {
  /** `assets/app-BH9LxvR-.js`. */
  fileName: string;
  /** The name of its group, or of the module that it was made for. */
  name: string;
  /** The files that it imports statically. */
  imports: readonly string[];
  /** Its modules, by absolute path. */
  moduleIds: readonly string[];
  /** The module that it was made for: an entry, or what an `import()` names. */
  facadeModuleId: string | null;
}

/** Modules that come in one file. */
export interface Group {
  name: string;
  modules: ReadonlySet<string>;
}

/** These chunks and all that they import statically, each once; an `import()` is not followed. */
export function withNeeded<Of extends Chunk>(chunks: readonly Of[], first: readonly Of[]): Of[] {
  const seen = new Set<Of>();
  const visit = (chunk: Of | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
  };
  first.forEach(visit);
  return [...seen];
}

/**
 * Which modules are bundled into one file, the most important group first: a module that several groups need is in
 * the first of them.
 *
 * @param trial the chunks of a build without groups, which shows what each page needs.
 * @param root the portal's folder.
 * @throws Error when a page or a piece is not where it is looked for.
 */
export function groupsOf(trial: readonly Chunk[], root: string): Group[] {
  /** The modules at these paths, each fetched by itself, with all that they import statically. */
  const needsOf = (...paths: string[]) => {
    const chunks = paths.map((path) => {
      const chunk = trial.find(({ facadeModuleId }) => facadeModuleId === join(root, path));
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
  // It includes the cache of the server's answers, which every page in the frame uses.
  const frame = new Set([
    ...below('/node_modules/@tanstack/'),
    ...below('/src/shared/query/'),
    ...needsOf('src/app/Shell.tsx', 'src/app/OpeningHome.tsx'),
  ]);
  const home = needsOf('src/areas/home/HomePage.tsx');
  // It is shown without the frame: what it shares with others must not load them.
  const answer = needsOf('src/areas/exam/attempt/AnswerPage.tsx');
  const app = new Set([
    ...needsOf('src/app/session-actor.ts', 'src/app/App.tsx'),
    ...common(answer, frame, home),
  ]);
  const first = new Set([...needsOf('index.html'), ...common(loginPage, app, frame, home, answer)]);
  return Object.entries({ first, loginPage, calls, app, frame, home, answer }).map(([name, modules]) => ({
    name,
    modules,
  }));
}

/** What is in `some` and in one of `others`. */
const common = (some: ReadonlySet<string>, ...others: ReadonlySet<string>[]) =>
  [...some].filter((id) => others.some((other) => other.has(id)));
