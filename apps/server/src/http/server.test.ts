import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { requestHeaders } from '@qianwei/api/contract/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaAddresses } from '../media/media-address.ts';
import { mediaLevels } from '../media/media-levels.ts';
import { postgresDatabase } from '../testing/postgres-database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestDatabase } from '../testing/test-folder.ts';

const portal = mkdtempSync(join(tmpdir(), 'qianwei-portal-'));
mkdirSync(join(portal, 'assets'));
const script = 'export const 你好 = 1;';
const inline = "\n  document.title = '你好';\n";
for (const [name, content] of Object.entries({
  'index.html': '<!doctype html><title>app</title>',
  'login.html': `<!doctype html><title>login</title><script>${inline}</script><script type="module" src="/a.js"></script>`,
  'answer.html': `<!doctype html><title>answer</title><script>${inline}</script>`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sw.js': script,
  'assets/main-1a2b.js': script,
  'assets/main-1a2b.js.br': brotliCompressSync(script),
})) {
  writeFileSync(join(portal, name), content);
}

let database: TestDatabase;
let app: TestApp;
const start = (env: Record<string, string> = {}) =>
  createTestApp({ database, implementations: [], env: { PORTAL_DIR: portal, ...env } });
beforeAll(async () => {
  database = await postgresDatabase('empty');
  app = await start({ PUBLIC_ORIGINS: 'https://portal.example' });
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(portal, { recursive: true });
});

const page = { headers: { accept: 'text/html,*/*' } };

