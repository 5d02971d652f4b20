import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';

const script = 'export const words = "学习平台";\n'.repeat(200);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qianwei-dist-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets/app.js'), script);
  await writeFile(join(folder, 'assets/letters.woff2'), 'compressed already');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await compressFolder(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it('beside each text file are its two compressed copies, also in subfolders', async () => {
  expect(gunzipSync(await readFile(join(folder, 'assets/app.js.gz'))).toString()).toBe(script);
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/app.js.br'))).toString()).toBe(script);
});

it('what is compressed already, and what is not served, stays as it is', async () => {
  expect(await readdir(join(folder, 'assets'))).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'letters.woff2',
  ]);
  expect(await readdir(join(folder, '.vite'))).toEqual(['manifest.json']);
});
