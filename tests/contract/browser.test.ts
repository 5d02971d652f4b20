import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser, type Visitor, visitor } from '../support/browser.ts';
import type { Kit } from './browser-page.ts';

declare const kit: Kit;

/** Answers one call on the API host; CORS headers are already set. */
type Answering = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

let script = '';
let answer: Answering = () => {};
let portal: Server;
let host: Server;
let browser: Browser;
let guest: Visitor;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listen(handle: Answering): Promise<Server> {
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function allow(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', addressOf(portal));
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'token, content-type');
  response.setHeader('access-control-expose-headers', 'date, content-disposition');
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

const reply = (response: ServerResponse, data: unknown, errorCode = 0, errorMsg = '') =>
  void response.end(JSON.stringify({ errorCode, errorMsg, data }));

const stored = {
  fileId: 'f',
  fileName: 'a',
  fileSize: 1,
  fileType: 'image/png',
  url: '/f',
  sha256: '0',
  warnings: [],
};

beforeAll(async () => {
  const entry = new URL('browser-page.ts', import.meta.url).pathname;
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
  });
  script = built.outputFiles[0]?.text ?? '';
  portal = await listen((request, response) => {
    response.setHeader(
      'content-type',
      request.url === '/kit.js' ? 'text/javascript' : 'text/html; charset=utf-8',
    );
    response.end(
      request.url === '/kit.js' ? script : '<link rel="icon" href="data:,"><script src="/kit.js"></script>',
    );
  });
  host = await listen((request, response) => {
    allow(response);
    return request.method === 'OPTIONS' ? void response.end() : answer(request, response);
  });
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const server of [portal, host]) {
    server?.closeAllConnections();
    server?.close();
  }
});

beforeEach(async () => {
  guest = await visitor(browser, addressOf(portal));
  await guest.page.goto('/');
});

afterEach(async () => {
  await guest.context.close();
});

describe('an upload in a real browser', () => {
  it('API-8 sends a file form with sig and t in the query, and reports how far it is', async () => {
    let received = { query: '', type: '', body: '' };
    answer = async (request, response) => {
      received = {
        query: request.url ?? '',
        type: request.headers['content-type'] ?? '',
        body: await readAll(request),
      };
      reply(response, stored);
    };
    const { outcome, progress } = await guest.page.evaluate(async (baseUrl) => {
      const client = kit.open(baseUrl);
      return { outcome: await client.upload(3_000_000), progress: client.progress };
    }, addressOf(host));
    expect(outcome).toEqual({ data: stored });
    expect(received.query).toMatch(/^\/v1\/upload\?sig=[0-9a-f]{64}&t=\d+$/);
    expect(received.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(received.body.length).toBeGreaterThan(3_000_000);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress[0]).toBeGreaterThan(0);
    expect(progress.at(-1)).toBe(1);
  });

  it('API-11 can be cancelled: the connection is closed, nothing is shown (API-16)', async () => {
    let arrived = () => {};
    const started = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    let closed = Promise.resolve();
    answer = (request) => {
      closed = once(request.socket, 'close').then(() => {});
      arrived();
    };
    const page = await guest.page.evaluateHandle((baseUrl) => {
      const client = kit.open(baseUrl);
      return { client, pending: client.upload(1000) };
    }, addressOf(host));
    await started;
    const outcome = await page.evaluate(({ client, pending }) => {
      client.cancelAll();
      return pending;
    });
    await closed;
    expect(outcome).toEqual({ kind: 'cancelled', message: '' });
    expect(guest.problems).toEqual([]);
  });

  it('API-11 ends after its own limit (ERR-4)', async () => {
    answer = () => {};
    const outcome = await guest.page.evaluate(
      (baseUrl) => kit.open(baseUrl).upload(1000, 100),
      addressOf(host),
    );
    expect(outcome).toEqual({ kind: 'timeout', message: '网络连接异常，请稍后再试！' });
  });

  it('ERR-4 says when the connection was lost', async () => {
    answer = (request) => void request.socket.destroy();
    const outcome = await guest.page.evaluate((baseUrl) => kit.open(baseUrl).upload(1000), addressOf(host));
    expect(outcome).toEqual({ kind: 'network', message: '网络连接异常，请稍后再试！' });
  });

  it('ERR-3 says which status came', async () => {
    answer = async (request, response) => {
      await readAll(request);
      response.writeHead(502).end('<h1>Bad Gateway</h1>');
    };
    const outcome = await guest.page.evaluate((baseUrl) => kit.open(baseUrl).upload(1000), addressOf(host));
    expect(outcome).toEqual({ kind: 'http', message: '网络错误(502)，请检查网络或联系管理员！' });
  });

  it('ERR-1 notices that the session ended', async () => {
    answer = async (request, response) => {
      await readAll(request);
      reply(response, null, 1030001, '登录已失效，请重新登录');
    };
    const messages = await guest.page.evaluate(async (baseUrl) => {
      const client = kit.open(baseUrl);
      await client.upload(1000);
      return client.messages;
    }, addressOf(host));
    expect(messages).toEqual(['登录已失效，请重新登录']);
  });
});

describe('calls of a real browser to a separate API host (API-14)', () => {
  it('API-2 sends credentials along with calls and uploads', async () => {
    const cookies: (string | undefined)[] = [];
    answer = async (request, response) => {
      cookies.push(request.headers.cookie);
      await readAll(request);
      response.setHeader('set-cookie', 'org_user_session_id=s1; Path=/; HttpOnly; SameSite=Lax');
      reply(response, null, 1050005, '未找到相关记录');
    };
    await guest.page.evaluate(async (baseUrl) => {
      const client = kit.open(baseUrl);
      await client.ask();
      await client.ask();
      await client.upload(10);
    }, addressOf(host));
    expect(cookies).toEqual([undefined, 'org_user_session_id=s1', 'org_user_session_id=s1']);
  });

  it('API-13 downloads an export under its Chinese name', async () => {
    answer = async (request, response) => {
      await readAll(request);
      const name = encodeURIComponent('登录记录.csv');
      response.setHeader('content-disposition', `attachment; filename="log.csv"; filename*=UTF-8''${name}`);
      response.end('时间,地点\n');
    };
    const downloading = guest.page.waitForEvent('download');
    const outcome = await guest.page.evaluate((baseUrl) => kit.open(baseUrl).download(), addressOf(host));
    expect(outcome).toEqual({
      data: { errorCode: 0, errorMsg: '导出成功', fileName: '登录记录.csv' },
    });
    expect((await downloading).suggestedFilename()).toBe('登录记录.csv');
  });

  it('API-16 cancelled calls leave no trace in the console', async () => {
    answer = () => {};
    const outcomes = await guest.page.evaluate(async (baseUrl) => {
      const client = kit.open(baseUrl);
      const pending = [client.ask(), client.ask(), client.upload(10), client.download()];
      client.cancelAll();
      return Promise.all(pending);
    }, addressOf(host));
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => ({ kind: 'cancelled', message: '' })));
    expect(guest.problems).toEqual([]);
  });
});

describe('a password in a real browser', () => {
  it('API-9 is encrypted so that the server can read it', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const value = await guest.page.evaluate(
      (key) => kit.encryptPassword('密码Demo@2026x', { keyId: 'k1', publicKey: key }),
      pem,
    );
    const padding = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const base64 = value.replace(/^k1:/, '');
    expect(privateDecrypt(padding, Buffer.from(base64, 'base64')).toString('utf8')).toBe('密码Demo@2026x');
  });
});
