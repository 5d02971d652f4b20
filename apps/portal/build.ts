// Builds the portal: the client's code, its pages with what is prerendered of them, compressed copies, and a list of sizes.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { groupsOf, withNeeded } from './build/chunks.ts';
import { compressFolder, gzippedSize } from './build/compress.ts';
import { inlineScript, type OpenedPage, openedPage } from './build/inline.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');

async function built(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const { output } = (await build({ root, logLevel: 'warn', ...config })) as Rolldown.RolldownOutput;
  return output;
}
const chunksIn = (files: Rolldown.RolldownOutput['output']) => files.filter((file) => file.type === 'chunk');

// A first build finds out what is needed together, the second one bundles it into few files.
const trial = await built({ logLevel: 'silent', build: { write: false } });
const groups = groupsOf(chunksIn(trial), root).map(({ name, modules }, index) => ({
  name,
  test: (id: string) => modules.has(id),
  priority: 10 - index,
  includeDependenciesRecursively: false,
}));
const output = await built({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });

const chunks = chunksIn(output);
function chunkOf(name: string) {
  const chunk = chunks.find((candidate) => candidate.name === name);
  if (chunk === undefined) throw new Error(`the build has no file for ${name}`);
  return chunk;
}
const entry = chunkOf('index').fileName;
/** The files of these groups and what they need, except the entry, which every page loads. */
const filesOf = (...names: string[]) =>
  withNeeded(chunks, names.map(chunkOf))
    .map(({ fileName }) => fileName)
    .filter((file) => file !== entry);
const stylesOf = (name: string) => [...(chunkOf(name).viteMetadata?.importedCss ?? [])];
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
const template = await readFile(join(dist, 'index.html'), 'utf8');
const scriptOf = (name: string, define?: Record<string, string>) =>
  inlineScript(join(root, 'src/app/opening', `${name}-script.ts`), define);
const addressesOf = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`));

const pages: Record<string, OpenedPage> = {
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
    code: filesOf('calls', 'app'),
    sheets: sheetsOf('app', 'frame', 'home'),
    content: `<div id="root"></div>\n    <template id="opening-home">${prerendered.home}</template>`,
    last: await scriptOf('index', {
      'import.meta.env.LOGIN_FILES': addressesOf([...filesOf('loginPage'), ...stylesOf('loginPage')]),
      'import.meta.env.FRAME_FILES': addressesOf(filesOf('frame')),
      'import.meta.env.HOME_FILES': addressesOf(filesOf('home')),
    }),
  },
  'answer.html': {
    code: filesOf('calls', 'app', 'answer'),
    sheets: sheetsOf('app', 'answer'),
    content: `<div id="root"></div>\n    <template id="opening-answer">${prerendered.answer}</template>`,
    first: await scriptOf('answer-head'),
    last: await scriptOf('answer'),
  },
};
for (const [file, page] of Object.entries(pages))
  await writeFile(join(dist, file), openedPage(template, page));
await compressFolder(dist);

for (const [name, files] of [
  ['/login HTML with its CSS', ['login.html']],
  ['/home HTML with its CSS', ['index.html']],
  ['answer HTML with its CSS', ['answer.html']],
  ['/login JS until usable', [entry, ...filesOf('loginPage')]],
  ['/login JS for the dates', filesOf('calls')],
  ['/home/index JS until usable', [entry, ...filesOf('calls', 'app', 'frame', 'home')]],
  ['answer JS until usable', [entry, ...filesOf('calls', 'app', 'answer')]],
] as const) {
  const size = (await gzippedSize(dist, files)).toFixed(1).padStart(7);
  console.log(`${name.padEnd(28)} ${size} KiB gzip  ${files.length} files`);
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
