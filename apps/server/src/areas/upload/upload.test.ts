import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getOwnFiles, upload } from '@qianwei/api/contract/upload';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { file } from '../../db/schema/file.ts';
import { png } from '../../testing/sample-files.ts';
import { browserHeaders } from '../../testing/session-cookie.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { addStudent, type TestStudent } from '../../testing/test-student.ts';
import { uploadRoutes } from './upload.routes.ts';

const picture = (name = '头像 "1".png') => new File([png(64, 64)], name, { type: 'text/html' });

onPostgres('an upload', (open) => {
  let app: TestApp;
  let student: TestStudent;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: uploadRoutes });
    student = await addStudent(app.deps);
  });
  const send = (payload: object, { token } = student) => app.call(upload, payload, { token });
  const drafts = async () => {
    await app.deps.background.settled();
    return readdir(join(open().folder, 'files', 'drafts'));
  };
  const addRows = (rows: Partial<typeof file.$inferInsert>[], { studentId } = student) =>
    app.deps.db.insert(file).values(
      rows.map((row) => ({
        ...{ studentId, scene: 'QA_FILE', name: 'a.png', size: 1, mime: 'image/png', sha256: '', path: 'x' },
        ...{ storedAt: app.clock.now(), ...row },
      })),
    );

  it('API-7 API-8 API-12 POST /v1/upload keeps a file signed in the query string, and shows it for ten minutes', async () => {
    const { errorCode: code, data } = await send({ file: picture(), scene: 'AVATAR' });
    expect([code, data]).toEqual([
      0,
      expect.objectContaining({ fileName: '头像 1.png', fileType: 'image/png', width: 64, height: 64 }),
    ]);
    expect(data.sha256).toMatch(/^[0-9a-f]{64}$/);
    const headers = await browserHeaders(app.deps, student.token);
    const shown = await app.request(data.url, { headers });
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png(64, 64));
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toContain(
      `inline; filename="file.png"; filename*=UTF-8''${encodeURIComponent('头像 1.png')}`,
    );
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    app.clock.setOffset(11 * 60_000);
    expect((await app.request(data.url, { headers })).status).toBe(403);
    app.clock.setOffset(0);
    const forged = data.url.replace(/signature=.{4}/, 'signature=AAAA');
    expect((await app.request(forged, { headers })).status).toBe(403);
  });

  it.each([
    ['头\u200b像\u061c\u2028\u202e.png', '头像.png'],
    ['a\u3164\u2800\uffa0.png', 'a.png'],
    ['.png', '附件.png'],
    ['\u3164 .png', '附件.png'],
  ])('keeps a name without what its reader does not see: %j', async (name, kept) => {
    const hidden = new File([png(64, 64)], name, { type: 'image/png' });
    expect((await send({ file: hidden, scene: 'AVATAR' })).data.fileName).toBe(kept);
  });

  it('POST /v1/getOwnFiles offers the student’s own files of a scene again, of one content the newest, for a year', async () => {
    const [own, other] = [await addStudent(app.deps), await addStudent(app.deps)];
    const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
    const rows = [
      { name: '证书.pdf', sha256: 'a', storedAt: daysAgo(30) },
      { name: '证书（新）.pdf', sha256: 'a', storedAt: daysAgo(2) },
      { name: '成绩单.pdf', sha256: 'b', storedAt: daysAgo(3) },
      { name: '去年.pdf', sha256: 'c', storedAt: daysAgo(366) },
      { name: '已删.pdf', sha256: 'd', status: 'GONE' as const },
    ];
    await addRows(
      rows.map((row) => ({ scene: 'EXEMPT_PROOF', ...row })),
      own,
    );
    await addRows([{ name: '别的用途.pdf', sha256: 'e' }], own);
    const names = async ({ token }: TestStudent) => {
      const { data } = await app.call(getOwnFiles, { scene: 'EXEMPT_PROOF' }, { token });
      return data.list.map(({ fileName }: { fileName: string }) => fileName);
    };
    expect(await names(own)).toEqual(['证书（新）.pdf', '成绩单.pdf']);
    expect(await names(other)).toEqual([]);
  });

  it('F18 keeps exactly three of twelve files that arrive at once where three are allowed', async () => {
    const attach = () => send({ file: picture(), scene: 'QA_FILE', bizId: 'question-1' });
    const answers = await Promise.all(Array.from({ length: 12 }, attach));
    expect(answers.filter(({ errorCode: code }) => code === 0)).toHaveLength(3);
    expect(answers.find(({ errorCode: code }) => code !== 0)).toMatchObject({
      errorCode: errorCode.fileCount,
      errorMsg: '最多上传 3 个附件',
    });
    expect(await app.deps.db.$count(file, eq(file.bizId, 'question-1'))).toBe(3);
    expect(await drafts()).toEqual([]);
  });

  it('refuses an eleventh file where ten are allowed', async () => {
    const attach = () => send({ file: picture(), scene: 'AI_EVIDENCE', bizId: 'plan-1' });
    for (let count = 0; count < 10; count += 1) expect((await attach()).errorCode).toBe(0);
    expect(await attach()).toMatchObject({
      errorCode: errorCode.fileCount,
      errorMsg: '最多上传 10 个佐证文件',
    });
  });

  it('F18 refuses what goes beyond 500 MB of a student, with or without a record that it belongs to', async () => {
    const full = await addStudent(app.deps);
    await addRows([{ size: 500 * 1024 * 1024 }], full);
    const answer = await send({ file: picture(), scene: 'AVATAR' }, full);
    expect(answer).toMatchObject({
      errorCode: errorCode.fileCount,
      errorMsg: expect.stringMatching(/500MB.*请联系教务人员（电话见登录页底部）/),
    });
    await app.deps.db.update(file).set({ status: 'GONE' }).where(eq(file.studentId, full.studentId));
    expect((await send({ file: picture(), scene: 'AVATAR' }, full)).errorCode).toBe(0);
  });

  it('F18 refuses the 201st file within 24 hours, and says when the next may come', async () => {
    const busy = await addStudent(app.deps);
    const hourAgo = new Date(app.clock.now().getTime() - 3_600_000);
    await addRows(Array(200).fill({ storedAt: hourAgo, status: 'GONE' }), busy);
    expect(await send({ file: picture(), scene: 'AVATAR' }, busy)).toMatchObject({
      errorCode: errorCode.tooFrequent,
      errorMsg: '24 小时内最多上传 200 个文件，请 23 小时后再试',
      data: { retryAfter: expect.any(Number) },
    });
    expect((await send({ file: picture(), scene: 'AVATAR' })).errorCode).toBe(0);
  });

  it.each([
    [{ scene: 'AVATAR' }, { file: '请选择文件' }],
    [{ file: 'no file', scene: 'AVATAR' }, { file: '请选择文件' }],
    [{ file: picture(), scene: 'NOTHING' }, { scene: '填写内容不正确' }],
  ])('FORM-3 says which part of the form is wrong (%#)', async (payload, fieldErrors) => {
    expect(await send(payload)).toMatchObject({ errorCode: errorCode.badParameter, data: { fieldErrors } });
    expect(await drafts()).toEqual([]);
  });

  /** Sends a body that says how much of it was asked for. */
  async function post(query: string, headers: Record<string, string>) {
    let taken = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          taken += 1;
          controller.enqueue(new Uint8Array(1024));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body, duplex: 'half', headers };
    const response = await app.request(`/api/v1/upload?${query}`, init as RequestInit);
    return { ...((await response.json()) as { errorCode: number }), taken };
  }

  it('F2 reads nothing of a body before it knows the student, the moment and the type', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const { token } = student;
    const fresh = `sig=x&t=${app.clock.now().getTime()}`;
    const old = `sig=x&t=${app.clock.now().getTime() - 301_000}`;
    expect(await post(fresh, form)).toEqual(
      expect.objectContaining({ errorCode: errorCode.sessionInvalid, taken: 0 }),
    );
    expect(await post(old, { ...form, token })).toMatchObject({
      errorCode: errorCode.badSignature,
      taken: 0,
    });
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      expect(await post(fresh, { 'content-type': type, token })).toMatchObject({
        errorCode: errorCode.badParameter,
        taken: 0,
      });
  });

  it('needs a token', async () => {
    expect((await app.call(upload, { file: picture(), scene: 'AVATAR' })).errorCode).toBe(
      errorCode.sessionInvalid,
    );
  });
});
