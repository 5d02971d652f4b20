import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
const outside = Object.keys(dependencies).filter((name) => !name.startsWith('@qianwei/'));

// yyyy-MM-dd HH:mm:ss in Shanghai, which is eight hours ahead all year.
const buildTime = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

rmSync(here('dist'), { recursive: true, force: true });
await build({
  entryPoints: { main: here('src/main.ts'), ops: here('src/ops.ts') },
  outdir: here('dist'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  // Beside the bundle, so that what a module reads by its own address is found from either.
  chunkNames: '[name]-[hash]',
  define: { 'process.env.BUILD_TIME': JSON.stringify(buildTime) },
  // Our own packages are TypeScript and go in, with what only they need.
  external: outside.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
cpSync(here('migrations'), here('dist/migrations'), { recursive: true });
cpSync(here('src/demo/content'), here('dist/demo/content'), { recursive: true });
cpSync(here('media'), here('dist/media'), { recursive: true });
cpSync(here('samples'), here('dist/samples'), { recursive: true });

// The process that makes PDFs, its templates, and their fonts with their licence.
const font = here('node_modules/@fontsource/noto-serif-sc');
const documents = {
  'src/documents/render-process.mjs': 'render-process.mjs',
  'src/documents/transcript.typ': 'documents/transcript.typ',
  'src/documents/handout.typ': 'documents/handout.typ',
  'src/documents/paper-form.typ': 'documents/paper-form.typ',
  'src/documents/commitment.typ': 'documents/commitment.typ',
};
for (const [source, target] of Object.entries(documents)) cpSync(here(source), here(`dist/${target}`));
for (const face of ['chinese-simplified-400', 'chinese-simplified-700', '55-400']) {
  const file = `noto-serif-sc-${face}-normal.woff`;
  cpSync(`${font}/files/${file}`, here(`dist/documents/${file}`));
}
cpSync(`${font}/LICENSE`, here('dist/documents/OFL.txt'));

// An empty database for first starts. It depends on PGlite alone, so that it is kept between builds.
const { version } = JSON.parse(readFileSync(here('node_modules/@electric-sql/pglite/package.json'), 'utf8'));
const prepared = here(`.cache/database-${version}.tar.gz`);
if (!existsSync(prepared)) {
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('gzip');
  mkdirSync(here('.cache'), { recursive: true });
  writeFileSync(`${prepared}.new`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${prepared}.new`, prepared);
  await database.close();
}
cpSync(prepared, here('dist/database.tar.gz'));
