import { and, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { findHolder, ticketOfHolder } from '../credentials/guest-ticket.ts';
import { file } from '../db/schema/file.ts';
import { courseMaterial } from '../db/schema/lesson.ts';
import type { Deps } from '../deps.ts';
import { disposition } from '../http/file-answer.ts';
import { sessionCookieName, sessionStudent } from '../http/session.ts';
import { findWithholding, inBankOf, sheetObstacle } from '../questions/withheld.ts';
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
const shownScenes: ReadonlySet<string> = new Set(['AVATAR', 'THESIS_IMAGE', 'SIGNUP_PHOTO', 'GRAD_PHOTO']);

/** The student who asks: by the session or the guest's ticket of the address, or by the cookie; null without. */
async function askerOf(c: Context, deps: Deps, { holder }: FileAddress): Promise<string | null> {
  const ticket = holder === null ? null : ticketOfHolder(holder);
  if (ticket === null)
    return sessionStudent(deps.db, holder ?? getCookie(c, sessionCookieName) ?? '', deps.clock.now());
  const guest = await findHolder({ ...deps, session: null }, ticket);
  return guest?.studentId ?? null;
}

/** True when the file is the institution's, open to all with its address, or the asker's own. */
async function isAllowed(c: Context, deps: Deps, row: FileRow, address: FileAddress) {
  return row.studentId === null || (await askerOf(c, deps, address)) === row.studentId;
}

/**
 * The refusal of an exercise sheet while its answers are held back: a test that draws from the same questions runs, or has been
 * tried and its analysis is not open; null for every other file. The address
 * may have been fetched before the test began, so that the sheet is refused here, and to whoever has no session.
 */
async function sheetRefusal(c: Context, deps: Deps, { scene, bizId }: FileRow, address: FileAddress) {
  if (scene !== 'MATERIAL') return null;
  const { db, clock } = deps;
  const [sheet] = await db
    .select({ courseId: courseMaterial.courseId })
    .from(courseMaterial)
    .where(and(eq(courseMaterial.id, bizId ?? ''), sql`${courseMaterial.source} ->> 'kind' = 'bank'`));
  if (sheet === undefined) return null;
  const studentId = await askerOf(c, deps, address);
  if (studentId === null) return invalid();
  const asked = { studentId, which: inBankOf(sheet.courseId) };
  const withholding = await findWithholding(db, asked, clock.now());
  return withholding && problem(sheetObstacle(withholding, sheet.courseId).reason, 403);
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
    const refusal = await sheetRefusal(c, deps, row, address);
    if (refusal !== null) return refusal;
    const content = await files.open(row.path);
    if (content === null) return gone();
    return new Response(content.body, { headers: headersOf(row, content.size, address) });
  });
}
