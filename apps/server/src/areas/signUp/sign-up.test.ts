import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getSignUpConfigNLog } from '@qianwei/api/contract/sign-up/config';
import { refreshSignUpNLog, startSignUp, startSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { emptySignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import { cancelSignUpNLog, saveSignUpDraftNLog } from '@qianwei/api/contract/sign-up/submit';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import {
  freshAddress,
  identityOf,
  ofVisit,
  proveGuest,
  provenVisit,
  submit,
  uploadPhoto,
  visitSignUp,
} from '../../testing/sign-up-visit.ts';
import { eachDatabase } from '../../testing/test-database.ts';

const minute = 60_000;

eachDatabase('实践考核报名', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);
  // The countdown between two codes to one number.
  beforeEach(() => app.wait(61 * minute));

  it('/practiceSignUp shows the open batch with what is left of each course', async () => {
    const { data } = await app.call(getSignUpConfigNLog, { type: 'PRACTICE' });
    expect(data.batch).toMatchObject({ status: 'OPEN', maxCourse: 6, feeEnabled: true, readSeconds: 10 });
    expect(data.batch?.courseList.find(({ courseCode }) => courseCode === '13004')).toMatchObject({
      ...{ quota: 2, left: 1, theoryCode: '13003', fee: 6000 },
    });
  });

  it('/practiceSignUp who is logged in reads of a sign-up for an earlier batch, and opens it without the notices', async () => {
    const { token } = await app.login('冯雪');
    const { data } = await app.call(getSignUpConfigNLog, { type: 'PRACTICE' }, { token });
    expect(data.batch?.status).toBe('OPEN');
    expect(data.own).toMatchObject([{ status: 'ARRANGED', due: 0, payDeadline: null }]);
    const batchId = data.own[0]?.batchId ?? '';
    expect(data.running.map((batch) => batch.batchId)).toEqual([data.batch?.batchId, batchId]);
    const earlier = await app.call(getSignUpConfigNLog, { type: 'PRACTICE', batchId }, { token });
    expect(earlier.data.batch).toMatchObject({ batchId, status: 'ARRANGED' });
    const { guestTicket } = earlier.data;
    const opened = await app.call(startSignUp, { type: 'PRACTICE', batchId, guestTicket }, { token });
    expect(opened.data.record?.seats).toHaveLength(2);
    const guest = await app.call(getSignUpConfigNLog, { type: 'PRACTICE' });
    expect(guest.data.own).toEqual([]);
    const unknown = await app.call(getSignUpConfigNLog, { type: 'ENGLISH', batchId });
    expect(unknown.errorCode).toBe(errorCode.notFound);
  });

  it('/practiceSignUp the notices are read for ten seconds by the server’s clock, whatever the page says', async () => {
    const { data } = await app.call(getSignUpConfigNLog, { type: 'PRACTICE' });
    app.wait(9_000);
    const visit = { type: 'PRACTICE', batchId: data.batch?.batchId, guestTicket: data.guestTicket };
    const identity = { ...identityOf('周子墨'), smsCode: '000000', codeKey: 'any' };
    const early = await app.call(startSignUpNLog, { ...visit, ...identity });
    expect([early.errorCode, early.errorMsg]).toEqual([
      errorCode.stateForbids,
      '请先阅读报名须知，还有 1 秒',
    ]);
  });

  it('/practiceSignUp 周子墨 sees what he may sign up for, and why not the rest', async () => {
    const visit = await visitSignUp(app, 'PRACTICE');
    const opened = await proveGuest(app, 'PRACTICE', visit, '周子墨');
    expect(opened.holder).toMatchObject({ name: '周*墨', mobile: '154****0002', examineeNo: '013224200002' });
    const free = opened.courses.filter(({ obstacle }) => obstacle === null);
    expect(free.map(({ courseCode }) => courseCode)).toEqual(['02334', '13014']);
    expect(opened.courses.some(({ isPassed }) => isPassed)).toBe(false);
    const theory = opened.courses.find(({ courseCode }) => courseCode === '13004')?.obstacle;
    expect(theory?.reason).toMatch(/^对应理论课 13003 尚无合格成绩（最近一次 59.5 分），暂不能报考/);
  });

  it('/practiceSignUp whatever does not fit the person is refused with the same words', async () => {
    const visit = await visitSignUp(app, 'PRACTICE');
    const own = identityOf('周子墨');
    const texts = new Set<string>();
    for (const wrong of [
      { name: '周子默' },
      { examineeNo: '013224200003' },
      { idCard: identityOf('陈思远').idCard },
    ]) {
      app.wait(61 * minute);
      const fresh = await visitSignUp(app, 'PRACTICE');
      const smsCode = await app.smsCode(own.mobile, 'PRACTICE_SIGNUP', { ip: freshAddress() });
      const { errorMsg, errorCode: code } = await app.call(startSignUpNLog, {
        ...{ type: 'PRACTICE', batchId: visit.batch.batchId, guestTicket: fresh.guestTicket },
        ...{ codeKey: 'any', smsCode, ...own, ...wrong },
      });
      expect(code).toBe(errorCode.notFound);
      texts.add(errorMsg);
    }
    expect(texts.size).toBe(1);
  });

  it('/practiceSignUp ✓ what was typed is there again on another device, until it is submitted', async () => {
    const visit = await visitSignUp(app, 'PRACTICE');
    const opened = await proveGuest(app, 'PRACTICE', visit, '周子墨');
    expect(opened.draft).toBeNull();
    const document = { ...emptySignUpDocument, courseCodes: ['13014'], remark: '需要靠前的机位' };
    const of = ofVisit(visit);
    const saved = await app.call(saveSignUpDraftNLog, { ...of, document, revision: 0 });
    expect(saved.data).toMatchObject({ revision: 1 });
    const other = await app.call(saveSignUpDraftNLog, { ...of, document, revision: 0 });
    expect([other.errorCode, other.data]).toEqual([errorCode.conflict, { revision: 1 }]);
    const last = await app.call(saveSignUpDraftNLog, { ...of, document, revision: 2_147_483_647 });
    expect([last.errorCode, last.data]).toEqual([errorCode.conflict, { revision: 1 }]);
    app.wait(61 * minute);
    const elsewhere = await visitSignUp(app, 'PRACTICE');
    const again = await proveGuest(app, 'PRACTICE', elsewhere, '周子墨');
    expect(again.draft).toMatchObject({ document, revision: 1 });
  });

  it('/practiceSignUp one person has one sign-up, whose places come back when it changes or is cancelled', async () => {
    const visit = await provenVisit(app);
    const photoFileId = await uploadPhoto(app, visit.guestTicket);
    const first = await submit(app, 'PRACTICE', visit, {
      ...{ courseCodes: ['13014', '02334'], photoFileId, fee: 12_000 },
    });
    expect(first.data).toMatchObject({
      status: 'UNPAID',
      signUpNo: expect.stringMatching(/^SJ\d{8}-\d{6}$/),
    });
    const left = async () => {
      const { data } = await app.call(getSignUpConfigNLog, { type: 'PRACTICE' });
      return Object.fromEntries(
        (data.batch?.courseList ?? []).map((course) => [course.courseCode, course.left]),
      );
    };
    expect(await left()).toMatchObject({ '13014': 59, '02334': 29 });
    const second = await submit(app, 'PRACTICE', visit, { courseCodes: ['13014'], photoFileId, fee: 6_000 });
    expect(second.data.signUpId).toBe(first.data.signUpId);
    expect(second.data.payDeadline).toBe(first.data.payDeadline);
    expect(await left()).toMatchObject({ '13014': 59, '02334': 30 });
    const of = { type: 'PRACTICE', guestTicket: visit.guestTicket };
    const cancelled = await app.call(cancelSignUpNLog, { ...of, signUpId: first.data.signUpId });
    expect(cancelled.data).toEqual({ status: 'CANCELLED', refund: 0 });
    expect(await left()).toMatchObject({ '13014': 60, '02334': 30 });
    const { data } = await app.call(refreshSignUpNLog, { ...of, batchId: visit.batch.batchId });
    expect(data.draft).toBeNull();
    expect(data.record).toMatchObject({
      status: 'CANCELLED',
      editable: false,
      cancellable: false,
      signer: null,
    });
    expect(data.record?.timeline.events.map(({ step }) => step)).toEqual(['SUBMIT', 'SUBMIT', 'WITHDRAW']);
  });

  it('/practiceSignUp a draft after a submission is another one: a second device never replaces it unseen', async () => {
    const visit = await provenVisit(app);
    const photoFileId = await uploadPhoto(app, visit.guestTicket);
    const of = ofVisit(visit);
    const save = (revision: number) =>
      app.call(saveSignUpDraftNLog, { ...of, document: emptySignUpDocument, revision });
    const { token } = await app.login('周子墨', { ip: freshAddress() });
    const duties = async () => {
      const { data } = await app.call(getHomeIndex, {}, { token });
      return [data.nextStep, ...data.followingSteps].map((step) => step?.code);
    };
    expect(await duties()).toContain('PRACTICE_SIGNUP');
    const { data: before } = await save(0);
    const { data: signed } = await submit(app, 'PRACTICE', visit, {
      courseCodes: ['13014'],
      photoFileId,
      fee: 6_000,
    });
    // Signed up, home asks for it no more.
    expect(await duties()).not.toContain('PRACTICE_SIGNUP');
    const stale = await save(before.revision);
    expect([stale.errorCode, stale.data]).toEqual([errorCode.conflict, { revision: 0 }]);
    const { data: after } = await save(0);
    expect(after.revision).toBeGreaterThan(before.revision);
    expect((await save(before.revision)).errorCode).toBe(errorCode.conflict);
    await app.call(cancelSignUpNLog, { ...of, signUpId: signed.signUpId });
  });

  it('/practiceSignUp E: a course whose theory is not passed, more than it costs, and another’s photo are refused', async () => {
    const visit = await provenVisit(app);
    const photoFileId = await uploadPhoto(app, visit.guestTicket);
    const refused = async (changed: object) => {
      const { errorCode: code, data } = await submit(app, 'PRACTICE', visit, { photoFileId, ...changed });
      return [code, data];
    };
    expect(await refused({ courseCodes: ['13004'], fee: 6_000 })).toEqual([
      errorCode.notEligible,
      expect.objectContaining({ courseCode: '13004', way: expect.anything() }),
    ]);
    expect(await refused({ courseCodes: ['13014'], fee: 1 })).toEqual([
      errorCode.badParameter,
      { fieldErrors: { fee: '费用现在是 60 元，请核对后再提交' } },
    ]);
    expect(await refused({ courseCodes: ['13014'], fee: 6_000, photoFileId: 'somebody’s' })).toEqual([
      errorCode.badParameter,
      { fieldErrors: { photoFileId: '未找到照片，请重新上传' } },
    ]);
  });

  it('a guest’s proof lasts twenty minutes', async () => {
    const visit = await provenVisit(app);
    const of = ofVisit(visit);
    app.wait(20 * minute - 1000);
    expect((await app.call(refreshSignUpNLog, of)).errorCode).toBe(0);
    app.wait(1000);
    expect((await app.call(refreshSignUpNLog, of)).errorCode).toBe(errorCode.smsCodeWrong);
  });

  it('a student who is logged in needs no code', async () => {
    const { token } = await app.login('周子墨', { ip: freshAddress() });
    const visit = await visitSignUp(app, 'PRACTICE');
    const of = ofVisit(visit);
    const { data } = await app.call(startSignUp, of, { token });
    expect(data.holder.examineeNo).toBe('013224200002');
    // The paper that is signed has nothing masked; a visitor is not shown it (2.2).
    expect(data.record?.signer).toEqual({ ...identityOf('周子墨'), cardType: undefined });
    expect(data.photos.length).toBeGreaterThan(0);
  });
});
