import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDiskStore } from './disk-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'qianwei-files-'));
const drafts = join(folder, 'drafts');
const store = createDiskStore(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (path: string) => {
  const content = await store.open(path);
  return content === null ? null : new Response(content.body).text();
};

it('keeps what was written, once for equal contents, and leaves no draft', async () => {
  const draft = await store.draft();
  await draft.write(Buffer.from('正'));
  await draft.write(Buffer.from('文'));
  expect([draft.size, (await draft.read(3, 99)).toString()]).toEqual([6, '文']);
  const stored = await draft.keep();
  await draft.discard();
  expect(await store.save(Buffer.from('正文'))).toEqual(stored);
  expect(stored.path).toBe(`${stored.sha256.slice(0, 2)}/${stored.sha256}`);
  expect(await read(stored.path)).toBe('正文');
  expect(readdirSync(drafts)).toEqual([]);
});

it('serves a long content to whoever reads it slowly or leaves', async () => {
  const long = Buffer.alloc(300_000, 'long');
  const { path } = await store.save(long);
  expect(await read(path)).toBe(long.toString());
  const half = await store.open(path);
  for await (const chunk of half?.body ?? []) {
    expect(chunk.length).toBe(65_536);
    break;
  }
  expect(await store.open(path.replace(/.$/, '_'))).toBeNull();
  await expect(async () => store.open('../passwd')).rejects.toThrow(RangeError);
});

it('removes a draft that is thrown away, more than once too', async () => {
  const draft = await store.draft();
  await draft.write(Buffer.from('x'));
  await draft.discard();
  await draft.discard();
  expect(readdirSync(drafts)).toEqual([]);
});

it('F2 removes drafts that a killed process left, and none that another is writing', async () => {
  const left = await store.draft();
  const [name = ''] = readdirSync(drafts);
  const early = new Date(Date.now() - 16 * 60_000);
  utimesSync(join(drafts, name), early, early);
  const running = await store.draft();
  await store.removeAbandoned();
  expect(readdirSync(drafts)).toHaveLength(1);
  await running.write(Buffer.from('x'));
  expect(await read((await running.keep()).path)).toBe('x');
  await left.discard();
});
