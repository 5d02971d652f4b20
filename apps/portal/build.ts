// Builds the portal: the client's code, its pages with what is prerendered of them, compressed copies, and a list of sizes.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { placeRoutes } from '@qianwei/machines/routes/route';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { withNeeded } from './build/chunk.ts';
import { groupsOf } from './build/chunks.ts';
import { compressFolder } from './build/compress.ts';
import { moduleOf } from './build/declared-pages.ts';
import { type BuiltChunk, firstLoadOf } from './build/first-load.ts';
import { inlineScript, type OpenedPage, openedPage } from './build/inline.ts';
import { keptVersionOf, workerScript } from './build/worker.ts';
import type { PageFiles, PageRow } from './src/app/opening/page-files.ts';
import { allRoutes, allTables } from './src/routes/all.ts';
import { type PageDeclaration, pagesIn } from './src/routes/declare-page.ts';
import { pages as declared } from './src/routes/pages.ts';
import { isPublic } from './src/routes/public.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');

async function built(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const { output } = (await build({ root, logLevel: 'warn', ...config })) as Rolldown.RolldownOutput;
  return output;
}
const chunksIn = (files: Rolldown.RolldownOutput['output']) => files.filter((file) => file.type === 'chunk');

// A first build finds out what is needed together, the second one bundles it into few files.
const trial = chunksIn(await built({ logLevel: 'silent', build: { write: false } }));
const modules = new Map(Object.values(declared).map((page) => [page.component, moduleOf(page, trial)]));
const { login, home, answer, ...others } = Object.fromEntries(modules);
const groups = groupsOf(trial, root, others).map(({ name, modules }, index, { length }) => ({
  name,
  test: (id: string) => modules.has(id),
  priority: length - index,
  includeDependenciesRecursively: false,
}));
const output = await built({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });

const chunks = chunksIn(output);
function chunkOf(name: string) {
  const chunk = chunks.find((candidate) => candidate.name === name);
  if (chunk === undefined) throw new Error(`the build has no file for ${name}`);
  return chunk;
}
const entryFile = chunkOf('index').fileName;
/** The files of these groups and what they need, except the entry, which every page loads. */
const filesOf = (...names: string[]) =>
  withNeeded(chunks, names.map(chunkOf))
    .map(({ fileName }) => fileName)
    .filter((file) => file !== entryFile);
/** The chunk of a page's own module. */
function pageChunk({ component }: PageDeclaration) {
  const module = modules.get(component) ?? '';
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (chunk === undefined) throw new Error(`the build has no file with ${module}`);
  return chunk;
}
const framed = withNeeded(chunks, ['index', 'app', 'frame'].map(chunkOf));

/** The scripts and sheets of a page beside those that the portal loads for every page, and the document itself. */
function ownFiles(page: PageDeclaration, sheetsHere: ReadonlySet<string>): string[] {
  const own = withNeeded(chunks, [pageChunk(page)]).filter((chunk) => !framed.includes(chunk));
  const files = own.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(files)].filter((file) => !sheetsHere.has(file));
}

/** The files of each row of the route table, for the script in index.html. */
function pageFiles(sheetsHere: ReadonlySet<string>): PageFiles {
  const files: string[] = [];
  const placesOf = (page: PageDeclaration) =>
    ownFiles(page, sheetsHere).map((file) => {
      if (!files.includes(file)) files.push(file);
      return files.indexOf(file);
    });
  const pageRows = pagesIn(allTables).flatMap((page): PageRow[] =>
    page.component === 'answer'
      ? []
      : [{ path: page.path, files: placesOf(page), ...(isPublic(page.path) && { isPublic: true }) }],
  );
  const redirects = placeRoutes(allRoutes).flatMap(({ path, route }): PageRow[] => {
    const target = pageRows.find((row) => row.path === route.redirect);
    return target === undefined ? [] : [{ path, files: target.files }];
  });
  const isView = ({ path }: PageRow) => path.includes('?');
  const rows = [...pageRows.filter(isView), ...pageRows.filter((row) => !isView(row)), ...redirects];
  return { files: files.map((file) => `/${file}`), rows };
}

/** The sheets of this group and of what it needs: without one of them its page would move when that comes. */
const stylesOf = (name: string) => [
  ...new Set(
    withNeeded(chunks, [chunkOf(name)]).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  ),
];
const entryStyles = output
  .map(({ fileName }) => fileName)
  .filter((file) => /^assets\/index-.*\.css$/.test(file));

/** The sheets of the entry and of these groups. */
const sheetsOf = (...names: string[]) =>
  [...new Set([...entryStyles, ...names.flatMap(stylesOf)])].map((fileName) => {
    const sheet = output.find((file) => file.fileName === fileName);
    if (sheet?.type !== 'asset') throw new Error(`the build has no sheet ${fileName}`);
    return { fileName, source: String(sheet.source) };
  });

const prerendered = await prerender();
const icon = await readFile(join(root, 'public/favicon.svg'), 'utf8');
const template = await readFile(join(dist, 'index.html'), 'utf8');
const scriptOf = (name: string, define?: Record<string, string>) =>
  inlineScript(join(root, 'src/app/opening', `${name}-script.ts`), define);
