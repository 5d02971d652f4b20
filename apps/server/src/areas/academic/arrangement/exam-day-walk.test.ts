import { getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getMenuList } from '@qianwei/api/contract/menu';
import { momentWords } from '@qianwei/api/time/words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/operation.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { formatDateTime, parseDateTime } from '../../../time.ts';
import { arrangementCommands } from './arrangement.commands.ts';

const hour = 3_600_000;
const siteHead = ['考区代码', '考区', '考点', '地址', '到达方式', '考场', '座位数'];

eachDatabase('from a registration to the day of the exam', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let period: typeof examPeriod.$inferSelect;
  /** 周子墨, who registers two courses by the portal. */
  let token: string;
  /** Of the first day of the exams, 00:00. */
  let firstDay: number;

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, arrangementCommands);
    ({ token } = await app.login('周子墨'));
    const { periodId } = (await app.call(getExamPlan, {}, { token })).data;
    const payload = { periodId, courseCodes: ['13003', '02324'], siteArea: '9802' };
    expect((await app.call(submitExamApply, payload, { token })).errorCode).toBe(0);
    const [row] = await open()
      .db.select()
      .from(examPeriod)
      .where(eq(examPeriod.id, periodId ?? ''));
    period = row!;
    firstDay = parseDateTime(period.startDate).getTime();
  }, 60_000);
  afterAll(() => desk.leave());

  const goTo = async (moment: number) => {
    app.wait(moment - app.clock.now().getTime());
    ({ token } = await app.login('周子墨'));
  };
  const own = async () => (await app.call(getExamApplyList, { periodId: period.id }, { token })).data.list;
  const seats = async () => (await own()).map(({ courseCode, seat }) => [courseCode, seat]);
  const ticket = () => app.call(getTicket, { ticketType: 'EXAM', bizId: period.id }, { token });
  /** State of the period as the tab of 考试计划 says it. */
  const status = async () =>
    (await app.call(getExamPlan, {}, { token })).data.periods.find(({ periodId }) => periodId === period.id)
      ?.status;
  const home = async () => (await app.call(getHomeIndex, {}, { token })).data;
  /** The arrangement as exported, with seats filled in by `fill`: site, room, seat of a course of 周子墨. */
  async function filledIn(fill: Readonly<Record<string, readonly [string, string, string | number]>>) {
    const path = desk.newPath();
    await desk.ops('arrangements:export', path, '--period', period.name);
    const sheet = await desk.open(path);
    const rows: (readonly (string | number)[])[] = [];
    sheet.eachRow((row) => {
      const cells = Array.from({ length: 9 }, (_, index) => row.getCell(index + 1).text);
      const place = cells[0] === '013224200002' ? fill[cells[2]!] : undefined;
      rows.push(place === undefined ? cells : [...cells.slice(0, 6), ...place]);
    });
    return desk.save(rows);
  }

  it('after registration staff import the rooms and export who is to be seated', async () => {
    await goTo(period.applyEnd.getTime() + hour);
    const rooms = await desk.save([
      siteHead,
      ['9802', '云泽市', '云泽市第二中学', '', '', '第16考场', 20],
      ['9802', '', '云泽市第三中学', '云泽市学院路 3 号', '由北门进，右手第二栋。', 1, 30],
    ]);
    const dry = await desk.ops('sites:import', rooms, '--period', period.name, '--dry-run');
    expect(dry).toContain('试运行，没有写入。将有：考区新增 0；考点新增 1、更新 0；考场新增 2、更新 0');
    expect(await desk.ops('sites:import', rooms, '--period', period.name)).toContain('考场新增 2');
    expect(await desk.ops('sites:import', rooms, '--period', period.name)).toContain(
      '更新 0、停用 0、未变 2',
    );
    const path = desk.newPath();
    expect(await desk.ops('arrangements:export', path, '--period', period.name)).toBe(
      `已写入 ${path}：5 项报考，其中 5 项没有座位`,
    );
    const sheet = await desk.open(path);
    const texts = (no: number) =>
      Array.from({ length: 9 }, (_, index) => sheet.getRow(no).getCell(index + 1).text);
    expect(texts(1)).toEqual([
      ...['准考证号', '姓名', '课程代码', '课程名称', '半天', '考区', '考点', '考场', '座位号'],
    ]);
    const mine = [2, 3, 4, 5, 6].map(texts).filter(([no]) => no === '013224200002');
    expect(mine.map(([, name, code, , , area, ...place]) => [name, code, area, ...place])).toEqual([
      ['周子墨', '13003', '9802 云泽市', '', '', ''],
      ['周子墨', '02324', '9802 云泽市', '', '', ''],
    ]);
    await expect(desk.ops('arrangements:export', path, '--period', period.name)).rejects.toThrow('已存在');
  });

  it('when the seats should be published and none is arranged, the list says since when', async () => {
    await goTo(period.seatPublish.getTime() + hour);
    expect(await own()).toMatchObject([
      { status: 'APPLIED', seat: null, seatOverdueSince: formatDateTime(period.seatPublish) },
      { status: 'APPLIED', seat: null, seatOverdueSince: formatDateTime(period.seatPublish) },
    ]);
    await goTo(period.ticketOpen.getTime() + hour);
    expect((await home()).quickList.map(({ title }) => title)).not.toContain('统考通知单');
    const refused = await ticket();
    expect(refused.errorCode).toBe(errorCode.stateForbids);
    expect(refused.errorMsg).toMatch(/的座位原定 .+ 公布，还没有安排好$/);
    expect(await status()).toBe('CLOSED');
    const { nextStep, followingSteps } = await home();
    const overdue = [nextStep, ...followingSteps].find((step) => step?.code === 'SEAT_OVERDUE');
    expect(overdue).toMatchObject({ path: '/academic/apply/info', occasion: 'EXAM' });
    await goTo(firstDay - 4 * hour);
    const eve = (await home()).nextStep;
    expect(eve).toMatchObject({
      code: 'SEAT_OVERDUE',
      title: `${period.name}有 2 门还没有考场和座位`,
      deadline: `${period.startDate} 09:00:00`,
    });
    expect(eve?.desc).toContain(`座位原定 ${momentWords(period.seatPublish.getTime())} 公布，还没有公布`);
    expect(eve?.desc).toMatch(/上午 13003 .+；.+下午 02324 /);
    expect(eve?.note).toContain('025-0000-0000');
    await goTo(firstDay + 48 * hour);
    expect((await home()).nextStep?.code).not.toBe('SEAT_OVERDUE');
    await goTo(period.seatPublish.getTime() - hour);
    expect((await own()).map(({ seatOverdueSince }) => seatOverdueSince)).toEqual([null, null]);
  });

  it('a dry run says who would sit where and who would not, and writes nothing', async () => {
    const path = await filledIn({ 13003: ['云泽市第二中学', '第 16 考场', 20] });
    const text = await desk.ops('arrangements:import', path, '--period', period.name, '--dry-run');
    expect(text).toMatch(/试运行，没有写入。将新安排 1，改动 0，未变 0，仍没有座位 4\n新安排 1：/);
    expect(text).toContain('013224200002 周子墨 13003 云泽市第二中学第 16 考场 20 座');
    expect(text).toContain('仍没有座位 4：');
    expect(await desk.ops('arrangements:list', period.name)).toMatch(
      /9802 云泽市：报考 1，已安排 0，没有座位 1（考区共 500 个座位）/,
    );
  });

  it('what was filled in is arranged, and read by the student when it is published', async () => {
    const path = await filledIn({
      13003: ['云泽市第二中学', '16', '20'],
      '02324': ['云泽市第三中学', '第01考场', 2],
    });
    const text = await desk.ops('arrangements:import', path, '--period', period.name, '--by', '李老师');
    expect(text).toContain('座位已编排：新安排 2，改动 0，未变 0，仍没有座位 3');
    expect(await seats()).toEqual([
      ['13003', null],
      ['02324', null],
    ]);
    const records = await open().db.select().from(auditLog).where(eq(auditLog.action, 'ARRANGE'));
    expect(records).toMatchObject([{ operatorId: '李老师', bizId: period.id }]);
    await goTo(period.seatPublish.getTime());
    expect(await status()).toBe('SEATED');
    expect(await own()).toMatchObject([
      {
        courseCode: '13003',
        status: 'ARRANGED',
        seat: { siteName: '云泽市第二中学', room: '第 16 考场', seatNo: '20' },
        seatOverdueSince: null,
      },
      {
        courseCode: '02324',
        seat: { siteName: '云泽市第三中学', address: '云泽市学院路 3 号', room: '第 01 考场', seatNo: '02' },
      },
    ]);
  });

  it('the others are filled in by a command, in the order of rooms and seats', async () => {
    expect(await desk.ops('arrangements:fill', period.name, '--dry-run')).toContain('将新安排 3');
    const text = await desk.ops('arrangements:fill', period.name);
    expect(text).toContain('新安排 3，改动 0，未变 2，仍没有座位 0');
    expect(text.match(/江澜市实验中学第 01 考场 01 座/g)).toHaveLength(3);
    expect(await desk.ops('arrangements:list', period.name)).not.toContain('没有座位 1');
  });

  it('the ticket has what the list has, and nothing has changed', async () => {
    await goTo(period.ticketOpen.getTime());
    const { data } = await ticket();
    expect(
      data.items.map(({ courseCode, siteName, room, seat }) => [courseCode, siteName, room, seat]),
    ).toEqual([
      ['13003', '云泽市第二中学', '第 16 考场', '20'],
      ['02324', '云泽市第三中学', '第 01 考场', '02'],
    ]);
    expect(data.sites).toContainEqual({
      name: '云泽市第三中学',
      address: '云泽市学院路 3 号，由北门进，右手第二栋。',
    });
    expect(data).toMatchObject({ voided: false, changes: [] });
  });

  it('arranged again after it could be printed: the ticket says what changed and that the old one is void, home has a duty', async () => {
    const { verifyCode } = (await ticket()).data;
    await goTo(period.ticketOpen.getTime() + hour);
    const first = await filledIn({ 13003: ['云泽市第二中学', '第 09 考场', 2] });
    const text = await desk.ops('arrangements:import', first, '--period', period.name);
    expect(text).toContain('座位已经公布：1 项变动写进考生的待办和通知单，以前打印的通知单作废');
    await goTo(period.ticketOpen.getTime() + 2 * hour);
    const second = await filledIn({ 13003: ['云泽市第三中学', '第 01 考场', 2] });
    await desk.ops('arrangements:import', second, '--period', period.name);
    const { data } = await ticket();
    expect(data.voided).toBe(true);
    expect(data.changes.map((change) => change.text)).toEqual([
      '13003 由云泽市第二中学第 09 考场 02 座改为云泽市第三中学第 01 考场 02 座',
      '13003 由第 16 考场 20 座改为第 09 考场 02 座',
    ]);
    expect(data.changes[0]!.time > data.changes[1]!.time).toBe(true);
    expect(data.items[0]).toMatchObject({ siteName: '云泽市第三中学', room: '第 01 考场', seat: '02' });
    expect(data.verifyCode).not.toBe(verifyCode);
    const { nextStep, followingSteps } = await home();
    const duties = [nextStep, ...followingSteps].filter((step) => step?.code === 'SEAT_CHANGED');
    expect(duties).toMatchObject([
      {
        title: `${period.name}的座位重新安排了`,
        desc: '现在是13003 云泽市第三中学第 01 考场 02 座。以前打印的通知单作废，请重新打印。',
        path: '/academic/apply/info',
      },
    ]);
    const { data: badges } = await app.call(getMenuList, {}, { token });
    expect(JSON.stringify(badges)).toContain('/academic/apply/info');
  });

  it('a site is changed for another period: staff hear of those who sit there in this one', async () => {
    const later = (await open().db.select().from(examPeriod)).find(
      ({ startDate }) => startDate > period.startDate,
    );
    const site = ['9802', '', '云泽市第三中学', '云泽市学院路 5 号', '', 1, 30];
    const rooms = await desk.save([siteHead, site]);
    const remark = `${period.name}的座位已经公布，云泽市第三中学有 2 人次：地址或到达方式改了`;
    expect(await desk.ops('sites:import', rooms, '--period', later!.name, '--dry-run')).toContain(remark);
  });

  it('on the eve home is the exam day, with site, way, room and seat', async () => {
    await goTo(firstDay - 4 * hour);
    const { examDay, nextStep } = await home();
    expect(nextStep?.code).toBe('EXAM_DAY');
    expect(examDay).toMatchObject({ date: period.startDate, periodName: period.name, ticketOpen: true });
    const places = examDay!.exams.map(({ courseCode, siteName, address, directions, room, seatNo }) => [
      ...[courseCode, siteName, address, directions, room, seatNo],
    ]);
    const third = ['云泽市第三中学', '云泽市学院路 3 号', '由北门进，右手第二栋。'];
    expect(places).toContainEqual(['13003', ...third, '第 01 考场', '02']);
  });

  it('once an exam has begun, its seats are as they were', async () => {
    await goTo(firstDay + 24 * hour);
    const path = await filledIn({ 13003: ['云泽市第二中学', '第 09 考场', 3] });
    await expect(desk.ops('arrangements:import', path, '--period', period.name)).rejects.toThrow(
      /周六上午（A）的考试已经开始，座位不能再改/,
    );
    const { nextStep, followingSteps } = await home();
    expect([nextStep, ...followingSteps].map((step) => step?.code)).not.toContain('SEAT_CHANGED');
  });
});
