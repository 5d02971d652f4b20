// Builds the portal: client bundle, the pages with what is prerendered of them, compressed copies, and a list of sizes.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const serverDist = join(root, 'dist-prerender');

/** All modules that a module needs at once, itself included; dynamic imports are not followed. */
function modulesOf({ output }, path) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const seen = new Set();
  const visit = (chunk) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, path)));
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds));
}

/** The modules whose path says that they belong to it. */
const modulesLike = ({ output }, pattern) =>
  new Set(output.flatMap(({ moduleIds = [] }) => moduleIds.filter((id) => pattern.test(id))));

/** What is in `some` and in one of `others`. */
const common = (some, ...others) => [...some].filter((id) => others.some((other) => other.has(id)));

// A first build finds out what is needed together, the second one makes few files of it: what every page needs, the
// login page, what it calls the server with, what all other pages need, the frame with the menu and what keeps the
// server's answers, home, and the answer page, which stands without the frame: what it shares with the others must not
// bring them along.
const trial = await build({ root, logLevel: 'silent', build: { write: false } });
const loginPage = modulesOf(trial, 'src/areas/login/LoginPage.tsx');
const kept = modulesLike(trial, /\/node_modules\/@tanstack\/|\/src\/shared\/use-(?:call|query-client)\.ts$/);
const frame = new Set([
  ...kept,
  ...modulesOf(trial, 'src/app/Shell.tsx'),
  ...modulesOf(trial, 'src/app/OpeningHome.tsx'),
]);
const home = modulesOf(trial, 'src/areas/home/HomePage.tsx');
const answer = modulesOf(trial, 'src/areas/exam/attempt/AnswerPage.tsx');
const app = new Set([
  ...modulesOf(trial, 'src/app/session-actor.ts'),
  ...modulesOf(trial, 'src/app/App.tsx'),
  ...common(answer, frame, home),
]);
const together = {
  first: new Set([...modulesOf(trial, 'index.html'), ...common(loginPage, app, frame, home, answer)]),
  loginPage,
  calls: new Set([
    ...modulesOf(trial, 'src/areas/login/public-service-words.ts'),
    ...modulesOf(trial, '../../packages/api/src/client/client.ts'),
    ...modulesOf(trial, '../../packages/api/src/signing/sha256.ts'),
  ]),
  app,
  frame,
  home,
  answer,
};
const groups = Object.entries(together).map(([name, modules], index) => ({
  name,
  test: (id) => modules.has(id),
  priority: 10 - index,
  includeDependenciesRecursively: false,
}));
const { output } = await build({
  root,
  logLevel: 'warn',
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
});
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/app/prerender.tsx', outDir: serverDist, copyPublicDir: false },
  ssr: { noExternal: true },
});

const { prerenderLogin, prerenderOpeningAnswer, prerenderOpeningHome } = await import(
  pathToFileURL(join(serverDist, 'prerender.js')).href
);
const index = await readFile(join(dist, 'index.html'), 'utf8');

const chunks = Object.fromEntries(
  output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file]] : [])),
);
/** Files and all that they need at once. */
function withNeeded(files) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    output.find(({ fileName }) => fileName === file)?.imports.forEach(visit);
  };
  files.forEach(visit);
  return [...seen];
}
const entry = chunks.index.fileName;
/** The files of these chunks and what they need, but for the entry, which every page asks for. */
const named = (...names) =>
  withNeeded(names.map((name) => chunks[name].fileName)).filter((file) => file !== entry);
const firstSheets = output
  .map(({ fileName }) => fileName)
  .filter((file) => /^assets\/index-.*\.css$/.test(file));
const preloads = (files) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('\n    ');

const sheetText = (file) => String(output.find(({ fileName }) => fileName === file).source);
const styleElement = (files) =>
  `<style>${files.map(sheetText).join('').replaceAll('</style', '<\\/style')}</style>`;
const withoutSheets = index.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
async function script(path, define = {}) {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, path)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      'import.meta.env.VITE_API_BASE': JSON.stringify(process.env.VITE_API_BASE || '/api'),
      ...define,
    },
  });
  return outputFiles[0].text.trim();
}

