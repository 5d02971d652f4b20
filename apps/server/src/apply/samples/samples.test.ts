import { mkdtempSync } from 'node:fs';
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { materialCode } from '@qianwei/api/contract/graduation/apply-rules';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { zipFiles } from '../../testing/zip-files.ts';
import { filledRegisterForm } from './filled-register-form.ts';
import { sampleRoutes } from './sample-routes.ts';
import { sampleOf, samplesPath } from './samples.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'samples-'));
const app = new Hono().route(samplesPath, sampleRoutes({ settings: readSettings({ DATA_DIR: dataDir }) }));
const ownFolder = join(dataDir, 'samples');
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it.each(materialCode.options)(
  '/apply the sample of %s is a small drawing that is marked, runs nothing and loads nothing',
  async (code) => {
    const answer = await app.request(sampleOf(code).pictureUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const picture = await answer.text();
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"[^>]*>/);
    expect(picture).toContain('样例</text>');
    expect(picture).not.toMatch(/<(?:script|foreignObject|image|use|a|style)\b|\son\w+=|href|url\(|&/i);
    expect(Buffer.byteLength(picture)).toBeLessThan(6 * 1024);
    const held = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await app.request(sampleOf(code).pictureUrl, { headers: held })).status).toBe(304);
  },
);

it('/apply samples have addresses of the server for a portal on another host', () => {
  const { pictureUrl, template } = sampleOf('MORAL_FORM', (path) => `https://school.example${path}`);
  expect(pictureUrl).toBe('https://school.example/api/samples/MORAL_FORM.svg');
  expect(template?.url).toBe('https://school.example/api/samples/MORAL_FORM.docx');
});

it('/apply the blank 思想品德鉴定表 opens in Word with every field that is to be filled in', async () => {
  const { template } = sampleOf('MORAL_FORM');
  expect(template).toMatchObject({ kind: 'BLANK', fileName: '思想品德鉴定表.docx' });
  const answer = await app.request(template?.url ?? '');
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('思想品德鉴定表.docx'));
  const files = await zipFiles(Buffer.from(await answer.arrayBuffer()));
  const xml = files.get('word/document.xml')?.toString() ?? '';
  for (const field of [
    '姓名',
    '性别',
    '准考证号',
    '专业',
    '工作单位',
    '政治思想表现',
    '单位或社区意见',
    '单位盖章',
    '年',
  ])
    expect(xml).toContain(field);
  // A row's cells fill its grid, else Word repairs the file or refuses it.
  for (const [row] of xml.matchAll(/<w:tr>.*?<\/w:tr>/g)) {
    const spans = [...row.matchAll(/<w:gridSpan w:val="(\d)"\/>/g)].map(([, span]) => Number(span));
    expect(spans.reduce((sum, span) => sum + span, 0)).toBe(4);
  }
});

it('/apply the filled-in 登记表 stays on its page', async () => {
  const { template } = sampleOf('REGISTER_FORM');
  expect(template).toMatchObject({ kind: 'FILLED', fileName: '毕业生登记表填写样例.pdf' });
  expect((await app.request(template?.url ?? '')).headers.get('content-type')).toBe('application/pdf');
  const steps = [
    ...filledRegisterForm()
      .toString('latin1')
      .matchAll(/0 -(\d+) Td/g),
  ];
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.reduce((sum, [, step]) => sum + Number(step), 0)).toBeLessThan(750);
});

it.each([
  'UNKNOWN.svg',
  'GRAD_PHOTO',
  'GRAD_PHOTO.docx',
  '..%2F..%2Fpackage.json',
  '%2e%2e/package.json',
  '%00.svg',
  '',
])('404 for a sample that there is not: %s', async (name) => {
  expect((await app.request(`/api/samples/${name}`)).status).toBe(404);
});

it('/apply a sample of the institution takes the place of ours, with a new mark for caches', async () => {
  const { pictureUrl } = sampleOf('CHSI_REPORT');
  const before = await app.request(pictureUrl);
  const own = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  await mkdir(ownFolder, { recursive: true });
  await writeFile(join(ownFolder, 'CHSI_REPORT.svg'), own);
  const after = await app.request(pictureUrl);
  expect(await after.text()).toBe(own);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  expect(after.headers.get('content-security-policy')).toContain('sandbox');
});

it.each<[string, (path: string) => Promise<unknown>]>([
  ['a link', (path) => symlink('/etc/hostname', path)],
  ['a folder', (path) => mkdir(path)],
  ['nothing', (path) => writeFile(path, '')],
  ['more than 2 MB', (path) => writeFile(path, '').then(() => truncate(path, 3 * 1024 * 1024))],
])('F19 %s in the folder of own samples is not shown: ours stays', async (_what, place) => {
  const { pictureUrl } = sampleOf('GRAD_PHOTO');
  const ours = await (await app.request(pictureUrl)).text();
  const path = join(ownFolder, 'GRAD_PHOTO.svg');
  await mkdir(ownFolder, { recursive: true });
  await place(path);
  const shown = await app.request(pictureUrl);
  await rm(path, { recursive: true });
  expect(shown.status).toBe(200);
  expect(await shown.text()).toBe(ours);
});
