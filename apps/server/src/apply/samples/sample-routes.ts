import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { disposition } from '../../http/file-answer.ts';
import { isHeld } from '../../http/if-none-match.ts';
import { samplesFolder } from '../../server-root.ts';
import { samplePictures, templatesByName } from './samples.ts';

/** Bytes of a sample of the institution's own: everybody may ask for it, and it is read whole. */
const maxOwnBytes = 2 * 1024 * 1024;

/** The content of the institution's own sample; null without a file there that has a content of at most 2 MB and is no link. */
async function readOwn(path: string): Promise<Buffer | null> {
  try {
    const found = await lstat(path);
    return found.isFile() && found.size > 0 && found.size <= maxOwnBytes ? await readFile(path) : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const unknown = () =>
  new Response('没有这个样例，请返回原页面刷新后重试。', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** A sample as an answer to everybody. Opened by itself, a picture runs and loads nothing. */
function shown(request: Request, content: Buffer, type: string, fileName?: string): Response {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...{ 'content-type': type, etag, 'cache-control': 'public, max-age=3600' },
    'content-disposition': fileName === undefined ? 'inline' : disposition('attachment', fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
  return isHeld(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(content), { headers });
}

/**
 * GET /{name}: the sample picture of a material, its template, or a file of 写作资料. A file of this name in the folder `samples` of the data folder
 * takes its place. A name is looked up among those that exist, and never becomes a path.
 */
export function sampleRoutes({ settings }: Pick<Deps, 'settings'>): Hono {
  return new Hono().get('/:name', async (c) => {
    const name = c.req.param('name');
    const template = templatesByName.get(name);
    if (template === undefined && !samplePictures.has(name)) return unknown();
    const own = await readOwn(join(settings.dataDir, 'samples', name));
    if (template !== undefined)
      return shown(c.req.raw, own ?? (await template.content()), template.type, template.fileName);
    const picture = own ?? (await readFile(join(samplesFolder(), name)));
    return shown(c.req.raw, picture, 'image/svg+xml');
  });
}
