import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, getSmsCode, loginManyWay } from '@qianwei/api/contract/login';
import { encryptPassword } from '@qianwei/api/password';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../db/schema/account.ts';
import { captcha } from '../../db/schema/security.ts';
import { session } from '../../db/schema/session.ts';
import { demoPeople } from '../../demo/people.ts';
import { createDemoApp, type DemoApp, demoAccount } from '../../testing/demo-app.ts';
import { eachDatabase } from '../../testing/test-database.ts';
import { parseDateTime } from '../../time.ts';

const minute = 60_000;

eachDatabase('login by password', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  /** Each test has its own address, so that the failures of one do not ask the next for a captcha. */
  const ip = () => `10.1.0.${address}`;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  async function login(typed: string, password: string, more: Record<string, unknown> = {}) {
    const payload = { loginType: 'PASSWORD', account: typed, password: await app.seal(password), ...more };
    return app.call(loginManyWay, payload, { ip: ip() });
  }
  const fresh = () => {
    address += 1;
  };
  const person = (name: string) => demoPeople.find((candidate) => candidate.name === name)!;
  const captchaAnswer = { code: '0000', codeKey: 'any' };

  it.each(demoPeople.map(({ name }) => name))('%s logs in with the candidate number', async (name) => {
    fresh();
    const answer = await app.login(name, { ip: ip() });
    expect(answer.name).toBe(name);
    expect(answer.platform).toBe(person(name).platform);
  });

  it('API-12 loginManyWay answers what the session keeps, and SESSION-2 a non-zero expire', async () => {
    fresh();
    const answer = await app.login('周子墨', { ip: ip() });
    expect(answer).toMatchObject({
      status: 1,
      account: '013224200002',
      applyExamLevel: 'TOP_UP',
      majorName: '计算机科学与技术',
      schoolName: '江澜大学',
      examCommitteeName: '云川省高等教育自学考试委员会办公室',
      needChooseMajor: false,
      mustChangePassword: false,
    });
    expect(answer.expire).toBeGreaterThan(0);
    expect(answer.lastLogin?.ip).toMatch(/\.\*$/);
  });

  it('takes an ID-card number with spaces and the mobile number as the account', async () => {
    fresh();
    const { idCard, mobile } = person('陈思远');
    const spaced = idCard.replace(/(\d{6})(\d{8})/, '$1 $2 ').toLowerCase();
    expect((await login(spaced, 'Demo@2026x')).errorCode).toBe(0);
    expect((await login(` ${mobile} `, 'Demo@2026x')).errorCode).toBe(0);
  });

  it('API-9 reads a password that the client package encrypted', async () => {
    fresh();
    const { data: key } = await app.call(getCode, { codeType: 'PUBLIC_KEY' });
    if (!('publicKey' in key)) throw new Error('no key');
    const password = await encryptPassword('Demo@2026x', key);
    const answer = await app.call(
      loginManyWay,
      { loginType: 'PASSWORD', account: person('陈思远').examineeNo, password },
      { ip: ip() },
    );
    expect(answer.errorCode).toBe(0);
  });

  it('API-9 refuses a password in clear, under an unknown key, and one that is not decryptable, at the field', async () => {
    fresh();
    const { data: key } = await app.call(getCode, { codeType: 'PUBLIC_KEY' });
    const keyId = 'keyId' in key ? key.keyId : '';
    for (const password of ['Demo@2026x', 'no-such-key:QUJD', `${keyId}:QUJD`]) {
      const payload = { loginType: 'PASSWORD', account: '013223100003', password };
      const answer = await app.call(loginManyWay, payload, { ip: ip() });
      expect(answer.errorCode).toBe(errorCode.badParameter);
      expect(answer.data).toHaveProperty('fieldErrors.password');
    }
  });

  it('API-9 every process and every call gets the same public key', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => app.call(getCode, { codeType: 'PUBLIC_KEY' })));
    const other = await createDemoApp(open());
    keys.push(await other.call(getCode, { codeType: 'PUBLIC_KEY' }));
    expect(new Set(keys.map(({ data }) => ('keyId' in data ? data.keyId : ''))).size).toBe(1);
  });

  it('keeps only a hash of the token, which differs at each login', async () => {
    fresh();
    const [first, second] = [
      await app.login('赵婉清', { ip: ip() }),
      await app.login('赵婉清', { ip: ip() }),
    ];
    expect(first.token).not.toBe(second.token);
    expect(Buffer.from(first.token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await open().db.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(first.token);
  });

  it('sets 林一帆 to change the first password, and everyone else not', async () => {
    fresh();
    expect((await app.login('林一帆', { ip: ip() })).mustChangePassword).toBe(true);
    expect((await app.login('黄磊', { ip: ip() })).mustChangePassword).toBe(false);
  });

  it('何静 has two majors and no default: she chooses first', async () => {
    fresh();
    const answer = await app.login('何静', { ip: ip() });
    expect(answer.needChooseMajor).toBe(true);
    expect(answer.majorInfoList.map(({ majorCode, status }) => [majorCode, status])).toEqual([
      ['530701', 'GRADUATED'],
      ['120203K', 'NORMAL'],
    ]);
    expect(answer.applyExamLevel).toBeNull();
  });

  it('asks for a password change once it is older than 180 days', async () => {
    fresh();
    const { examineeNo } = demoAccount('吴佳怡');
    const old = new Date(app.clock.now().getTime() - 181 * 24 * 60 * minute);
    await open().db.update(account).set({ passwordChangedAt: old }).where(eq(account.loginName, examineeNo));
    expect((await app.login('吴佳怡', { ip: ip() })).mustChangePassword).toBe(true);
  });

  describe('wrong passwords', () => {
    it('counts down, asks for a captcha after two, locks after five for 15 minutes; SMS still works', async () => {
      fresh();
      const { examineeNo, mobile } = person('王雨桐');
      const texts = [];
      for (const more of [{}, {}, captchaAnswer, captchaAnswer, captchaAnswer]) {
        const answer = await login(examineeNo, 'Wrong@2026', more);
        const data = answer.data as unknown as {
          fieldErrors?: { password: string };
          captchaRequired: boolean;
        };
        texts.push([answer.errorCode, data.fieldErrors?.password ?? answer.errorMsg, data.captchaRequired]);
      }
      expect(texts).toEqual([
        [1040001, '账号或密码错误，还可尝试 4 次', false],
        [1040001, '账号或密码错误，还可尝试 3 次', true],
        [1040001, '账号或密码错误，还可尝试 2 次', true],
        [1040001, '账号或密码错误，还可尝试 1 次', true],
        [1050003, expect.stringMatching(/^账号已锁定，.*\d\d:\d\d 后可再试或使用短信登录。$/), false],
      ]);
      const right = await login(examineeNo, 'Demo@2026x', captchaAnswer);
      const { lockedUntil } = right.data as unknown as { lockedUntil: string };
      expect(right.errorMsg).toContain(`${lockedUntil.slice(11, 16)} 后可再试`);
      // A minute that has begun counts: whoever tries at the time that is shown gets in.
      const lasts = parseDateTime(lockedUntil).getTime() - app.clock.now().getTime();
      expect(Math.ceil(lasts / minute)).toBeOneOf([15, 16]);

      const smsCode = await app.smsCode(mobile, 'LOGIN', { ip: ip() });
      expect(
        (await app.call(loginManyWay, { loginType: 'SMS', mobile, smsCode, codeKey: 'any' })).errorCode,
      ).toBe(0);

      app.wait(15 * minute + 1);
      expect((await login(examineeNo, 'Demo@2026x')).errorCode).toBe(0);
    });

    it('an account that nobody has is answered alike, to the lock', async () => {
      const answers = async (typed: string) => {
        fresh();
        const texts = [];
        for (let tries = 0; tries < 6; tries += 1) {
          const { errorCode: code, errorMsg, data } = await login(typed, 'Wrong@2026', captchaAnswer);
          texts.push({ code, errorMsg, data });
        }
        return texts;
      };
      expect(await answers('013299999999')).toEqual(await answers(person('孙浩然').examineeNo));
    });

    it('guesses that arrive together are not more than five', async () => {
      fresh();
      const { examineeNo } = person('冯雪');
      // Each with a captcha: otherwise the address's own failures stop some of them before the lock is reached.
      const guesses = Array.from({ length: 12 }, () => login(examineeNo, 'Wrong@2026', captchaAnswer));
      const answers = await Promise.all(guesses);
      const counted = answers.filter(({ data }) => 'password' in Object(Object(data).fieldErrors));
      const locked = answers.filter(({ errorMsg }) => errorMsg.startsWith('账号已锁定'));
      // The fifth already reads of the lock.
      expect([counted.length, locked.length]).toEqual([4, 8]);
      expect((await login(examineeNo, 'Demo@2026x', captchaAnswer)).errorMsg).toContain('账号已锁定');
    });

    it('asks for a captcha after two failures of an address, whichever account is typed', async () => {
      fresh();
      await login('013299999991', 'Wrong@2026');
      await login('013299999992', 'Wrong@2026');
      const asked = await login(person('李明轩').examineeNo, 'Demo@2026x');
      expect(asked.errorCode).toBe(errorCode.captchaWrong);
      expect(asked.data).toEqual({ captchaRequired: true, fieldErrors: { code: '请输入图形验证码' } });
      expect((await login(person('李明轩').examineeNo, 'Demo@2026x', captchaAnswer)).errorCode).toBe(0);
    });
  });

  it('says only to whoever has the right password that an account is locked or disabled', async () => {
    fresh();
    expect((await login('013224200015', 'Demo@2026x')).errorMsg).toBe('账号已停用，请联系 025-0000-0000');
    expect((await login('013224100014', 'Demo@2026x')).errorMsg).toMatch(
      /^账号已锁定，\d+月\d+日 \d\d:\d\d 后可再试或使用短信登录。$/,
    );
    expect((await login('013224200015', 'Wrong@2026')).errorMsg).toBe('提交内容有误，请检查后重试');
  });

  it.each([
    ['no account', { account: '' }, 'account'],
    ['an account of 10,000 characters', { account: 'x'.repeat(10_000) }, 'account'],
    ['an account that is a list', { account: ['013224200002'] }, 'account'],
    ['a password that is an object', { password: { $ne: '' } }, 'password'],
    ['another kind of login', { loginType: 'WECHAT' }, 'loginType'],
  ])('refuses %s at the field', async (_, fields, field) => {
    fresh();
    const payload = { loginType: 'PASSWORD', account: '013224200002', password: 'k:QUJD', ...fields };
    const answer = await app.call(loginManyWay, payload, { ip: ip() });
    expect(answer.errorCode).toBe(errorCode.badParameter);
    expect(Object.keys((answer.data as unknown as { fieldErrors: object }).fieldErrors)).toEqual([field]);
  });

  describe('the captcha', () => {
    const ask = (code: string, codeKey: string, mobile = '15499990000') =>
      app.call(getSmsCode, { mobile, code, codeKey }, { ip: ip() });
    async function picture() {
      fresh();
      const { data } = await app.call(getCode, { codeType: 'IMAGE' }, { ip: ip() });
      if (!('image' in data)) throw new Error('no picture');
      return data;
    }
    /** Sets the answer of the picture: only its hash is stored. */
    async function answerWith(codeKey: string, answer: string) {
      const answerHash = app.deps.secrets.hash(`captcha:${codeKey}:${answer}`);
      await open().db.update(captcha).set({ answerHash }).where(eq(captcha.id, codeKey));
    }

    it('API-12 GET /v1/code draws a PNG that is good for 300 seconds', async () => {
      const { image, expireSeconds } = await picture();
      expect(image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
      expect(expireSeconds).toBe(300);
    });

    it('takes upper and lower case alike, once', async () => {
      const { codeKey } = await picture();
      await answerWith(codeKey, 'ab3d');
      expect((await ask('Ab3D', codeKey)).errorCode).toBe(0);
      expect((await ask('Ab3D', codeKey, '15499990001')).errorCode).toBe(errorCode.captchaWrong);
    });

    it('a wrong answer uses it up, and says so at the field', async () => {
      const { codeKey } = await picture();
      await answerWith(codeKey, 'ab3d');
      const answer = await ask('zzzz', codeKey);
      expect(answer.errorMsg).toBe('图形验证码错误或已过期，请重新输入');
      expect(answer.data).toEqual({ fieldErrors: { code: answer.errorMsg } });
      expect((await ask('ab3d', codeKey)).errorCode).toBe(errorCode.captchaWrong);
    });

    it('dies after five minutes', async () => {
      const { codeKey } = await picture();
      await answerWith(codeKey, 'ab3d');
      app.wait(5 * minute + 1);
      expect((await ask('ab3d', codeKey)).errorCode).toBe(errorCode.captchaWrong);
    });

    it('0000 is right in test mode only', async () => {
      const strict = await createDemoApp(open(), { PORTAL_TEST_MODE: '0' });
      const payload = { mobile: '15499990002', code: '0000', codeKey: 'any' };
      expect((await strict.call(getSmsCode, payload, { ip: '10.9.9.9' })).errorCode).toBe(
        errorCode.captchaWrong,
      );
    });
  });
});
