import { upload } from '@qianwei/api/contract/upload';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { uploadRoutes } from '../areas/upload/upload.routes.ts';
import { account } from '../db/schema/account.ts';
import { file } from '../db/schema/file.ts';
import { session } from '../db/schema/session.ts';
import { jpeg, pdf, png } from '../testing/sample-files.ts';
import { browserHeaders } from '../testing/session-cookie.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { onPostgres } from '../testing/test-database.ts';
import { addStudent, type TestStudent } from '../testing/test-student.ts';

const portal = 'https://portal.example';

onPostgres('the address of a file', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      database: open(),
      implementations: uploadRoutes,
      env: { PUBLIC_ORIGINS: portal },
    });
  });

  const store = async (
    { token }: TestStudent,
    content: Uint8Array<ArrayBuffer>,
    name: string,
    scene: string,
  ) => {
    const payload = { file: new File([content], name), scene };
    return (await app.call(upload, payload, { token })).data;
  };
  const storeProof = (student: TestStudent) => store(student, pdf(), '证明.pdf', 'QA_FILE');
  const cookieOf = ({ token }: TestStudent) => browserHeaders(app.deps, token);
  const statusOf = async (url: string, headers: Record<string, string> = {}) =>
    (await app.request(url, { headers })).status;

  it('F19 works in the browser that is logged in, and nowhere else', async () => {
    const student = await addStudent(app.deps);
    const { url } = await storeProof(student);
    expect(await statusOf(url, await cookieOf(student))).toBe(200);
    expect(await statusOf(url)).toBe(403);
    expect(await statusOf(url, await cookieOf(await addStudent(app.deps)))).toBe(403);
    expect(await statusOf(url, { cookie: 'org_user_session_id=none' })).toBe(403);
    const refused = await app.request(url);
    expect(await refused.text()).toBe('文件链接已失效，请返回原页面重新打开');
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  const ends: [string, (app: TestApp, student: TestStudent) => Promise<unknown>][] = [
    [
      'a logout',
      ({ deps, clock }, { sessionId }) =>
        deps.db
          .update(session)
          .set({ revokedAt: clock.now(), revokedReason: 'LOGOUT' })
          .where(eq(session.id, sessionId)),
    ],
    [
      'a changed password',
      ({ deps, clock }, { sessionId }) =>
        deps.db
          .update(session)
          .set({ revokedAt: clock.now(), revokedReason: 'PASSWORD_CHANGED' })
          .where(eq(session.id, sessionId)),
    ],
    [
      'the end of the session',
      ({ deps, clock }, { sessionId }) =>
        deps.db.update(session).set({ expiresAt: clock.now() }).where(eq(session.id, sessionId)),
    ],
    [
      'an hour without use',
      ({ deps, clock }, { sessionId }) =>
        deps.db
          .update(session)
          .set({ lastSeenAt: new Date(clock.now().getTime() - 66 * 60_000) })
          .where(eq(session.id, sessionId)),
    ],
    [
      'a disabled account',
      ({ deps }, { accountId }) =>
        deps.db.update(account).set({ status: 'DISABLED' }).where(eq(account.id, accountId)),
    ],
  ];
  it.each(ends)('F19 works no longer after %s, by cookie nor by holder', async (_, end) => {
    const student = await addStudent(app.deps);
    const { url } = await storeProof(student);
    const headers = await cookieOf(student);
    const far = await farAddress(student);
    expect([await statusOf(url, headers), await statusOf(far)]).toEqual([200, 200]);
    await end(app, student);
    expect([await statusOf(url, headers), await statusOf(far)]).toEqual([403, 403]);
  });

  async function farAddress({ token }: TestStudent): Promise<string> {
    const payload = { file: new File([pdf()], '证明.pdf'), scene: 'QA_FILE' };
    const { data } = await app.call(upload, payload, { token, headers: { origin: portal } });
    expect(data.url).toMatch(/^http:\/\/127\.0\.0\.1\/api\/files\//);
    return data.url.replace('http://127.0.0.1', '');
  }

  it('F19 gives a page of another origin an address with a host and its session, sealed', async () => {
    const student = await addStudent(app.deps);
    const url = await farAddress(student);
    expect(await statusOf(url)).toBe(200);
    expect(url).not.toContain(student.sessionId);
    const holder = new URL(url, portal).searchParams.get('holder') ?? '';
    expect(Buffer.from(holder, 'base64url').toString('latin1')).not.toContain(student.sessionId);
    // Neither another student's seal nor none fits the signature.
    const other =
      new URL(await farAddress(await addStudent(app.deps)), portal).searchParams.get('holder') ?? '';
    expect(await statusOf(url.replace(holder, other))).toBe(403);
    expect(await statusOf(url.replace(`&holder=${holder}`, ''), await cookieOf(student))).toBe(403);
  });

  it('F19 leaves nothing of a student in the cache of a browser, and shows only avatars and pictures of a thesis', async () => {
    const student = await addStudent(app.deps);
    const headers = await cookieOf(student);
    const card = jpeg(1200, 800, 30_000);
    const shown = [
      await store(student, png(64, 64), '头像.png', 'AVATAR'),
      await store(student, png(64, 64), '图.png', 'THESIS_IMAGE'),
      await store(student, card, '身份证.jpg', 'ID_CARD_FRONT'),
      await storeProof(student),
    ];
    const answers = await Promise.all(shown.map(({ url }) => app.request(url, { headers })));
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    const kinds = answers.map((answer) => answer.headers.get('content-disposition')?.split(';')[0]);
    expect(kinds).toEqual(['inline', 'inline', 'attachment', 'attachment']);
    expect(answers[2]?.headers.get('content-length')).toBe(String(card.length));
    expect(new Uint8Array((await answers[2]?.arrayBuffer()) ?? [])).toEqual(card);
  });

  it('shows files of the institution to everybody who has their address, and says when one is gone', async () => {
    const { url, fileId } = await storeProof(await addStudent(app.deps));
    await app.deps.db.update(file).set({ studentId: null, scene: 'NOTICE' }).where(eq(file.id, fileId));
    const answer = await app.request(url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=600']);
    await app.deps.db.update(file).set({ path: 'ab/none' }).where(eq(file.id, fileId));
    const lost = await app.request(url);
    expect([lost.status, await lost.text()]).toEqual([
      404,
      '文件已不存在，请返回原页面刷新后重试；仍打不开，请联系客服（电话见登录页底部）',
    ]);
    await app.deps.db.update(file).set({ status: 'GONE' }).where(eq(file.id, fileId));
    expect(await statusOf(url)).toBe(404);
  });
});
