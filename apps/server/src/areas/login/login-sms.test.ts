import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCode, getSmsCodeNLog, loginManyWay } from '@qianwei/api/contract/login';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../db/schema/account.ts';
import { platform } from '../../db/schema/institution.ts';
import { smsCode } from '../../db/schema/security.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { eachDatabase } from '../../testing/test-database.ts';

const minute = 60_000;
const captcha = { code: '0000', codeKey: 'any' };

eachDatabase('login by SMS', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  const ip = () => {
    address += 1;
    return `10.2.0.${address}`;
  };
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const ask = (mobile: string) => app.call(getSmsCode, { mobile, ...captcha }, { ip: ip() });
  const login = (mobile: string, code: string, more: Record<string, unknown> = {}) =>
    app.call(
      loginManyWay,
      { loginType: 'SMS', mobile, smsCode: code, codeKey: 'any', ...more },
      { ip: ip() },
    );

  it('API-12 getSmsCode sends six digits to the bound number, and they log in once', async () => {
    const mobile = '15400000002';
    const asked = await ask(mobile);
    expect(asked.data).toEqual({ resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0002' });
    const [message] = await app.outbox(mobile);
    expect(message).toMatchObject({ scene: 'LOGIN', code: expect.stringMatching(/^\d{6}$/) });
    expect(message?.text).toContain(message?.code);
    expect(await login(mobile, message!.code)).toMatchObject({ errorCode: 0, data: { name: '周子墨' } });
    const again = await login(mobile, message!.code);
    expect([again.errorCode, again.errorMsg]).toEqual([
      errorCode.smsCodeWrong,
      '短信验证码已失效，请重新获取',
    ]);
  });

  it('keeps no code and no number in clear', async () => {
    const code = await app.smsCode('15400000013', 'LOGIN', { ip: ip() });
    const stored = JSON.stringify([
      await open().db.select().from(smsCode),
      await open().db.select().from(account),
    ]);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain('15400000013');
  });

  describe('FORM-2 one code a minute for a number and a purpose', () => {
    it('FORM-2 a second request within 60 seconds is refused with the seconds left', async () => {
      await ask('15400000003');
      app.wait(10_000);
      const refused = await ask('15400000003');
      expect(refused.errorCode).toBe(errorCode.tooFrequent);
      const { retryAfter } = refused.data as unknown as { retryAfter: number };
      expect(retryAfter).toBeGreaterThanOrEqual(49);
      expect(retryAfter).toBeLessThanOrEqual(50);
      expect(refused.errorMsg).toBe(`操作过于频繁，请 ${retryAfter} 秒后再试`);
      app.wait(50_000);
      expect((await ask('15400000003')).errorCode).toBe(0);
    });

    it('FORM-2 another purpose counts on its own', async () => {
      await ask('15400000004');
      const payload = { mobile: '15400000004', scene: 'SEARCH_ID', ...captcha };
      expect((await app.call(getSmsCodeNLog, payload, { ip: ip() })).errorCode).toBe(0);
    });

    it('FORM-2 of ten requests that arrive together one sends', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask('15400000005')));
      expect(answers.filter(({ errorCode: code }) => code === 0)).toHaveLength(1);
      expect(await app.outbox('15400000005')).toHaveLength(1);
    });

    it('FORM-2 F20 no more than five an hour and ten a day for a number', async () => {
      const codes = [];
      for (let tries = 0; tries < 12; tries += 1) {
        codes.push((await ask('15400000006')).errorCode);
        app.wait(tries === 5 ? 60 * minute : minute);
      }
      const late = errorCode.tooFrequent;
      expect(codes).toEqual([0, 0, 0, 0, 0, late, 0, 0, 0, 0, 0, late]);
      app.wait(60 * minute);
      expect((await ask('15400000006')).errorCode).toBe(late);
      expect(await app.outbox('15400000006')).toHaveLength(10);
    });

    it('FORM-2 no more than thirty an hour for an address', async () => {
      const from = { ip: '10.3.0.1' };
      for (let sent = 0; sent < 30; sent += 1) {
        const mobile = `155000000${String(sent).padStart(2, '0')}`;
        expect((await app.call(getSmsCode, { mobile, ...captcha }, from)).errorCode).toBe(0);
      }
      const refused = await app.call(getSmsCode, { mobile: '15500000099', ...captcha }, from);
      expect(refused.errorCode).toBe(errorCode.tooFrequent);
    });
  });

  it('an older code dies when a newer one is sent', async () => {
    const first = await app.smsCode('15400000007', 'LOGIN', { ip: ip() });
    app.wait(minute);
    const second = await app.smsCode('15400000007', 'LOGIN', { ip: ip() });
    if (first !== second) expect((await login('15400000007', first)).errorCode).toBe(errorCode.smsCodeWrong);
    expect((await login('15400000007', second)).errorCode).toBe(0);
  });

  it('a code dies after five minutes', async () => {
    const code = await app.smsCode('15400000008', 'LOGIN', { ip: ip() });
    app.wait(5 * minute);
    expect((await login('15400000008', code)).errorMsg).toBe('短信验证码已失效，请重新获取');
  });

  it('five wrong tries kill a code, and the text counts down at the field', async () => {
    const code = await app.smsCode('15400000009', 'LOGIN', { ip: ip() });
    const wrongCode = code === '000000' ? '000001' : '000000';
    const texts = [];
    for (let tries = 0; tries < 5; tries += 1) texts.push((await login('15400000009', wrongCode)).data);
    const at = (text: string) => ({ fieldErrors: { smsCode: text } });
    expect(texts).toEqual([
      ...[4, 3, 2, 1].map((left) => at(`短信验证码错误（还可尝试 ${left} 次）`)),
      at('短信验证码已失效，请重新获取'),
    ]);
    expect((await login('15400000009', code)).errorCode).toBe(errorCode.smsCodeWrong);
  });

  it('a number that no account has is answered alike, and nothing is sent', async () => {
    const withoutAccount = await ask('15498765432');
    const withAccount = await ask('15400000010');
    expect({ ...withoutAccount.data, mobileMasked: '' }).toEqual({ ...withAccount.data, mobileMasked: '' });
    expect(await app.outbox('15498765432')).toEqual([]);
    expect((await login('15498765432', '123456')).errorMsg).toBe('短信验证码错误（还可尝试 4 次）');
  });

  it('a login code does not pass for another purpose', async () => {
    const search = { mobile: '15400000011', scene: 'SEARCH_ID', ...captcha };
    await app.call(getSmsCodeNLog, search, { ip: ip() });
    const [message] = await app.outbox('15400000011');
    expect((await login('15400000011', message!.code)).errorCode).toBe(errorCode.smsCodeWrong);
  });

  it('a number bound on two platforms offers a pick list; the code stays good until one is picked', async () => {
    const { db } = open();
    const mobile = '15400000012';
    const [twin] = await db
      .select({ id: account.id, mobileHash: account.mobileHash })
      .from(account)
      .innerJoin(platform, eq(platform.id, account.platformId))
      .where(eq(platform.code, '10003'));
    await db
      .update(account)
      .set({ mobileHash: twin!.mobileHash })
      .where(eq(account.loginName, '013222200011'));

    const code = await app.smsCode(mobile, 'LOGIN', { ip: ip() });
    const listed = await login(mobile, code);
    const candidates = 'candidates' in listed.data ? listed.data.candidates : [];
    expect(candidates.map(({ nameMasked, examineeNoMasked }) => [nameMasked, examineeNoMasked])).toEqual([
      ['黄*', '0132****0011'],
      ['徐*', '0132****0012'],
    ]);
    const foreign = await login(mobile, code, { studentId: 'someone-else' });
    expect(foreign.errorCode).toBe(errorCode.notFound);
    const picked = await login(mobile, code, { studentId: candidates[1]!.studentId });
    expect(picked.data).toMatchObject({ name: '徐悦', platform: '10003' });
    expect((await login(mobile, code, { studentId: candidates[0]!.studentId })).errorCode).toBe(
      errorCode.smsCodeWrong,
    );
  });

  it('a disabled account reads whom to call', async () => {
    const code = await app.smsCode('15400000015', 'LOGIN', { ip: ip() });
    expect((await login('15400000015', code)).errorMsg).toBe('账号已停用，请联系 025-0000-0000');
  });

  it.each(['12345678901', '1540000000', '154000000021', 'abc', ''])(
    'FORM-1 refuses the mobile number “%s”',
    async (mobile) => {
      const answer = await ask(mobile);
      expect(answer.errorCode).toBe(errorCode.badParameter);
      expect(answer.data).toHaveProperty('fieldErrors.mobile');
    },
  );

  it('sends no code without a captcha', async () => {
    const answer = await app.call(getSmsCode, { mobile: '15400000002' }, { ip: ip() });
    expect(answer.data).toMatchObject({ fieldErrors: { code: '请输入图形验证码' } });
  });

  it('codes for the password and for a new number need a session', async () => {
    for (const scene of ['PASSWORD', 'MOBILE']) {
      const answer = await app.call(getSmsCodeNLog, { scene, ...captcha }, { ip: ip() });
      expect(answer.errorCode).toBe(errorCode.sessionInvalid);
    }
  });
});
