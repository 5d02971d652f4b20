import { errorCode } from '@qianwei/api/contract/envelope';
import { upload } from '@qianwei/api/contract/upload';
import { beforeAll, expect, it } from 'vitest';
import { png } from '../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { addStudent, type TestStudent } from '../../testing/test-student.ts';
import { uploadRoutes } from './upload.routes.ts';

const picture = (name = '头像 "1".png') => new File([png(64, 64)], name, { type: 'text/html' });

onPostgres('an upload', (open) => {
  let app: TestApp;
  let student: TestStudent;
  beforeAll(async () => {
    app = await createTestApp({
      database: open(),
      implementations: uploadRoutes,
      env: { PUBLIC_ORIGINS: 'https://portal.example' },
    });
    student = await addStudent(app.deps);
  });
  const send = (payload: object) => app.call(upload, payload, { token: student.token });

  it('API-7 API-8 API-12 POST /v1/upload keeps a file signed in the query string, and shows it for ten minutes', async () => {
    const { errorCode: code, data } = await send({ file: picture(), scene: 'AVATAR' });
    expect([code, data]).toEqual([
      0,
      expect.objectContaining({ fileName: '头像 1.png', fileType: 'image/png', width: 64, height: 64 }),
    ]);
    expect(data.sha256).toMatch(/^[0-9a-f]{64}$/);
    const shown = await app.request(data.url);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png(64, 64));
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toContain(
      `inline; filename="file.png"; filename*=UTF-8''${encodeURIComponent('头像 1.png')}`,
    );
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    app.clock.setOffset(11 * 60_000);
    expect((await app.request(data.url)).status).toBe(403);
    app.clock.setOffset(0);
    expect((await app.request(data.url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(403);
  });

  it('gives a page of another origin an address with a host', async () => {
    const options = { token: student.token, headers: { origin: 'https://portal.example' } };
    const { data } = await app.call(upload, { file: picture(), scene: 'AVATAR' }, options);
    expect(data.url).toMatch(/^http:\/\/127\.0\.0\.1\/api\/files\//);
  });

  it('refuses an eleventh file where ten are allowed', async () => {
    const attach = () => send({ file: picture(), scene: 'AI_EVIDENCE', bizId: 'plan-1' });
    for (let count = 0; count < 10; count += 1) expect((await attach()).errorCode).toBe(0);
    expect(await attach()).toMatchObject({
      errorCode: errorCode.fileCount,
      errorMsg: '最多上传 10 个佐证文件',
    });
  });

  it.each([
    [{ scene: 'AVATAR' }, { file: '请选择文件' }],
    [{ file: 'no file', scene: 'AVATAR' }, { file: '请选择文件' }],
    [{ file: picture(), scene: 'NOTHING' }, { scene: '填写内容不正确' }],
  ])('FORM-3 says which part of the form is wrong (%#)', async (payload, fieldErrors) => {
    expect(await send(payload)).toMatchObject({ errorCode: errorCode.badParameter, data: { fieldErrors } });
  });

  it('refuses a body that is no form', async () => {
    const post = async (body: BodyInit, type: string) =>
      (
        await app.request(`/api/v1/upload?sig=x&t=${app.clock.now().getTime()}`, {
          method: 'POST',
          body,
          headers: { token: student.token, 'content-type': type },
        })
      ).json();
    expect(await post('{}', 'application/json')).toMatchObject({ errorCode: errorCode.badParameter });
    expect(await post('--x', 'multipart/form-data; boundary=x')).toMatchObject({
      errorCode: errorCode.badParameter,
    });
  });

  it('needs a token', async () => {
    expect((await app.call(upload, { file: picture(), scene: 'AVATAR' })).errorCode).toBe(
      errorCode.sessionInvalid,
    );
  });
});