const framedSheets = sheetsOf('app', 'frame', 'home');
const fileNames = (sheets: readonly { fileName: string }[]) =>
  new Set(sheets.map(({ fileName }) => fileName));
const addressesOf = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`));

const pages: Record<string, Omit<OpenedPage, 'icon'>> = {
  'login.html': {
    title: prerendered.login.title,
    code: filesOf('loginPage'),
    sheets: sheetsOf('loginPage'),
    content: `<div id="root" data-page="/login">${prerendered.login.html}</div>`,
    last: await scriptOf('login'),
  },
  // Every other page: a script in it makes its first calls at once, and the app's code is preloaded with the entry.
  // The script preloads what only some addresses need.
  'index.html': {
    code: filesOf('app'),
    sheets: framedSheets,
    content: `<div id="root"></div>\n    <template id="opening-home">${prerendered.home}</template>`,
    last: await scriptOf('index', {
      'import.meta.env.FRAME_FILES': addressesOf(filesOf('frame')),
      'import.meta.env.PAGE_FILES': JSON.stringify(pageFiles(fileNames(framedSheets))),
    }),
  },
  'answer.html': {
    code: filesOf('app', 'answer'),
    sheets: sheetsOf('app', 'answer'),
    content: `<div id="root"></div>\n    <template id="opening-answer">${prerendered.answer}</template>`,
    first: await scriptOf('answer-head'),
    last: await scriptOf('answer'),
  },
};
for (const [file, page] of Object.entries(pages))
  await writeFile(join(dist, file), openedPage(template, { ...page, icon }));
await writeFile(join(dist, 'sw.js'), await workerScript(dist, process.env.VITE_API_BASE || '/api'));
await compressFolder(dist);

await writeFirstLoads();
await printKept();

/** Prints what the worker fetches on a first visit, behind the page. */
async function printKept(): Promise<void> {
  const { files } = await keptVersionOf(dist, '/api');
  const sizes = await Promise.all(
    [...files.map((file) => file.slice(1)), ...Object.keys(pages)].map(
      async (file) => (await readFile(join(dist, `${file}.br`))).length,
    ),
  );
  const kib = sizes.reduce((total, size) => total + size, 0) / 1024;
  console.log(`sw.js keeps ${sizes.length} files, ${kib.toFixed(0)} KiB compressed`);
}

/** Writes what each page loads first into `dist/.vite/first-loads.json`, which a test reads, and prints it. */
async function writeFirstLoads(): Promise<void> {
  const sizes = new Map<string, number>();
  for (const { fileName } of output)
    sizes.set(fileName, gzipSync(await readFile(join(dist, fileName))).length);
  const loads = Object.fromEntries(
    Object.values(declared).map((page) => [page.component, firstLoad(page, (file) => sizes.get(file) ?? 0)]),
  );
  for (const [component, { requests, javascript, css, depth }] of Object.entries(loads)) {
    const kib = [javascript, css].map((size) => (size / 1024).toFixed(1).padStart(6));
    console.log(
      `${component.padEnd(16)} JS ${kib[0]} KiB  CSS ${kib[1]} KiB  requests ${requests}  depth ${depth}`,
    );
  }
  await mkdir(join(dist, '.vite'), { recursive: true });
  await writeFile(join(dist, '.vite/first-loads.json'), `${JSON.stringify(loads, null, 2)}\n`);
}

/** Measures the first load of a page that a student with a session opens; a visitor opens the login page. */
function firstLoad(page: PageDeclaration, sizeOf: (file: string) => number) {
  const name = { login: 'login.html', answer: 'answer.html' }[page.component] ?? 'index.html';
  const { code, sheets } = pages[name] as Omit<OpenedPage, 'icon'>;
  const frame = { login: ['index'], answer: ['index', 'app'] }[page.component];
  const base = (frame ?? ['index', 'app', 'frame']).map(chunkOf);
  const inlined = fileNames(sheets);
  return firstLoadOf(
    chunks,
    [...base, pageChunk(page)],
    {
      inlineCss: gzipSync(sheets.map(({ source }) => source).join('')).length,
      sheets: [...inlined],
      preloads: [
        entryFile,
        ...code,
        ...(frame === undefined ? [...filesOf('frame'), ...ownFiles(page, inlined)] : []),
      ],
    },
    sizeOf,
    ({ moduleIds }: BuiltChunk) =>
      [...modules].flatMap(([component, module]) => (moduleIds.includes(module) ? [component] : [])),
  );
}

/**
 * The HTML that the pages have before any code has come, prerendered by the portal itself (`src/app/prerender.tsx`).
 */
async function prerender() {
  const folder = join(root, 'dist-prerender');
  await built({
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  const portal = (await import(
    pathToFileURL(join(folder, 'prerender.js')).href
  )) as typeof import('./src/app/prerender.tsx');
  const html = {
    login: await portal.prerenderLogin(),
    home: portal.prerenderOpeningHome(),
    answer: portal.prerenderOpeningAnswer(),
  };
  await rm(folder, { recursive: true });
  return html;
}
