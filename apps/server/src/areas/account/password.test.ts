import { updateMobile, updatePassword } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCode, getSmsCodeNLog, loginManyWay } from '@qianwei/api/contract/login';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../db/schema/account.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

const captcha = { code: '0000', codeKey: 'any' };

onPostgres('password and mobile number', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  const ip = () => {
    address += 1;
    return `10.4.0.${address}`;
  };
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  async function change(
    token: string,
    newPassword: string,
    more: Record<string, unknown> = {},
    repeated = newPassword,
  ) {
    const payload = {
      newPassword: await app.seal(newPassword),
      confirmPassword: await app.seal(repeated),
      ...more,
    };
    return app.call(updatePassword, payload, { token });
  }
  const withOld = async (old = 'Demo@2026x') => ({ oldPassword: await app.seal(old) });
  const logIn = async (examineeNo: string, password: string) => {
    const payload = { loginType: 'PASSWORD', account: examineeNo, password: await app.seal(password) };
    return app.call(loginManyWay, payload, { ip: ip() });
  };

  it('林一帆 must change the first password before anything else, then works', async () => {
    const { token } = await app.login('林一帆', { ip: ip() });
    const blocked = await app.call(getUserInfo, {}, { token });
    expect([blocked.errorCode, blocked.errorMsg]).toEqual([
      errorCode.mustChangePassword,
      '首次登录，请先修改密码',
    ]);
    const changed = await change(token, 'Fresh#2026', await withOld('Jl@100001'));
    expect(changed).toMatchObject({ errorCode: 0, data: { needLogin: true } });
    const again = await logIn('013226100001', 'Fresh#2026');
    expect(again.data).toMatchObject({ mustChangePassword: false });
  });

  it('API-12 updatePassword ends every session of the account', async () => {
    const [first, second] = [
      await app.login('陈思远', { ip: ip() }),
      await app.login('陈思远', { ip: ip() }),
    ];
    expect((await change(first.token, 'Fresh#2026', await withOld())).errorCode).toBe(0);
    for (const { token } of [first, second]) {
      const ended = await app.call(getUserInfo, {}, { token });
      expect([ended.errorCode, ended.errorMsg]).toEqual([errorCode.sessionInvalid, '密码已修改，请重新登录']);
    }
    expect((await logIn('013223100003', 'Demo@2026x')).errorCode).toBe(errorCode.badParameter);
    expect((await logIn('013223100003', 'Fresh#2026')).errorCode).toBe(0);
  });

  it('FORM-3 says at the field what is wrong with the new password', async () => {
    const { token } = await app.login('周子墨', { ip: ip() });
    const old = await withOld();
    const refusals: [string, Record<string, string>, string?][] = [
      ['Ab#1', { newPassword: '密码应为 8–20 个字符，不含空格' }],
      [`Ab#1${'x'.repeat(17)}`, { newPassword: '密码应为 8–20 个字符，不含空格' }],
      ['onlyletters1', { newPassword: '密码须包含大写字母、小写字母、数字、符号中的至少三种' }],
      ['Ab#170335x', { newPassword: '密码不能包含身份证后六位' }],
      ['Ab#013224200002', { newPassword: '密码不能包含准考证号' }],
      ['Ab#15400000002', { newPassword: '密码不能包含手机号' }],
      ['Fresh#2026', { confirmPassword: '两次输入的新密码不一致' }, 'Fresh#2027'],
      ['Demo@2026x', { newPassword: '新密码不能与最近 5 次相同' }],
    ];
    for (const [password, fieldErrors, repeated] of refusals) {
      const answer = await change(token, password, old, repeated);
      expect(answer).toMatchObject({ errorCode: errorCode.badParameter, data: { fieldErrors } });
    }
    const forgotten = await change(token, 'Fresh#2026');
    expect(forgotten.data).toEqual({ fieldErrors: { oldPassword: '请输入原密码' } });
    const mistaken = await change(token, 'Fresh#2026', await withOld('Wrong@2026'));
    expect(mistaken.data).toEqual({ fieldErrors: { oldPassword: '原密码不正确' } });
  });

  it('a stolen session cannot guess the old password: five tries in 15 minutes', async () => {
    const { token } = await app.login('郑凯', { ip: ip() });
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1) {
      codes.push((await change(token, 'Fresh#2026', await withOld('Wrong@2026'))).errorCode);
    }
    expect(codes).toEqual([...Array(5).fill(errorCode.badParameter), errorCode.tooFrequent]);
    expect((await change(token, 'Fresh#2026', await withOld())).errorCode).toBe(errorCode.tooFrequent);
  });

  it('differs from each of the last five passwords, and the sixth back is free again', async () => {
    let current = 'Demo@2026x';
    for (const next of ['Round#1111', 'Round#2222', 'Round#3333', 'Round#4444', 'Round#5555']) {
      const answer = await logIn('013222200006', current);
      const token = 'token' in answer.data ? answer.data.token : '';
      expect((await change(token, next, await withOld(current))).errorCode).toBe(0);
      app.wait(1000);
      current = next;
    }
    const answer = await logIn('013222200006', current);
    const token = 'token' in answer.data ? answer.data.token : '';
    const refused = await change(token, 'Round#1111', await withOld(current));
    expect(refused.data).toEqual({ fieldErrors: { newPassword: '新密码不能与最近 5 次相同' } });
    expect((await change(token, 'Demo@2026x', await withOld(current))).errorCode).toBe(0);
  });

  it('an SMS code replaces a forgotten password, once, and only that of the bound number', async () => {
    const code = await app.smsCode('15400000004', 'LOGIN', { ip: ip() });
    const login = await app.call(loginManyWay, {
      loginType: 'SMS',
      mobile: '15400000004',
      smsCode: code,
      codeKey: 'any',
    });
    const token = 'token' in login.data ? login.data.token : '';
    const smsCode = await app.smsCode('15400000004', 'PASSWORD', { token, ip: ip() });
    const wrongCode = smsCode === '000000' ? '000001' : '000000';
    expect((await change(token, 'Fresh#2026', { smsCode: wrongCode })).errorCode).toBe(
      errorCode.smsCodeWrong,
    );
    // A mistake in the new password does not use the code up.
    expect((await change(token, 'Demo@2026x', { smsCode })).errorCode).toBe(errorCode.badParameter);
    expect((await change(token, 'Fresh#2026', { smsCode })).errorCode).toBe(0);

    const stranger = await app.login('孙浩然', { ip: ip() });
    const other = { mobile: '15400000009', scene: 'PASSWORD', ...captcha };
    expect((await app.call(getSmsCodeNLog, other, { token: stranger.token })).errorCode).toBe(0);
    expect(await app.outbox('15400000009')).toEqual([]);
  });

  it('a code goes to the bound number when none is named', async () => {
    const { token } = await app.login('李明轩', { ip: ip() });
    const sent = await app.call(getSmsCodeNLog, { scene: 'PASSWORD', ...captcha }, { token });
    expect(sent.data.mobileMasked).toBe('154****0005');
    expect(await app.outbox('15400000005')).toHaveLength(1);
  });

  describe('updateMobile', () => {
    const byPassword = async (mobile: string, smsCode: string, password = 'Demo@2026x') => ({
      verifyType: 'PASSWORD',
      password: await app.seal(password),
      mobile,
      smsCode,
    });

    it('the old number then fails at SMS login, the new one works', async () => {
      const { token } = await app.login('周子墨', { ip: ip() });
      const smsCode = await app.smsCode('15410000002', 'MOBILE', { token, ip: ip() });
      const bound = await app.call(updateMobile, await byPassword('15410000002', smsCode), { token });
      expect(bound.data).toEqual({ mobile: '15410000002' });

      await app.call(getSmsCode, { mobile: '15400000002', ...captcha }, { ip: ip() });
      // No code, and the message that it is no longer bound.
      expect(await app.outbox('15400000002')).toMatchObject([{ scene: 'MOBILE_CHANGED', code: '' }]);
      const code = await app.smsCode('15410000002', 'LOGIN', { ip: ip() });
      const login = await app.call(loginManyWay, {
        loginType: 'SMS',
        mobile: '15410000002',
        smsCode: code,
        codeKey: 'any',
      });
      expect(login.data).toMatchObject({ name: '周子墨' });
    });

    it('F22 ends all other sessions, and notifies the number that was bound', async () => {
      const [own, other] = [await app.login('何静', { ip: ip() }), await app.login('何静', { ip: ip() })];
      const mobile = '15410000010';
      const smsCode = await app.smsCode(mobile, 'MOBILE', { token: own.token, ip: ip() });
      const proof = await byPassword(mobile, smsCode);
      expect((await app.call(updateMobile, proof, { token: own.token })).errorCode).toBe(0);
      expect((await app.call(getUserInfo, {}, { token: own.token })).errorCode).toBe(0);
      expect(await app.call(getUserInfo, {}, { token: other.token })).toMatchObject({
        errorCode: errorCode.sessionInvalid,
        errorMsg: '绑定手机号已更换，请重新登录',
      });
      const [message] = await app.outbox('15400000010');
      expect(message).toMatchObject({
        scene: 'MOBILE_CHANGED',
        text: expect.stringContaining('如非本人操作'),
      });
    });

    it('refuses a number of another account of the platform, also when two ask together', async () => {
      const [first, second] = [
        await app.login('吴佳怡', { ip: ip() }),
        await app.login('冯雪', { ip: ip() }),
      ];
      const taken = await app.smsCode('15400000007', 'MOBILE', { token: first.token, ip: ip() });
      const refused = await app.call(updateMobile, await byPassword('15400000007', taken), {
        token: first.token,
      });
      expect(refused.data).toEqual({ fieldErrors: { mobile: '手机号已被其他账号使用' } });

      const mobile = '15410000077';
      const codes = [await app.smsCode(mobile, 'MOBILE', { token: first.token, ip: ip() })];
      app.wait(60_000);
      codes.push(await app.smsCode(mobile, 'MOBILE', { token: second.token, ip: ip() }));
      const both = await Promise.all(
        [first, second].map(async ({ token }, index) =>
          app.call(updateMobile, await byPassword(mobile, codes[index]!), { token }),
        ),
      );
      expect(both.filter((answer) => answer.errorCode === 0)).toHaveLength(1);
      expect(both.filter((answer) => answer.errorCode === errorCode.serverBusy)).toHaveLength(0);
    });

    it('takes a code to the old number instead of the password', async () => {
      const { token } = await app.login('黄磊', { ip: ip() });
      const oldSmsCode = await app.smsCode('15400000011', 'MOBILE', { token, ip: ip() });
      const smsCode = await app.smsCode('15410000011', 'MOBILE', { token, ip: ip() });
      const payload = { verifyType: 'OLD_MOBILE', oldSmsCode, mobile: '15410000011', smsCode };
      const swapped = { ...payload, oldSmsCode: smsCode === oldSmsCode ? '000000' : smsCode };
      expect((await app.call(updateMobile, swapped, { token })).data).toHaveProperty(
        'fieldErrors.oldSmsCode',
      );
      expect((await app.call(updateMobile, payload, { token })).errorCode).toBe(0);
    });

    it('FORM-3 says at the field what is wrong', async () => {
      const { token } = await app.login('徐悦', { ip: ip() });
      const same = await app.call(updateMobile, await byPassword('15400000012', '123456'), { token });
      expect(same.data).toEqual({ fieldErrors: { mobile: '新手机号与当前手机号相同' } });
      const refused = await app.call(updateMobile, await byPassword('15410000012', '123456', 'Wrong@2026'), {
        token,
      });
      expect(refused.data).toEqual({ fieldErrors: { password: '密码不正确' } });
      const unasked = await app.call(updateMobile, await byPassword('15410000012', '123456'), { token });
      expect(unasked.data).toEqual({ fieldErrors: { smsCode: '短信验证码已失效，请重新获取' } });
    });
  });

  it('no password and no number is readable in the table of accounts', async () => {
    const rows = JSON.stringify(await open().db.select().from(account));
    expect(rows).not.toMatch(/Demo@2026x|Fresh#2026|154[01]00000\d\d/);
  });
});
