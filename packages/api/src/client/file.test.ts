import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { getLoginLogList } from '../contract/account.ts';
import { upload } from '../contract/upload.ts';
import { endpoint } from '../endpoint.ts';
import { verify } from '../signing/signature.ts';
import { createClient } from './client.ts';
import { answerJson, refusal, startTestServer, success } from './test-server.ts';

const stored = {
  fileId: 'f1',
  fileName: '头像.png',
  fileSize: 3,
  fileType: 'image/png',
  url: '/f1',
  sha256: '00',
  warnings: [],
};

describe('an upload', () => {
  it('API-8 sends a file form with sig and t in the query, and only there', async () => {
    await using server = await startTestServer((response) => answerJson(response, success(stored)));
    const client = createClient({ baseUrl: server.url, getToken: () => 'token' });
    const onProgress = vi.fn();
    const file = new File(['png'], '头像.png', { type: 'image/png' });
    expect(await client.upload(upload, { file, scene: 'AVATAR' }, { onProgress })).toEqual(stored);
    expect(onProgress).toHaveBeenLastCalledWith(1);

    const { query, headers, text, path } = server.requests[0]!;
    expect(path).toBe('/v1/upload');
    expect([...query.keys()].sort()).toEqual(['sig', 't']);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; *boundary=/);
    expect(headers.token).toBe('token');
    const parts = [...text.matchAll(/name="(\w+)"/g)].map((match) => match[1]);
    expect(parts).toEqual(['file', 'scene']);
    expect(text).toContain('filename="头像.png"');
    const proof = { sig: query.get('sig'), t: query.get('t'), now: Date.now() };
    expect(verify({ scene: 'AVATAR' }, proof)).toBe('valid');
  });

  it('API-7 leaves the content of the file out of the signature', async () => {
    await using server = await startTestServer((response) => answerJson(response, success(stored)));
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    for (const content of ['a', 'b'.repeat(99)]) {
      await client.upload(upload, { file: new Blob([content]), scene: 'AVATAR' });
    }
    for (const { query } of server.requests) {
      const proof = { sig: query.get('sig'), t: query.get('t'), now: Date.now() };
      expect(verify({ scene: 'AVATAR' }, proof)).toBe('valid');
    }
  });

  it('ERR-5 says why a file was refused', async () => {
    await using server = await startTestServer((response) =>
      answerJson(response, refusal(1060002, '头像不能超过2MB')),
    );
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    await expect(client.upload(upload, { file: new Blob(['x']), scene: 'AVATAR' })).rejects.toMatchObject({
      errorCode: 1060002,
      message: '头像不能超过2MB',
    });
  });
});

describe('an export', () => {
  const page = { pageNo: 1, pageSize: 10 };

  it('API-13 requests with export: true, saves the file under its Chinese name, and says 导出成功', async () => {
    await using server = await startTestServer((response) =>
      response
        .writeHead(200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="log.csv"; filename*=UTF-8''${encodeURIComponent('登录记录.csv')}`,
        })
        .end('时间,地点\n'),
    );
    const saved: [string, string, string][] = [];
    const keep = async (file: Blob, name: string) =>
      saved.push([name, file.type.split(';')[0] ?? '', await file.text()]);
    const client = createClient({
      baseUrl: server.url,
      getToken: () => 'token',
      saveFile: (file, name) => void keep(file, name),
    });
    expect(await client.download(getLoginLogList, page)).toEqual({
      errorCode: 0,
      errorMsg: '导出成功',
      fileName: '登录记录.csv',
    });
    await expect.poll(() => saved).toEqual([['登录记录.csv', 'text/csv', '时间,地点\n']]);
    const { body } = server.requests[0]!;
    expect(body.export).toBe(true);
    expect(verify(body, { sig: body.sig, t: body.t, now: Date.now() })).toBe('valid');
  });

  it('API-13 requests with export: true even when the schema of the call does not know it', async () => {
    const list = endpoint({ path: '/v1/list', payload: v.object({}), data: v.null() });
    await using server = await startTestServer((response) =>
      answerJson(response, refusal(1050005, '未找到相关记录')),
    );
    const client = createClient({ baseUrl: server.url, getToken: () => null });
    await client.download(list, {}).catch(() => {});
    expect(server.requests[0]?.body.export).toBe(true);
  });

  it('API-13 reads the body as an error when there is no content-disposition', async () => {
    await using server = await startTestServer((response) =>
      answerJson(response, refusal(1050005, '未找到相关记录')),
    );
    const saveFile = vi.fn();
    const client = createClient({ baseUrl: server.url, getToken: () => 'token', saveFile });
    await expect(client.download(getLoginLogList, page)).rejects.toMatchObject({
      kind: 'business',
      errorCode: 1050005,
      message: '未找到相关记录',
    });
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('API-13 notices a session that ended (ERR-1)', async () => {
    await using server = await startTestServer((response) =>
      answerJson(response, refusal(1030001, '登录已失效')),
    );
    const onSessionInvalid = vi.fn();
    const client = createClient({ baseUrl: server.url, getToken: () => 'token', onSessionInvalid });
    await expect(client.download(getLoginLogList, page)).rejects.toMatchObject({ errorCode: 1030001 });
    expect(onSessionInvalid).toHaveBeenCalledOnce();
  });

  it('API-13 saves nothing of a file that was cut off midway', async () => {
    await using server = await startTestServer((response) => {
      response.writeHead(200, { 'content-disposition': 'attachment; filename=a.csv', 'content-length': 100 });
      response.write('half', () => response.destroy());
    });
    const saveFile = vi.fn();
    const client = createClient({ baseUrl: server.url, getToken: () => 'token', saveFile });
    await expect(client.download(getLoginLogList, page)).rejects.toMatchObject({ kind: 'malformed' });
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('API-13 saves nothing of a failed answer, even one that looks like a file (ERR-3)', async () => {
    await using server = await startTestServer((response) =>
      response.writeHead(500, { 'content-disposition': 'attachment; filename=a.csv' }).end('x'),
    );
    const saveFile = vi.fn();
    const client = createClient({ baseUrl: server.url, getToken: () => 'token', saveFile });
    await expect(client.download(getLoginLogList, page)).rejects.toMatchObject({ kind: 'http', status: 500 });
    expect(saveFile).not.toHaveBeenCalled();
  });

  it.each(['{"errorCode":0,"data":null}', '<h1>登录</h1>'])(
    'API-13 keeps no answer that is no file: %s',
    async (text) => {
      await using server = await startTestServer((response) => response.end(text));
      const saveFile = vi.fn();
      const client = createClient({ baseUrl: server.url, getToken: () => 'token', saveFile });
      await expect(client.download(getLoginLogList, page)).rejects.toMatchObject({ kind: 'malformed' });
      expect(saveFile).not.toHaveBeenCalled();
    },
  );
});
