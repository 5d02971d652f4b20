import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Chunk, withNeeded } from './chunk.ts';
import { groupsOf } from './chunks.ts';

const root = '/portal';
const at = (path: string) => join(root, path);

/** So many pages that need the same, numbered from `first`. */
function more(many: number, needs: readonly string[], first = 0): Record<string, readonly string[]> {
  return Object.fromEntries(
    Array.from({ length: many }, (_, index) => [`src/areas/more/More${first + index}Page.tsx`, needs]),
  );
}

/** The modules that are fetched by themselves, with the static imports of each. */
const pieces: Record<string, readonly string[]> = {
  'index.html': ['main', 'react'],
  'src/areas/login/LoginPage.tsx': ['react', 'field', 'search'],
  '../../packages/api/src/client/client.ts': ['valibot', 'transport'],
  'src/app/session-actor.ts': ['xstate'],
  'src/app/App.tsx': ['react', 'xstate', 'routes'],
  'src/app/Shell.tsx': ['react', 'menu', 'cache', 'skeleton'],
  'src/app/PlainFrame.tsx': ['react', 'foot'],
  'src/app/OpeningHome.tsx': ['react', 'menu', 'skeleton'],
  'src/areas/home/HomePage.tsx': ['react', 'cache', 'skeleton', 'deadlines', 'link'],
  'src/areas/exam/attempt/AnswerPage.tsx': ['react', 'sheet', 'skeleton', 'field', 'link', 'cache'],
  'src/areas/grades/GradePage.tsx': ['react', 'cache', 'deadlines', 'search', 'table', 'table.css', 'sheet'],
  'src/areas/plan/PlanPage.tsx': ['react', 'cache', 'table', 'table.css', 'ruler', 'ruler.css'],
  'src/areas/help/HelpPage.tsx': ['react', 'cache', 'head'],
  'src/areas/terms/TermsPage.tsx': ['react', 'cache', 'head'],
  'src/areas/about/AboutPage.tsx': ['react', 'cache', 'head'],
  'src/areas/press/PressPage.tsx': ['react', 'cache'],
  ...more(6, ['react', 'cache', 'head']),
  ...more(6, ['react', 'cache'], 6),
  'src/areas/plan/BasketDrawer.tsx': ['react', 'table', 'upload', 'basket'],
  'src/areas/grades/ReviewDrawer.tsx': ['react', 'upload', 'ruler'],
};
/** The late pieces of each page. */
const dynamicImports: Record<string, readonly string[]> = {
  'src/areas/plan/PlanPage.tsx': ['src/areas/plan/BasketDrawer.tsx'],
  'src/areas/grades/GradePage.tsx': ['src/areas/grades/ReviewDrawer.tsx'],
};
const others = {
  grades: 'src/areas/grades/GradePage.tsx',
  plan: 'src/areas/plan/PlanPage.tsx',
  help: 'src/areas/help/HelpPage.tsx',
  terms: 'src/areas/terms/TermsPage.tsx',
  about: 'src/areas/about/AboutPage.tsx',
  press: 'src/areas/press/PressPage.tsx',
  ...Object.fromEntries(Object.keys(more(12, [])).map((path, index) => [`more${index}`, path])),
};
const kept = ['/portal/node_modules/@tanstack/query.js', '/portal/src/shared/query/use-call.ts'];

/** Each module in a file of its own, as a build without groups may leave it. */
function trialOf(needs = pieces): Chunk[] {
  const chunk = (name: string, moduleIds: string[], imports: readonly string[], facade: string | null) => ({
    fileName: `${name}.js`,
    name,
    moduleIds,
    modules: Object.fromEntries(moduleIds.map((id) => [id, { code: 'x'.repeat(60_000) }])),
    imports: imports.map((file) => `${file}.js`),
    dynamicImports: (dynamicImports[name] ?? []).map((path) => `${path}.js`),
    facadeModuleId: facade,
  });
  const shared = [...new Set(Object.values(needs).flat())].map((name) =>
    chunk(name, name === 'cache' ? kept : [name], [], null),
  );
  return [
    ...Object.entries(needs).map(([path, imports]) => chunk(path, [at(path)], imports, at(path))),
    ...shared,
  ];
}

/** The group that a module is in: the first that needs it. */
const homeOf = (trial: readonly Chunk[], id: string) =>
  groupsOf(trial, root, others).find(({ modules }) => modules.has(id))?.name;

