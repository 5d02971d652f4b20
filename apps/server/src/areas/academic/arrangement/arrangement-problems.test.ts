import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { chooseMajor } from '@qianwei/api/contract/account';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { CellValue } from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examApply, examRoom, examSite } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type SheetCells, type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { noPlace } from '../shared/seats.ts';
import { arrangementCommands } from './arrangement.commands.ts';

const head = ['准考证号', '姓名', '课程代码', '考点', '考场', '座位号'];
const siteHead = ['考区代码', '考区', '考点', '地址', '到达方式', '考场', '座位数'];
/** 何静's 考籍 with three courses in the open period, in 9801. */
const he = '013224100010';
const zhou = '013224200002';
const seventh = '江澜市第七中学';

onPostgres('what staff type wrong about rooms and seats', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let period: typeof examPeriod.$inferSelect;
  let token: string;

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, arrangementCommands);
    const login = await app.login('何静');
    ({ token } = login);
    const topUp = login.majorInfoList.find(({ applyExamLevel }) => applyExamLevel === 'TOP_UP')!;
    await app.call(chooseMajor, { majorId: topUp.majorId }, { token });
    const { periods } = (await app.call(getExamApplyList, {}, { token })).data;
    const { periodId } = periods.find(({ status }) => status === 'OPEN')!;
    const [row] = await open().db.select().from(examPeriod).where(eq(examPeriod.id, periodId));
    period = row!;
  }, 60_000);
  afterAll(() => desk.leave());
  beforeEach(async () => {
    const { db } = open();
    await db.delete(examApply).where(eq(examApply.id, 'neighbour'));
    await db.update(examApply).set(noPlace).where(eq(examApply.periodId, period.id));
  });

  const load = async (command: string, rows: SheetCells, ...options: string[]) =>
    desk.ops(command, await desk.save(rows), '--period', period.name, ...options);
  const arrange = (...rows: SheetCells) => load('arrangements:import', [head, ...rows]);
  const lend = (...rows: SheetCells) => load('sites:import', [siteHead, ...rows]);
  const seated = () =>
    open().db.$count(examApply, and(eq(examApply.periodId, period.id), isNotNull(examApply.siteId)));
  const row = (courseCode: string, ...place: readonly CellValue[]) => [he, '何静', courseCode, ...place];
  /** 周子墨 with 13140 in the same area, beside 何静. */
  async function addNeighbour() {
    const { db } = open();
    const [beside] = await db.select().from(studentMajor).where(eq(studentMajor.examineeNo, zhou));
    const { list } = (await app.call(getExamApplyList, { periodId: period.id }, { token })).data;
    const { applyId } = list.find(({ courseCode }) => courseCode === '13140')!;
    const [own] = await db.select().from(examApply).where(eq(examApply.id, applyId));
    const { studentId, id: studentMajorId } = beside!;
    await db.insert(examApply).values({ ...own!, id: 'neighbour', studentId, studentMajorId });
    return own!;
  }

  describe('the arrangement', () => {
    it.each<[string, readonly CellValue[], RegExp]>([
      [
        'a seat beyond the room',
        row('13140', seventh, '第 08 考场', 31),
        /第 2 行：江澜市第七中学第 08 考场只有 30 个座位，没有 31 座/,
      ],
      ['seat 0', row('13140', seventh, '第 08 考场', 0), /第 2 行：座位号“0”应为 1–300 的整数/],
      ['half a seat', row('13140', seventh, '第 08 考场', 1.5), /座位号“1.5”应为/],
      [
        'a room that is not lent',
        row('13140', seventh, '第 99 考场', 1),
        /没有“第 99 考场”；有 第 01 考场、第 02 考场/,
      ],
      [
        'a site of another area',
        row('13140', '云泽市第二中学', '第 01 考场', 1),
        /考点“云泽市第二中学”在考区 9802 云泽市，考生报的是 9801 江澜市/,
      ],
      [
        'an unknown site',
        row('13140', '月球中学', '第 01 考场', 1),
        /没有考点“月球中学”，请先用 sites:import 导入/,
      ],
      ['an unknown examinee', ['999999999999', '', '13140', seventh, '8', 1], /没有准考证号 999999999999/],
      ['an unknown course', row('99999', seventh, '8', 1), /没有课程 99999/],
      ['a course that was not registered', row('00023', seventh, '8', 1), /在.+没有报考 00023/],
      ['another name', [he, '周子墨', '13140', seventh, '8', 1], /准考证号 013224100010 的姓名不是“周子墨”/],
      ['a room without a seat', row('13140', seventh, '8', ''), /没有座位号：考点、考场、座位号要填就都填/],
      ['a formula', row('13140', seventh, '8', { formula: '1+1', result: 2 }), /座位号是公式，请粘贴为数值/],
    ])('%s: named by its row, nothing is written', async (_, wrong, problem) => {
      const right = row('13683', seventh, '第 08 考场', 14);
      const rejected = arrange(wrong, right);
      await expect(rejected).rejects.toThrow(/^编排没有导入，共 1 行有问题：/);
      await expect(rejected).rejects.toThrow(problem);
      expect(await seated()).toBe(0);
    });

    it('rich text and links are what they show', async () => {
      const site = { richText: [{ text: '江澜市' }, { text: '第七中学' }] };
      const room = { text: '第 08 考场', hyperlink: 'https://example.com' };
      expect(await arrange(row('13140', site, room, '14'))).toContain('新安排 1');
      expect(await seated()).toBe(1);
    });

    it('the same registration twice', async () => {
      const rejected = arrange(row('13140', seventh, '8', 1), row('13140', seventh, '8', 2));
      await expect(rejected).rejects.toThrow(/第 3 行：与第 2 行重复（准考证号 013224100010，课程 13140）/);
    });

    it('two students on one seat: in the sheet, and beside one who sits there already', async () => {
      await addNeighbour();
      const both: SheetCells = [
        [he, '', '13140', seventh, '8', 14],
        [zhou, '', '13140', seventh, '08', 14],
      ];
      await expect(arrange(...both)).rejects.toThrow(
        /第 3 行：.+江澜市第七中学第 08 考场 14 座只能坐一个人：第 2 行也在那里/,
      );
      expect(await seated()).toBe(0);
      await arrange(both[0]!);
      await expect(arrange(both[1]!)).rejects.toThrow(/只能坐一个人：准考证号 013224100010 已经在那里/);
      // They may change places in one sheet.
      await arrange([zhou, '', '13140', seventh, '8', 15]);
      const text = await arrange([he, '', '13140', seventh, '8', 15], [zhou, '', '13140', seventh, '8', 14]);
      expect(text).toContain('新安排 0，改动 2');
    });

    it('what is not paid has no seat yet', async () => {
      await addNeighbour();
      await open().db.update(examApply).set({ status: 'UNPAID' }).where(eq(examApply.id, 'neighbour'));
      await expect(arrange([zhou, '', '13140', seventh, '8', 1])).rejects.toThrow(
        /第 2 行：013224200002 报考的 13140 还没有缴费，不能安排座位/,
      );
      expect(await desk.ops('arrangements:fill', period.name, '--dry-run')).toContain(
        '待缴费的 1 项不安排座位，缴费后再安排',
      );
    });

    it('what the tables refuse, whoever writes: a taken seat, one beyond the room, another area, a room of another site, half a seat, a seat of what is cancelled', async () => {
      const { db } = open();
      const own = await addNeighbour();
      const place = { room: '第 08 考场', roomCapacity: 30, seatNo: 14 };
      const [here] = await db.select().from(examSite).where(eq(examSite.name, seventh));
      const [away] = await db.select().from(examSite).where(eq(examSite.areaCode, '9802'));
      const siteId = here!.id;
      await db
        .update(examApply)
        .set({ siteId, ...place })
        .where(eq(examApply.id, own.id));
      const refused = {
        exam_apply_one_seat: { siteId, ...place },
        exam_apply_seat_in_room: { siteId, ...place, seatNo: 31 },
        exam_apply_site: { siteId: away!.id, ...place },
        exam_apply_room: { siteId, ...place, room: '第 99 考场', seatNo: 1 },
        exam_apply_whole_seat: { siteId, ...place, seatNo: null },
        exam_apply_seat_of_applied: { siteId, ...place, seatNo: 1, status: 'CANCELLED' as const },
      };
      for (const [constraint, set] of Object.entries(refused))
        await expect(
          db.update(examApply).set(set).where(eq(examApply.id, 'neighbour')),
          constraint,
        ).rejects.toMatchObject({ cause: { constraint_name: constraint } });
      const room = and(
        eq(examRoom.periodId, period.id),
        eq(examRoom.siteId, siteId),
        eq(examRoom.name, place.room),
      );
      await expect(db.update(examRoom).set({ capacity: 13 }).where(room)).rejects.toMatchObject({
        cause: { constraint_name: 'exam_apply_seat_in_room' },
      });
    });

    it('20,000 rows with other columns are refused at their head', async () => {
      const rows = Array.from({ length: 20_000 }, (_, index) => [`a${index}`, 'b', 'c', 'd', 'e', 'f']);
      const rejected = load('arrangements:import', [['学号', '姓名', '科目', '地点', '教室', '座'], ...rows]);
      await expect(rejected).rejects.toThrow(
        /^第 1 行缺少列：准考证号、课程代码、考点、考场、座位号。找到的列：学号、姓名、科目、地点、教室、座$/,
      );
    }, 60_000);

    it('a registration that was cancelled gives its seat back, and cannot be seated', async () => {
      await arrange(row('13887', seventh, '8', 14));
      const { list } = (await app.call(getExamApplyList, { periodId: period.id }, { token })).data;
      const { applyId } = list.find(({ courseCode }) => courseCode === '13887')!;
      expect((await app.call(cancelExamApply, { applyId }, { token })).errorCode).toBe(0);
      const [cancelled] = await open().db.select().from(examApply).where(eq(examApply.id, applyId));
      expect(cancelled).toMatchObject({ status: 'CANCELLED', ...noPlace });
      await expect(arrange(row('13887', seventh, '8', 14))).rejects.toThrow(
        /第 2 行：013224100010 报考的 13887 已经撤销，不能安排座位/,
      );
    });

    it('nothing in the sheet, and no such period', async () => {
      await expect(arrange()).rejects.toThrow('工作表里没有报考');
      const path = await desk.save([head, row('13140', seventh, '8', 1)]);
      await expect(desk.ops('arrangements:import', path, '--period', '1999年1月考期')).rejects.toThrow(
        '没有考期“1999年1月考期”',
      );
    });
  });

  describe('sites and rooms', () => {
    it.each<[string, SheetCells, RegExp]>([
      [
        'a new area without a name',
        [['9899', '', '新中学', '某路 1 号', '', '1', 30]],
        /没有考区 9899；新的考区须写考区名称/,
      ],
      [
        'another name of an area',
        [['9801', '云泽市', seventh, '', '', '1', 30]],
        /考区 9801 的名称是“江澜市”，不是“云泽市”/,
      ],
      [
        'another code of an area',
        [['9899', '江澜市', '新中学', '某路', '', '1', 30]],
        /考区“江澜市”的代码是 9801，不是 9899/,
      ],
      [
        'a site in another area',
        [['9802', '', seventh, '', '', '1', 30]],
        /考点“江澜市第七中学”在考区 9801，不在 9802/,
      ],
      [
        'a new site without an address',
        [['9801', '', '新中学', '', '', '1', 30]],
        /考点“新中学”是新的，须写地址/,
      ],
      [
        'two addresses',
        [
          ['9801', '', '新中学', '甲路', '', '1', 30],
          ['9801', '', '新中学', '乙路', '', '2', 30],
        ],
        /第 3 行：考点“新中学”的地址或到达方式与上面的行不同/,
      ],
      [
        'a room twice',
        [
          ['9801', '', seventh, '', '', '8', 30],
          ['9801', '', seventh, '', '', '第 08 考场', 30],
        ],
        /与第 2 行重复/,
      ],
      ['301 seats', [['9801', '', seventh, '', '', '8', 301]], /座位数“301”应为 0–300 的整数/],
      ['no number of seats', [['9801', '', seventh, '', '', '8', '']], /没有座位数（本考期不用的考场写 0）/],
      ['a long address', [['9801', '', seventh, '路'.repeat(81), '', '8', 30]], /地址“路{40}…”超过 80 个字/],
    ])('%s: named by its row, nothing is written', async (_, rows, problem) => {
      const before = await open().db.$count(examRoom);
      await expect(lend(...rows)).rejects.toThrow(problem);
      expect(await open().db.$count(examRoom)).toBe(before);
      expect(await open().db.$count(examSite, eq(examSite.name, '新中学'))).toBe(0);
    });

    it('a room is no smaller than who sits in it, and not taken back under them', async () => {
      await arrange(row('13140', seventh, '第 08 考场', 14));
      const room = (capacity: number) => lend(['9801', '', seventh, '', '', '8', capacity]);
      await expect(room(13)).rejects.toThrow(/江澜市第七中学第 08 考场已安排到 14 座，座位数不能是 13/);
      await expect(room(0)).rejects.toThrow(/已安排 1 人次，不能停用/);
      expect(await room(14)).toContain('更新 1');
      expect(await room(30)).toContain('更新 1');
      expect(await lend(['9801', '', seventh, '', '', '7', 0])).toContain('停用 1');
      await expect(arrange(row('13140', seventh, '7', 1))).rejects.toThrow('没有“第 07 考场”');
      await lend(['9801', '', seventh, '', '', '7', 30]);
    });

    it('a sentence keeps its Chinese commas, a formatted link is what it shows', async () => {
      const link = {
        text: { richText: [{ text: '江澜市' }, { text: '第七中学' }] },
        hyperlink: 'https://example.com',
      };
      await lend(['9801', '', link as unknown as CellValue, '', '', '8', 30]);
      await lend(['9801', '', seventh, '', '由南门进，（考场）在教学楼。', '8', 30]);
      const [site] = await open().db.select().from(examSite).where(eq(examSite.name, seventh));
      expect(site?.directions).toBe('由南门进，（考场）在教学楼。');
    });

    it('too few seats: nobody is seated, and it says how many are missing where', async () => {
      const { db } = open();
      const rooms = await db.select().from(examRoom).where(eq(examRoom.periodId, period.id));
      await db.delete(examRoom).where(eq(examRoom.periodId, period.id));
      await expect(desk.ops('arrangements:fill', period.name)).rejects.toThrow(
        /的座位不够，没有编排；请用 sites:import 增加考场：\n.*9801 江澜市 缺 1 个座位/,
      );
      expect(await seated()).toBe(0);
      await db.insert(examRoom).values(rooms);
    });
  });
});
