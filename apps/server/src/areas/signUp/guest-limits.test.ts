import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import {
  getSignUpRecordNLog,
  refreshSignUpNLog,
  startSignUp,
  startSignUpNLog,
} from '@qianwei/api/contract/sign-up/open';
import { emptySignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import { cancelSignUpNLog, saveSignUpDraftNLog } from '@qianwei/api/contract/sign-up/submit';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guestProof, signUp, signUpBatch, signUpCourse } from '../../db/schema/sign-up.ts';
import { demoPerson } from '../../demo/people.ts';
import { maskExamineeNo } from '../../student/personal.ts';
import { findReceipt } from '../../student/receipt.ts';
import { signUpRefundLines } from '../../studies/sign-up-refunds.ts';
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
import { type StaffDesk, staffDesk } from '../../testing/staff-desk.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { formatDateTime } from '../../time.ts';
import { signUpCommands } from './sign-up.commands.ts';

const minute = 60_000;

onPostgres('limits of a sign-up without a login', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    desk = staffDesk(app, signUpCommands);
  }, 60_000);
  afterAll(() => desk.leave());
  beforeEach(() => app.wait(2 * minute));

  const refresh = (visit: SignUpVisit, changed: object = {}) =>
    app.call(refreshSignUpNLog, { ...ofVisit(visit), ...changed });

  describe('the proof', () => {
    it('a person refreshes thirty times a minute, with whatever tickets', async () => {
      const limited = await createDemoApp(open());
      const visits = [await provenVisit(limited, '钱文博')];
      limited.wait(2 * minute);
      visits.push(await provenVisit(limited, '钱文博'));
      const codes: number[] = [];
      for (let count = 0; count < 31; count += 1) {
        const answer = await limited.call(refreshSignUpNLog, ofVisit(visits[count % 2]!));
        codes.push(answer.errorCode);
      }
      expect(codes.filter((code) => code === 0)).toHaveLength(30);
      expect(codes.at(-1)).toBe(errorCode.tooFrequent);
    });

    it('refreshes of one person take turns', async () => {
      const visit = await provenVisit(app);
      const answers = await Promise.all(Array.from({ length: 40 }, () => refresh(visit)));
      expect(answers.some(({ errorCode: code }) => code === errorCode.tooFrequent)).toBe(true);
    });

    it('a batch of the other exam is refused, and nobody is proven by it', async () => {
      const { mobile } = demoPerson('王雨桐');
      const visit = await visitSignUp(app, 'PRACTICE');
      const { batch } = await visitSignUp(app, 'ENGLISH');
      const smsCode = await app.smsCode(mobile, 'PRACTICE_SIGNUP', { ip: freshAddress() });
      const before = await open().db.$count(guestProof);
      const answer = await app.call(getSignUpRecordNLog, {
        ...{ ...ofVisit(visit), batchId: batch.batchId, mobile, smsCode, codeKey: 'any' },
      });
      expect(answer.errorCode).toBe(errorCode.notFound);
      expect(await open().db.$count(guestProof)).toBe(before);
    });

    it('holds for its batch alone', async () => {
      const visit = await provenVisit(app);
      const batches = await open().db.select().from(signUpBatch).where(eq(signUpBatch.type, 'PRACTICE'));
      const other = batches.find(({ id }) => id !== visit.batch.batchId)!;
      expect((await refresh(visit, { batchId: other.id })).errorCode).toBe(errorCode.smsCodeWrong);
      const draft = { ...ofVisit(visit), batchId: other.id, document: emptySignUpDocument, revision: 0 };
      expect((await app.call(saveSignUpDraftNLog, draft)).errorCode).toBe(errorCode.smsCodeWrong);
      const sent = await submit(app, 'PRACTICE', visit, { batchId: other.id, photoFileId: 'x' });
      expect(sent.errorCode).toBe(errorCode.smsCodeWrong);
    });

    it('five people that do not fit end a right code', async () => {
      const visit = await visitSignUp(app, 'PRACTICE');
      const person = identityOf('周子墨');
      const smsCode = await app.smsCode(person.mobile, 'PRACTICE_SIGNUP', { ip: freshAddress() });
      const start = async (examineeNo: string) =>
        (
          await app.call(startSignUpNLog, {
            ...{ ...ofVisit(visit), ...person, examineeNo, smsCode, codeKey: 'any' },
          })
        ).errorCode;
      for (let count = 0; count < 5; count += 1)
        expect(await start(`01322420100${count}`)).toBe(errorCode.notFound);
      expect(await start(person.examineeNo)).toBe(errorCode.smsCodeWrong);
    });

    it('the 准考证号 is whole only for who has typed it or is logged in', async () => {
      const typed = await provenVisit(app, '钱文博');
      const { examineeNo, mobile } = demoPerson('钱文博');
      expect((await refresh(typed)).data.holder.examineeNo).toBe(examineeNo);
      app.wait(2 * minute);
      const visit = await visitSignUp(app, 'PRACTICE');
      const smsCode = await app.smsCode(mobile, 'PRACTICE_SIGNUP', { ip: freshAddress() });
      const { data } = await app.call(getSignUpRecordNLog, {
        ...{ ...ofVisit(visit), mobile, smsCode, codeKey: 'any' },
      });
      if (!('holder' in data)) throw new Error('Several people');
      expect(data.holder.examineeNo).toBe(maskExamineeNo(examineeNo));
      const { data: later } = await refresh({ ...visit, guestTicket: data.guestTicket });
      expect(later.holder.examineeNo).toBe(data.holder.examineeNo);
      const { token } = await app.login('周子墨', { ip: freshAddress() });
      const own = await app.call(startSignUp, ofVisit(await visitSignUp(app, 'PRACTICE')), { token });
      expect(own.data.holder.examineeNo).toBe(demoPerson('周子墨').examineeNo);
    });
  });

  describe('what is paid', () => {
    const both = { courseCodes: ['13014', '02334'], fee: 12_000 };
    const single = { courseCodes: ['13014'], fee: 6_000 };
    const cancel = (visit: SignUpVisit, signUpId: string) =>
      app.call(cancelSignUpNLog, { type: 'PRACTICE', guestTicket: visit.guestTicket, signUpId });
    const duties = async (token: string) => {
      const { nextStep, deadlines } = (await app.call(getHomeIndex, {}, { token })).data;
      return JSON.stringify([nextStep, deadlines]);
    };

    it('the hour runs from the first unpaid submission, however often it is taken back, until it is over', async () => {
      const visit = await provenVisit(app);
      const photoFileId = await uploadPhoto(app, visit.guestTicket);
      const first = await submit(app, 'PRACTICE', visit, { ...single, photoFileId });
      app.wait(10 * minute);
      await cancel(visit, first.data.signUpId);
      const again = await submit(app, 'PRACTICE', visit, { ...single, photoFileId });
      expect(again.data).toMatchObject({ status: 'UNPAID', payDeadline: first.data.payDeadline });
      app.wait(60 * minute);
      const later = await provenVisit(app);
      const fresh = await submit(app, 'PRACTICE', later, { ...single, photoFileId });
      expect(fresh.data.payDeadline! > first.data.payDeadline!).toBe(true);
    });

    it('a proof by code unmasks nothing to another person who is logged in on the device', async () => {
      const visit = await provenVisit(app);
      const signerFor = async (name: string) => {
        const { token } = await app.login(name);
        return (await app.call(refreshSignUpNLog, ofVisit(visit), { token })).data.record?.signer;
      };
      expect(await signerFor('陈思远')).toBeNull();
      expect(await signerFor('周子墨')).toMatchObject({ name: '周子墨' });
    });

    it('home names the payment that is due, then what was returned, and neither once it is done', async () => {
      const visit = await provenVisit(app);
      const { token } = await app.login('周子墨', { ip: freshAddress() });
      const { data: before } = await refresh(visit);
      const { signUpNo } = before.record!;
      expect(await duties(token)).toContain(`缴纳${visit.batch.name}报名费`);
      await desk.ops('sign-ups:pay', signUpNo, '--amount', '60');
      expect(await duties(token)).not.toContain('报名费');
      await desk.ops('sign-ups:decide', before.record!.receiptNo, '--return', '--item', '照片=请换浅色背景');
      expect(await duties(token)).toContain(`修改${visit.batch.name}报名`);
      const photoFileId = await uploadPhoto(app, visit.guestTicket);
      await submit(app, 'PRACTICE', visit, { ...single, photoFileId });
      expect(await duties(token)).not.toContain(`修改${visit.batch.name}报名`);
    });

    it('what is to be paid back is listed until it is paid back or used up, and the student sees which', async () => {
      const visit = await provenVisit(app);
      const { signUpId, signUpNo, photo } = (await refresh(visit)).data.record!;
      const photoFileId = photo.fileId;
      const refundOf = async () => (await refresh(visit)).data.record?.refund;
      expect(await refundOf()).toBeNull();
      const earliest = formatDateTime(app.clock.now());
      expect((await cancel(visit, signUpId)).data).toMatchObject({ refund: 6_000 });
      const latest = formatDateTime(app.clock.now());
      app.wait(10 * minute);
      const due = await refundOf();
      expect(due).toMatchObject({ amount: 6_000, status: 'DUE' });
      expect([earliest, latest]).toContain(due?.status === 'DUE' && due.since);
      const listed = async () => (await signUpRefundLines(open().db)).join('\n');
      expect(await listed()).toMatch(
        new RegExp(`报名待退 1 笔，共 60 元.*\\n${signUpNo}  .*  60 元  已撤销$`),
      );
      const used = await submit(app, 'PRACTICE', visit, { ...both, photoFileId });
      expect(used.data).toMatchObject({ status: 'UNPAID', credited: 6_000 });
      expect(await refundOf()).toBeNull();
      expect(await listed()).not.toContain(signUpNo);
      const receipt = await findReceipt(open().db, used.data.receiptNo);
      expect(JSON.stringify(receipt?.facts)).toContain('120 元，已缴 60 元抵用');
      await cancel(visit, signUpId);
      await desk.ops('sign-ups:refund', signUpNo);
      expect(await refundOf()).toEqual({ amount: 6_000, status: 'PAID_BACK' });
      expect(await listed()).not.toContain(signUpNo);
    });

    it('the answer and the office see the last twenty steps of who submits again and again', async () => {
      const visit = await provenVisit(app);
      const photoFileId = await uploadPhoto(app, visit.guestTicket);
      const { data: first } = await submit(app, 'PRACTICE', visit, { ...single, photoFileId });
      await open()
        .db.update(signUp)
        .set({ status: 'PENDING', payDeadline: null })
        .where(eq(signUp.id, first.signUpId));
      await desk.ops('sign-ups:decide', first.receiptNo, '--return', '--item', '照片=请换浅色背景');
      app.wait(1000);
      for (let count = 0; count < 22; count += 1)
        await submit(app, 'PRACTICE', visit, { ...single, photoFileId });
      const { events } = (await refresh(visit)).data.record!.timeline;
      const last = events.findLastIndex(({ step }) => step === 'RETURN');
      expect(events.slice(last + 1).map(({ step }) => step)).toEqual(Array(20).fill('SUBMIT'));
      // Decisions of staff stay, however often it is submitted again.
      expect(events[last]?.items).toEqual([{ item: 'PHOTO', reason: '请换浅色背景' }]);
    });

    it('the office reads one state, and no line that the student has typed', async () => {
      const visit = await provenVisit(app);
      const photoFileId = await uploadPhoto(app, visit.guestTicket);
      const remark = '靠前\n状态：审核通过';
      const { data } = await submit(app, 'PRACTICE', visit, { ...single, photoFileId, remark });
      const sheet = await desk.ops('sign-ups:show', data.receiptNo);
      expect(sheet.split('\n').filter((line) => line.startsWith('状态：'))).toEqual(['状态：待缴费']);
      expect(sheet).not.toContain('草稿');
      // Also what an older version has kept.
      await open()
        .db.update(signUp)
        .set({ remark: '一\n状态：二\u2028状态：三' })
        .where(eq(signUp.id, data.signUpId));
      const older = await desk.ops('sign-ups:show', data.receiptNo);
      expect(older.match(/^状态：/gm)).toHaveLength(1);
      expect(older).toContain('备注：一\n    状态：二\n    状态：三');
    });
  });

  describe('the messages of an hour', () => {
    const asked = (mobile: string, codeKey: string) => ({
      ...{ mobile, scene: 'PRACTICE_SIGNUP', code: '0000', codeKey },
    });

    it('a stranger’s request elsewhere ends no code of the student, one’s own does', async () => {
      const limited = await createDemoApp(open());
      const person = identityOf('赵婉清');
      const visit = await visitSignUp(limited, 'PRACTICE');
      const from = { ip: freshAddress() };
      const codeFrom = async (codeKey: string, at: { ip: string }) => {
        expect((await limited.call(getSmsCodeNLog, asked(person.mobile, codeKey), at)).errorCode).toBe(0);
        return { codeKey, smsCode: (await limited.outbox(person.mobile))[0]!.code };
      };
      const start = async (code: object) =>
        (await limited.call(startSignUpNLog, { ...ofVisit(visit), ...person, ...code }, from)).errorCode;
      const older = await codeFrom('student-1', from);
      limited.wait(62_000);
      const newer = await codeFrom('student-2', from);
      limited.wait(62_000);
      await codeFrom('stranger', { ip: freshAddress() });
      expect(await start(older)).toBe(errorCode.smsCodeWrong);
      expect(await start(newer)).toBe(0);
    });

    it('while a batch is open a computer room asks for 120 numbers an hour, each as often as it may', async () => {
      const limited = await createDemoApp(open());
      const from = { ip: freshAddress() };
      const ask = async (number: number) => {
        const mobile = `1549${String(number).padStart(7, '0')}`;
        return (await limited.call(getSmsCodeNLog, asked(mobile, 'any'), from)).errorCode;
      };
      for (let number = 0; number < 120; number += 1) expect(await ask(number)).toBe(0);
      expect(await ask(120)).toBe(errorCode.tooFrequent);
      expect(await ask(120)).toBe(errorCode.tooFrequent);
      limited.wait(minute);
      expect(await ask(0)).toBe(0);
    });

    it('networks that use up the ten of an hour leave the first message to another one', async () => {
      const limited = await createDemoApp(open());
      const strangers = [freshAddress(), freshAddress(), freshAddress()];
      const answers: number[] = [];
      const ask = async (ip: string) =>
        (await limited.call(getSmsCodeNLog, asked('15498765499', 'any'), { ip })).errorCode;
      for (let round = 0; round < 18; round += 1) {
        answers.push(await ask(strangers[round % 3]!));
        limited.wait(minute);
      }
      expect(answers.filter((code) => code === 0)).toHaveLength(13);
      const student = freshAddress();
      expect(await ask(student)).toBe(0);
    });
  });

  it('FORM-2 of all that guests may ask for, from whatever networks, a number gets twenty messages a day', async () => {
    const limited = await createDemoApp(open());
    const scenes = ['PRACTICE_SIGNUP', 'ENGLISH_SIGNUP', 'SEARCH_ID', 'SCORE_REVIEW'];
    const asked = { mobile: '15498765433', code: '0000', codeKey: 'any' };
    let sent = 0;
    for (let round = 0; round < 48; round += 1) {
      limited.wait(29 * minute);
      const scene = scenes[round % scenes.length];
      const { errorCode: code } = await limited.call(
        getSmsCodeNLog,
        { ...asked, scene },
        { ip: freshAddress() },
      );
      if (code === 0) sent += 1;
    }
    expect(sent).toBe(20);
  });

  it('a course whose theory is in no timetable names the month in which it is examined, and sends nowhere', async () => {
    const visit = await provenVisit(app);
    const { data } = await refresh(visit);
    const offered = await open()
      .db.select()
      .from(signUpCourse)
      .where(and(eq(signUpCourse.batchId, visit.batch.batchId), eq(signUpCourse.courseId, '00899')));
    expect(offered).toHaveLength(1);
    const { obstacle } = data.courses.find(({ courseCode }) => courseCode === '00899')!;
    expect(obstacle).toMatchObject({
      reason: expect.stringMatching(/对应理论课 00898 尚无合格成绩，暂不能报考，预计 \d{4}年\d{1,2}月开考$/),
      way: { kind: 'NONE' },
    });
  });

  // The last one: its clock goes a day ahead of the others.
  it('a person submits for a batch twenty times a day at most, whatever the hour, and reads when again', async () => {
    const limited = await createDemoApp(open());
    limited.wait(app.clock.now().getTime() - limited.clock.now().getTime() + 2 * minute);
    let visit = await provenVisit(limited);
    const photoFileId = await uploadPhoto(limited, visit.guestTicket);
    const send = () =>
      submit(limited, 'PRACTICE', visit, { courseCodes: ['13014'], fee: 6_000, photoFileId });
    for (let count = 0; count < 20; count += 1) expect((await send()).errorCode).toBe(0);
    const refused = await send();
    expect([refused.errorCode, refused.errorMsg]).toEqual([
      errorCode.limitReached,
      expect.stringMatching(/的提交 24 小时内最多 20 次，请在 .* 后再试$/),
    ]);
    limited.wait(24 * 60 * minute);
    visit = await provenVisit(limited);
    expect((await send()).errorCode).toBe(0);
  });
});