describe('what comes in one file', () => {
  const trial = trialOf();

  it('names the files in the order in which a module is looked for in them', () => {
    const names = groupsOf(trial, root, others).map(({ name }) => name);
    const opening = ['first', 'fields', 'loginPage', 'app', 'frame', 'homeAnswer', 'home'];
    expect(names.slice(0, 8)).toEqual([...opening, 'kit']);
    expect(names).toEqual(
      expect.arrayContaining(['answer', 'grades', 'plan', 'BasketDrawer', 'ReviewDrawer']),
    );
    expect(names.slice(8).filter((name) => opening.includes(name))).toEqual([]);
  });

  it.each([
    ['first', 'react', 'every page needs it'],
    ['first', 'field', 'the login page shares it with another page, and comes before it'],
    ['loginPage', at('src/areas/login/LoginPage.tsx'), 'no other page needs it'],
    ['app', 'transport', 'every page calls the server with it'],
    ['app', 'xstate', 'all pages behind the login need it'],
    ['app', 'skeleton', 'the answer page shares it with the frame, which it must not bring along'],
    ['homeAnswer', 'link', 'the answer page shares it with home, and no other page needs it'],
    ['app', kept[1], 'the answer page asks the server, too'],
    ['frame', 'menu', 'pages with a menu need it'],
    ['frame', 'foot', 'pages without a menu need it, and the answer page has neither'],
    ['frame', 'deadlines', 'home shares it with another page, which must not load home'],
    ['home', at('src/areas/home/HomePage.tsx'), 'only home needs it'],
    ['fields', 'search', 'a page shares it with the login page, which it must not bring along'],
    ['shared', 'upload', 'two late pieces need it, and no page'],
    ['BasketDrawer', 'basket', 'only this late piece needs it'],
    ['shared', 'ruler', 'a late piece of another page needs it, which must not load 考试计划'],
    ['shared', 'table', 'two of eighteen pages need it'],
    ['frame', 'head', 'half of the pages need it'],
    ['kit', 'table.css', 'pages share its sheet, and few files are requested'],
    ['plan', 'ruler.css', 'only 考试计划 needs its sheet'],
    ['answer', at('src/areas/exam/attempt/AnswerPage.tsx'), 'no other page needs it'],
    ['shared', 'sheet', 'the answer page shares it with a page that it must not bring along'],
  ])('is %s for %s: %s', (group, id) => {
    expect(homeOf(trial, String(id))?.replace(/\d+$/, '')).toBe(group);
  });

  it('does not bring a late piece what its page has loaded', () => {
    const table = groupsOf(trial, root, others).find(({ modules }) => modules.has('table'));
    expect([...(table?.modules ?? [])]).not.toContain('upload');
  });

  it('keeps the server’s answers with the frame when the answer page does without them', () => {
    const withoutCache = { ...pieces, 'src/areas/exam/attempt/AnswerPage.tsx': ['react', 'sheet'] };
    expect(homeOf(trialOf(withoutCache), kept[0] ?? '')).toBe('frame');
  });

  it('leaves to itself what only a page of its own needs', () => {
    const withVersion = { ...pieces, 'src/areas/version/VersionPage.tsx': ['react', 'facts'] };
    expect(homeOf(trialOf(withVersion), 'facts')).toBeUndefined();
  });

  it.each(Object.keys(pieces).filter((path) => !path.includes('Drawer')))(
    'breaks the build when %s has moved',
    (path) => {
      const { [path]: _, ...left } = pieces;
      expect(() => groupsOf(trialOf(left), root, others)).toThrow(`${path} is not fetched by itself`);
    },
  );

  it('breaks the build when what keeps the server’s answers has moved', () => {
    const elsewhere = trial.map((chunk) => (chunk.name === 'cache' ? { ...chunk, moduleIds: [] } : chunk));
    expect(() => groupsOf(elsewhere, root, others)).toThrow('nothing is in /node_modules/@tanstack/');
  });
});

it('a file comes after all that it needs, each once and circles included', () => {
  const file = (name: string, ...imports: string[]): Chunk => ({
    fileName: name,
    name,
    imports,
    dynamicImports: [],
    moduleIds: [],
    modules: {},
    facadeModuleId: null,
  });
  const chunks = [file('a', 'b', 'c'), file('b', 'c', 'a'), file('c', 'outside'), file('d')];
  expect(withNeeded(chunks, chunks.slice(0, 1)).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  expect(withNeeded(chunks, chunks.slice(2)).map(({ name }) => name)).toEqual(['c', 'd']);
});
