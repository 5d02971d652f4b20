import { errorCode } from '@qianwei/api/contract/envelope';
import { loginByTicket, loginManyWay, logout, logoutByTicket } from '@qianwei/api/contract/login';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { beforeAll, expect, it } from 'vitest';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { issueTicket } from '../../testing/sso-ticket.ts';
import { onPostgres } from '../../testing/test-database.ts';

const twelveHours = 12 * 60 * 60_000;

onPostgres('sessions', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const codeOf = async (token: string) => (await app.call(getUserInfo, {}, { token })).errorCode;

  it('SESSION-6 login sets the cookie org_user_session_id, HttpOnly and SameSite=Lax, and logout clears it', async () => {
    const payload = {
      loginType: 'PASSWORD',
      account: '013224200002',
      password: await app.seal('Demo@2026x'),
    };
    const response = await app.send(loginManyWay, payload);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^org_user_session_id=[^;]+;.*HttpOnly.*SameSite=Lax/);
    const { token } = (await response.json()).data;
    expect(cookie).not.toContain(token);
    const ended = await app.send(logout, {}, { token });
    expect(ended.headers.get('set-cookie')).toMatch(/^org_user_session_id=;.*Max-Age=0/);
  });

  it('API-12 POST /v1/logout ends this session and no other', async () => {
    const [first, second] = [await app.login('周子墨'), await app.login('周子墨')];
    expect(await app.call(logout, {}, { token: first.token })).toMatchObject({ errorCode: 0, data: null });
    expect(await codeOf(first.token)).toBe(errorCode.sessionInvalid);
    expect(await codeOf(second.token)).toBe(0);
  });

  it('logs out someone who must change the password first', async () => {
    const { token } = await app.login('林一帆');
    expect(await codeOf(token)).toBe(errorCode.mustChangePassword);
    expect((await app.call(logout, {}, { token })).errorCode).toBe(0);
  });

  it('a session in use ends after twelve hours', async () => {
    const { token, expire } = await app.login('陈思远');
    expect(expire * 1000).toBe(twelveHours);
    for (let use = 0; use < 12; use += 1) {
      app.wait(twelveHours / 12 - (use === 11 ? 1000 : 0));
      expect(await codeOf(token)).toBe(0);
    }
    app.wait(1000);
    expect(await codeOf(token)).toBe(errorCode.sessionInvalid);
  });

  it('API-12 POST /auth/v1/login takes a ticket once, and /auth/v1/logout leads back to the partner', async () => {
    const ticket = await issueTicket(app.deps, '013222200011');
    const answer = await app.call(loginByTicket, { ticket });
    expect(answer.data).toMatchObject({ name: '黄磊', platform: '10002', mustChangePassword: false });
    expect((await app.call(loginByTicket, { ticket })).errorMsg).toBe('登录凭证已失效，请从原入口重新进入');
    const token = 'token' in answer.data ? answer.data.token : '';
    const ended = await app.call(logoutByTicket, {}, { token });
    expect(ended.data).toEqual({ redirectUrl: 'https://library.jianglan.example/' });
    expect(await codeOf(token)).toBe(errorCode.sessionInvalid);
  });

  it('POST /auth/v1/logout without a ticket login leads nowhere', async () => {
    const { token } = await app.login('周子墨');
    expect((await app.call(logoutByTicket, {}, { token })).data).toEqual({});
  });

  it('refuses a ticket that is late, for another platform, of a disabled account, or made up', async () => {
    const late = await issueTicket(app.deps, '013222200011', { expiresAt: app.clock.now() });
    const other = await issueTicket(app.deps, '013222200011');
    const disabled = await issueTicket(app.deps, '013224200015');
    for (const payload of [
      { ticket: late },
      { ticket: other, platform: '10001' },
      { ticket: disabled },
      { ticket: 'x'.repeat(40) },
    ]) {
      expect((await app.call(loginByTicket, payload)).errorCode).toBe(errorCode.stateForbids);
    }
    expect((await app.call(loginByTicket, { ticket: 'short' })).errorCode).toBe(errorCode.badParameter);
  });

  it('of two uses of one ticket that arrive together, one logs in', async () => {
    const ticket = await issueTicket(app.deps, '013222200011');
    const answers = await Promise.all([1, 2, 3].map(() => app.call(loginByTicket, { ticket })));
    expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(1);
  });
});
