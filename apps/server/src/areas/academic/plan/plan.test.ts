import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import { checkExamApply, getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { chooseMajor } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { type Day, parseMoment } from '@qianwei/api/time/moment';
import { nextUsualMonth } from '@qianwei/studies';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import excel from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { examApply, examOffering, examSeat, examSession } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { releaseUnpaid } from '../shared/release-unpaid.ts';

const hour = 3_600_000;

onPostgres('考试计划', { demo: true }, (open) => {
  let app: DemoApp;
  let periodId: string;
  beforeAll(async () => {
    app = await createDemoApp(open());
    const { token } = await app.login('周子墨');
    periodId = (await app.call(getExamPlan, {}, { token })).data.periodId ?? '';
  }, 60_000);

  const as = async (name: string) => {
    const { token } = await app.login(name);
    return {
      plan: async () => (await app.call(getExamPlan, { periodId }, { token })).data,
      check: (courseCodes: string[], siteArea = '9801', keep = true) =>
        app.call(checkExamApply, { periodId, courseCodes, siteArea, keep }, { token }),
      submit: (courseCodes: string[], siteArea = '9801', requestNo?: string) =>
        app.call(
          submitExamApply,
          { periodId, courseCodes, siteArea },
          { token, ...(requestNo && { requestNo }) },
        ),
      records: async () => (await app.call(getExamApplyList, { periodId }, { token })).data,
      cancel: (applyId: string) => app.call(cancelExamApply, { applyId }, { token }),
      home: async () => (await app.call(getHomeIndex, {}, { token })).data,
    };
  };

  it('周子墨 sees seven courses of his plan by half-day, each with what he can do', async () => {
    const { plan } = await as('周子墨');
    const data = await plan();
    expect(data.closed).toBeNull();
    expect(data.periods.map(({ status }) => status)).toEqual(['FINISHED', 'OPEN', 'PREVIEW']);
    const rows = data.courses.map(({ courseCode, sessionCode, myStatus, reason }) => [
      courseCode,
      sessionCode,
      myStatus,
      reason,
    ]);
    expect(rows).toEqual([
      ['13003', 'A', 'OPEN', ''],
      ['04735', 'A', 'OPEN', ''],
      ['02324', 'B', 'OPEN', ''],
      ['13180', 'B', 'OPEN', ''],
      ['15043', 'C', 'PASSED', '已合格 78 分'],
      ['13013', 'C', 'PASSED', '已合格 71 分'],
      ['13000', 'D', 'EXEMPT', '已免考'],
    ]);
    expect(data.basket).toEqual(['13003', '13180', '02324']);
    expect(data.areaCode).toBe('9801');
    expect(data.courses.find(({ courseCode }) => courseCode === '15043')?.oldCodes).toEqual(['03708']);
    expect(data.courses.find(({ courseCode }) => courseCode === '02324')).toMatchObject({
      lastResult: { text: '缺考' },
      learnRate: 48,
      seats: [{ areaCode: '9801', left: 3 }],
    });
    expect(data.notOffered.map(({ courseCode }) => courseCode)).toContain('00023');
  });

  it.each(['陈思远', '孙浩然', '吴佳怡'])(
    '%s has passed every written exam: nothing is left to take, and no elective in whose place another was passed',
    async (name) => {
      const data = await (await as(name)).plan();
      expect(data.notOffered).toEqual([]);
      const left = data.courses.filter(
        ({ myStatus }) => !['PASSED', 'EXEMPT', 'NOT_CHOSEN'].includes(myStatus),
      );
      expect(left).toEqual([]);
    },
  );

  it('a basket is kept with its clash, old codes are read as the present ones, and home has the duty until it is resolved', async () => {
    const { check, plan, home } = await as('周子墨');
    const { data } = await check(['13003', '02326', '02324', '13003']);
    expect(data).toMatchObject({
      ok: false,
      courseCodes: ['13003', '13180', '02324'],
      conflicts: [{ a: '02324', b: '13180', reason: 'HALF_DAY', session: 'B' }],
      errors: [],
    });
    const codes = async () => {
      const { nextStep, followingSteps } = await home();
      return [nextStep, ...followingSteps].map((step) => step?.code);
    };
    expect(await codes()).toContain('APPLY_CLASH');
    const resolved = (await check(['13003', '02324'])).data;
    expect(resolved).toMatchObject({ ok: true, conflicts: [] });
    expect(resolved.whatIf.graduateBatch).toMatch(/^\d{4}年(6|12)月$/);
    expect(await codes()).not.toContain('APPLY_CLASH');
    expect((await plan()).basket).toEqual(['13003', '02324']);
    expect((await check(['04735'], '9801', false)).data).toMatchObject({ ok: true, courseCodes: ['04735'] });
    expect((await plan()).basket).toEqual(['13003', '02324']);
  });

  it('/academic/exam/plan E1 E4 a clash and a passed course are refused with their reason', async () => {
    const { check, submit } = await as('周子墨');
    const { data } = await check(['15043', '13000', '00023', '99999']);
    expect(data.ok).toBe(false);
    expect(data.errors.map(({ text }) => text)).toEqual([
      '15043 已合格 78 分',
      '13000 已免考',
      expect.stringContaining('00023 不在你的计划里，或者'),
      expect.stringContaining('99999 不在你的计划里，或者'),
    ]);
    const passed = await submit(['15043']);
    expect(passed).toMatchObject({ errorCode: errorCode.notEligible, errorMsg: '15043 已合格 78 分' });
    const clash = await submit(['13180', '02324']);
    expect(clash.errorCode).toBe(errorCode.notEligible);
    expect(clash.errorMsg).toMatch(/^02324 与 13180 同在 \d+月\d+日下午，无法同时报考$/);
    expect((await submit(['13003'], '1234')).data).toMatchObject({ fieldErrors: { siteArea: '请选择考区' } });
  });

  it('a registration is complete at once without fees; its half-day is closed to others; cancelling opens it and gives the seat back', async () => {
    const { submit, plan, records, cancel } = await as('周子墨');
    const seats = async () =>
      (await plan()).courses.find(({ courseCode }) => courseCode === '02324')?.seats[0]?.left;
    expect(await seats()).toBe(3);
    const { data: receipt } = await submit(['13003', '02324']);
    expect(receipt).toMatchObject({ status: 'APPLIED', payDeadline: null, fee: 0 });
    expect(receipt.receiptNo).toMatch(/^BK\d{8}-\d{6}$/);
    expect(await seats()).toBe(2);
    const status = async (code: string) =>
      (await plan()).courses.find(({ courseCode }) => courseCode === code)?.myStatus;
    expect([await status('13003'), await status('04735'), await status('13180')]).toEqual([
      'APPLIED',
      'CLASH',
      'CLASH',
    ]);
    expect((await plan()).basket).toEqual([]);
    expect(await submit(['13180'])).toMatchObject({ errorCode: errorCode.notEligible });
    const list = await records();
    expect(
      list.list.map(({ courseCode, status: state, cancelable }) => [courseCode, state, cancelable]),
    ).toEqual([
      ['13003', 'APPLIED', true],
      ['02324', 'APPLIED', true],
    ]);
    for (const { applyId } of list.list) expect((await cancel(applyId)).data).toMatchObject({ refund: 0 });
    expect(await seats()).toBe(3);
    expect(await status('13180')).toBe('OPEN');
    expect((await cancel(list.list[0]!.applyId)).errorCode).toBe(errorCode.stateForbids);
    expect((await records()).log.slice(0, 3).map(({ text }) => text)).toEqual([
      '撤销 02324',
      '撤销 13003',
      '报考 13003、02324',
    ]);
  });

  it('of two electives the other is locked while one is registered, and open again once that is cancelled', async () => {
    const { submit, check, plan, records, cancel } = await as('周子墨');
    const { db } = open();
    const [C, D] = await db
      .select()
      .from(examSession)
      .where(and(eq(examSession.periodId, periodId), inArray(examSession.code, ['C', 'D'])))
      .orderBy(asc(examSession.code));
    const offered = { periodId, textbook: '', fee: 0 };
    const added = await db
      .insert(examOffering)
      .values([
        { ...offered, sessionId: C!.id, courseId: '13017' },
        { ...offered, sessionId: D!.id, courseId: '04751' },
      ])
      .returning();
    const small = async () => (await plan()).courses.find(({ courseCode }) => courseCode === '04751');
    expect(await small()).toMatchObject({ myStatus: 'OPEN' });
    expect((await submit(['13017'])).errorCode).toBe(0);
    const reason = '选考组里你已报考 13017；要改选，先在报考记录里撤销，再看课程设置';
    expect(await small()).toMatchObject({ myStatus: 'NOT_CHOSEN', reason });
    expect(await submit(['04751'])).toMatchObject({
      errorCode: errorCode.notEligible,
      errorMsg: `04751 ${reason}`,
    });
    await cancel((await records()).list.find(({ courseCode }) => courseCode === '13017')!.applyId);
    expect(await small()).toMatchObject({ myStatus: 'OPEN', electiveGroup: expect.stringMatching(/./) });
    const both = await check(['04751', '13017'], '9801', false);
    expect(both.data).toMatchObject({
      ok: false,
      conflicts: [{ a: '13017', b: '04751', reason: 'ELECTIVE', session: null }],
    });
    expect(await submit(['04751', '13017'])).toMatchObject({
      errorCode: errorCode.notEligible,
      errorMsg: '13017 与 04751 同属一个选考组，只能报其中一门',
    });
    for (const { id } of added) {
      await db.delete(examApply).where(eq(examApply.offeringId, id));
      await db.delete(examOffering).where(eq(examOffering.id, id));
    }
  });

  it('/academic/exam/plan E2 more courses than the period allows are refused, and none of them is registered', async () => {
    const { submit, records } = await as('周子墨');
    const { db } = open();
    await db.update(examPeriod).set({ maxCourse: 1 }).where(eq(examPeriod.id, periodId));
    expect(await submit(['13003', '02324'])).toMatchObject({
      errorCode: errorCode.limitReached,
      errorMsg: '本考期最多报考 1 门，请移出 1 门再提交',
    });
    expect((await records()).list.filter(({ status }) => status === 'APPLIED')).toEqual([]);
    await db.update(examPeriod).set({ maxCourse: 4 }).where(eq(examPeriod.id, periodId));
  });

  it('the same submission three times with one requestNo is one registration', async () => {
    const { submit, records, cancel } = await as('周子墨');
    const requestNo = '7d8c8a52-98d0-4ab1-8f77-0a4f6f1e1301';
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await submit(['13003'], '9801', requestNo));
    expect(new Set(answers.map(({ data }) => data.receiptNo)).size).toBe(1);
    const active = (await records()).list.filter(({ status }) => status === 'APPLIED');
    expect(active).toHaveLength(1);
    await cancel(active[0]!.applyId);
  });

  it('a course that is registered in another 考籍 names that 考籍, and cannot be registered or cancelled here', async () => {
    const { db } = open();
    const zhou = await as('周子墨');
    const he = await app.login('何静');
    const topUp = he.majorInfoList.find(({ applyExamLevel }) => applyExamLevel === 'TOP_UP')!;
    await app.call(chooseMajor, { majorId: topUp.majorId }, { token: he.token });
    const plan = async () => (await app.call(getExamPlan, { periodId }, { token: he.token })).data;
    const own = (await plan()).courses.find(({ courseCode }) => courseCode === '13683');
    expect(own).toMatchObject({ myStatus: 'APPLIED', otherRecord: null });
    const other = he.majorInfoList.find(({ majorId }) => majorId !== topUp.majorId)!;
    const applyId = own?.registration?.applyId ?? '';
    await db.update(examApply).set({ studentMajorId: other.majorId }).where(eq(examApply.id, applyId));
    const name = expect.stringMatching(/（专科）$/);
    const seen = (await plan()).courses.find(({ courseCode }) => courseCode === '13683');
    expect(seen).toMatchObject({ myStatus: 'OTHER_RECORD', otherRecord: name, registration: null });
    expect(seen?.reason).toContain(`已在你的另一个考籍 ${seen?.otherRecord}报考`);
    await db.update(examApply).set({ studentMajorId: topUp.majorId }).where(eq(examApply.id, applyId));
    expect((await zhou.plan()).courses.every(({ otherRecord }) => otherRecord === null)).toBe(true);
  });

  it('nobody reads or cancels another one’s registration', async () => {
    const he = await as('何静');
    const chosen = await app.login('何静');
    const topUp = chosen.majorInfoList.find(({ applyExamLevel }) => applyExamLevel === 'TOP_UP')!;
    await app.call(chooseMajor, { majorId: topUp.majorId }, { token: chosen.token });
    const own = (await app.call(getExamApplyList, { periodId }, { token: chosen.token })).data;
    expect(own.list).toHaveLength(3);
    const zhou = await as('周子墨');
    expect((await zhou.cancel(own.list[0]!.applyId)).errorCode).toBe(errorCode.notFound);
    expect(await he.cancel('nothing')).toMatchObject({
      errorCode: errorCode.notFound,
      errorMsg: '未找到相关记录',
    });
  });

  it('a graduate reads calmly why there is nothing to register', async () => {
    const { plan, submit } = await as('郑凯');
    const { closed } = await plan();
    expect(closed?.reason).toBe('你在这个专业已经毕业，不用再报考课程');
    expect((await submit(['04735'])).errorCode).toBe(errorCode.notEligible);
  });

  it('with fees an order waits 24 hours; then the round releases the seat', async () => {
    const { db } = open();
    await db.update(examPeriod).set({ feeEnabled: true }).where(eq(examPeriod.id, periodId));
    const { submit, records } = await as('周子墨');
    const { data } = await submit(['02324']);
    expect(data).toMatchObject({ status: 'UNPAID', fee: 4600 });
    const left = async () =>
      (await (await as('周子墨')).plan()).courses.find(({ courseCode }) => courseCode === '02324')?.seats[0]
        ?.left;
    expect(await left()).toBe(2);
    expect((await records()).list.find(({ status }) => status === 'UNPAID')?.payDeadline).toBe(
      data.payDeadline,
    );
    app.wait(23 * hour);
    expect(await releaseUnpaid({ ...app.deps, db })).toBe(0);
    app.wait(hour);
    expect(await releaseUnpaid({ ...app.deps, db })).toBe(1);
    expect(await left()).toBe(3);
    expect((await (await as('周子墨')).records()).log[0]?.text).toBe('逾期未缴费，释放 02324');
    await db.update(examPeriod).set({ feeEnabled: false }).where(eq(examPeriod.id, periodId));
    app.wait(-24 * hour);
  });

  it('/academic/exam/plan E3 /academic/apply/info E1 after the window everything is refused with its date, and what is in the basket stays', async () => {
    const before = await as('周子墨');
    await before.submit(['13180']);
    await before.check(['13003']);
    const { periods } = await before.plan();
    const { applyEnd = '' } = periods.find((period) => period.periodId === periodId) ?? {};
    const left = parseMoment(applyEnd) - app.clock.now().getTime();
    app.wait(left);
    const { submit, check, plan, records, cancel } = await as('周子墨');
    const { closed, basket } = await plan();
    expect(closed?.reason).toMatch(/的报考已于 \d+年\d+月\d+日（周.）17:00 截止，不能再报考、修改或撤销$/);
    expect(basket).toEqual(['13003']);
    expect((await submit(['13003'])).errorCode).toBe(errorCode.outsideWindow);
    expect((await check([])).errorCode).toBe(errorCode.outsideWindow);
    const [registered] = (await records()).list.filter(({ status }) => status === 'APPLIED');
    const cannot = expect.stringMatching(/^报考截止后不能撤销，.+考期的报考已于 .+ 截止$/);
    expect(registered).toMatchObject({ cancelable: false, obstacle: { reason: cannot } });
    expect(await cancel(registered!.applyId)).toMatchObject({
      errorCode: errorCode.outsideWindow,
      errorMsg: cannot,
    });
    app.wait(-left);
    await (await as('周子墨')).cancel(registered!.applyId);
  });

  it('the timetable as a workbook says what the page says, codes with their zeros', async () => {
    const { token } = await app.login('周子墨');
    const { data } = await app.call(getExamPlan, { periodId }, { token });
    const response = await app.send(getExamPlan, { periodId, export: true }, { token });
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(decodeURIComponent(disposition)).toMatch(/考试课表_\d+年\d+月考期\.xlsx/);
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(await response.arrayBuffer());
    const sheet = workbook.worksheets[0]!;
    expect(sheet.rowCount).toBe(data.courses.length + 1);
    for (const [index, course] of data.courses.entries()) {
      const session = data.sessions.find(({ code }) => code === course.sessionCode)!;
      const row = sheet.getRow(index + 2);
      expect(Array.from({ length: 9 }, (_, column) => row.getCell(column + 1).value ?? '')).toEqual([
        ...[course.courseCode, course.oldCodes.join('、'), course.courseName, course.credit],
        ...[session.date, sessionTitles[session.code], `${session.start}–${session.end}`, course.textbook],
        course.myStatus === 'OPEN' ? '可报' : course.reason,
      ]);
    }
  });

  it('in a period that is over the result stands where the registration was', async () => {
    const { token } = await app.login('周子墨');
    const { periods } = (await app.call(getExamPlan, {}, { token })).data;
    const over = periods.find(({ status }) => status === 'FINISHED')?.periodId;
    const { courses } = (await app.call(getExamPlan, { periodId: over }, { token })).data;
    const statusOf = (code: string) =>
      courses.find(({ courseCode }) => courseCode === code)?.registration?.status;
    expect([statusOf('13003'), statusOf('02324')]).toEqual(['SCORED', 'ABSENT']);
  });

  it('the database itself refuses a fifth course, a second one in a half-day and a seat beyond the quota', async () => {
    const { db } = open();
    const [row] = await db.select().from(examApply).where(eq(examApply.status, 'APPLIED')).limit(1);
    const copy = { ...row!, id: 'copy', slot: 4 };
    await expect(db.insert(examApply).values(copy)).rejects.toMatchObject({
      cause: { constraint_name: 'exam_apply_one_half_day' },
    });
    await expect(
      db.update(examApply).set({ slot: 5 }).where(eq(examApply.id, row!.id)),
    ).rejects.toMatchObject({ cause: { constraint_name: 'exam_apply_within_period' } });
    await expect(
      db.update(examSeat).set({ taken: 1000 }).where(eq(examSeat.areaCode, '9801')),
    ).rejects.toMatchObject({ cause: { constraint_name: 'exam_seat_within_quota' } });
    expect(await db.select({ rows: count() }).from(examApply).where(eq(examApply.id, 'copy'))).toEqual([
      { rows: 0 },
    ]);
  });
});

describe('the next usual month', () => {
  it.each<[number[], Day, string]>([
    [[1, 4, 10], '2027-01-09', '2027年4月'],
    [[4, 10], '2026-10-24', '2027年4月'],
    [[10], '2027-01-09', '2027年10月'],
    [[], '2027-01-09', ''],
  ])('of %j after %s is %s', (months, start, next) => {
    expect(nextUsualMonth(months, start)).toBe(next);
  });
});
