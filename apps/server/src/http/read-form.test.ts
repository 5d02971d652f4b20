import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createDiskStore } from '../files/disk-store.ts';
import type { ReceivedFile } from './form-parts.ts';
import { readForm } from './read-form.ts';
import { Refusal } from './refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'qianwei-form-'));
const store = createDiskStore(folder);
const drafts = () => readdirSync(join(folder, 'drafts'));
afterAll(() => rmSync(folder, { recursive: true }));

const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name = 'a.pdf', part = 'file') =>
  `--b\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
const file = (content = 'x', name?: string, part?: string) => `${fileHead(name, part)}${content}\r\n`;
const end = '--b--\r\n';
const megabyte = 1024 * 1024;

/** A request whose body comes as these chunks; `taken` counts those that were asked for. */
function formOf(chunks: Iterable<string | Uint8Array>, headers: Record<string, string> = {}) {
  const counter = { taken: 0 };
  const left = chunks[Symbol.iterator]();
  const body = new ReadableStream(
    {
      pull(controller) {
        const next = left.next();
        if (next.done) return controller.close();
        counter.taken += 1;
        controller.enqueue(Buffer.from(next.value as string));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type, ...headers } };
  return { request: new Request('http://localhost/', init as RequestInit), counter };
}
const type = 'multipart/form-data; boundary=b';

async function refused(chunks: Iterable<string | Uint8Array>, headers?: Record<string, string>) {
  const { request, counter } = formOf(chunks, headers);
  const error = await readForm(request, store).catch((reason: unknown) => reason);
  if (!(error instanceof Refusal)) throw error;
  return { code: error.code, text: error.message, taken: counter.taken };
}

afterEach(() => expect(drafts()).toEqual([]));

it('F2 reads fields and one file, which lies on the disk and not in memory', async () => {
  const content = Buffer.alloc(200_000, '正文');
  const parts = [field('scene', 'QA_FILE'), fileHead('正文 %221%22.pdf'), content, '\r\n', end];
  const { parameters, discard } = await readForm(formOf(parts).request, store);
  const received = parameters.file as ReceivedFile;
  expect(parameters.scene).toBe('QA_FILE');
  expect([received instanceof Blob, received.size, received.name]).toEqual([true, 200_000, '正文 "1".pdf']);
  expect((await received.arrayBuffer()).byteLength).toBe(0);
  expect(drafts()).toHaveLength(1);
  expect((await received.draft.read(0, 300_000)).equals(content)).toBe(true);
  await discard();
});

it('F2 keeps what was kept when the form is thrown away', async () => {
  const { parameters, discard } = await readForm(formOf([file('kept'), end]).request, store);
  const { path } = await (parameters.file as ReceivedFile).draft.keep();
  await discard();
  expect((await store.open(path))?.size).toBe(4);
});

it('reads a form that comes byte by byte', async () => {
  const bytes = [...Buffer.from(field('scene', 'QA_FILE') + file('x--b\r\n--\r\n--') + end)];
  const { parameters, discard } = await readForm(
    formOf(bytes.map((byte) => Buffer.from([byte]))).request,
    store,
  );
  expect((parameters.file as ReceivedFile).size).toBe(12);
  await discard();
});

it('F2 takes a form without a file, for the contract to refuse', async () => {
  const { parameters, discard } = await readForm(formOf([field('scene', 'AVATAR'), end]).request, store);
  expect(parameters).toEqual({ scene: 'AVATAR' });
  await discard();
});

const broken: [string, string[]][] = [
  ['is empty', []],
  ['is no form', ['{"a":1}']],
  ['ends within a name', [field('scene', 'QA_FILE'), '--b\r\ncontent-dispo']],
  ['ends within its file', [field('scene', 'QA_FILE'), fileHead(), 'half of a']],
  ['ends before its last line', [field('scene', 'QA_FILE'), file()]],
  ['has two files', [file('1'), file('2', 'b.pdf', 'other'), end]],
  ['has two fields of one name', [field('scene', 'QA_FILE'), field('scene', 'AVATAR'), file(), end]],
  ['has a file and a field of one name', [file(), field('file', 'x'), end]],
  ['has eleven parts', [...Array.from({ length: 10 }, (_, index) => field(`f${index}`, 'x')), file(), end]],
  ['has a field of more than 1 KB', [field('scene', 'x'.repeat(1025)), file(), end]],
  ['has a name of more than 1 KB', [field('x'.repeat(1025), 'x'), file(), end]],
  ['has a head without end', [fileHead('x'.repeat(100_000)), 'x', '\r\n', end]],
];
it.each(broken)('F2 refuses a form that %s', async (name, chunks) => {
  // A head that is cut off has no file in it.
  if (name === 'has a head without end') chunks.push(field('after', 'x'));
  expect(await refused(chunks)).toMatchObject({
    code: 1040001,
    text: expect.stringMatching(/请.*重新上传|请逐个上传/),
  });
});

it.each([
  '',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/mixed; boundary=b',
  'multipart/form-data',
])('F2 refuses a body of the type %j without reading it', async (other) => {
  expect(await refused(['%x=1&'.repeat(1000)], { 'content-type': other })).toMatchObject({
    code: 1040001,
    taken: 0,
  });
});

it.each([31, 200])('F2 refuses a body that says it has %i MB by its head alone', async (size) => {
  const headers = { 'content-length': String(size * megabyte) };
  expect(await refused(endless(), headers)).toMatchObject({ code: 1060002, taken: 0 });
});

function* endless(...before: string[]) {
  yield* before;
  for (let count = 0; count < 100; count += 1) yield new Uint8Array(megabyte);
}

it('F2 refuses a file at the size of its scene, and reads no further', async () => {
  const outcome = await refused(endless(field('scene', 'AVATAR'), fileHead()));
  expect(outcome).toMatchObject({ code: 1060002, text: '头像不能超过 2MB' });
  expect(outcome.taken).toBeLessThanOrEqual(6);
});

it('F2 refuses a file of more than 30 MB before its scene is known, and what comes behind a form', async () => {
  const unknown = await refused(endless(fileHead()));
  expect(unknown).toMatchObject({ code: 1060002, text: expect.stringContaining('30MB') });
  expect(unknown.taken).toBeLessThanOrEqual(34);
  const behind = await refused(endless(file(), end));
  expect(behind.code).toBe(1060002);
  expect(behind.taken).toBeLessThanOrEqual(34);
});

it('F2 refuses a form that stalls, and one that takes too long', async () => {
  const stuck = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(field('scene', 'QA_FILE') + fileHead())),
  });
  const init = { method: 'POST', body: stuck, duplex: 'half', headers: { 'content-type': type } };
  const request = () => new Request('http://localhost/', init as RequestInit);
  await expect(readForm(request(), store, { idle: 20, whole: 10_000 })).rejects.toMatchObject({
    code: 1040001,
    message: expect.stringContaining('没有收到数据'),
  });
  const { request: quick } = formOf(endless(fileHead()));
  await expect(readForm(quick, store, { idle: 10_000, whole: 0 })).rejects.toMatchObject({
    code: 1040001,
    message: expect.stringContaining('上传时间过长'),
  });
});

it('F2 lets others go first while a form stalls, however many do', async () => {
  const standing = Array.from({ length: 9 }, () => {
    let release: (error: Error) => void = () => undefined;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(field('scene', 'QA_FILE') + fileHead()));
        release = (error) => controller.error(error);
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } };
    const state = { over: false };
    const ended = readForm(new Request('http://localhost/', init as RequestInit), store).catch(() => {
      state.over = true;
    });
    return { state, ended, release };
  });
  const { discard } = await readForm(formOf([file(), end]).request, store);
  await discard();
  expect(standing.filter(({ state }) => state.over)).toEqual([]);
  for (const { release } of standing) release(new Error('gone'));
  await Promise.all(standing.map(({ ended }) => ended));
  expect(standing.filter(({ state }) => state.over)).toHaveLength(9);
});

it('F2 leaves nothing of a form whose connection breaks', async () => {
  let sent = false;
  const body = new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error('aborted'));
      else controller.enqueue(Buffer.from(field('scene', 'QA_FILE') + fileHead() + 'x'.repeat(200_000)));
      sent = true;
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } };
  const request = new Request('http://localhost/', init as RequestInit);
  await expect(readForm(request, store)).rejects.toMatchObject({
    code: 1040001,
    message: expect.stringContaining('连接已断开'),
  });
});