describe('the built portal', () => {
  const paths = [
    '/',
    '/home/index',
    '/thesis/edit/12',
    '/notice',
    '/exam/play',
    '/no/such/page',
    '/version?x=1',
  ];
  it.each(paths)('ROUTE-1 answers the page path %s with the app', async (path) => {
    const response = await app.request(path, page);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('app')]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('ROUTE-1 answers /login with its prerendered page, with a redirect query too', async () => {
    expect(await (await app.request('/login?redirect=%2Fhome', page)).text()).toContain('login');
  });

  it.each([
    ['/course/answer/04735/04735-comprehensive', 'answer'],
    ['/course/answer/04735/04735-comprehensive/', 'answer'],
    ['/course/answer/04735/test_1?from=list', 'answer'],
    ['/course/answer/04735', 'app'],
    ['/course/answer/04735/test/more', 'app'],
    ['/course/test/04735/04735-comprehensive', 'app'],
    ['/exam/course/answer/04735/test', 'app'],
  ])('ROUTE-1 answers %s with the page that begins with the %s', async (path, title) => {
    expect(await (await app.request(path, page)).text()).toContain(`<title>${title}</title>`);
  });

  it('has a browser ask for the worker at every visit, which may fetch the portal’s files', async () => {
    const { headers } = await app.request('/sw.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it('lets a browser keep a hashed file for ever, and a page only after asking', async () => {
    const asset = await app.request('/assets/main-1a2b.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-type')).toContain('text/javascript');
    const first = await app.request('/home/index', page);
    const again = await app.request('/home/index', {
      headers: { ...page.headers, 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('sends the compressed copy to whoever takes it', async () => {
    const packed = await app.request('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script);
    const plain = await app.request('/assets/main-1a2b.js', {
      headers: { 'accept-encoding': 'br;q=0, gzip' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it('answers a missing file with 404, not with the app', async () => {
    for (const path of [
      '/assets/main-old.js',
      '/robots.txt',
      '/assets/../../settings.ts',
      '/assets/%2e%2e/index.html',
    ]) {
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
    }
  });

  it('says so when the portal has not been built', async () => {
    const bare = await start({ PORTAL_DIR: join(portal, 'nothing') });
    const response = await bare.request('/home', page);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('构建')]);
  });
});

describe('headers', () => {
  it('F21 lets a page run no script but its own, and nobody frame it', async () => {
    const { headers } = await app.request('/login', page);
    const policy = headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    const answer = (await app.request('/course/answer/04735/test', page)).headers;
    expect(answer.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    const other = (await app.request('/home', page)).headers.get('content-security-policy');
    expect(other).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/style-src 'self'( 'sha256-[^']+')+;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('permissions-policy')).toBeTruthy();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('sends with code only what browsers read there: a first visit loads a dozen files', async () => {
    const { headers } = await app.request('/assets/main-1a2b.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const name of ['x-frame-options', 'permissions-policy', 'cross-origin-opener-policy'])
      expect(headers.get(name)).toBeNull();
    const icon = (await app.request('/favicon.svg')).headers;
    expect(icon.get('x-frame-options')).toBe('DENY');
  });

  it('asks for https for a year once it is on https', async () => {
    const { headers } = await app.request('/login', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('API-3 sends the time of its own clock, so that a wrong device clock can be corrected', async () => {
    app.clock.setOffset(7_200_000);
    const { headers } = await app.request('/api/health');
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - app.clock.now().getTime())).toBeLessThan(2000);
    expect(Date.parse(headers.get('date') ?? '') - Date.now()).toBeGreaterThan(7_000_000);
    app.clock.setOffset(0);
  });

  it('API-14 lets pages of the listed origins call with credentials, and no others', async () => {
    const ask = (origin: string) => app.request('/api/v1/code', { method: 'OPTIONS', headers: { origin } });
    const allowed = await ask('https://portal.example');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://portal.example');
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('token');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('API-14 lets pages of the listed origins send every header of the client, also that of a guest who uploads', async () => {
    const asked = await app.request('/api/v1/upload', {
      method: 'OPTIONS',
      headers: { origin: 'https://portal.example' },
    });
    const allowed = asked.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining([...requestHeaders]));
    expect(allowed).toContain('guest-ticket');
  });

  it('lets pages fetch clips from the lines of lessons, and from nowhere else', async () => {
    const policyOf = async (server: TestApp) =>
      (await server.request('/home', page)).headers.get('content-security-policy');
    expect(await policyOf(app)).toContain("media-src 'self' blob:; ");
    expect(await policyOf(app)).toContain("connect-src 'self'; ");
    const policy = await policyOf(await start({ MEDIA_URL: 'https://cdn.example/clips' }));
    expect(policy).toContain("media-src 'self' blob: https://cdn.example; ");
    expect(policy).toContain("connect-src 'self' https://cdn.example; ");
  });

  it('API-14 lets players on listed origins read ranges of a clip', async () => {
    const clip = { lessonId: '04735-4-2', seconds: 56, holder: 'session' };
    const [{ url } = { url: '' }] = mediaAddresses(app.deps, clip);
    const file = url.replace('720p.m3u8', mediaLevels[0]!.file);
    const headers = { origin: 'https://portal.example', range: 'bytes=0-9' };
    const piece = await app.request(file, { headers });
    expect([piece.status, (await piece.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect(piece.headers.get('access-control-allow-origin')).toBe('https://portal.example');
    expect(piece.headers.get('access-control-expose-headers')).toContain('content-range');
    const asked = await app.request(file, { method: 'OPTIONS', headers });
    expect(asked.headers.get('access-control-allow-headers')).toContain('range');
  });

  it('keeps the correlation id of the caller, and makes one when there is none', async () => {
    const answer = await app.request('/api/health', { headers: { 'x-correlation-id': 'abcd-1234-efgh' } });
    expect(answer.headers.get('x-correlation-id')).toBe('abcd-1234-efgh');
    const odd = await app.request('/api/health', { headers: { 'x-correlation-id': 'a b"c' } });
    expect(odd.headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
  });
});

describe('for demonstrations and tests only', () => {
  const clock = { method: 'POST', body: JSON.stringify({ offsetMs: 60_000 }) };

  it('answers 404 at /api/dev when it is neither demo nor test', async () => {
    const sober = await start({ PORTAL_TEST_MODE: '0' });
    expect((await sober.request('/api/dev/outbox?mobile=15400000001')).status).toBe(404);
    expect((await sober.request('/api/dev/clock', clock)).status).toBe(404);
    expect((await sober.request('/api/dev/accounts')).status).toBe(404);
  });

  it.each<[string, Record<string, string>]>([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy that says so otherwise', { forwarded: 'for=203.0.113.9' }],
    ['from a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['from a page of another site in a browser of old', { origin: 'https://evil.example' }],
  ])('F11 opens neither outbox nor clock %s', async (_, headers) => {
    expect((await app.request('/api/dev/outbox?mobile=15400000001', { headers })).status).toBe(404);
    expect((await app.request('/api/dev/clock', { ...clock, headers })).status).toBe(404);
  });

  it('F11 opens neither under another name of this machine', async () => {
    const path = 'http://rebound.evil.example/api/dev/outbox?mobile=15400000001';
    expect((await app.fetch(new Request(path))).status).toBe(404);
  });

  it('has an outbox but no clock in a demo', async () => {
    const demo = await start({ PORTAL_TEST_MODE: '0', DEMO: '1' });
    expect(await (await demo.request('/api/dev/outbox?mobile=15400000001')).json()).toMatchObject({
      data: { list: [] },
    });
    expect((await demo.request('/api/dev/clock', clock)).status).toBe(404);
    const accounts = (await (await demo.request('/api/dev/accounts')).json()) as { data: unknown[] };
    expect(accounts.data).toHaveLength(13);
  });

  it('moves the clock in test mode', async () => {
    const answer = await app.request('/api/dev/clock', clock);
    expect(await answer.json()).toMatchObject({
      errorCode: 0,
      data: { serverTime: expect.stringMatching(/^\d{4}-/) },
    });
    expect(app.clock.now().getTime() - Date.now()).toBeGreaterThan(50_000);
    app.clock.setOffset(0);
    expect(await (await app.request('/api/dev/clock', { method: 'POST', body: 'x' })).json()).toMatchObject({
      errorCode: 1040001,
    });
  });

  it('is ready while the database answers', async () => {
    expect((await app.request('/api/ready')).status).toBe(200);
    expect((await app.request('/api/health')).status).toBe(200);
  });
});
