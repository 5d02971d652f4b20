// Builds the portal: client bundle, prerendered login page, compressed copies, and a list of sizes.
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

// A first build finds out what is needed together, the second one makes few files of it: the login page, what it
// calls the server with, the shell, and home.
const trial = await build({ root, logLevel: 'silent', build: { write: false } });
const together = {
  first: modulesOf(trial, 'index.html'),
  calls: new Set([
    ...modulesOf(trial, 'src/areas/login/public-service-words.ts'),
    ...modulesOf(trial, '../../packages/api/src/client/client.ts'),
    ...modulesOf(trial, '../../packages/api/src/signing/sha256.ts'),
  ]),
  session: modulesOf(trial, 'src/app/session-actor.ts'),
  shell: modulesOf(trial, 'src/app/App.tsx'),
  home: modulesOf(trial, 'src/areas/home/HomePage.tsx'),
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

const { prerenderLogin } = await import(pathToFileURL(join(serverDist, 'prerender.js')).href);
const index = await readFile(join(dist, 'index.html'), 'utf8');

const chunks = Object.fromEntries(
  output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file]] : [])),
);
const named = (...names) => names.map((name) => chunks[name].fileName);
const styles = output.filter(({ fileName }) => /^assets\/index-.*\.css$/.test(fileName));
const preloads = (files) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('\n    ');

// The login page: its HTML and CSS at once, its code after them.
const { title, html } = prerenderLogin();
const css = styles
  .map(({ source }) => String(source))
  .join('')
  .replaceAll('</style', '<\\/style');
await writeFile(
  join(dist, 'login.html'),
  index
    .replace(/<title>.*?<\/title>/s, `<title>${title}</title>`)
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `  <style>${css}</style>\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="/login">${html}</div>`),
);

// Every other page: its first calls are made at once, and the app's code is asked for together with the entry.
const stylesOf = (name) => [...chunks[name].viteMetadata.importedCss];
const opening = await bundle({
  entryPoints: [join(root, 'src/opening/opening.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  define: {
    'import.meta.env.VITE_API_BASE': JSON.stringify(process.env.VITE_API_BASE || '/api'),
    'import.meta.env.HOME_FILES': JSON.stringify(
      [...named('home'), ...stylesOf('home')].map((file) => `/${file}`),
    ),
  },
});
await writeFile(
  join(dist, 'index.html'),
  index
    .replace(
      '<script type="module"',
      () => `<script>${opening.outputFiles[0].text.trim()}</script>\n    <script type="module"`,
    )
    .replace(
      '</head>',
      `  ${preloads(named('calls', 'session', 'shell'))}
    ${stylesOf('shell')
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .join('\n    ')}
  </head>`,
    ),
);
await rm(serverDist, { recursive: true });

const compressible = /\.(?:js|css|html|svg|json|txt)$/;
for (const file of await readdir(dist, { recursive: true })) {
  if (!compressible.test(file) || file.startsWith('.vite')) continue;
  const bytes = await readFile(join(dist, file));
  await writeFile(join(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(join(dist, `${file}.br`), brotliCompressSync(bytes, { params: quality }));
}

/** A module's file and all files that it needs at once. */
function filesOf(path) {
  const seen = new Set();
  const visit = (file) => {
    const chunk = output.find(({ fileName }) => fileName === file);
    if (chunk === undefined || seen.has(file)) return;
    seen.add(file);
    for (const needed of chunk.imports) visit(needed);
  };
  const module = join(root, path);
  visit(output.find((file) => file.type === 'chunk' && file.moduleIds.includes(module))?.fileName);
  return seen;
}
const homeFiles = new Set([
  ...named('index', 'calls', 'session', 'shell'),
  ...filesOf('src/areas/home/HomePage.tsx'),
]);

const kib = async (file) => gzipSync(await readFile(join(dist, file))).length / 1024;
const sum = async (files) => (await Promise.all(files.map(kib))).reduce((total, size) => total + size, 0);
const line = (name, size, files) =>
  console.log(`${name.padEnd(28)} ${size.toFixed(1).padStart(7)} KiB gzip  ${files} files`);
line('/login HTML with its CSS', await kib('login.html'), 1);
for (const [name, files] of [
  ['/login JS until usable', named('index')],
  ['/login JS for the dates', named('calls')],
  ['session', named('session')],
  ['shell', named('shell')],
  ['/home/index JS until usable', [...homeFiles]],
])
  line(name, await sum(files), files.length);
