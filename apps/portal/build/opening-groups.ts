import { isSheet } from './chunk.ts';
import type { Trial } from './trial.ts';

type Modules = ReadonlySet<string>;

/** The modules that each page needs, with all that they import statically. */
export interface PageNeeds {
  loginPage: Modules;
  home: Modules;
  answer: Modules;
  /** Every other page, by its key. */
  others: Readonly<Record<string, Modules>>;
}

/**
 * The modules of the files with which the portal opens, in the order in which a module is looked for in them.
 */
export interface OpeningGroups {
  first: Modules;
  /** Forms, which the login page shares with others. */
  fields: Modules;
  loginPage: Modules;
  /** The session, and calls to the server. */
  app: Modules;
  frame: Modules;
  /** Home and the answer page share it: other pages need not load it, nor one of them the other. */
  homeAnswer: Modules;
  /** It includes home as it is before any code has come. */
  home: Modules;
}

/** Groups the modules with which the portal opens. */
export function openingGroups(trial: Trial, { loginPage, home, answer, others }: PageNeeds): OpeningGroups {
  const { needsOf, below } = trial;
  const allOthers = Object.values(others);
  // It includes the cache of the server's answers, which every page in the frame uses.
  const frame = new Set([
    ...below('/node_modules/@tanstack/'),
    ...below('/src/shared/query/'),
    ...needsOf('src/app/Shell.tsx', 'src/app/PlainFrame.tsx'),
    ...common(home, ...allOthers),
    ...neededByOneIn(2, allOthers).filter((id) => !loginPage.has(id)),
  ]);
  // The answer page is shown without the frame: what it shares with others must not load them.
  const app = new Set([
    ...needsOf('src/app/session-actor.ts', 'src/app/App.tsx', '../../packages/api/src/client/client.ts'),
    ...common(answer, frame, new Set(neededByOneIn(5, allOthers))),
    // A sheet is few bytes, and a request less for each page that has it.
    ...common(answer, ...allOthers).filter(isSheet),
  ]);
  const first = new Set([...needsOf('index.html'), ...common(loginPage, app, frame, home, answer)]);
  const forms = new Set(common(loginPage, ...allOthers).filter((id) => !first.has(id)));
  for (const id of tooFewToWait(trial, forms, allOthers)) first.add(id);
  const fields = new Set([...forms].filter((id) => !first.has(id)));
  const homeAnswer = new Set(common(home, answer));
  const opened = new Set([...home, ...needsOf('src/app/OpeningHome.tsx')]);
  return { first, fields, loginPage, app, frame, homeAnswer, home: opened };
}

/**
 * The modules of forms that come with the portal's first file: the few that a page without a form needs, for which it
 * shall not load all others; and sheets, since they are few bytes and a request less.
 */
function tooFewToWait({ bytesOf }: Trial, forms: Modules, pages: readonly Modules[]): Set<string> {
  const found = new Set<string>();
  for (const page of pages) {
    const used = common(page, forms).filter((id) => !found.has(id));
    const left = [...forms].filter((id) => !found.has(id));
    if (bytesOf(used) * 4 <= bytesOf(left)) for (const id of used) found.add(id);
  }
  return new Set([...found, ...[...forms].filter(isSheet)]);
}

/** Lists the modules that at least one in so many pages needs. */
function neededByOneIn(many: number, pages: readonly Modules[]): string[] {
  const counts = new Map<string, number>();
  for (const id of pages.flatMap((page) => [...page])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].filter(([, count]) => count * many >= pages.length).map(([id]) => id);
}

/** Lists the modules of `some` that one of `others` has too. */
const common = (some: Modules, ...others: Modules[]) =>
  [...some].filter((id) => others.some((other) => other.has(id)));
