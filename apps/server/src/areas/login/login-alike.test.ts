import { getSmsCode, getSmsCodeNLog, loginManyWay } from '@qianwei/api/contract/login';
import type { Endpoint } from '@qianwei/api/endpoint';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDemoApp, type DemoApp, demoAccount } from '../../testing/demo-app.ts';
import { eachDatabase } from '../../testing/test-database.ts';

const passwordOrSms = loginManyWay as Endpoint<unknown, unknown>;
const askForCode = getSmsCode as Endpoint<unknown, unknown>;
const askForGuestCode = getSmsCodeNLog as Endpoint<unknown, unknown>;
const captcha = { code: '0000', codeKey: 'any' };
const [knownNumber, unknownNumber] = ['15400000002', '15498765432'];

eachDatabase('what nobody has is answered with the same statements', { demo: true }, (open) => {
  let app: DemoApp;
  let address = 0;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);
  // Work after the answer does not count for its time.
  beforeEach(() => {
    vi.spyOn(app.deps.background, 'run').mockImplementation(() => undefined);
  });

  /** Statements before the answer, from an address that has never called. */
  const statementsOf = (call: Endpoint<unknown, unknown>, payload: object) => {
    address += 1;
    return open().statements.during(() => app.call(call, payload, { ip: `10.6.0.${address}` }));
  };
  const wrongPassword = async (account: string) => ({
    loginType: 'PASSWORD',
    account,
    password: await app.seal('Wrong@2026'),
  });

  it('F5 a wrong password', async () => {
    const forStudent = await statementsOf(
      passwordOrSms,
      await wrongPassword(demoAccount('陈思远').examineeNo),
    );
    const forNobody = await statementsOf(passwordOrSms, await wrongPassword('013299999999'));
    expect(forNobody).toEqual(forStudent);
    expect(forStudent.length).toBeGreaterThan(4);
  });

  it('F5 a wrong SMS code that nobody asked for', async () => {
    const guess = (mobile: string) => ({ loginType: 'SMS', mobile, smsCode: '123456', codeKey: 'any' });
    const forStudent = await statementsOf(passwordOrSms, guess(knownNumber));
    expect(await statementsOf(passwordOrSms, guess(unknownNumber))).toEqual(forStudent);
    expect(forStudent.length).toBeGreaterThan(1);
  });

  it('F5 asking for an SMS code, and then a wrong one', async () => {
    const ask = (mobile: string) => statementsOf(askForCode, { mobile, ...captcha });
    vi.spyOn(app.deps.random, 'digits').mockReturnValue('123456');
    const forStudent = await ask(knownNumber);
    expect(await ask(unknownNumber)).toEqual(forStudent);
    const guess = (mobile: string) =>
      statementsOf(passwordOrSms, { loginType: 'SMS', mobile, smsCode: '000000', codeKey: 'any' });
    expect(await guess(unknownNumber)).toEqual(await guess(knownNumber));
  });

  it('F5 asking for a code to find a candidate number', async () => {
    const ask = (mobile: string) => statementsOf(askForGuestCode, { mobile, scene: 'SEARCH_ID', ...captcha });
    const forStudent = await ask('15400000003');
    expect(await ask('15498765433')).toEqual(forStudent);
    expect(forStudent.length).toBeGreaterThan(4);
  });
});
