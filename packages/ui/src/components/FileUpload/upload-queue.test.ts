import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Uploaded } from './upload-file.ts';
import { type Upload, UploadQueue, type UploadSettings } from './upload-queue.ts';

const file = (name: string, content = name) => new File([content], name, { lastModified: 1 });

/** Uploads that end when the test says so. */
function server() {
  const calls: { name: string; signal: AbortSignal; progress: (fraction: number) => void }[] = [];
  const ends = new Map<string, { done: (sent: Uploaded) => void; fail: (error: Error) => void }>();
  const upload: Upload = (sent, { onProgress, signal }) => {
    calls.push({ name: sent.name, signal, progress: onProgress });
    return new Promise((done, fail) => ends.set(sent.name, { done, fail }));
  };
  return { calls, ends, upload };
}

const begin = (settings: Partial<UploadSettings> = {}) => {
  const there = server();
  const queue = new UploadQueue({ upload: there.upload, ...settings });
  const states = () => queue.list().files.map(({ name, state }) => `${name} ${state}`);
  const idOf = (name: string) => queue.list().files.find((entry) => entry.name === name)!.id;
  const until = (wanted: string[]) => expect.poll(states, { interval: 1 }).toEqual(wanted);
  return { ...there, queue, states, idOf, until };
};

describe('files in the queue', () => {
  it('are sent two at a time, in the order they were chosen', async () => {
    const { queue, until, ends } = begin();
    queue.add(['a', 'b', 'c'].map((name) => file(name)));
    await until(['a uploading', 'b uploading', 'c waiting']);
    ends.get('b')?.done({ value: 'id-b', receipt: '8F3A' });
    await until(['a uploading', 'b done', 'c uploading']);
    expect(queue.list().files[1]).toMatchObject({ value: 'id-b', receipt: '8F3A', fraction: 1 });
  });

  it('stop at the limit, and the student reads how many were left out', async () => {
    const { queue } = begin({ maxFiles: 3 });
    queue.add(Array.from({ length: 300 }, (_, at) => file(`${at}.jpg`)));
    expect(queue.list().files).toHaveLength(3);
    expect(queue.list().refusal).toBe('最多上传 3 个文件，有 297 个没有添加');
  });

  it('are taken once', async () => {
    const { queue, states } = begin();
    queue.add([file('a.pdf'), file('a.pdf')]);
    queue.add([file('a.pdf'), file('b.pdf')]);
    expect(states().map((state) => state.split(' ')[0])).toEqual(['a.pdf', 'b.pdf']);
    expect(queue.list().refusal).toBe('a.pdf 已经添加过，没有重复添加');
  });

  it('are not sent when a check objects, and make room for the next choice', async () => {
    const { queue, until, calls } = begin({
      maxFiles: 1,
      checks: [async ({ name }) => (name.endsWith('.exe') ? '仅支持 PDF' : null)],
    });
    queue.add([file('a.exe')]);
    await until(['a.exe failed']);
    expect(queue.list().files[0]).toMatchObject({ error: '仅支持 PDF', canRetry: false });
    queue.add([file('b.pdf')]);
    await until(['b.pdf uploading']);
    expect(calls.map(({ name }) => name)).toEqual(['b.pdf']);
  });

  it('show a text of their own when they can no longer be read', async () => {
    const { queue, until } = begin({ checks: [() => Promise.reject(new DOMException('', 'NotFoundError'))] });
    queue.add([file('a')]);
    await until(['a failed']);
    expect(queue.list().files[0]?.error).toMatch('请重新选择');
  });

  it('can be tried again after a failure, whose text comes from the caller', async () => {
    const { queue, until, ends, idOf } = begin({ errorText: () => '网络超时，请重试' });
    queue.add([file('a')]);
    await until(['a uploading']);
    ends.get('a')?.fail(new TypeError('Failed to fetch'));
    await until(['a failed']);
    expect(queue.list().files[0]).toMatchObject({ error: '网络超时，请重试', canRetry: true });
    queue.retry(idOf('a'));
    await until(['a uploading']);
    ends.get('a')?.done({});
    await until(['a done']);
  });

  it('end when they are cancelled, and what comes late changes nothing', async () => {
    const { queue, until, ends, calls, idOf } = begin({ concurrency: 1 });
    queue.add([file('a'), file('b')]);
    await until(['a uploading', 'b waiting']);
    queue.cancel(idOf('a'));
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.progress(0.7);
    ends.get('a')?.done({ value: 'late' });
    await until(['a cancelled', 'b uploading']);
    expect(queue.list().files[0]).not.toHaveProperty('value');
    queue.cancel(idOf('b'));
    queue.retry(idOf('a'));
    await until(['a uploading', 'b cancelled']);
  });

  it('end when they are removed or replaced, or the page is left', async () => {
    const { queue, until, calls, idOf } = begin({ concurrency: 3 });
    queue.add([file('a'), file('b'), file('c')]);
    await until(['a uploading', 'b uploading', 'c uploading']);
    queue.remove(idOf('a'));
    queue.replace(idOf('b'), file('b2'));
    await until(['b2 uploading', 'c uploading']);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false]);
    queue.stop();
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('are never sent more at a time than allowed, whatever is pressed', async () => {
    const step = fc.tuple(fc.constantFrom('add', 'cancel', 'retry', 'remove', 'done'), fc.nat(5));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { queue, ends } = begin({ maxFiles: 5 });
        for (const [at, [what, which]] of steps.entries()) {
          const entry = queue.list().files[which];
          if (what === 'add') queue.add([file(`${at}`)]);
          else if (entry && what === 'done') ends.get(entry.name)?.done({});
          else if (entry && what !== 'done' && (what !== 'retry' || entry.state === 'cancelled'))
            queue[what](entry.id);
          await Promise.resolve();
          const { files } = queue.list();
          expect(files.length).toBeLessThanOrEqual(5);
          expect(
            files.filter(({ state }) => state === 'checking' || state === 'uploading').length,
          ).toBeLessThan(3);
        }
      }),
      { numRuns: 60 },
    );
  });
});
