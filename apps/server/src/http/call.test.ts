import { randomUUID } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import { endpoint } from '@qianwei/api/endpoint';
import { sign } from '@qianwei/api/signing';
import { md5 } from '@qianwei/api/signing/md5';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { dataMeta, idempotentRequest } from '../db/schema/operation.ts';
import { session } from '../db/schema/session.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { eachDatabase } from '../testing/test-database.ts';
import { addStudent } from '../testing/test-student.ts';
import { implement, implementForStudent } from './implement.ts';
import { Refusal } from './refusal.ts';

const greet = endpoint({
  path: '/v1/greetNLog',
  access: 'public',
  payload: v.object({ name: v.pipe(v.string('请输入姓名'), v.maxLength(3)), note: v.optional(v.unknown()) }),
  data: v.object({ text: v.string() }),
});
const look = endpoint({
  method: 'GET',
  path: '/v1/lookNLog',
  access: 'public',
  payload: v.object({ ids: v.union([v.string(), v.array(v.string())]) }),
  data: v.object({ count: v.number() }),
});
const whoAmI = endpoint({
  path: '/v1/whoAmI',
  payload: v.object({}),
  data: v.object({ studentId: v.string() }),
});
const leave = endpoint({
  path: '/v1/leave',
  access: 'passwordChange',
  payload: v.object({}),
  data: v.null(),
});
const record = endpoint({
  path: '/v1/record',
  mutates: true,
  payload: v.object({ text: v.string(), next: v.optional(v.picklist(['refuse', 'crash'])) }),
  data: v.object({ key: v.string() }),
});

const drift = endpoint({
  path: '/v1/driftNLog',
  access: 'public',
  payload: v.object({}),
  data: v.object({ count: v.number() }),
});

const calls = [
  implement(drift, async () => ({ count: 'four' }) as unknown as { count: number }),
  implement(greet, async (_, { name }) => {
    if (name === '崩') throw new Error(`no ${name}`);
    return { text: `你好，${name}`, secret: 1 };
  }),
  implement(look, async (_, { ids }) => ({ count: [ids].flat().length })),
  implementForStudent(whoAmI, async ({ session: { studentId } }) => ({ studentId })),
  implementForStudent(leave, async ({ sessionCookie }) => {
    sessionCookie.clear();
    return null;
  }),
  implementForStudent(record, async ({ db }, { text, next }) => {
    const key = randomUUID();
    await db.insert(dataMeta).values({ key, value: text });
    if (next === 'refuse') throw new Refusal(errorCode.stateForbids, '当前状态不能记录，请刷新后查看');
    if (next === 'crash') throw new Error('crash');
    return { key };
  }),
];

const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

