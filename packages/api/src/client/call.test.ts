import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { getVersionNLog } from '../contract/version.ts';
import { type DataOf, endpoint, type InputOf, type PayloadOf } from '../endpoint.ts';
import { loadHash } from '../signing/hash.ts';
import { receivedQuery } from '../signing/query.ts';
import { verify } from '../signing/signature.ts';
import { createClient } from './client.ts';
import { answerJson, refusal, startTestServer, success } from './test-server.ts';

const greet = endpoint({
  path: '/v1/greet',
  payload: v.object({ name: v.pipe(v.string(), v.trim()), pageNo: v.optional(v.number(), 1) }),
  data: v.object({ text: v.string() }),
});

const find = endpoint({
  method: 'GET',
  path: '/v1/find',
  access: 'public',
  payload: v.object({ ids: v.optional(v.array(v.number())), keyword: v.optional(v.string()) }),
  data: v.null(),
});

const save = endpoint({ path: '/v1/save', mutates: true, payload: v.object({}), data: v.null() });

const greeting = success({ text: '你好' });

describe('a call', () => {
  it('API-1 returns the checked data of a successful envelope, without fields that the contract does not know', async () => {
    await using server = await startTestServer((response) =>
      answerJson(response, success({ text: '你好', extra: 1 })),
    );
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    expect(await client.call(greet, { name: '林一帆' })).toEqual({ text: '你好' });
  });

  it('API-2 carries the token when there is one, and JSON as its content type', async () => {
    await using server = await startTestServer((response) => answerJson(response, greeting));
    let token: string | null = null;
    const client = createClient({ baseUrl: server.url, getToken: () => token });
    await client.call(greet, { name: 'a' });
    token = 'secret';
    await client.call(greet, { name: 'a' });
    await client.call(find, {}).catch(() => {});
    expect(server.requests.map(({ headers }) => headers.token)).toEqual([undefined, 'secret', 'secret']);
    expect(server.requests.map(({ headers }) => headers['content-type'])).toEqual(
      Array.from({ length: 3 }, () => 'application/json'),
    );
  });

  it('F8 reports each success of a call that carried the current token, and no other', async () => {
    let answer: object = greeting;
    await using server = await startTestServer((response) => answerJson(response, answer));
    let token: string | null = null;
    let successes = 0;
    const onAnswered = () => {
      successes += 1;
    };
    const client = createClient({ baseUrl: server.url, getToken: () => token, onAnswered });
    await client.call(greet, { name: 'a' });
    expect(successes).toBe(0);
    token = 'one';
    await client.call(greet, { name: 'a' });
    await client.call(greet, { name: 'a' });
    expect(successes).toBe(2);
    const late = client.call(greet, { name: 'a' });
    await server.got(4);
    token = 'two';
    await late;
    answer = refusal(1050005, '未找到相关记录');
    await client.call(greet, { name: 'a' }).catch(() => {});
    expect(successes).toBe(2);
  });

  it('API-2 sends credentials along', async () => {
    let credentials: RequestCredentials | undefined;
    const client = createClient({
      baseUrl: '/api',
      getToken: () => null,
      async fetch(_, init) {
        credentials = init?.credentials;
        return Response.json(greeting);
      },
    });
    await client.call(greet, { name: 'a' });
    expect(credentials).toBe('include');
  });

  it('API-3 POSTs a body with sig and t that the server can verify', async () => {
    await using server = await startTestServer((response) => answerJson(response, greeting));
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    await client.call(greet, { name: ' 林一帆 ' });
    const { method, path, rawQuery, body } = server.requests[0]!;
    expect([method, path, rawQuery]).toEqual(['POST', '/v1/greet', '']);
    expect(body).toMatchObject({ name: '林一帆', pageNo: 1 });
    expect(verify(body, { sig: body.sig, t: body.t, now: Date.now() })).toBe('valid');
  });

  it('API-3 GETs its parameters with sig and t in the query', async () => {
    await using server = await startTestServer((response) => answerJson(response, success(null)));
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    await client.call(find, { keyword: '论文 & 答辩' });
    await client.call(find, {});
    for (const { method, query, text } of server.requests) {
      expect([method, text]).toEqual(['GET', '']);
      const proof = { sig: query.get('sig'), t: query.get('t'), now: Date.now() };
      expect(verify(receivedQuery(query), proof)).toBe('valid');
    }
    expect(server.requests[0]?.query.get('keyword')).toBe('论文 & 答辩');
  });

  it('API-4 signs with MD5 for an older backend', async () => {
    await using server = await startTestServer((response) => answerJson(response, greeting));
    const client = createClient({ baseUrl: server.url, getToken: () => null, algorithm: 'MD5' });
    await client.call(greet, { name: 'a' });
    const { body } = server.requests[0]!;
    expect(body.sig).toMatch(/^[0-9a-f]{32}$/);
    const hash = await loadHash('MD5');
    expect(verify(body, { sig: body.sig, t: body.t, now: Date.now(), hash })).toBe('valid');
  });

  it('API-10 sends query arrays as repeated keys without indices, and signs them as they arrive', async () => {
    await using server = await startTestServer((response) => answerJson(response, success(null)));
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    for (const ids of [[3, 1, 2], [7], []]) await client.call(find, { ids });
    expect(server.requests.map(({ rawQuery }) => rawQuery.replace(/&?sig=.*/, ''))).toEqual([
      'ids=3&ids=1&ids=2',
      'ids=7',
      '',
    ]);
    for (const { query } of server.requests) {
      const proof = { sig: query.get('sig'), t: query.get('t'), now: Date.now() };
      expect(verify(receivedQuery(query), proof)).toBe('valid');
    }
  });

  it('API-14 calls the prefix /api in development, and a separate host in production', async () => {
    const addresses: string[] = [];
    const fetch = async (url: RequestInfo | URL) => {
      addresses.push(String(url));
      return Response.json(greeting);
    };
    for (const baseUrl of ['/api', 'https://api.school.example/', 'https://api.school.example/portal']) {
      await createClient({ baseUrl, fetch, getToken: () => null }).call(greet, { name: 'a' });
    }
    expect(addresses).toEqual([
      '/api/v1/greet',
      'https://api.school.example/v1/greet',
      'https://api.school.example/portal/v1/greet',
    ]);
  });

  it('sends each mutating call with its own requestNo, or that of an earlier try', async () => {
    await using server = await startTestServer((response) => answerJson(response, success(null)));
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    await client.call(save, {});
    await client.call(save, {});
    await client.call(save, {}, { requestNo: 'earlier-try' });
    await client.call(greet, { name: 'a' }).catch(() => {});
    const [first, second, third, fourth] = server.requests.map(({ body }) => body.requestNo);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).not.toBe(first);
    expect([third, fourth]).toEqual(['earlier-try', undefined]);
  });

  it('lets a caller leave out what the contract fills in', () => {
    expectTypeOf<InputOf<typeof greet>>().toEqualTypeOf<{ name: string; pageNo?: number | undefined }>();
    expectTypeOf<PayloadOf<typeof greet>>().toEqualTypeOf<{ name: string; pageNo: number }>();
    expectTypeOf<DataOf<typeof greet>>().toEqualTypeOf<{ text: string }>();
    expectTypeOf<DataOf<typeof getVersionNLog>>().toHaveProperty('apiVersion');
  });
});
