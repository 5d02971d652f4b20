import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCode, getSmsCodeNLog } from '@qianwei/api/contract/login';
import { expect, it } from 'vitest';
import { createDemoApp, demoAccount } from '../../testing/demo-app.ts';
import { type SmsGateway, startSmsGateway } from '../../testing/sms-gateway.ts';
import { onPostgres } from '../../testing/test-database.ts';

const captcha = { code: '0000', codeKey: 'any' };
const boundMobile = '15400000002';
const unknown = '15498765432';

onPostgres('SMS codes by a gateway', { demo: true }, (open) => {
  const appWith = ({ url }: SmsGateway) => createDemoApp(open(), { SMS_GATEWAY_URL: url });

  it('FORM-2 a login code is answered before the gateway has taken it, as for a number no account has', async () => {
    let release: (status: number) => void = () => undefined;
    const held = new Promise<number>((resolve) => {
      release = resolve;
    });
    const gateway = await startSmsGateway(held);
    const app = await appWith(gateway);
    const first = await app.call(getSmsCode, { mobile: boundMobile, ...captcha }, { ip: '10.3.0.1' });
    const second = await app.call(getSmsCode, { mobile: unknown, ...captcha }, { ip: '10.3.0.2' });
    expect(first).toEqual({ ...second, data: { ...second.data, mobileMasked: '154****0002' } });
    expect(first.errorCode).toBe(0);
    release(200);
    await app.deps.background.settled();
    expect(gateway.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { mobile: boundMobile, scene: 'LOGIN', code: expect.stringMatching(/^\d{6}$/) },
    ]);
  });

  it('a login code or a search code that the gateway refuses is answered alike; the log says so, without the number', async () => {
    const gateway = await startSmsGateway(503, 503, 503, 503);
    const app = await appWith(gateway);
    const login = await app.call(getSmsCode, { mobile: '15400000003', ...captcha }, { ip: '10.3.0.3' });
    const searched = { mobile: '15400000003', scene: 'SEARCH_ID', ...captcha };
    const search = await app.call(getSmsCodeNLog, searched, { ip: '10.3.0.4' });
    expect([login.errorCode, search.errorCode]).toEqual([0, 0]);
    await app.deps.background.settled();
    expect(gateway.received).toHaveLength(4);
    const log = app.logged.join('');
    expect(log.match(/sms failed/g)).toHaveLength(2);
    expect(log).not.toContain('15400000003');
  });

  it('FORM-2 a code that could not be sent says so, and the next may be asked for at once', async () => {
    const gateway = await startSmsGateway(503, 503, 200);
    const app = await appWith(gateway);
    const { name } = demoAccount('周子墨');
    const { token } = await app.login(name, { ip: '10.3.0.5' });
    const ask = () => app.call(getSmsCodeNLog, { scene: 'PASSWORD', ...captcha }, { token, ip: '10.3.0.5' });
    const failed = await ask();
    expect([failed.errorCode, failed.errorMsg]).toEqual([errorCode.serverBusy, '短信发送失败，请稍后再试']);
    expect((await ask()).errorCode).toBe(0);
    expect((await ask()).errorCode).toBe(errorCode.tooFrequent);
    expect(gateway.received).toHaveLength(3);
  });
});
