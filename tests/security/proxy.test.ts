import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sign } from '../../packages/api/src/signing/signature.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { encrypt } from '../support/signed-call.ts';
import { demoPassword, students } from '../support/student.ts';

const example = new URL('../../docs/nginx.conf', import.meta.url);
const host = 'portal.school.example';

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

let folder: string;
let server: RunningServer;
let nginx: ChildProcess;
let port: number;

/** The example of the documentation, on ports of this machine. */
async function startNginx(portalPort: string): Promise<void> {
  const openssl = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${host}`];
  const files = ['-keyout', join(folder, 'certificate.key'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', [...openssl, ...files], { stdio: 'ignore' });
  port = await freePort();
  const configuration = readFileSync(example, 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${portalPort}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${await freePort()}`)
    .replace('worker_processes auto', 'daemon off; user root; worker_processes 1');
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await vi.waitFor(async () => expect((await through('GET', '/api/health')).status).toBe(200), {
    timeout: 30_000,
  });
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A request to nginx as a visitor makes it. */
function through(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const options = { host: '127.0.0.1', port, path, method, rejectUnauthorized: false };
    const sent = request({ ...options, headers: { host, ...headers } }, (response) => {
      answered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    // A client that has been answered may be disconnected while it still sends.
    sent.on('error', (error) => answered || reject(error));
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };

async function logIn(password: string, headers: Record<string, string> = {}): Promise<Reply> {
  const payload = {
    loginType: 'PASSWORD',
    account: students.周子墨.examineeNo,
    password: await encrypt(server.url, password),
  };
  const body = JSON.stringify({ ...payload, ...sign(payload, Date.now()) });
  return through('POST', '/api/v1/loginManyWay', { headers: { ...json, ...headers }, body });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qianwei-nginx-'));
  server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: `https://${host}` } });
  await startNginx(new URL(server.url).port);
});
afterAll(async () => {
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('F12 a student behind the example of a proxy has a secure cookie, and addresses of the portal', async () => {
  const { headers, body } = await logIn(demoPassword);
  expect(JSON.parse(body)).toMatchObject({ errorCode: 0 });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toContain('; Secure');
  expect(headers.server).toBe('nginx');
});

it('F12 nobody invents an address to be counted by: the third wrong password asks for a captcha', async () => {
  const replies = [];
  for (const last of [1, 2, 3]) {
    const headers = { 'x-forwarded-for': `203.0.113.${last}`, 'x-real-ip': `203.0.113.${last}` };
    replies.push(JSON.parse((await logIn('Wrong@2026', headers)).body).errorCode);
  }
  expect(replies).toEqual([1040001, 1040001, 1040004]);
});

it('F11 nothing answers under /api/dev, whatever the visitor says to be', async () => {
  const claims: Record<string, string>[] = [
    {},
    { host: 'localhost' },
    { host: '127.0.0.1', 'x-forwarded-for': '127.0.0.1' },
  ];
  for (const headers of claims)
    expect((await through('GET', '/api/dev/outbox?mobile=15400000001', { headers })).status).toBe(404);
});

it('F2 a large body ends at the proxy where no call allows it, and a file of 30 MB passes', async () => {
  const large = await through('POST', '/api/v1/getUserInfo', { headers: json, body: ' '.repeat(70_000) });
  expect(large.status).toBe(413);
  const path = `/api/v1/upload?sig=x&t=${Date.now()}`;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const file = await through('POST', path, { headers, body: Buffer.alloc(30 * 1024 * 1024) }).catch(
    () => null,
  );
  // Refused by the server, for want of a token, not by the proxy for its size.
  if (file !== null) expect(JSON.parse(file.body)).toMatchObject({ errorCode: 1030001 });
});

it('F16 a page of another site is refused through the proxy, and the portal’s own is not', async () => {
  const from = async (origin: string) =>
    (
      await logIn(demoPassword, {
        origin,
        'sec-fetch-site': origin.endsWith(host) ? 'same-origin' : 'cross-site',
      })
    ).status;
  expect(await from('https://evil.example')).toBe(403);
  expect(await from(`https://${host}`)).toBe(200);
});
