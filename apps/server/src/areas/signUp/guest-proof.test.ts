import { kickOtherSession, updateMobile } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import {
  getSignUpRecordNLog,
  leaveSignUpNLog,
  type OpenedSignUp,
  refreshSignUpNLog,
  startSignUp,
  startSignUpNLog,
} from '@qianwei/api/contract/sign-up/open';
import { emptySignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import { cancelSignUpNLog, saveSignUpDraftNLog } from '@qianwei/api/contract/sign-up/submit';
import type { Endpoint } from '@qianwei/api/endpoint';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { account } from '../../db/schema/account.ts';
import { demoPerson } from '../../demo/people.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import {
  freshAddress,
  identityOf,
  ofVisit,
  provenVisit,
  type SignUpVisit,
  submit,
  uploadPhoto,
  visitSignUp,
} from '../../testing/sign-up-visit.ts';
import { eachDatabase } from '../../testing/test-database.ts';

const minute = 60_000;
const codeKey = 'any';

eachDatabase('how long a guest stays proven', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
  }, 60_000);
  beforeEach(() => app.wait(2 * minute));

  const refresh = (visit: SignUpVisit, token?: string) =>
    app.call(refreshSignUpNLog, ofVisit(visit), token === undefined ? {} : { token });

  /** Runs something while the account of a demo student is disabled. */
  async function whileDisabled(name: string, run: () => Promise<void>) {
    const own = eq(account.loginName, demoPerson(name).examineeNo);
    await open().db.update(account).set({ status: 'DISABLED' }).where(own);
    await run().finally(() => open().db.update(account).set({ status: 'NORMAL' }).where(own));
  }

  it('F1 until the number is changed: an old proof neither shows nor takes back what was signed up for', async () => {
    const visit = await provenVisit(app, '周子墨');
    const photoFileId = await uploadPhoto(app, visit.guestTicket);
    const sent = await submit(app, 'PRACTICE', visit, { courseCodes: ['13014'], fee: 6_000, photoFileId });
    const { token } = await app.login('周子墨', { ip: freshAddress() });
    const own = await visitSignUp(app, 'PRACTICE');
    own.guestTicket = (await app.call(startSignUp, ofVisit(own), { token })).data.guestTicket;
    const mobile = '15410000991';
    const smsCode = await app.smsCode(mobile, 'MOBILE', { token });
    const password = await app.seal('Demo@2026x');
    const change = { verifyType: 'PASSWORD', password, mobile, smsCode };
    expect((await app.call(updateMobile, change, { token })).errorCode).toBe(0);

    expect((await refresh(visit)).errorCode).toBe(errorCode.smsCodeWrong);
    const taken = { type: 'PRACTICE', signUpId: sent.data.signUpId, guestTicket: visit.guestTicket };
    expect((await app.call(cancelSignUpNLog, taken)).errorCode).toBe(errorCode.smsCodeWrong);
    expect((await refresh(own, token)).data.record?.status).toBe('UNPAID');
  });

  it('F1 until the other devices are logged out, and the one that asks goes on', async () => {
    const visit = await provenVisit(app, '冯雪');
    const { token } = await app.login('冯雪', { ip: freshAddress() });
    const own = await visitSignUp(app, 'PRACTICE');
    own.guestTicket = (await app.call(startSignUp, ofVisit(own), { token })).data.guestTicket;
    await app.call(kickOtherSession, {}, { token });
    expect((await refresh(visit)).errorCode).toBe(errorCode.smsCodeWrong);
    expect((await refresh(own, token)).errorCode).toBe(0);
  });

  it('F5 a disabled account is answered as nobody, with as many statements, and its proof is over', async () => {
    const visit = await provenVisit(app, '冯雪');
    const draft = { ...ofVisit(visit), document: emptySignUpDocument, revision: 0 };
    expect((await app.call(saveSignUpDraftNLog, draft)).errorCode).toBe(0);
    const person = identityOf('冯雪');
    const { mobile } = person;
    const ask = async (call: Endpoint<unknown, unknown>, who: object) => {
      app.wait(2 * minute);
      const smsCode = await app.smsCode(mobile, 'PRACTICE_SIGNUP', { ip: freshAddress() });
      const fresh = await visitSignUp(app, 'PRACTICE');
      let answer: object = {};
      const statements = await open().statements.during(async () => {
        answer = await app.call(call, { ...ofVisit(fresh), mobile, codeKey, smsCode, ...who });
      });
      return { answer, statements };
    };
    const start = startSignUpNLog as Endpoint<unknown, unknown>;
    const find = getSignUpRecordNLog as Endpoint<unknown, unknown>;
    const nobody = await ask(start, { ...person, examineeNo: '013299999999' });
    expect(nobody.answer).toMatchObject({ errorCode: errorCode.notFound });
    expect((await ask(find, {})).answer).toMatchObject({ errorCode: 0 });
    await whileDisabled('冯雪', async () => {
      expect(await ask(start, person)).toEqual(nobody);
      expect((await ask(find, {})).answer).toMatchObject({ errorCode: errorCode.notFound });
      expect((await refresh(visit)).errorCode).toBe(errorCode.smsCodeWrong);
    });
    expect((await refresh(visit)).errorCode).toBe(0);
  });

  it('a lost answer comes again while the proof lives, and never once the visit was left', async () => {
    const visit = await visitSignUp(app, 'PRACTICE');
    const person = identityOf('周子墨');
    const mobile = '15410000991';
    const smsCode = await app.smsCode(mobile, 'PRACTICE_SIGNUP', { ip: freshAddress() });
    const start = { ...ofVisit(visit), ...person, mobile, codeKey, smsCode };
    const requestNo = 'the-same-request';
    const first = await app.call(startSignUpNLog, start, { requestNo });
    const { guestTicket }: OpenedSignUp = first.data;
    expect(await app.call(startSignUpNLog, start, { requestNo })).toEqual(first);
    await app.call(leaveSignUpNLog, { guestTicket });
    const later = await app.call(startSignUpNLog, start, { requestNo, ip: freshAddress() });
    expect(later).toMatchObject({
      errorCode: errorCode.smsCodeWrong,
      data: { fieldErrors: { smsCode: '请重新获取短信验证码' } },
    });
    expect(JSON.stringify(later)).not.toContain(guestTicket);
  });
});