const stylesOf = (name) => [...chunks[name].viteMetadata.importedCss];
const addressesOf = (files) => JSON.stringify(files.map((file) => `/${file}`));
/**
 * Writes a page that opens by itself: `code` and `styles` name the chunks that it needs beside the entry, `first` runs
 * before its styles are read, `content` stands in its body, and `last` runs after it. The styles stand in the page, so
 * that it is painted after one round trip. The links to them load nothing: they tell Vite's loader that these sheets
 * are here.
 */
async function writeOpened(file, { title, code, styles, content, first, last }) {
  const sheets = [...new Set([...firstSheets, ...styles.flatMap(stylesOf)])];
  const head = `  ${styleElement(sheets)}
    ${sheets.map((sheet) => `<link rel="stylesheet" disabled href="/${sheet}">`).join('\n    ')}
  </head>`;
  await writeFile(
    join(dist, file),
    withoutSheets
      .replace(/<title>.*?<\/title>/s, (own) => {
        const early = first ? `<script>${first}</script>\n    ` : '';
        return `${early}${title ? `<title>${title}</title>` : own}\n    ${preloads(named(...code))}`;
      })
      .replace('</head>', () => head)
      .replace('<div id="root"></div>', () => `${content}\n    <script>${last}</script>`),
  );
}
const { title, html } = await prerenderLogin();
await writeOpened('login.html', {
  title,
  code: ['loginPage'],
  styles: ['loginPage'],
  content: `<div id="root" data-page="/login">${html}</div>`,
  last: await script('src/app/opening/login-script.ts'),
});
// Every other page: its first calls are made at once by a script in it, and the app's code is asked for together with
// the entry. What only some addresses need is named to the script.
await writeOpened('index.html', {
  code: ['calls', 'app'],
  styles: ['app', 'frame', 'home'],
  content: `<div id="root"></div>\n    <template id="opening-home">${prerenderOpeningHome()}</template>`,
  last: await script('src/app/opening/index-script.ts', {
    'import.meta.env.LOGIN_FILES': addressesOf([...named('loginPage'), ...stylesOf('loginPage')]),
    'import.meta.env.FRAME_FILES': addressesOf(named('frame')),
    'import.meta.env.HOME_FILES': addressesOf(named('home')),
  }),
});
await writeOpened('answer.html', {
  code: ['calls', 'app', 'answer'],
  styles: ['app', 'answer'],
  content: `<div id="root"></div>\n    <template id="opening-answer">${prerenderOpeningAnswer()}</template>`,
  first: await script('src/app/opening/answer-head-script.ts'),
  last: await script('src/app/opening/answer-script.ts'),
});
await rm(serverDist, { recursive: true });

const compressible = /\.(?:js|css|html|svg|json|txt)$/;
for (const file of await readdir(dist, { recursive: true })) {
  if (!compressible.test(file) || file.startsWith('.vite')) continue;
  const bytes = await readFile(join(dist, file));
  await writeFile(join(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(join(dist, `${file}.br`), brotliCompressSync(bytes, { params: quality }));
}

const kib = async (file) => gzipSync(await readFile(join(dist, file))).length / 1024;
const sum = async (files) => (await Promise.all(files.map(kib))).reduce((total, size) => total + size, 0);
const line = (name, size, files) =>
  console.log(`${name.padEnd(28)} ${size.toFixed(1).padStart(7)} KiB gzip  ${files} files`);
line('/login HTML with its CSS', await kib('login.html'), 1);
line('/home HTML with its CSS', await kib('index.html'), 1);
line('answer HTML with its CSS', await kib('answer.html'), 1);
for (const [name, files] of [
  ['/login JS until usable', [entry, ...named('loginPage')]],
  ['/login JS for the dates', named('calls')],
  ['/home/index JS until usable', [entry, ...named('calls', 'app', 'frame', 'home')]],
  ['answer JS until usable', [entry, ...named('calls', 'app', 'answer')]],
])
  line(name, await sum(files), files.length);
