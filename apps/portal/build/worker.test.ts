import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answererOf, documentAddresses } from '../src/app/offline/kept-version.ts';
import { keptVersionOf, workerScript } from './worker.ts';

const dist = new URL('../dist', import.meta.url).pathname;

describe('the worker of the built portal', () => {
  const source = existsSync(`${dist}/sw.js`) ? readFileSync(`${dist}/sw.js`, 'utf8') : '';

  it('keeps every script and style sheet of the build once, its documents, and no call', async () => {
    const { files, documents } = await keptVersionOf(dist, '/api');
    const emitted = readdirSync(`${dist}/assets`).filter((name) => /\.(?:js|css)$/.test(name));
    expect([...files].sort()).toEqual(emitted.map((name) => `/assets/${name}`).sort());
    for (const file of files) expect(source.split(`"${file}"`)).toHaveLength(2);
    expect(documents.map(({ address }) => address)).toEqual(documentAddresses);
    for (const { integrity } of documents) expect(source).toContain(integrity);
    expect(source).not.toContain('/api/');
  });

  it('is the one of this build, and another one as soon as a call is answered elsewhere', async () => {
    expect(await workerScript(dist, '/api')).toBe(source);
    expect(await workerScript(dist, '/gateway')).not.toBe(source);
  });

  it('is small: a browser asks for it at every visit', () => {
    expect(source.length).toBeLessThan(16_000);
  });
});

describe('who answers a request', () => {
  const origin = 'https://portal.school.example';
  const asked = (path: string, mode = 'navigate', method = 'GET') =>
    answererOf({ method, mode, url: new URL(path, origin).href }, { apiBase: '/gateway' }, origin);

  it.each([
    ['/home/index?view=examDay', { document: '/' }],
    ['/no/such/page', { document: '/' }],
    ['/login?redirect=%2Fhome', { document: '/login' }],
    ['/course/answer/04735/test_1', { document: '/course/answer/0/0' }],
  ])('a page, %s: a kept document', (path, answerer) => {
    expect(asked(path)).toEqual(answerer);
  });

  it.each([
    ['/api/files/f-1', 'navigate'],
    ['/api/v1/getTicket', 'cors'],
    ['/api', 'cors'],
    ['/gateway/v1/getTicket', 'cors'],
    ['/gateway/files/f-1', 'navigate'],
    ['/favicon.svg', 'navigate'],
    ['/assets/KaTeX_Main-Regular-B22Nviop.woff2', 'cors'],
    ['/', 'cors'],
    ['https://cdn.school.example/assets/app.js', 'cors'],
  ])('%s (%s): the network', (path, mode) => {
    expect(asked(path, mode)).toBeNull();
  });

  it('code: by its name; what is sent: the network', () => {
    expect(asked('/assets/app-1a2b.js', 'cors')).toEqual({ file: '/assets/app-1a2b.js' });
    expect(asked('/assets/app-1a2b.css', 'no-cors')).toEqual({ file: '/assets/app-1a2b.css' });
    expect(asked('/assets/app-1a2b.js', 'cors', 'HEAD')).toBeNull();
    expect(asked('/home/index', 'navigate', 'POST')).toBeNull();
  });
});
