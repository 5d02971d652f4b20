import { errorCode } from '@qianwei/api/contract/envelope';
import { refreshSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { emptySignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import { cancelSignUpNLog, saveSignUpDraftNLog } from '@qianwei/api/contract/sign-up/submit';
import { formatMoment } from '@qianwei/api/time/moment';
import { workingDaysFrom } from '@qianwei/api/time/words';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { materialCheck } from '../../db/schema/graduation.ts';
import { signUpCourse } from '../../db/schema/sign-up.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { ofVisit, provenVisit, submit, uploadPhoto, visitSignUp } from '../../testing/sign-up-visit.ts';
import { type StaffDesk, staffDesk } from '../../testing/staff-desk.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { signUpCommands } from './sign-up.commands.ts';

const minute = 60_000;

onPostgres('a sign-up without a login and its review', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    desk = staffDesk(app, signUpCommands);
  }, 60_000);
  afterAll(() => desk.leave());
  beforeEach(() => app.wait(2 * minute));

  describe('the review', () => {
    const text = '<script>alert(1)</script>';
    it('is returned with its parts alone, submitted again, approved, and then it changes no more', async () => {
      const visit = await provenVisit(app);
      const photoFileId = await uploadPhoto(app, visit.guestTicket);
      const typed = { courseCodes: ['13014'], fee: 6_000, photoFileId, studyUnit: text, remark: text };
      const { data } = await submit(app, 'PRACTICE', visit, typed);
      await expect(desk.ops('sign-ups:decide', data.signUpNo, '--approve')).rejects.toThrow('不能再处理');
      await expect(desk.ops('sign-ups:pay', data.signUpNo, '--amount', '120')).rejects.toThrow('应缴 60 元');
      expect(await desk.ops('sign-ups:pay', data.signUpNo, '--amount', '60')).toBe(
        `${data.signUpNo} 已记为缴费：60 元，等待审核`,
      );
      await expect(desk.ops('sign-ups:pay', data.signUpNo, '--amount', '60')).rejects.toThrow('没有变化');
      const path = desk.newPath().replace('.xlsx', '.jpg');
      expect(await desk.ops('sign-ups:show', data.signUpNo)).toContain(`sign-ups:photo ${data.receiptNo}`);
      await desk.ops('sign-ups:photo', data.receiptNo, path);
      expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 640 });
      await expect(desk.ops('sign-ups:photo', data.receiptNo, `${path}.sh`)).rejects.toThrow(
        '应以 .jpg 结尾',
      );
      await desk.ops('sign-ups:decide', data.signUpNo, '--return', '--item', '照片=请换浅色背景');
      const refreshed = async () => (await app.call(refreshSignUpNLog, ofVisit(visit))).data.record!;
      expect(await refreshed()).toMatchObject({
        ...{ status: 'RETURNED', editable: true, document: { remark: text, studyUnit: text } },
        returnedItems: [{ item: 'PHOTO', reason: '请换浅色背景' }],
      });
      const mended = await submit(app, 'PRACTICE', visit, typed);
      expect(mended.data).toMatchObject({ status: 'PENDING', payDeadline: null });
      // Staff who have read the first submission do not decide about the second.
      await expect(desk.ops('sign-ups:decide', data.receiptNo, '--approve')).rejects.toThrow(
        '重新提交过的有新的回执号',
      );
      expect(await refreshed()).toMatchObject({ status: 'PENDING', returnedItems: [], paid: 6_000 });
      const listed = await desk.ops('sign-ups:list', '--batch', visit.batch.name);
      expect(listed).toContain(mended.data.receiptNo);
      expect(await desk.ops('sign-ups:list', '--batch', '别的批次')).toBe('别的批次没有待审核的报名');
      const checks = () =>
        app.deps.db.select().from(materialCheck).where(eq(materialCheck.fileId, photoFileId));
      expect(await checks()).toEqual([]);
      await desk.ops('sign-ups:decide', mended.data.receiptNo, '--approve');
      // Graduation and degree take the photo without another look.
      expect(await checks()).toMatchObject([{ checkedFor: '实践考核报名' }]);
      const late = await submit(app, 'PRACTICE', visit, { ...typed, remark: '' });
      expect([late.errorCode, late.errorMsg]).toEqual([
        errorCode.stateForbids,
        expect.stringContaining('不能再修改'),
      ]);
      await expect(desk.ops('sign-ups:refund', data.signUpNo)).rejects.toThrow('没有待退的费用');
      const cancelled = await app.call(cancelSignUpNLog, {
        ...{ type: 'PRACTICE', guestTicket: visit.guestTicket, signUpId: data.signUpId },
      });
      expect(cancelled.data).toEqual({ status: 'CANCELLED', refund: 6_000 });
      const repeated = await submit(app, 'PRACTICE', visit, {
        ...typed,
        courseCodes: ['13014', '02334'],
        fee: 12_000,
      });
      expect(repeated.data).toMatchObject({ status: 'UNPAID', signUpNo: data.signUpNo });
      expect(await desk.ops('sign-ups:pay', data.signUpNo, '--amount', '60')).toContain('已记为缴费：60 元');
      expect(await refreshed()).toMatchObject({ paid: 12_000, fee: 12_000 });
    });

    it('a raised fee is not asked of who signs up for the same courses, and an unpaid one may still change', async () => {
      const { db } = open();
      const visit = await provenVisit(app);
      const photoFileId = await uploadPhoto(app, visit.guestTicket);
      const send = (courseCodes: string[], fee: number) =>
        submit(app, 'PRACTICE', visit, { photoFileId, courseCodes, fee });
      const price = (fee: number) =>
        db
          .update(signUpCourse)
          .set({ fee })
          .where(and(eq(signUpCourse.batchId, visit.batch.batchId), eq(signUpCourse.courseId, '13014')));
      const both = ['13014', '02334'];
      const { signUpId, signUpNo } = (await app.call(refreshSignUpNLog, ofVisit(visit))).data.record!;
      // Paid and taken back: what was paid counts for the next, which waits for the rest.
      const ofSignUp = { type: 'PRACTICE', guestTicket: visit.guestTicket, signUpId };
      expect((await app.call(cancelSignUpNLog, ofSignUp)).data).toMatchObject({ refund: 12_000 });
      await price(9_000);
      expect((await send(both, 15_000)).data).toMatchObject({ status: 'UNPAID' });
      await price(20_000);
      expect((await send(both, 15_000)).data).toMatchObject({ status: 'UNPAID' });
      await desk.ops('sign-ups:pay', signUpNo, '--amount', '30');
      expect((await send(both, 15_000)).data).toMatchObject({ status: 'PENDING' });
      expect((await send(['02334'], 6_000)).data).toMatchObject({ status: 'PENDING' });
      expect((await send(both, 26_000)).errorMsg).toContain('不能超过');
      await price(6_000);
    });

    it.each([
      ['remark', '长'.repeat(101)],
      ['studyUnit', '长'.repeat(61)],
      ['courseCodes', Array(21).fill('13014')],
      ['siteId', 'x'.repeat(65)],
      ['photoFileId', 'x'.repeat(65)],
      ['fee', -1],
      ['fee', 2 ** 31],
      ['agree', false],
    ])('%s has an end', async (field, value) => {
      const visit = await provenVisit(app, '钱文博');
      const { errorCode: code } = await submit(app, 'PRACTICE', visit, { photoFileId: 'x', [field]: value });
      expect(code).toBe(errorCode.badParameter);
    });

    it('who comes back without a login sees the photo that was uploaded, and nobody without the ticket does', async () => {
      const visit = await provenVisit(app, '钱文博');
      const fileId = await uploadPhoto(app, visit.guestTicket);
      const { data } = await app.call(refreshSignUpNLog, ofVisit(visit));
      const { url = '' } = data.photos.find((photo) => photo.fileId === fileId) ?? {};
      expect((await app.request(url)).status).toBe(200);
      expect((await app.request(url.replace(/holder=[^&]*&?/, ''))).status).toBe(403);
    });

    it('the window closes while somebody is in step 3: what was typed stays, and nothing is taken', async () => {
      const { batch } = await visitSignUp(app, 'PRACTICE');
      const end = new Date(`${batch.endTime.replace(' ', 'T')}+08:00`).getTime();
      app.wait(end - app.clock.now().getTime() - 5 * minute);
      const visit = await provenVisit(app);
      const document = { ...emptySignUpDocument, courseCodes: ['13014'] };
      const draft = await app.call(saveSignUpDraftNLog, { ...ofVisit(visit), document, revision: 0 });
      expect(draft.errorCode).toBe(0);
      app.wait(5 * minute);
      const photoFileId = await uploadPhoto(app, visit.guestTicket);
      const late = await submit(app, 'PRACTICE', visit, { courseCodes: ['13014'], fee: 6_000, photoFileId });
      expect([late.errorCode, late.errorMsg]).toEqual([
        errorCode.outsideWindow,
        expect.stringContaining('报名已截止'),
      ]);
      const { data } = await app.call(refreshSignUpNLog, ofVisit(visit));
      expect(data).toMatchObject({
        draft: { document },
        obstacle: { reason: expect.stringContaining('报名已截止') },
      });
    });

    it('what is returned after the end of the sign-up can be mended until three working days before the rooms are published', async () => {
      const visit = await provenVisit(app);
      const { data: before } = await app.call(refreshSignUpNLog, ofVisit(visit));
      const { receiptNo, document } = before.record!;
      const typed = { ...document, fee: 6_000, photoFileId: await uploadPhoto(app, visit.guestTicket) };
      expect((await submit(app, 'PRACTICE', visit, typed)).errorCode).toBe(errorCode.outsideWindow);
      await desk.ops('sign-ups:decide', receiptNo, '--return', '--reply', '请换浅色背景');
      const { data } = await app.call(refreshSignUpNLog, ofVisit(visit));
      expect(data.record).toMatchObject({
        editable: true,
        correctUntil: formatMoment(workingDaysFrom(visit.batch.arrangeTime, -3)),
      });
      expect((await submit(app, 'PRACTICE', visit, typed)).data).toMatchObject({ status: 'PENDING' });
      const again = await submit(app, 'PRACTICE', visit, typed);
      expect(again.errorMsg).toContain('报名已截止');
    });
  });
});
