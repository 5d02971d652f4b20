import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from '../endpoint.ts';
import { ApiError } from '../errors.ts';
import { createClient } from './client.ts';
import { answerJson, refusal, type ServerAnswer, startTestServer, success } from './test-server.ts';

const ask = endpoint({
  path: '/v1/ask',
  payload: v.object({
    mobile: v.pipe(v.string(), v.nonEmpty('请输入手机号'), v.regex(/^1/, '手机号格式不正确')),
    count: v.optional(v.number()),
  }),
  data: v.object({ list: v.array(v.object({ id: v.string() })) }),
});

/** The error of a call when the server answers like this. */
async function errorOf(answer: ServerAnswer, timeout?: number): Promise<ApiError> {
  await using server = await startTestServer(answer);
  const client = createClient({ baseUrl: server.url, getToken: () => 'token', timeout });
  const error: unknown = await client.call(ask, { mobile: '1' }).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

describe('statuses', () => {
  it.each([
    [400, '请求错误(400)，请检查网络或联系管理员！'],
    [401, '未授权，请重新登录(401)，请检查网络或联系管理员！'],
    [403, '拒绝访问(403)，请检查网络或联系管理员！'],
    [404, '请求出错(404)，请检查网络或联系管理员！'],
    [408, '请求超时(408)，请检查网络或联系管理员！'],
    [500, '服务器错误(500)，请检查网络或联系管理员！'],
    [501, '服务未实现(501)，请检查网络或联系管理员！'],
    [502, '网络错误(502)，请检查网络或联系管理员！'],
    [503, '服务不可用(503)，请检查网络或联系管理员！'],
    [504, '网络超时(504)，请检查网络或联系管理员！'],
    [505, 'HTTP版本不受支持(505)，请检查网络或联系管理员！'],
    [418, '连接出错(418)，请检查网络或联系管理员！'],
    [304, '连接出错(304)，请检查网络或联系管理员！'],
  ])('ERR-3 says of status %i: %s', async (status, message) => {
    const error = await errorOf((response) => response.writeHead(status).end('<h1>oops</h1>'));
    expect(error).toMatchObject({ kind: 'http', status, message });
  });

  it.each([200, 201, 299])('API-11 takes status %i as success', async (status) => {
    await using server = await startTestServer((response) =>
      response.writeHead(status).end(JSON.stringify(success({ list: [] }))),
    );
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    expect(await client.call(ask, { mobile: '1' })).toEqual({ list: [] });
  });
});

describe('no answer', () => {
  const noAnswer = '网络连接异常，请稍后再试！';

  it('ERR-4 reports a connection that is reset', async () => {
    const error = await errorOf((response) => response.destroy());
    expect(error).toMatchObject({ kind: 'network', message: noAnswer });
  });

  it('ERR-4 reports a port on which nothing listens', async () => {
    const server = await startTestServer(() => {});
    await server[Symbol.asyncDispose]();
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    await expect(client.call(ask, { mobile: '1' })).rejects.toMatchObject({
      kind: 'network',
      message: noAnswer,
    });
  });

  it('ERR-4 reports the same when the answer takes too long', async () => {
    const error = await errorOf(() => {}, 50);
    expect(error).toMatchObject({ kind: 'timeout', message: noAnswer });
  });

  it('API-11 counts the body towards the timeout', async () => {
    const error = await errorOf((response) => response.writeHead(200).write('{"errorCode":'), 50);
    expect(error.kind).toBe('timeout');
  });
});

describe('malformed answers', () => {
  const unreadable = '服务器返回的内容无法识别，请稍后再试';
  const answers: [string, ServerAnswer][] = [
    ['HTML', (response) => response.end('<!doctype html><title>登录</title>')],
    ['nothing', (response) => response.end()],
    ['no content', (response) => response.writeHead(204).end()],
    ['half a JSON text', (response) => response.end('{"errorCode":0,"da')],
    ['a bare number', (response) => response.end('0')],
    ['a bare text', (response) => response.end('"ok"')],
    ['an array', (response) => response.end('[]')],
    ['an envelope without errorCode', (response) => answerJson(response, { data: {} })],
    ['an errorCode in quotes', (response) => answerJson(response, { errorCode: '0', data: {} })],
    ['no data', (response) => answerJson(response, { errorCode: 0 })],
  ];

  it.each(answers)('ERR-5 calls %s unreadable', async (_, answer) => {
    expect(await errorOf(answer)).toMatchObject({ kind: 'malformed', message: unreadable });
  });

  it('ERR-5 calls half a body unreadable, cut off midway by a lost connection', async () => {
    const error = await errorOf((response) => {
      const body = JSON.stringify(success({ list: [] }));
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.slice(0, 9), () => response.destroy());
    });
    expect(error).toMatchObject({ kind: 'malformed', message: unreadable });
  });

  it('API-1 names the field that differs from the contract, for the developer', async () => {
    const error = await errorOf((response) =>
      answerJson(response, success({ list: [{ id: 'a' }, { id: 7 }] })),
    );
    expect(error.detail).toContain('/v1/ask data.list.1.id');
    expect(error.message).not.toContain('id');
  });
});

describe('refusals', () => {
  it('ERR-5 rejects with errorCode, errorMsg and data', async () => {
    const error = await errorOf((response) =>
      answerJson(response, refusal(1050004, '名额已满', { left: 0 })),
    );
    expect(error).toMatchObject({
      kind: 'business',
      errorCode: 1050004,
      message: '名额已满',
      data: { left: 0 },
    });
    expect(error.fieldErrors).toEqual({});
  });

  it('ERR-5 returns the error of each field', async () => {
    const data = { fieldErrors: { mobile: '手机号已被使用' } };
    const error = await errorOf((response) => answerJson(response, refusal(1040001, '提交内容有误', data)));
    expect(error.fieldErrors).toEqual({ mobile: '手机号已被使用' });
  });

  it('ERR-5 has words for a refusal without words', async () => {
    const error = await errorOf((response) => answerJson(response, refusal(1090000, '')));
    expect(error.message).toBe('系统繁忙，请稍后再试');
  });

  it('ERR-5 refuses a wrong payload before anything is sent, in Chinese at each field', async () => {
    await using server = await startTestServer((response) => answerJson(response, success({ list: [] })));
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    const badPayload = { mobile: '2', count: 'x' as unknown as number };
    await expect(client.call(ask, badPayload)).rejects.toMatchObject({
      kind: 'business',
      errorCode: 1040001,
      message: '提交内容有误，请检查后重试',
      fieldErrors: { mobile: '手机号格式不正确', count: '内容不正确，请核对' },
    });
    await expect(client.call(ask, { mobile: '' })).rejects.toMatchObject({
      fieldErrors: { mobile: '请输入手机号' },
    });
    expect(server.requests).toHaveLength(0);
  });
});
