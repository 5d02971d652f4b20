import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';
import { demoPassword, newestSmsCode, students } from '../support/student.ts';
import { squarePng } from './png.ts';
import { specClient } from './spec-client.ts';

let server: RunningServer;
let client: ReturnType<typeof specClient>;

beforeAll(async () => {
  server = await startServer({ env: { PORTAL_TEST_NO_LIMITS: '1' } });
  client = specClient(server.url);
});

afterAll(async () => {
  await server?.stop();
});

const requestNo = () => ({ requestNo: randomUUID() });

/** The key of a fresh captcha, whose answer in test mode is 0000. */
async function captcha(): Promise<{ code: string; codeKey: string }> {
  const { data } = await client.envelope('GET', '/v1/code', { codeType: 'IMAGE' });
  return { code: '0000', codeKey: (data as { codeKey: string }).codeKey };
}

describe('the twelve calls, made by a client written from the specification alone', () => {
  it('API-12 POST /auth/v1/menu/list returns the menu', async () => {
    const token = await client.logIn(students.陈思远.examineeNo, demoPassword);
    const answer = await client.envelope('POST', '/auth/v1/menu/list', {}, { token });
    expect(answer).toMatchObject({ errorCode: 0 });
    expect(answer.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: expect.any(String), title: expect.any(String) }),
      ]),
    );
  });

  it('API-12 POST /v1/upload takes a file form, its sig and t in the query', async () => {
    const token = await client.logIn(students.陈思远.examineeNo, demoPassword);
    const picture = squarePng(64);
    const file = { name: '头像.png', type: 'image/png', base64: picture.toString('base64') };
    const answer = await client.envelope('POST', '/v1/upload', { scene: 'AVATAR' }, { token, file });
    expect(answer).toMatchObject({
      errorCode: 0,
      data: {
        fileName: '头像.png',
        fileSize: picture.length,
        fileType: 'image/png',
        width: 64,
        height: 64,
        sha256: createHash('sha256').update(picture).digest('hex'),
      },
    });
  });

  it('API-12 POST /v1/loginManyWay logs in by password', async () => {
    const { examineeNo } = students.周子墨;
    const password = await client.encrypt(demoPassword);
    const login = { loginType: 'PASSWORD', account: examineeNo, password };
    const answer = await client.envelope('POST', '/v1/loginManyWay', login);
    expect(answer).toMatchObject({ errorCode: 0, data: { name: '周子墨', platform: '10001' } });
    const { token, expire } = answer.data as { token: string; expire: number };
    expect(token).not.toBe('');
    expect(expire).not.toBe(0);
  });

  it('API-12 POST /v1/logout ends the session', async () => {
    const token = await client.logIn(students.赵婉清.examineeNo, demoPassword);
    expect(await client.envelope('POST', '/v1/logout', {}, { token })).toMatchObject({
      errorCode: 0,
      data: null,
    });
    expect(await client.envelope('POST', '/v1/getUserInfo', {}, { token })).toMatchObject({
      errorCode: 1030001,
    });
  });

  it('API-12 GET /v1/code returns a captcha, and the public key', async () => {
    const image = await client.envelope('GET', '/v1/code', { codeType: 'IMAGE' });
    expect(image).toMatchObject({
      errorCode: 0,
      data: { codeKey: expect.any(String), image: expect.stringMatching(/^data:image\//) },
    });
    const key = await client.envelope('GET', '/v1/code', { codeType: 'PUBLIC_KEY' });
    expect(key).toMatchObject({
      errorCode: 0,
      data: { keyId: expect.any(String), publicKey: expect.stringContaining('BEGIN PUBLIC KEY') },
    });
  });

  it('API-12 POST /v1/getSmsCodeNLog sends a code for a purpose', async () => {
    const { mobile } = students.吴佳怡;
    const order = { mobile, scene: 'SEARCH_ID', ...(await captcha()), ...requestNo() };
    expect(await client.envelope('POST', '/v1/getSmsCodeNLog', order)).toMatchObject({
      errorCode: 0,
      data: { resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0008' },
    });
    expect(await newestSmsCode(server.url, mobile)).toMatch(/^\d{6}$/);
  });

  it('API-12 POST /v1/getSmsCode sends a code that logs in', async () => {
    const { mobile } = students.李明轩;
    const solved = await captcha();
    const sent = await client.envelope('POST', '/v1/getSmsCode', { mobile, ...solved, ...requestNo() });
    expect(sent).toMatchObject({ errorCode: 0, data: { resendSeconds: 60, mobileMasked: '154****0005' } });
    const smsCode = await newestSmsCode(server.url, mobile);
    const login = { loginType: 'SMS', mobile, smsCode, codeKey: solved.codeKey };
    expect(await client.envelope('POST', '/v1/loginManyWay', login)).toMatchObject({
      errorCode: 0,
      data: { name: '李明轩' },
    });
  });

  it('API-12 POST /auth/v1/login refuses a ticket that no partner was given', async () => {
    const answer = await client.envelope('POST', '/auth/v1/login', { ticket: randomUUID() });
    expect(answer).toMatchObject({ errorCode: 1050003, errorMsg: '登录凭证已失效，请从原入口重新进入' });
  });

  it('API-12 POST /auth/v1/logout ends the session as well', async () => {
    const token = await client.logIn(students.孙浩然.examineeNo, demoPassword);
    expect(await client.envelope('POST', '/auth/v1/logout', {}, { token })).toMatchObject({
      errorCode: 0,
      data: {},
    });
    expect(await client.envelope('POST', '/v1/getUserInfo', {}, { token })).toMatchObject({
      errorCode: 1030001,
    });
  });

  it("API-12 POST /v1/getStudentDetail returns the student's own record", async () => {
    const { examineeNo, mobile } = students.王雨桐;
    const token = await client.logIn(examineeNo, demoPassword);
    expect(await client.envelope('POST', '/v1/getStudentDetail', {}, { token })).toMatchObject({
      errorCode: 0,
      data: { name: '王雨桐', idCard: '320198199911210268', examineeNo, mobile, majorCode: '120203K' },
    });
  });

  it('API-12 POST /v1/updatePassword changes the password, and the old one no longer works', async () => {
    const { examineeNo } = students.郑凯;
    const token = await client.logIn(examineeNo, demoPassword);
    const [oldPassword, newPassword] = [
      await client.encrypt(demoPassword),
      await client.encrypt('Nanjing#2026'),
    ];
    const change = {
      oldPassword,
      newPassword,
      confirmPassword: await client.encrypt('Nanjing#2026'),
      ...requestNo(),
    };
    expect(await client.envelope('POST', '/v1/updatePassword', change, { token })).toMatchObject({
      errorCode: 0,
      data: { needLogin: true },
    });
    await expect(client.logIn(examineeNo, demoPassword)).rejects.toThrow('no login');
    expect(await client.logIn(examineeNo, 'Nanjing#2026')).not.toBe('');
  });

  it('API-12 POST /v1/getUserInfo takes an empty payload (SESSION-8)', async () => {
    const token = await client.logIn(students.黄磊.examineeNo, demoPassword);
    const answer = await client.envelope('POST', '/v1/getUserInfo', {}, { token });
    expect(answer).toMatchObject({ errorCode: 0, data: { platform: '10002' } });
    expect(Object.keys(answer.data as object)).toEqual(
      expect.arrayContaining(['headUrl', 'schoolLogo', 'schoolName', 'platform']),
    );
  });
});

describe('what the server asks of every call', () => {
  it('API-13 answers an export with a file under a Chinese name', async () => {
    const token = await client.logIn(students.陈思远.examineeNo, demoPassword);
    const list = { pageNo: 1, pageSize: 10, export: true };
    const { status, headers, text } = await client.call('POST', '/v1/getLoginLogList', list, { token });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/csv/);
    const encoded = /filename\*=UTF-8''([^;]+)/i.exec(headers['content-disposition'] ?? '')?.[1] ?? '';
    expect(decodeURIComponent(encoded)).toMatch(/\p{Script=Han}.*\.csv$/u);
    expect(text.trim().split('\n').length).toBeGreaterThan(1);
  });

  it('API-13 answers an export that is refused with an envelope', async () => {
    const list = { pageNo: 1, pageSize: 10, export: true };
    const { headers, text } = await client.call('POST', '/v1/getLoginLogList', list);
    expect(headers['content-disposition']).toBeUndefined();
    expect(JSON.parse(text)).toMatchObject({ errorCode: 1030001 });
  });

  it('API-4 refuses a call whose parameters were changed on the way, and one that is not signed', async () => {
    for (const body of [{}, { sig: '0'.repeat(64), t: Date.now() }]) {
      const answer = await fetch(`${server.url}/api/v1/getPublicServiceListNLog`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(await answer.json()).toMatchObject({ errorCode: 1040002 });
    }
  });

  it('API-2 needs a token where the specification says so', async () => {
    for (const path of ['/auth/v1/menu/list', '/v1/getStudentDetail', '/v1/getUserInfo', '/v1/logout']) {
      expect(await client.envelope('POST', path, {})).toMatchObject({ errorCode: 1030001 });
    }
  });
});
