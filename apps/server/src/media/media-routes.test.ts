import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createMovableClock } from '../clock.ts';
import { createSecrets } from '../secrets.ts';
import { mediaFolder } from '../server-root.ts';
import { readSettings } from '../settings.ts';
import { mediaAddresses } from './media-address.ts';
import { maxLessonSeconds, mediaLevels } from './media-levels.ts';
import { mediaRoutes } from './media-routes.ts';

const hour = 3_600_000;
const lesson = { lessonId: '04735-4-2', seconds: 56, holder: 'session-a' };
const { file } = mediaLevels[0]!;
const bytes = readFileSync(join(mediaFolder(), file));

function open(env: Record<string, string> = {}) {
  const clock = createMovableClock({ now: () => new Date('2026-11-02T09:00:00+08:00') });
  const deps = { clock, secrets: createSecrets(new Uint8Array(32)), settings: readSettings(env) };
  const app = new Hono().route('/api/media', mediaRoutes(deps));
  const addresses = (clip = {}) => mediaAddresses(deps, { ...lesson, ...clip });
  const url = (name: string, clip = {}) => addresses(clip)[0]!.url.replace('720p.m3u8', name);
  return { app, clock, addresses, url };
}

describe('the addresses of a lesson', () => {
  it('name each line in each quality', () => {
    const shown = open()
      .addresses()
      .map(({ line, quality, codecs, url }) => [
        line,
        quality,
        codecs,
        url.replace(/[^/]+\.[^/]+(?=\/)/, '…'),
      ]);
    const lines = [1, 2].flatMap((line) => [
      [line, '720P', 'avc1.64001f,mp4a.40.2', `/api/media/${line}/…/720p.m3u8`],
      [line, '360P', 'avc1.64001e,mp4a.40.2', `/api/media/${line}/…/360p.m3u8`],
      [line, 'AUDIO', 'mp4a.40.2', `/api/media/${line}/…/audio.m3u8`],
      [line, '360P', 'vp09.00.30.08,opus', `/api/media/${line}/…/360p-vp9.m3u8`],
      [line, 'AUDIO', 'opus', `/api/media/${line}/…/audio-opus.m3u8`],
    ]);
    expect(shown).toEqual(lines);
  });

  it('lead from the playlists to bytes, on every line', async () => {
    const { app, addresses } = open();
    for (const { url } of addresses()) {
      const master = await app.request(url);
      expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
      expect(master.headers.get('cache-control')).toBe('no-store');
      const beside = (name: string) => new URL(name, `http://x${url}`).pathname;
      const named = async (playlist: string, pattern: RegExp) =>
        pattern.exec(await (await app.request(playlist)).text())?.[0] ?? '';
      const media = await named(url, /^[^#\n]+\.m3u8$/m);
      const target = await named(beside(media), /^[^#\n]+\.mp4$/m);
      const found = await app.request(beside(target), { method: 'HEAD' });
      expect(found.status).toBe(200);
    }
  });

  it('work for two hours, and say then what to do', async () => {
    const { app, clock, url } = open();
    const address = url('720p.m3u8');
    clock.setOffset(2 * hour);
    expect((await app.request(address)).status).toBe(200);
    clock.setOffset(2 * hour + 1);
    const late = await app.request(address);
    expect([late.status, await late.text()]).toEqual([403, '视频地址已失效，请刷新页面后继续观看。']);
    expect(late.headers.get('cache-control')).toBe('no-store');
    expect((await app.request(address.replace('720p.m3u8', file))).status).toBe(403);
  });

  it('differ by lesson, length and student, and show no id of the student', () => {
    const { url } = open();
    const others = [{ holder: 'session-b' }, { seconds: 57 }, { lessonId: '04735-4-3' }];
    const all = [{}, ...others].map((clip) => url('720p.m3u8', clip));
    expect(new Set(all).size).toBe(4);
    const [content = ''] = all[0]!.split('/')[4]!.split('.');
    expect(Buffer.from(content, 'base64url').toString()).not.toContain('session-a');
  });

  it('are refused when a character was changed, or made by another key', async () => {
    const { app, url } = open();
    const [, , , , signed = ''] = url('720p.m3u8').split('/');
    const [content = '', signature = ''] = signed.split('.');
    const longer = JSON.parse(Buffer.from(content, 'base64url').toString()).with(1, 90);
    const forged = Buffer.from(JSON.stringify(longer)).toString('base64url');
    const tampered = [
      `${forged}.${signature}`,
      `${content}.${signature.slice(0, -1)}`,
      `${content}.${signature}.`,
      `${content}.`,
      content,
      `.${signature}`,
      '我'.repeat(40),
      'a'.repeat(5000),
    ];
    for (const text of tampered)
      expect([text, (await app.request(`/api/media/1/${encodeURI(text)}/720p.m3u8`)).status]).toEqual([
        text,
        403,
      ]);
    expect((await app.request(`/api/media/1/${signed}/720p.m3u8`)).status).toBe(200);
  });

  it('are made for no lesson that the clip is too short for', () => {
    for (const seconds of [0, -5, 1.5, Number.NaN, maxLessonSeconds + 1])
      expect(() => open().addresses({ seconds })).toThrow(RangeError);
    expect(() => open().addresses({ lessonId: 'x'.repeat(600) })).toThrow(RangeError);
  });

  it('name nothing but the clips: other lines, names and paths are 404', async () => {
    const { app, url } = open();
    const names = [
      'none.mp4',
      'index.json',
      '..%2Findex.json',
      '..%2f..%2fpackage.json',
      '%2e%2e%2fpackage.json',
      '....//package.json',
      '%00',
      '__proto__',
      'constructor',
    ];
    for (const name of names) expect([name, (await app.request(url(name))).status]).toEqual([name, 404]);
    for (const line of ['0', '3', '9', '10', 'x'])
      expect((await app.request(url('720p.m3u8').replace('/1/', `/${line}/`))).status).toBe(404);
  });
});

describe('a file of a lesson', () => {
  const { app, url } = open();
  const address = url(file);
  const ask = (headers: Record<string, string>, method = 'GET') => app.request(address, { headers, method });
  const body = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  it('is kept by the browser for as long as its address works', async () => {
    const { headers } = await ask({});
    expect(headers.get('cache-control')).toBe('private, max-age=7200, immutable');
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(
      (await app.request(url(mediaLevels.find(({ name }) => name === 'audio')!.file))).headers.get(
        'content-type',
      ),
    ).toBe('audio/mp4');
    const again = await ask({ 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is not sent again to whoever names its validator in a list, weakly, or names any (RFC 9110, 13.1.2)', async () => {
    const tag = `"${file}"`;
    for (const held of [`"older", ${tag}`, `W/${tag}`, ` W/"a,b" ,${tag}`, '*', ` * `])
      expect((await ask({ 'if-none-match': held })).status, held).toBe(304);
    for (const other of ['"older"', `"older, ${file}"`, file, ''])
      expect((await ask({ 'if-none-match': other })).status, other).toBe(200);
  });

  const size = bytes.length;
  const pieces: [string, number, number][] = [
    ['bytes=0-0', 0, 1],
    ['bytes=100-299', 100, 300],
    [`bytes=${size - 1}-`, size - 1, size],
    ['bytes=1000-', 1000, size],
    ['bytes=-500', size - 500, size],
    ['bytes=-999999999', 0, size],
    [`bytes=5-${size + 5000}`, 5, size],
  ];
  it.each(pieces)('comes byte for byte: %s', async (range, first, end) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${end - 1}/${size}`);
    expect(answer.headers.get('content-length')).toBe(String(end - first));
    expect((await body(answer)).equals(bytes.subarray(first, end))).toBe(true);
  });

  it.each([
    `bytes=${size}-`,
    'bytes=9-3',
    'bytes=-0',
    'bytes=-',
    'bytes=a-b',
    'bytes=0-1,4-5',
    `bytes=${'0-1,'.repeat(3000)}0-1`,
    'bytes=99999999999999999999-',
    'bytes=1e3-',
  ])('is not answered for %s, which costs no more than a refusal', async (range) => {
    const answer = await ask({ range });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    expect(await answer.text()).toBe('');
  });

  it('comes whole without a range, in a unit that nobody knows, and when it has changed since', async () => {
    const whole = [
      {},
      { range: 'seconds=1-2' },
      { range: 'bytes=0-9', 'if-range': '"older"' },
      { range: 'bytes=0-9', 'if-range': `W/"${file}"` },
    ];
    for (const headers of whole as Record<string, string>[]) {
      const answer = await ask(headers);
      expect(answer.status).toBe(200);
      expect((await body(answer)).equals(bytes)).toBe(true);
    }
    const same = await ask({ range: 'bytes=0-9', 'if-range': `"${file}"` });
    expect([same.status, (await body(same)).length]).toEqual([206, 10]);
  });

  it('says its size to HEAD, and sends nothing', async () => {
    const answer = await ask({ range: 'bytes=0-9' }, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-length')).toBe(String(size));
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });
});

describe('the clips on a CDN', () => {
  it('are named there by the playlist, which this server still makes', async () => {
    const { app, url, addresses } = open({ MEDIA_URL: 'https://cdn.example/clips' });
    expect(addresses()).toHaveLength(5);
    const playlist = await (await app.request(url('720p.ranges.m3u8'))).text();
    expect(playlist).toContain(`#EXT-X-MAP:URI="https://cdn.example/clips/${file}",`);
    expect(playlist.match(/^https:\/\/cdn\.example\/clips\//gm)).toHaveLength(12);
  });
});
