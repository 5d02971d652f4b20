import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { file } from '../db/schema/file.ts';
import type { Deps } from '../deps.ts';
import { disposition } from '../http/file-answer.ts';
import { sessionCookieName, sessionStudent } from '../http/session.ts';
import { type FileAddress, readFileAddress } from './file-address.ts';

type FileRow = typeof file.$inferSelect;

const problem = (text: string, status: 403 | 404) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
const invalid = () => problem('文件链接已失效，请返回原页面重新打开', 403);
const gone = () =>
  problem('文件已不存在，请返回原页面刷新后重试；仍打不开，请联系客服（电话见登录页底部）', 404);

/** Pictures of a student that pages show; everything else is for saving. */
const shownScenes: ReadonlySet<string> = new Set(['AVATAR', 'THESIS_IMAGE']);

/** Whether who asks may have the file: those of the institution everybody who has the address, a student's its student. */
async function isAllowed(c: Context, { db, clock }: Deps, row: FileRow, { holder }: FileAddress) {
  if (row.studentId === null) return true;
  const sessionId = holder ?? getCookie(c, sessionCookieName) ?? '';
  return (await sessionStudent(db, sessionId, clock.now())) === row.studentId;
}

function headersOf({ mime, name, scene, studentId }: FileRow, size: number, { holder }: FileAddress) {
  const own = studentId !== null;
  const shown = mime.startsWith('image/') && (!own || shownScenes.has(scene));
  return {
    'content-type': mime,
    'content-length': String(size),
    'content-disposition': disposition(shown ? 'inline' : 'attachment', name),
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': own && holder === null ? 'same-origin' : 'cross-origin',
    'cache-control': own ? 'private, no-store' : 'private, max-age=600',
  };
}

/** GET /{id}?expires&signature&holder: a stored file, for callers whose address still works and who may see the file. */
export function fileRoutes(deps: Deps): Hono {
  const { db, clock, secrets, files } = deps;
  return new Hono().get('/:id', async (c) => {
    const id = c.req.param('id');
    const address = readFileAddress(secrets, id, new URL(c.req.url).searchParams, clock.now());
    if (address === null) return invalid();
    const [row] = await db
      .select()
      .from(file)
      .where(and(eq(file.id, id), eq(file.status, 'STORED')));
    if (row === undefined) return gone();
    if (!(await isAllowed(c, deps, row, address))) return invalid();
    const content = await files.open(row.path);
    if (content === null) return gone();
    return new Response(content.body, { headers: headersOf(row, content.size, address) });
  });
}
