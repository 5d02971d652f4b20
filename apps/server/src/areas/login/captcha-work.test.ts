import { solveCaptchaWork } from '@qianwei/api/captcha-work';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, getSmsCode } from '@qianwei/api/contract/login';
import { beforeAll, expect, it } from 'vitest';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

onPostgres('F4 a captcha for those who cannot see the picture', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  let number = 15_499_980_000;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_MODE: '0' });
  }, 60_000);

  async function challenge() {
    address += 1;
    const { data } = await app.call(getCode, { codeType: 'WORK' }, { ip: `10.4.0.${address}` });
    if (!('challenge' in data)) throw new Error('no challenge');
    return data;
  }
  const send = (code: string | null, codeKey: string) => {
    number += 1;
    return app.call(getSmsCode, { mobile: String(number), code, codeKey }, { ip: `10.4.0.${address}` });
  };

  it('F4 work of 17 bits is asked for, and good for 300 seconds', async () => {
    const asked = await challenge();
    expect(asked).toMatchObject({ difficulty: 17, expireSeconds: 300 });
    expect(Buffer.from(asked.challenge, 'base64url').length).toBe(16);
    expect((await challenge()).challenge).not.toBe(asked.challenge);
  });

  it('F4 the answer sends an SMS code, once', async () => {
    const asked = await challenge();
    const code = await solveCaptchaWork(asked);
    expect((await send(code, asked.codeKey)).errorCode).toBe(0);
    const again = await send(code, asked.codeKey);
    expect(again.errorCode).toBe(errorCode.captchaWrong);
    expect(again.data).toEqual({ fieldErrors: { code: '验证已过期，请重新验证后再试' } });
  });

  it('F4 an answer to another challenge is refused and uses this one up', async () => {
    const [asked, other] = [await challenge(), await challenge()];
    expect((await send(await solveCaptchaWork(other), asked.codeKey)).errorCode).toBe(errorCode.captchaWrong);
    expect((await send(await solveCaptchaWork(asked), asked.codeKey)).errorCode).toBe(errorCode.captchaWrong);
  });

  it('F4 work that is five minutes old is refused', async () => {
    const asked = await challenge();
    const code = await solveCaptchaWork(asked);
    app.wait(300_001);
    expect((await send(code, asked.codeKey)).errorMsg).toBe('验证已过期，请重新验证后再试');
  });

  it('F4 an unknown key is refused like a picture', async () => {
    expect((await send('AAAA', 'unknown')).errorMsg).toBe('图形验证码错误或已过期，请重新输入');
  });

  it('F4 pictures and challenges share the 120 that an address may ask for in a minute', async () => {
    const from = { ip: '10.4.1.1' };
    for (let asked = 0; asked < 118; asked += 1) await app.call(getCode, { codeType: 'WORK' }, from);
    expect((await app.call(getCode, { codeType: 'IMAGE' }, from)).errorCode).toBe(0);
    expect((await app.call(getCode, { codeType: 'WORK' }, from)).errorCode).toBe(0);
    for (const codeType of ['IMAGE', 'WORK'])
      expect((await app.call(getCode, { codeType }, from)).errorCode).toBe(errorCode.tooFrequent);
  });
});