eachDatabase('a call', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: calls });
  });
  const count = (text: string) => open().db.$count(dataMeta, eq(dataMeta.value, text));

  it('API-1 answers in an envelope, with nothing that the contract does not name', async () => {
    const response = await app.send(greet, { name: '林' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ errorCode: 0, errorMsg: '', data: { text: '你好，林' } });
  });

  it('API-1 answers an unknown path with 404 and an envelope', async () => {
    const response = await app.request('/api/v1/nothing', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorCode: errorCode.notFound, data: null });
  });

  it('API-1 answers a crash with 1090000, and explains it to the log, not to the student', async () => {
    const response = await app.send(greet, { name: '崩' });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      errorCode: errorCode.serverBusy,
      errorMsg: '系统繁忙，请稍后再试',
      data: null,
    });
    const line = app.logged.find((text) => text.includes('call failed'));
    expect(line).toContain(response.headers.get('x-correlation-id'));
  });

  it('names an answer outside the contract by path and field, and spares only a real student the crash', async () => {
    expect((await app.call(drift, {})).errorCode).toBe(errorCode.serverBusy);
    expect(app.logged.join('')).toMatch(/\/v1\/driftNLog answers outside its contract at count/);
    const real = await createTestApp({
      database: open(),
      implementations: calls,
      env: { PORTAL_TEST_MODE: '0' },
    });
    expect(await real.call(drift, {})).toMatchObject({ errorCode: 0, data: { count: 'four' } });
    expect(real.logged.join('')).toContain('contract drift');
  });

  it.each(['', '{"a":', '[]', 'null', '"text"', `${'['.repeat(200_000)}`])(
    'API-1 refuses a body that is no JSON object (%#)',
    async (body) => {
      const answer = await (await app.request('/api/v1/greetNLog', { ...json, body })).json();
      expect(answer).toMatchObject({
        errorCode: errorCode.badParameter,
        errorMsg: expect.stringMatching(/\p{Script=Han}/u),
      });
    },
  );

  it('F15 a signed call without requestNo that is sent again changes nothing and gets the first answer', async () => {
    const { token } = await addStudent(app.deps);
    const text = randomUUID();
    const body = JSON.stringify({ text, ...sign({ text }, app.clock.now().getTime()) });
    const replay = async () =>
      (
        await app.request('/api/v1/record', { ...json, body, headers: { ...json.headers, token } })
      ).json() as Promise<{ data: { key: string } }>;
    const first = await replay();
    expect(await replay()).toEqual(first);
    expect(await count(text)).toBe(1);
  });

  it('FORM-3 says at each field what is wrong, never in English', async () => {
    expect(await app.call(greet, {})).toMatchObject({
      errorCode: errorCode.badParameter,
      data: { fieldErrors: { name: '请输入姓名' } },
    });
    expect(await app.call(greet, { name: '太长的名' })).toMatchObject({
      data: { fieldErrors: { name: '填写内容不正确' } },
    });
  });

  it.each(['\0', '\ud800'])('refuses text that no database can hold (%#)', async (text) => {
    const body = { name: text, ...sign({ name: text }, app.clock.now().getTime()) };
    const response = await app.request('/api/v1/greetNLog', { ...json, body: JSON.stringify(body) });
    expect(await response.json()).toMatchObject({ errorCode: errorCode.badParameter });
  });

  it('API-4 refuses a signature of other parameters, and a t more than 5 minutes off', async () => {
    const now = app.clock.now().getTime();
    const post = async (body: object) =>
      (await (await app.request('/api/v1/greetNLog', { ...json, body: JSON.stringify(body) })).json()) as {
        errorCode: number;
      };
    const parameters = { name: '林' };
    expect((await post({ ...parameters, ...sign(parameters, now) })).errorCode).toBe(0);
    expect((await post({ name: '王', ...sign(parameters, now) })).errorCode).toBe(errorCode.badSignature);
    expect((await post({ ...parameters, ...sign(parameters, now - 290_000) })).errorCode).toBe(0);
    expect((await post({ ...parameters, ...sign(parameters, now - 310_000) })).errorCode).toBe(
      errorCode.badSignature,
    );
    expect((await post({ ...parameters, ...sign(parameters, now + 310_000) })).errorCode).toBe(
      errorCode.badSignature,
    );
    expect((await post(parameters)).errorCode).toBe(errorCode.badSignature);
  });

  it('API-4 takes MD5, and no longer SHA-256, when the settings say so', async () => {
    const older = await createTestApp({
      database: open(),
      implementations: calls,
      env: { SIGNATURE_ALGORITHM: 'MD5' },
    });
    const now = older.clock.now().getTime();
    const parameters = { name: '林' };
    const post = async (signature: object) => {
      const body = JSON.stringify({ ...parameters, ...signature });
      const response = await older.request('/api/v1/greetNLog', { ...json, body });
      return ((await response.json()) as { errorCode: number }).errorCode;
    };
    expect(await post(sign(parameters, now, md5))).toBe(0);
    expect(await post(sign(parameters, now))).toBe(errorCode.badSignature);
  });

  it('API-3 API-10 takes a GET with repeated keys', async () => {
    expect(await app.call(look, { ids: ['a', 'b'] })).toMatchObject({ errorCode: 0, data: { count: 2 } });
    expect(await app.call(look, { ids: 'a' })).toMatchObject({ errorCode: 0, data: { count: 1 } });
  });

  it('API-2 knows a student by the token header alone', async () => {
    const student = await addStudent(app.deps);
    expect(await app.call(whoAmI, {}, { token: student.token })).toMatchObject({
      data: { studentId: student.studentId },
    });
    const byCookie = await app.call(
      whoAmI,
      {},
      { headers: { cookie: `org_user_session_id=${student.sessionId}` } },
    );
    expect(byCookie.errorCode).toBe(errorCode.sessionInvalid);
  });

  it('ERR-1 answers 1030001 without a token, with a foreign one, after its end and after logout', async () => {
    const invalid = { errorCode: errorCode.sessionInvalid, errorMsg: '登录已失效，请重新登录' };
    expect(await app.call(whoAmI, {})).toMatchObject(invalid);
    expect(await app.call(whoAmI, {}, { token: randomUUID() })).toMatchObject(invalid);
    const past = await addStudent(app.deps, { expiresAt: app.clock.now() });
    expect(await app.call(whoAmI, {}, { token: past.token })).toMatchObject(invalid);
    const out = await addStudent(app.deps, { revokedAt: app.clock.now(), revokedReason: 'LOGOUT' });
    expect(await app.call(whoAmI, {}, { token: out.token })).toMatchObject(invalid);
  });

  it('ERR-1 says that the account was used elsewhere when it was', async () => {
    const kicked = await addStudent(app.deps, { revokedAt: app.clock.now(), revokedReason: 'KICKED' });
    expect(await app.call(whoAmI, {}, { token: kicked.token })).toMatchObject({
      errorCode: errorCode.loggedInElsewhere,
    });
  });

  it('ERR-2 answers 1030002 until the password is changed, but to password change and logout', async () => {
    const { token } = await addStudent(app.deps, { mustChangeReason: 'FIRST' });
    const refused = { errorCode: errorCode.mustChangePassword, data: { reason: 'FIRST' } };
    expect(await app.call(whoAmI, {}, { token })).toMatchObject(refused);
    expect((await app.call(leave, {}, { token })).errorCode).toBe(0);
  });

  it('SESSION-6 sets the cookie HttpOnly and SameSite=Lax, and Secure on https', async () => {
    const { token } = await addStudent(app.deps);
    const plain = (await app.send(leave, {}, { token })).headers.get('set-cookie');
    expect(plain).toBe('org_user_session_id=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    const secure = await app.send(leave, {}, { token, headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('set-cookie')).toContain('; Secure');
  });

  it('makes one record of a call sent three times at once with one requestNo, and answers alike', async () => {
    const { token } = await addStudent(app.deps);
    const text = randomUUID();
    const requestNo = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => app.call(record, { text }, { token, requestNo })));
    expect(await count(text)).toBe(1);
    expect(answers.map(({ errorCode: code }) => code)).toEqual([0, 0, 0]);
    expect(new Set(answers.map(({ data }) => data.key)).size).toBe(1);
    expect((await app.call(record, { text }, { token, requestNo })).data.key).toBe(answers[0]?.data.key);
  });

  it('refuses another payload under a used requestNo', async () => {
    const { token } = await addStudent(app.deps);
    const requestNo = randomUUID();
    await app.call(record, { text: 'a' }, { token, requestNo });
    expect(await app.call(record, { text: 'b' }, { token, requestNo })).toMatchObject({
      errorCode: errorCode.badParameter,
    });
  });

  it('keeps two students with one requestNo apart', async () => {
    const students = [await addStudent(app.deps), await addStudent(app.deps)];
    const text = randomUUID();
    const requestNo = randomUUID();
    for (const { token } of students) await app.call(record, { text }, { token, requestNo });
    expect(await count(text)).toBe(2);
  });

  it('lets a refused call try again under its requestNo, and undoes a crashed one wholly', async () => {
    const { token } = await addStudent(app.deps);
    const requestNo = randomUUID();
    const text = randomUUID();
    expect((await app.call(record, { text, next: 'refuse' }, { token, requestNo })).errorCode).toBe(
      errorCode.stateForbids,
    );
    expect((await app.call(record, { text }, { token, requestNo })).errorCode).toBe(0);
    expect(await count(text)).toBe(2);
    const crashed = randomUUID();
    expect((await app.call(record, { text: crashed, next: 'crash' }, { token })).errorCode).toBe(
      errorCode.serverBusy,
    );
    expect(await count(crashed)).toBe(0);
  });

  it('stores neither a token nor the answer of a mutating call in the clear', async () => {
    const { token } = await addStudent(app.deps);
    const text = randomUUID();
    const { data } = await app.call(record, { text }, { token });
    const { db } = open();
    const stored = JSON.stringify([
      await db.select().from(session),
      await db.select().from(idempotentRequest),
    ]);
    for (const secret of [token, text, data.key]) expect(stored).not.toContain(secret);
  });

  it('logs neither token, payload, signature nor query', async () => {
    const { token } = await addStudent(app.deps);
    await app.call(record, { text: '320198199809170335 15400000002' }, { token });
    await app.call(look, { ids: 'geheim' });
    await app.call(greet, { name: '崩' });
    const log = app.logged.join('');
    expect(log).toContain('/v1/record');
    for (const secret of [token, '320198199809170335', '15400000002', 'geheim', 'sig', '?'])
      expect(log).not.toContain(secret);
  });
});
