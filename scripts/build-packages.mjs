// `pnpm build:packages`: api, studies, machines and ui as they are published, each in its own `dist`, once for each state of them.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { emit, filesBelow } from './packages/emit.mjs';
import { entriesOf } from './packages/entries.mjs';
import { publishedManifest } from './packages/manifest.mjs';
import { packageNames, packagesHash } from './packages/state.mjs';
import { compileStyles } from './packages/styles.mjs';
import { isDone, markDone } from './stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCode = ([, source]) => /\.tsx?$/.test(source);

async function buildPackage(name) {
  const folder = join(root, 'packages', name);
  const outDir = join(folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = entriesOf(folder, manifest);
  const copy = (from, to) => {
    mkdirSync(dirname(join(outDir, to)), { recursive: true });
    copyFileSync(from, join(outDir, to));
  };

  const siblings = Object.keys(manifest.dependencies).filter((dependency) =>
    dependency.startsWith('@qianwei/'),
  );
  rmSync(outDir, { recursive: true, force: true });
  emit({
    folder,
    outDir,
    base: join(root, 'tsconfig.base.json'),
    work: join(root, '.cache', 'emit', name),
    siblings: Object.fromEntries(
      siblings.map((sibling) => [sibling, join(root, 'packages', sibling.replace('@qianwei/', ''), 'dist')]),
    ),
    sources: entries.filter(isCode).map(([, source]) => join(folder, source)),
  });
  await compileStyles({ folder, outDir });
  for (const [, source] of entries.filter((entry) => !isCode(entry)))
    copy(join(folder, source), source.replace('./src/', ''));
  copy(join(root, 'LICENSE'), 'LICENSE');
  copy(join(folder, 'README.md'), 'README.md');
  if (existsSync(join(folder, 'CHANGELOG.md'))) copy(join(folder, 'CHANGELOG.md'), 'CHANGELOG.md');
  const published = publishedManifest({ manifest, entries, outDir });
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);

  const count = (ending) => filesBelow(outDir, ending).length;
  console.log(`${manifest.name} ${entries.length} entries, ${count('.js')} modules, ${count('.css')} sheets`);
}

const stamp = '.cache/packages-built';
process.chdir(root);
const hash = packagesHash();
const isBuilt = packageNames.every((name) => existsSync(`packages/${name}/dist/package.json`));

if (!isBuilt || !isDone(stamp, hash)) {
  rmSync(stamp, { force: true });
  for (const name of packageNames) await buildPackage(name);
  markDone(stamp, hash);
}
