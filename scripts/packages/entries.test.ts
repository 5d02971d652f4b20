import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entriesOf } from './entries.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'entries-'));
  for (const file of [
    'src/errors.ts',
    'src/contract/login.ts',
    'src/contract/login.test.ts',
    'src/contract/exam/attempt.ts',
    'src/contract/exam/book/wrong.ts',
    'src/contract/testing/rows.ts',
    'src/components/Button/Button.tsx',
    'src/components/Button/Icon.tsx',
    'src/components/Button/Button.stories.tsx',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a star stands for folders too, as it does in Node: what resolves here is in the package', () => {
  const exports = { './contract/*': './src/contract/*.ts', './contract/testing/*': null };
  expect(entriesOf(folder, { exports })).toEqual([
    ['./contract/exam/attempt', './src/contract/exam/attempt.ts'],
    ['./contract/exam/book/wrong', './src/contract/exam/book/wrong.ts'],
    ['./contract/login', './src/contract/login.ts'],
  ]);
});

it('two stars stand for the same', () => {
  expect(entriesOf(folder, { exports: { './*': './src/components/*/*.tsx' } })).toEqual([
    ['./Button', './src/components/Button/Button.tsx'],
  ]);
});

it('a file has one entry, its shortest name', () => {
  const exports = { './*': './src/*.ts', './problems': './src/errors.ts', './contract/*': null };
  expect(entriesOf(folder, { exports })).toEqual([['./errors', './src/errors.ts']]);
});
