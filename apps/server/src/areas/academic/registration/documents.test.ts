import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import {
  examApplyStatusTitles,
  getExamApplyList,
  type Registration,
} from '@qianwei/api/contract/academic/registration';
import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { chooseMajor } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq } from 'drizzle-orm';
import excel from 'exceljs';
import { beforeEach, expect, it } from 'vitest';
import { examApply, examSite } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';

/** Cells of each row as they are shown, a moment by the clock of Shanghai. */
function rowsOf(sheet: excel.Worksheet): unknown[][] {
  const rows: unknown[][] = [];
  sheet.eachRow((row) =>
    rows.push(
      Array.from({ length: sheet.columnCount }, (_, index) => {
        const { value } = row.getCell(index + 1);
        return value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : (value ?? '');
      }),
    ),
  );
  return rows;
}

/** A registration of the answer as the file shows it, under the heads of its columns. */
const shownIn = (registration: Registration) => ({
  考期: registration.periodName,
  课程代码: registration.courseCode,
  课程名称: registration.courseName,
  考试日期: registration.date,
  场次: sessionTitles[registration.sessionCode],
  时间: `${registration.start}–${registration.end}`,
  考区: registration.areaName,
  考点: registration.seat?.siteName ?? '',
  考场: registration.seat?.room ?? '',
  座位号: registration.seat?.seatNo ?? '',
  '费用（元）': registration.fee / 100,
  状态: examApplyStatusTitles[registration.status],
  成绩: registration.score,
  回执号: registration.receiptNo,
  提交时间: registration.submitTime,
});

onPostgres('registrations on paper and in a file', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  let periodId: string;

  async function logIn() {
    const login = await app.login('何静');
    token = login.token;
    const topUp = login.majorInfoList.find(({ majorCode }) => majorCode === '120203K');
    await app.call(chooseMajor, { majorId: topUp!.majorId }, { token });
  }

  beforeEach(async () => {
    app = await createDemoApp(open());
    await logIn();
    const { data } = await app.call(getExamApplyList, {}, { token });
    periodId = data.periods[0]?.periodId ?? '';
  });
  const ask = (bizId = periodId, own = token) =>
    app.call(getTicket, { ticketType: 'EXAM', bizId }, { token: own });

  /** Gives each registration of the open period a seat, and opens its ticket. */
  async function arrange() {
    const { db } = open();
    const now = app.clock.now();
    await db.update(examPeriod).set({ seatPublish: now, ticketOpen: now }).where(eq(examPeriod.id, periodId));
    const [site] = await db.select().from(examSite);
    const rows = await db
      .select()
      .from(examApply)
      .where(and(eq(examApply.periodId, periodId), eq(examApply.status, 'APPLIED')));
    for (const [index, { id }] of rows.entries())
      await db
        .update(examApply)
        .set({ siteId: site!.id, room: '第 08 考场', roomCapacity: 30, seatNo: 10 + index })
        .where(eq(examApply.id, id));
  }

  it('/academic/apply/info ✓ a seat that is arranged is said when it is published, not before', async () => {
    await arrange();
    const { db } = open();
    const seats = async () =>
      (await app.call(getExamApplyList, { periodId }, { token })).data.list.map(({ seat }) => seat?.room);
    const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
    await db
      .update(examPeriod)
      .set({ seatPublish: tomorrow, ticketOpen: tomorrow })
      .where(eq(examPeriod.id, periodId));
    expect(await seats()).toEqual([undefined, undefined, undefined]);
    expect((await ask()).errorCode).toBe(errorCode.outsideWindow);
    app.wait(86_400_000);
    await logIn();
    expect(await seats()).toEqual(['第 08 考场', '第 08 考场', '第 08 考场']);
  });

  it('before it opens it says when it does', async () => {
    const { errorCode: code, data, errorMsg } = await ask();
    expect(code).toBe(errorCode.outsideWindow);
    expect(errorMsg).toMatch(/的通知单 \d{4}年.* 开放打印$/);
    expect(data).toMatchObject({ nextTime: expect.any(String), way: { path: '/academic/apply/info' } });
  });

  it('/academic/apply/info ✓ the ticket has the rooms and seats of the list, and another code for another seat', async () => {
    await arrange();
    const { list } = (await app.call(getExamApplyList, { periodId }, { token })).data;
    const { data } = await ask();
    expect(
      data.items.map(({ courseCode, siteName, room, seat }) => [courseCode, siteName, room, seat]),
    ).toEqual(list.map(({ courseCode, seat }) => [courseCode, seat?.siteName, seat?.room, seat?.seatNo]));
    expect(data.sites).toHaveLength(1);
    expect(data).toMatchObject({ name: '何静', idCard: '320198200012160848', majorCode: '120203K' });
    expect(data.notices).toHaveLength(8);
    expect(data.verifyCode).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
    expect((await ask()).data.verifyCode).toBe(data.verifyCode);
    await open().db.update(examApply).set({ room: '第 09 考场' }).where(eq(examApply.id, list[0]!.applyId));
    expect((await ask()).data.verifyCode).not.toBe(data.verifyCode);
  });

  it('API-13 the list is an Excel file with its Chinese name, codes with their zeros, filtered as the list', async () => {
    const payload = { status: 'SCORED', export: true } as const;
    const response = await app.send(getExamApplyList, payload, { token });
    const name = /filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
    expect(decodeURIComponent(name)).toBe('报考记录_013224100010.xlsx');
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(await response.arrayBuffer());
    const [head, ...rows] = rowsOf(workbook.worksheets[0]!);
    const { list } = (await app.call(getExamApplyList, { status: 'SCORED' }, { token })).data;
    expect(rows).toEqual(list.map((registration) => Object.values(shownIn(registration))));
    expect(head).toEqual(Object.keys(shownIn(list[0]!)));
    expect(rows.map(([, code]) => code)).toContain('03708');
  });

  it('the list as a file has every registration as the answer has it, the one with a seat too', async () => {
    await arrange();
    const response = await app.send(getExamApplyList, { export: true }, { token });
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(await response.arrayBuffer());
    const { list } = (await app.call(getExamApplyList, { pageSize: 100 }, { token })).data;
    const [, ...rows] = rowsOf(workbook.worksheets[0]!);
    expect(rows).toEqual(list.map((registration) => Object.values(shownIn(registration))));
    expect(rows.filter((cells) => cells[8] === '第 08 考场').length).toBeGreaterThan(1);
  });

  it('nobody gets that of another: a period in which one has nothing is not found', async () => {
    await arrange();
    const other = (await app.login('郑凯')).token;
    expect((await ask(periodId, other)).errorCode).toBe(errorCode.notFound);
    expect((await ask('none')).errorCode).toBe(errorCode.notFound);
  });
});
