// `pnpm new page <area>/<name>`: declares a page of the specification that is not built yet, with everything it begins with.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { isPendingPage } from '../apps/portal/src/areas/pending/pending.page.ts';
import { purposes } from '../apps/portal/src/areas/pending/purposes.ts';
import { allTables } from '../apps/portal/src/routes/all.ts';
import { pagesIn } from '../apps/portal/src/routes/declare-page.ts';
import { replacePending, withoutPurpose, withRoutes } from './new/edits.ts';
import { contract, declaration, handler, namesOf, page, stories, test } from './new/page-files.ts';

process.chdir(new URL('..', import.meta.url).pathname);

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

const [kind, wanted = ''] = process.argv.slice(2);
const [area = '', name = ''] = wanted.split('/');
if (kind !== 'page' || !/^[A-Za-z]+\/[A-Za-z]+$/.test(wanted))
  fail('用法：pnpm new page <area>/<name>，如 course/list');

const pending = pagesIn(allTables).filter(isPendingPage);
const isWanted = (path: string) => {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  return parts.join('/') === (area === name ? name : wanted);
};
const declared = pending.find(({ path }) => isWanted(path));
if (declared === undefined)
  fail(`路由表里没有等待建设的页面 ${wanted}；还没有建的有：${pending.map(({ path }) => path).join(' ')}`);

const names = namesOf(area, name);
const portal = `apps/portal/src/areas/${area}`;
const files: Record<string, string> = {
  [`${portal}/${names.file}.page.ts`]: declaration(declared, names),
  [`${portal}/${names.Page}.tsx`]: page(declared, purposes[declared.path] ?? '', names),
  [`${portal}/${names.Page}.stories.tsx`]: stories(declared, names),
  [`${portal}/${names.Page}.test.tsx`]: test(declared, names),
  [`packages/api/src/contract/${area}/${names.file}.ts`]: contract(declared, names),
  [`apps/server/src/areas/${area}/${names.file}.routes.ts`]: handler(declared, names),
};
const standing = Object.keys(files).find((file) => existsSync(file));
if (standing !== undefined) fail(`${standing} 已经存在`);
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const tables = ['public', 'base', 'constant', 'fixed'].map((table) => `apps/portal/src/routes/${table}.ts`);
const table = tables.find((file) => readFileSync(file, 'utf8').includes(`path: '${declared.path}'`)) ?? '';
const edited = {
  [table]: (text: string) => replacePending(text, declared.path, names),
  'apps/portal/src/areas/pending/purposes.ts': (text: string) => withoutPurpose(text, declared.path),
  'apps/server/src/app.ts': (text: string) => withRoutes(text, names),
};
for (const [file, edit] of Object.entries(edited)) writeFileSync(file, edit(readFileSync(file, 'utf8')));

const touched = [...Object.keys(files), ...Object.keys(edited)];
spawnSync('node_modules/.bin/biome', ['check', '--write', ...touched], { stdio: 'ignore' });
console.log(touched.join('\n'));
console.log('接下来：写契约和处理，录制故事的数据（docs/new-page.md）。');
