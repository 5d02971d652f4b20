import { errorCode } from '@qianwei/api/contract/envelope';
import { endpoint } from '@qianwei/api/endpoint';
import { sign } from '@qianwei/api/signing';
import * as v from 'valibot';
import { beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { onEmbedded } from '../testing/test-database.ts';
import { addStudent } from '../testing/test-student.ts';
import { implement, implementForStudent } from './implement.ts';

const greet = endpoint({
  path: '/v1/greetNLog',
  access: 'public',
  payload: v.object({ name: v.string(), note: v.optional(v.unknown()) }),
  data: v.null(),
});
const whoAmI = endpoint({ path: '/v1/whoAmI', payload: v.object({}), data: v.null() });
const writeLong = endpoint({
  path: '/v1/writeLongNLog',
  access: 'public',
  maxBytes: 1024 * 1024,
  payload: v.object({ note: v.string() }),
  data: v.null(),
});
const hand = endpoint({
  path: '/v1/hand',
  multipart: true,
  payload: v.object({ file: v.instance(Blob) }),
  data: v.null(),
});

const calls = [
  implement(greet, async () => null),
  implement(writeLong, async () => null),
  implementForStudent(whoAmI, async () => null),
  implementForStudent(hand, async () => null),
];

const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

onEmbedded('the body of a request', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: calls });
  });

  it('F21 refuses a JSON body of more than 64 KB, unless the call allows more', async () => {
    expect(await app.call(greet, { name: '林', note: 'x'.repeat(65_536) })).toMatchObject({
      errorCode: errorCode.badParameter,
      errorMsg: '提交内容过大（超过 64KB），请精简后重试',
    });
    const note = 'x'.repeat(1_000_000);
    expect((await app.call(writeLong, { note })).errorCode).toBe(0);
    expect((await app.call(writeLong, { note: note + note })).errorMsg).toContain('超过 1MB');
  });

  it('F21 refuses a JSON body of more than 16 levels or 10,000 values before it is parsed', async () => {
    const post = (note: string) =>
      app.request('/api/v1/greetNLog', { ...json, body: `{"name":"林","note":${note}}` });
    const malformed = { errorMsg: '提交内容格式不正确，请刷新页面后重试' };
    expect(await (await post('['.repeat(17) + ']'.repeat(17))).json()).toMatchObject(malformed);
    expect(await (await post(`[${'1,'.repeat(10_000)}1]`)).json()).toMatchObject(malformed);
    // Brackets and commas inside a text are words.
    const words = await app.call(greet, { name: '林', note: '[",{\\'.repeat(9000) });
    expect(words).toMatchObject({ errorCode: 0 });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; x=application/json', ''])(
    'F16 reads no JSON that says it is %j, which any page may send',
    async (type) => {
      const parameters = { name: '林' };
      const body = JSON.stringify({ ...parameters, ...sign(parameters, app.clock.now().getTime()) });
      const headers = type === '' ? undefined : { 'content-type': type };
      const sent = type === '' ? new TextEncoder().encode(body) : body;
      const response = await app.request('/api/v1/greetNLog', { method: 'POST', body: sent, headers });
      expect(await response.json()).toMatchObject({ errorCode: errorCode.badParameter, data: null });
    },
  );

  it('F23 waits a minute for the body of a call, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let began = () => {};
      const reading = new Promise<void>((resolve) => {
        began = resolve;
      });
      const never = () => {
        began();
        return new Promise<void>(() => undefined);
      };
      const body = new ReadableStream({ pull: never }, { highWaterMark: 0 });
      const init = { ...json, body, duplex: 'half' };
      const answered = app.request('/api/v1/greetNLog', init);
      await reading;
      vi.advanceTimersByTime(60_000);
      expect(await (await answered).json()).toMatchObject({ errorMsg: expect.stringContaining('网络过慢') });
    } finally {
      vi.useRealTimers();
    }
  });

  it('F2 reads nothing of a call without its token, nor of a file form whose time is over', async () => {
    const { token } = await addStudent(app.deps);
    const untouched = () =>
      new ReadableStream({
        pull() {
          throw new Error('The body was read');
        },
      });
    const post = async (path: string, headers: Record<string, string>) => {
      const init = { method: 'POST', headers, body: untouched(), duplex: 'half' };
      return (await app.request(path, init)).json();
    };
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const invalid = { errorCode: errorCode.sessionInvalid };
    expect(await post('/api/v1/whoAmI', {})).toMatchObject(invalid);
    expect(await post('/api/v1/hand?sig=x&t=1', form)).toMatchObject(invalid);
    expect(await post('/api/v1/hand?sig=x&t=1', { ...form, token: 'made-up' })).toMatchObject(invalid);
    expect(await post('/api/v1/hand?sig=x&t=1', { ...form, token })).toMatchObject({
      errorCode: errorCode.badSignature,
    });
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', token };
    const now = app.clock.now().getTime();
    expect(await post(`/api/v1/hand?sig=x&t=${now}`, urlencoded)).toMatchObject({
      errorCode: errorCode.badParameter,
    });
  });
});
