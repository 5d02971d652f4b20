import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { file } from '../db/schema/file.ts';
import type { Deps } from '../deps.ts';
import { disposition } from '../http/disposition.ts';
import { isAddressValid } from './file-address.ts';

const problem = (text: string, status: 403 | 404) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** GET /{id}?expires&signature: a stored file, for whoever holds an address that still works. */
export function fileRoutes({ db, clock, secrets, files }: Deps): Hono {
  return new Hono().get('/:id', async (c) => {
    const id = c.req.param('id');
    const query = new URL(c.req.url).searchParams;
    if (!isAddressValid(secrets, id, query, clock.now()))
      return problem('文件链接已失效，请返回原页面重新打开', 403);
    const [row] = await db
      .select()
      .from(file)
      .where(and(eq(file.id, id), eq(file.status, 'STORED')));
    const content = row === undefined ? null : await files.read(row.path);
    if (row === undefined || content === null) return problem('文件已不存在，请联系管理员', 404);
    return new Response(new Uint8Array(content), {
      headers: {
        'content-type': row.mime,
        'content-disposition': disposition(row.mime.startsWith('image/') ? 'inline' : 'attachment', row.name),
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'private, max-age=600',
      },
    });
  });
}
