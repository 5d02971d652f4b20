import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, getSmsCode, getSmsCodeNLog, loginManyWay } from '@qianwei/api/contract/login';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPeople } from '../../demo/people.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { parseDateTime } from '../../time.ts';

const minute = 60_000;
const captcha = { code: '0000', codeKey: 'any' };
const right = 'Demo@2026x';
const wrongPassword = 'Wrong@2026';

onPostgres('a stranger neither guesses nor locks out', { demo: true }, (open) => {
  let app: DemoApp;
  let block = 0;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);
  beforeEach(() => {
    block += 1;
    // Counts of earlier tests expire.
    app.wait(25 * 60 * minute);
  });
  const ip = (host: number) => `10.${block}.${host >> 8}.${host & 255}`;
  const person = (name: string) => demoPeople.find((candidate) => candidate.name === name)!;

  const post = async (payload: object, from: string, cookie?: string) => {
    const response = await app.send(loginManyWay, payload, { ip: from, headers: cookie ? { cookie } : {} });
    const body = (await response.json()) as {
      errorCode: number;
      errorMsg: string;
      data: {
        token: string;
        captchaRequired?: boolean;
        lockedUntil?: string;
        fieldErrors?: { password?: string };
      };
    };
    return { ...body, cookies: response.headers.getSetCookie() };
  };
  const byPassword = async (
    typed: string,
    password: string,
    from: string,
    cookie?: string,
    more: object = {},
  ) =>
    post(
      { loginType: 'PASSWORD', account: typed, password: await app.seal(password), ...more },
      from,
      cookie,
    );
  /** The cookie of a browser that has logged in. */
  async function deviceOf(name: string, from: string): Promise<string> {
    const { cookies } = await byPassword(person(name).examineeNo, right, from);
    const cookie = cookies.find((text) => text.startsWith('org_known_device='));
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Max-Age=15552000$/);
    return cookie!.split(';')[0]!;
  }

  it('F3 a hammered student logs in from the browser used before, by password and by SMS', async () => {
    const { examineeNo, mobile } = person('王雨桐');
    const home = ip(1);
    const cookie = await deviceOf('王雨桐', home);
    // Ten minutes of a stranger with many addresses, the student's own among them, who solves every captcha.
    for (let second = 0; second < 600; second += 10) {
      const from = second % 60 === 0 ? home : ip(2 + second / 10);
      await byPassword(examineeNo, wrongPassword, from, undefined, captcha);
      await byPassword(mobile, wrongPassword, from, undefined, captcha);
      const asked = { mobile, codeKey: `stranger-${second}`, code: '0000' };
      await app.call(getSmsCode, asked, { ip: from });
      const guess = { loginType: 'SMS', mobile, smsCode: '000000' };
      for (const codeKey of [asked.codeKey, 'any', 'owner']) await post({ ...guess, codeKey }, from);
      const scenes = ['PRACTICE_SIGNUP', 'ENGLISH_SIGNUP', 'SEARCH_ID'];
      for (const scene of scenes) await app.call(getSmsCodeNLog, { ...asked, scene }, { ip: from });
      app.wait(10_000);
    }
    expect(await byPassword(examineeNo, right, home, cookie)).toMatchObject({ errorCode: 0 });

    // At most the minute of FORM-2 has to be waited for.
    app.wait(minute);
    const asked = await app.call(
      getSmsCode,
      { mobile, code: '0000', codeKey: 'owner' },
      { ip: home, headers: { cookie } },
    );
    expect(asked.errorCode).toBe(0);
    const [message] = await app.outbox(mobile);
    for (let tries = 0; tries < 20; tries += 1)
      await post({ loginType: 'SMS', mobile, smsCode: '000000', codeKey: `x${tries}` }, ip(900));
    const login = { loginType: 'SMS', mobile, smsCode: message!.code, codeKey: 'owner' };
    expect(await post(login, home, cookie)).toMatchObject({ errorCode: 0, data: { name: '王雨桐' } });
  });

  it('F3 five wrong codes kill only the code of whoever tried them', async () => {
    const { mobile } = person('冯雪');
    await app.call(getSmsCode, { mobile, code: '0000', codeKey: 'owner' }, { ip: ip(1) });
    const [message] = await app.outbox(mobile);
    for (const codeKey of ['stranger', 'any', 'owner-of-another']) {
      for (let tries = 0; tries < 6; tries += 1)
        await post({ loginType: 'SMS', mobile, smsCode: '000000', codeKey }, ip(2));
    }
    const stolen = { loginType: 'SMS', mobile, smsCode: message!.code, codeKey: 'stranger' };
    expect((await post(stolen, ip(2))).errorCode).toBe(errorCode.smsCodeWrong);
    expect((await post({ ...stolen, codeKey: 'owner' }, ip(1))).errorCode).toBe(0);
  });

  it('F3 messages that guests ask for use up nothing of a login', async () => {
    const { mobile } = person('黄磊');
    for (let sent = 0; sent < 12; sent += 1) {
      for (const scene of ['PRACTICE_SIGNUP', 'ENGLISH_SIGNUP', 'SEARCH_ID'])
        await app.call(getSmsCodeNLog, { mobile, scene, ...captcha }, { ip: ip(sent) });
      app.wait(minute);
    }
    expect((await app.call(getSmsCode, { mobile, ...captcha }, { ip: ip(50) })).errorCode).toBe(0);
  });

  it('F20 a number gets two messages at once from guests, and five an hour, whatever they say they are for', async () => {
    const mobile = '15499990020';
    const round = async () => {
      const codes = [];
      for (const scene of ['PRACTICE_SIGNUP', 'ENGLISH_SIGNUP', 'SEARCH_ID'])
        codes.push((await app.call(getSmsCodeNLog, { mobile, scene, ...captcha }, { ip: ip(1) })).errorCode);
      app.wait(minute);
      return codes;
    };
    const late = errorCode.tooFrequent;
    expect(await round()).toEqual([0, 0, late]);
    expect(await round()).toEqual([0, 0, late]);
    expect(await round()).toEqual([0, late, late]);
  });

  it('F9 the right login of one’s own does not clear what an address has failed', async () => {
    const stranger = ip(1);
    const asked = [];
    for (const name of ['李明轩', '王雨桐', '冯雪', '孙浩然']) {
      const { errorCode: code, data } = await byPassword(person(name).examineeNo, wrongPassword, stranger);
      asked.push(code === errorCode.captchaWrong || data.captchaRequired);
      await byPassword(person('黄磊').examineeNo, right, stranger, undefined, captcha);
    }
    expect(asked).toEqual([false, true, true, true]);
  });

  it('F9 after fifty names that failed, a network waits, but for browsers that are known', async () => {
    const cookie = await deviceOf('徐悦', ip(1));
    for (let name = 0; name < 50; name += 1)
      await byPassword(`0132999${String(10_000 + name)}`, wrongPassword, ip(1), undefined, captcha);
    const { examineeNo } = person('徐悦');
    const refused = await byPassword(examineeNo, right, ip(1), undefined, captcha);
    expect([refused.errorCode, refused.errorMsg]).toEqual([
      errorCode.tooFrequent,
      '当前网络登录失败次数过多，请 15 分钟后再试，或使用短信登录',
    ]);
    expect((await byPassword(examineeNo, right, ip(1), cookie)).errorCode).toBe(0);
    expect((await byPassword(examineeNo, right, ip(2))).errorCode).toBe(0);
  });

  it('F3 an account on its guard gives each network one guess an hour, and opens to the right password', async () => {
    const { examineeNo } = person('孙浩然');
    for (let host = 0; host < 5; host += 1) {
      for (let tries = 0; tries < 4; tries += 1)
        await byPassword(examineeNo, wrongPassword, ip(10 + host), undefined, captcha);
    }
    expect((await byPassword(examineeNo, wrongPassword, ip(1))).errorCode).toBe(errorCode.captchaWrong);
    const first = await byPassword(examineeNo, wrongPassword, ip(1), undefined, captcha);
    expect(first.errorMsg).toMatch(/^账号已锁定，.*\d\d:\d\d 后可再试或使用短信登录。$/);
    const lasts = parseDateTime(first.data.lockedUntil ?? '').getTime() - app.clock.now().getTime();
    expect(Math.ceil(lasts / minute)).toBeOneOf([60, 61]);
    expect((await byPassword(examineeNo, right, ip(1), undefined, captcha)).errorMsg).toContain('已锁定');
    expect((await byPassword(examineeNo, right, ip(2), undefined, captcha)).errorCode).toBe(0);
  });

  it('F17 the tries left do not reveal that a number and a candidate are one student', async () => {
    const { examineeNo, mobile } = person('吴佳怡');
    const left = async (typed: string) =>
      (await byPassword(typed, wrongPassword, ip(1), undefined, captcha)).data.fieldErrors?.password;
    await left(examineeNo);
    expect(await left(examineeNo)).toContain('还可尝试 3 次');
    expect(await left(mobile)).toContain('还可尝试 4 次');
    const other = await left('15498765432');
    expect(other).toContain('还可尝试 4 次');
  });

  it('F13 thirty right logins at once are thirty logins', async () => {
    const { examineeNo } = person('郑凯');
    const logins = await Promise.all(Array.from({ length: 30 }, () => byPassword(examineeNo, right, ip(1))));
    expect(logins.map(({ errorMsg }) => errorMsg)).toEqual(Array(30).fill(''));
  });

  it('F15 a sealed password that was sent once logs in nobody again, however it is spelled', async () => {
    const { examineeNo } = person('周子墨');
    const sealed = await app.seal(right);
    const login = { loginType: 'PASSWORD', account: examineeNo, password: sealed };
    expect((await post(login, ip(1))).errorCode).toBe(0);
    for (const password of [sealed, `${sealed}=`]) {
      const again = await post({ ...login, password }, ip(1));
      expect(again.data).toMatchObject({ fieldErrors: { password: '密码已提交过一次，请重新输入后再试' } });
    }
  });

  it('F15 the key of a day opens nothing the day after', async () => {
    const sealed = await app.seal(right);
    app.wait(26 * 60 * minute);
    const login = { loginType: 'PASSWORD', account: person('周子墨').examineeNo, password: sealed };
    expect((await post(login, ip(1))).data).toMatchObject({
      fieldErrors: { password: '密码未能解密，请刷新页面后重试' },
    });
    expect((await app.seal(right)).split(':')[0]).not.toBe(sealed.split(':')[0]);
  });

  describe('a known browser', () => {
    it('is a stranger to everybody else', async () => {
      const cookie = await deviceOf('赵婉清', ip(1));
      const { examineeNo } = person('何静');
      for (let tries = 0; tries < 5; tries += 1)
        await byPassword(examineeNo, wrongPassword, ip(1), cookie, captcha);
      expect((await byPassword(examineeNo, right, ip(1), undefined, captcha)).errorMsg).toContain('已锁定');
    });

    it('has five tries of its own, too', async () => {
      const cookie = await deviceOf('赵婉清', ip(1));
      const { examineeNo } = person('赵婉清');
      for (let tries = 0; tries < 5; tries += 1)
        await byPassword(examineeNo, wrongPassword, ip(tries), cookie, captcha);
      expect((await byPassword(examineeNo, right, ip(9), cookie, captcha)).errorMsg).toContain('已锁定');
    });

    it('F3 logs in while its whole network is flooded: with calls, captchas and logins', async () => {
      const flooded = ip(1);
      const cookie = await deviceOf('赵婉清', flooded);
      const { examineeNo, mobile } = person('赵婉清');
      const stranger = (call: typeof getCode) => app.call(call, { codeType: 'IMAGE' }, { ip: flooded });
      for (let sent = 0; sent < 121; sent += 1) await stranger(getCode);
      expect((await stranger(getCode)).errorCode).toBe(errorCode.tooFrequent);
      const junk = { loginType: 'SMS', mobile: '15499990000', smsCode: '000000', codeKey: 'x' };
      await Promise.all(Array.from({ length: 300 }, () => post(junk, flooded)));
      expect((await post(junk, flooded)).errorCode).toBe(errorCode.tooFrequent);

      const own = { ip: flooded, headers: { cookie } };
      expect((await app.call(getCode, { codeType: 'IMAGE' }, own)).errorCode).toBe(0);
      expect((await byPassword(examineeNo, right, flooded, cookie)).errorCode).toBe(0);
      await app.call(getSmsCode, { mobile, code: '0000', codeKey: 'own' }, own);
      const [message] = await app.outbox(mobile);
      const login = { loginType: 'SMS', mobile, smsCode: message!.code, codeKey: 'own' };
      expect((await post(login, flooded, cookie)).errorCode).toBe(0);
    });

    it('made up is none', async () => {
      const { cookies, data } = await byPassword(
        person('赵婉清').examineeNo,
        right,
        ip(1),
        'org_known_device=x',
      );
      expect(cookies.find((text) => text.startsWith('org_known_device='))).toMatch(/=[\w-]{43}\.[\w-]{43};/);
      expect((await app.call(getUserInfo, {}, { token: data.token })).errorCode).toBe(0);
    });
  });
});
