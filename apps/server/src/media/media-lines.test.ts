import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StartProblem } from '../problems.ts';
import { readSettings } from '../settings.ts';
import { lineFileUrl, mediaOrigins } from './media-lines.ts';

const bucket = {
  MEDIA_S3_ENDPOINT: 'https://s3.example:9000/',
  MEDIA_S3_BUCKET: 'clips',
  MEDIA_S3_KEY: 'key-id',
  MEDIA_S3_SECRET: 'secret-key',
};
const now = new Date('2026-11-02T03:04:05.678Z');
const times = { now, expires: new Date(now.getTime() + 90_500) };
const linesOf = (env: Record<string, string>) => readSettings(env).mediaLines;

/** The signature of a presigned GET, by the steps of AWS Signature Version 4. */
function signatureOf(url: URL, secret: string): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort();
  const request = ['GET', url.pathname, query.join('&'), `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'];
  const hashed = createHash('sha256').update(request.join('\n')).digest('hex');
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const [, ...scope] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.reduce<string | Buffer>((derived, part) => hmac(derived, part), `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope.join('/'), hashed].join('\n')).toString('hex');
}

describe('where the clips of lessons come from', () => {
  it('is this server, as two lines, when nothing is said', async () => {
    const lines = linesOf({});
    expect(lines).toHaveLength(2);
    expect(await Promise.all(lines.map((line) => lineFileUrl(line, 'a.mp4', times)))).toEqual([
      'a.mp4',
      'a.mp4',
    ]);
    expect(mediaOrigins(lines)).toEqual([]);
  });

  it('is each address of MEDIA_URL, a line each, with or without a slash at the end', async () => {
    const lines = linesOf({ MEDIA_URL: 'https://cdn.example/clips/, https://other.example' });
    expect(await Promise.all(lines.map((line) => lineFileUrl(line, 'a.mp4', times)))).toEqual([
      'https://cdn.example/clips/a.mp4',
      'https://other.example/a.mp4',
    ]);
    expect(mediaOrigins(lines)).toEqual(['https://cdn.example', 'https://other.example']);
  });

  it('is a bucket after these, by addresses that are signed for as long as the lesson’s address works', async () => {
    const lines = linesOf({ ...bucket, MEDIA_URL: 'https://cdn.example', MEDIA_S3_REGION: 'cn-east-1' });
    expect(lines.map(({ kind }) => kind)).toEqual(['public', 'bucket']);
    const url = new URL(await lineFileUrl(lines[1]!, 'a.mp4', times));
    expect(url.origin + url.pathname).toBe('https://s3.example:9000/clips/a.mp4');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'key-id/20261102/cn-east-1/s3/aws4_request',
      'X-Amz-Date': '20261102T030405Z',
      'X-Amz-Expires': '91',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': signatureOf(url, 'secret-key'),
    });
    expect(url.href).not.toContain('secret-key');
    expect(mediaOrigins(lines)).toEqual(['https://cdn.example', 'https://s3.example:9000']);
  });

  const refusals: [string, Record<string, string>, RegExp][] = [
    ['an address that is none', { MEDIA_URL: 'cdn.example' }, /MEDIA_URL.*http/],
    ['an address with a query', { MEDIA_URL: 'https://cdn.example/?a=1' }, /MEDIA_URL.*\?/],
    ['an address with a name', { MEDIA_URL: 'https://me:pass@cdn.example/' }, /MEDIA_URL.*用户名/],
    ['ten lines', { MEDIA_URL: Array(10).fill('https://cdn.example').join() }, /MEDIA_URL.*9/],
    ['a bucket without its secret', { ...bucket, MEDIA_S3_SECRET: '' }, /还缺 MEDIA_S3_SECRET$/],
    ['a bucket that is a path', { ...bucket, MEDIA_S3_BUCKET: '../x' }, /MEDIA_S3_BUCKET/],
    ['an endpoint that is no address', { ...bucket, MEDIA_S3_ENDPOINT: 's3' }, /MEDIA_S3_ENDPOINT/],
  ];
  it.each(refusals)('refuses %s in one Chinese line', (_, env, text) => {
    expect(() => readSettings(env)).toThrow(StartProblem);
    expect(() => readSettings(env)).toThrow(text);
  });
});
