import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { CellValue } from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseReplace, grade } from '../../../db/schema/academic.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { examOffering, examSeat, examSession } from '../../../db/schema/registration.ts';
import { businessWindow, examPeriod } from '../../../db/schema/schedule.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { newWorkbook, workbookBytes } from '../../../files/workbook.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { formatDateTime, formatDay, parseDateTime } from '../../../time.ts';
import { registrationCommands } from '../registration/registration.commands.ts';
import { releaseUnpaid } from '../shared/release-unpaid.ts';
import { moveDays } from '../shared/review-end.ts';
import { periodCommands } from './period.commands.ts';

type Rows = readonly (readonly CellValue[])[];

const timetableHead = ['课程代码', '课程名称', '场次', '费用', '教材'];
const seatHead = ['课程代码', '考区', '名额'];

eachDatabase('an exam period, from its announcement to the payment', { demo: true }, (open) => {
  let app: DemoApp;
  let folder: string;
  /** The period that is made: after the last one of the demo institution, registered from tomorrow on. */
  let name: string;
  let saturday: string;
  let [start, end]: Date[] = [];
  beforeAll(async () => {
    app = await createDemoApp(open());
    folder = mkdtempSync(join(tmpdir(), 'qianwei-period-'));
    const [last] = await open().db.select().from(examPeriod).orderBy(desc(examPeriod.applyEnd)).limit(1);
    start = moveDays(last!.applyEnd, 30);
    end = moveDays(start, 10);
    const far = moveDays(start, 70);
    const date = moveDays(far, (6 - new Date(`${formatDay(far)}T00:00:00Z`).getUTCDay()) % 7);
    saturday = formatDay(date);
    name = `${saturday.slice(0, 4)}年${Number(saturday.slice(5, 7))}月考期`;
    app.wait(start.getTime() - app.clock.now().getTime() - 86_400_000);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const ops = (command: string, ...args: string[]) => {
    const found = [...periodCommands, ...registrationCommands].find(
      (candidate) => candidate.name === command,
    );
    if (found === undefined || !('run' in found)) throw new Error(`No command ${command}`);
    return found.run(app.deps, args);
  };
  const typed = (date: Date) => formatDateTime(date).slice(0, 16);
  const span = () => `${typed(start!)}/${typed(end!)}`;
  async function load(command: string, head: readonly string[], rows: Rows, ...options: string[]) {
    const workbook = await newWorkbook();
    workbook.addWorksheet('一').addRows([head, ...rows].map((row) => [...row]));
    const path = join(folder, `${app.deps.random.id()}.xlsx`);
    writeFileSync(path, await workbookBytes(workbook));
    return ops(command, path, '--period', name, ...options);
  }
  const timetable = (rows: Rows, ...options: string[]) =>
    load('offerings:import', timetableHead, rows, ...options);
  const seats = (rows: Rows, ...options: string[]) => load('seats:import', seatHead, rows, ...options);
  const stored = async () => (await open().db.select().from(examPeriod).where(eq(examPeriod.name, name)))[0];
  const as = async (student: string) => {
    const { token } = await app.login(student);
    const periodId = (await stored())!.id;
    return {
      plan: async () => (await app.call(getExamPlan, { periodId }, { token })).data,
      submit: (courseCodes: string[], siteArea = '9801') =>
        app.call(submitExamApply, { periodId, courseCodes, siteArea }, { token }),
      records: async () => (await app.call(getExamApplyList, { periodId }, { token })).data,
      cancel: (applyId: string) => app.call(cancelExamApply, { applyId }, { token }),
    };
  };
  const seatOf = async (areaCode: string) => {
    const { id } = (await stored())!;
    const [row] = await open()
      .db.select({ seat: examSeat })
      .from(examSeat)
      .innerJoin(examOffering, eq(examOffering.id, examSeat.offeringId))
      .where(
        and(
          eq(examOffering.periodId, id),
          eq(examOffering.courseId, '13003'),
          eq(examSeat.areaCode, areaCode),
        ),
      );
    return row?.seat;
  };

  describe('periods:set', () => {
    it('needs the exams and the registration of a new one, and says everything that is wrong at once', async () => {
      await expect(ops('periods:set', name)).rejects.toThrow(
        `没有考期“${name}”；要新增，须写明 --exam 与 --apply`,
      );
      const sunday = formatDay(moveDays(parseDateTime(saturday), 1));
      const wrong = ops('periods:set', name, '--exam', sunday, '--apply', `${typed(end!)}/${typed(start!)}`);
      await expect(wrong).rejects.toThrow(/没有设定：\n--exam 应为周六.+\n报考截止应晚于报考开始/);
      await expect(ops('periods:set', name, '--paid', '--free')).rejects.toThrow(
        '--paid 与 --free 最多有一个',
      );
      expect(await stored()).toBeUndefined();
    });

    it('a dry run says what it would be and writes nothing', async () => {
      const options = ['--exam', saturday, '--apply', span(), '--dry-run'];
      const text = await ops('periods:set', name, ...options);
      expect(text).toMatch(new RegExp(`^${name}试运行，没有写入。将新增：\n课表公布：`));
      expect(text.split('\n')).toHaveLength(14);
      expect(await stored()).toBeUndefined();
    });

    it('opens it with its half-days and its deadlines on home, and writes that into the audit', async () => {
      const options = ['--exam', saturday, '--apply', span(), '--paid', '--by', '李老师'];
      expect(await ops('periods:set', name, ...options)).toContain(`${name}已新增：`);
      const period = (await stored())!;
      expect(period).toMatchObject({ applyStart: start, applyEnd: end, feeEnabled: true, maxCourse: 4 });
      const halfDays = await open()
        .db.select()
        .from(examSession)
        .where(eq(examSession.periodId, period.id))
        .orderBy(asc(examSession.code));
      expect(halfDays.map(({ code, date }) => [code, date])).toEqual([
        ['A', saturday],
        ['B', saturday],
        ['C', period.endDate],
        ['D', period.endDate],
      ]);
      const windows = await open()
        .db.select()
        .from(businessWindow)
        .where(eq(businessWindow.name, name))
        .orderBy(asc(businessWindow.code));
      expect(windows).toMatchObject([
        { code: 'EXAM_APPLY', startTime: start, endTime: end, deadlineTitle: `${name}课程报考截止` },
        { code: 'GRADE_REVIEW', startTime: period.scorePublish, endTime: period.reviewEnd },
      ]);
      const audited = await open().db.select().from(auditLog).where(eq(auditLog.bizId, period.id));
      expect(audited).toMatchObject([
        {
          bizType: 'EXAM_PERIOD',
          action: 'SET',
          operatorId: '李老师',
          opinion: expect.stringContaining('报考：'),
        },
      ]);
    });

    it('changes it: what follows moves along, scores that are imported come out with it', async () => {
      const period = (await stored())!;
      const { db } = open();
      const [zhou] = await db.select().from(studentMajor).where(eq(studentMajor.examineeNo, '013224200002'));
      const { id, studentId } = zhou!;
      await db.insert(grade).values({
        ...{ studentMajorId: id, studentId, courseId: '00023', periodId: period.id, gradeType: 'EXAM' },
        ...{ examScore: 55, finalScore: 55, result: 'FAIL', publishTime: period.scorePublish },
      });
      const scores = moveDays(period.scorePublish, 2);
      const text = await ops('periods:set', name, '--scores', typed(scores));
      expect(text.split('\n').map((line) => line.split('：')[0])).toEqual([
        `${name}已更改`,
        '成绩公布',
        '复核截止',
      ]);
      expect(await stored()).toMatchObject({
        scorePublish: scores,
        reviewEnd: moveDays(period.reviewEnd, 2),
      });
      const [entered] = await db.select().from(grade).where(eq(grade.periodId, period.id));
      expect(entered?.publishTime).toEqual(scores);
      expect(await ops('periods:set', name, '--scores', typed(scores))).toBe(`${name}没有变化`);
    });
  });

  describe('offerings:import', () => {
    it.each<[readonly CellValue[], string]>([
      [['99999', '', 'A', 46, ''], '没有课程 99999'],
      [['13003', '高等数学', 'A', 46, ''], '课程 13003 的名称是'],
      [['04736', '', 'A', 46, ''], '课程 04736 不是笔试课程，不进统考课表'],
      [
        ['13003', '', '周五上午', 46, ''],
        '场次“周五上午”应为 A 周六上午、B 周六下午、C 周日上午、D 周日下午 之一',
      ],
      [['13003', '', null, 46, ''], '没有场次'],
      [['13003', '', 'A', null, ''], '没有费用（不收费写 0）'],
      [['13003', '', 'A', '四十六', ''], '费用“四十六”应为 0–9999 元，最多两位小数'],
      [['13003', '', 'A', { formula: 'B1*2', result: 46 }, ''], '费用是公式，请粘贴为数值'],
      [['13003', '', 'A', new Date(0), ''], '费用是日期'],
      [['02324', '', 'A', 46, ''], '与第 2 行重复（课程 02324）'],
    ])('%j: %s, and nothing is written', async (row, problem) => {
      await expect(timetable([['02324', '', 'B', 46, ''], row])).rejects.toThrow(
        `课表没有导入，共 1 行有问题：\n第 3 行：${problem}`,
      );
      expect(await open().db.$count(examOffering, eq(examOffering.periodId, (await stored())!.id))).toBe(0);
    });

    it('wrong columns and a period that does not exist are said', async () => {
      await expect(load('offerings:import', ['代码', '场次'], [])).rejects.toThrow(
        '第 1 行缺少列：课程代码、课程名称、费用、教材。找到的列：代码、场次',
      );
      await expect(timetable([])).rejects.toThrow('工作表里没有课程');
    });

    it('an old code that no plan has any more is named with the present one', async () => {
      const { db } = open();
      await db
        .insert(courseReplace)
        .values({ oldCode: '99001', oldName: '旧课', oldCredit: 4, newCode: '13003' });
      await expect(timetable([['99001', '', 'A', 46, '']])).rejects.toThrow(
        '第 2 行：课程代码 99001 已停用，现为 13003，请改用现在的代码',
      );
    });

    it('publishes the timetable; a second file changes what differs, and names what it leaves out', async () => {
      const rows: Rows = [
        ['13003', '', 'A', 46, '数据结构'],
        [2324, null, '周六下午', '46.50', null],
        ['13180', '', 'B（周六下午）', 46, ''],
      ];
      expect(await timetable(rows, '--dry-run')).toContain('试运行，没有写入。将新增 3，更新 0，未变 0');
      expect(await timetable(rows)).toContain(`${name}课表已导入：新增 3，更新 0，未变 0`);
      const second = await timetable([['13003', '', 'D', 46, '数据结构'], rows[1] ?? []]);
      expect(second).toContain('新增 0，更新 1，未变 1');
      expect(second).toContain('文件里没有、保持不变的 1 门：13180');
      await timetable(rows);
      app.wait(start!.getTime() - app.clock.now().getTime() + 86_400_000);
      const { courses, closed } = await (await as('周子墨')).plan();
      expect(closed).toBeNull();
      expect(courses.map(({ courseCode, sessionCode, fee }) => [courseCode, sessionCode, fee])).toEqual([
        ['13003', 'A', 4600],
        ['02324', 'B', 4650],
        ['13180', 'B', 4600],
      ]);
    });
  });

  describe('while students register', () => {
    let [receiptNo, applyId] = ['', ''];
    beforeAll(async () => {
      const { submit } = await as('周子墨');
      const { data } = await submit(['13003']);
      [receiptNo, applyId] = [data.receiptNo, data.applyIds[0] ?? ''];
    });

    it('a course does not move from under them, and its half-day only when that is confirmed', async () => {
      await expect(timetable([['13003', '', 'D', 46, '']])).rejects.toThrow(
        '第 2 行：课程 13003 已有 1 人报考周六上午（A），不能改到周日下午（D）；须改的，先请这些考生撤销报考',
      );
      expect(await timetable([['13003', '', 'A', 50, '数据结构']])).toContain(
        '改了费用而已有人报考的 1 门：13003；已报考的费用不变',
      );
      const times = ['--times', 'A 08:30-11:00'];
      await expect(ops('periods:set', name, ...times)).rejects.toThrow('周六上午（A）已有 1 人次报考');
      expect(await ops('periods:set', name, ...times, '--confirm')).toContain('08:30–11:00（原为 ');
      expect((await (await as('周子墨')).records()).list).toMatchObject([{ start: '08:30', fee: 4600 }]);
    });

    it('seats:import counts who is there, refuses fewer than that, and lets the last seat go once', async () => {
      for (const [row, problem] of [
        [['13003', '9801', 0], '课程 13003 在江澜市已有 1 人报考，名额不能是 0'],
        [['04735', '9801', 5], `${name}的课表里没有课程 04735，请先用 offerings:import 导入`],
        [['13003', '北京', 5], '没有考区“北京”；考区有 9801 江澜市、'],
        [['13003', '9801', 1.5], '名额“1.5”应为 0–999999 的整数，或不限'],
        [['13003', '9801', null], '没有名额（没有限制写不限）'],
        [['13003', null, 5], '没有考区'],
        [['02324', '江澜市', 5], '与第 2 行重复'],
      ] as const)
        await expect(seats([['02324', '9801', 9], row])).rejects.toThrow(
          `名额没有导入，共 1 行有问题：\n第 3 行：${problem}`,
        );
      expect(await seats([['13003', 9801, 1]], '--dry-run')).toContain('没有写入。将新增 1');
      expect(await seatOf('9801')).toBeUndefined();
      expect(
        await seats([
          ['13003', '江澜市', 1],
          ['13003', '9802', 7],
        ]),
      ).toBe(`${name}名额已导入：新增 2，更新 0，取消限制 0，未变 0`);
      expect(await seatOf('9801')).toMatchObject({ quota: 1, taken: 1 });
      const { plan } = await as('周子墨');
      const shown = (await plan()).courses.find(({ courseCode }) => courseCode === '13003');
      expect(shown?.seats).toEqual(
        expect.arrayContaining([
          { areaCode: '9801', left: 0 },
          { areaCode: '9802', left: 7 },
        ]),
      );
      expect(
        await seats([
          ['13003', '9801', 3],
          ['13003', '9802', '不限'],
        ]),
      ).toContain('更新 1，取消限制 1');
      expect(await seatOf('9801')).toMatchObject({ quota: 3, taken: 1 });
      expect(await seatOf('9802')).toBeUndefined();
    });

    it('registrations:pay marks an order as paid, once, and the student reads it', async () => {
      expect(await ops('registrations:pay', receiptNo, '--by', '王老师')).toBe(
        `${receiptNo} 已记为缴费：13003，46 元`,
      );
      const { list, log } = await (await as('周子墨')).records();
      expect(list).toMatchObject([{ applyId, status: 'APPLIED', payDeadline: null }]);
      expect(log[0]).toMatchObject({ text: '缴费 13003', receiptNo });
      expect(await ops('registrations:pay', receiptNo)).toMatch(/已于 .+ 缴费，没有变化$/);
      expect((await (await as('周子墨')).records()).log).toHaveLength(log.length);
      const audited = await open().db.select().from(auditLog).where(eq(auditLog.action, 'PAY'));
      expect(audited).toMatchObject([
        { bizType: 'EXAM_APPLY', bizId: receiptNo, operatorId: '王老师', opinion: '13003，46 元' },
      ]);
    });

    it('what holds no seat any more is not paid', async () => {
      const { submit, cancel } = await as('周子墨');
      await cancel(applyId);
      expect(await seatOf('9801')).toMatchObject({ taken: 0 });
      await expect(ops('registrations:pay', receiptNo)).rejects.toThrow(
        `${receiptNo}（13003）已经撤销，不能再缴费；要考的，请考生在报考截止前重新报考`,
      );
      await expect(ops('registrations:pay', 'BK0')).rejects.toThrow('没有报考 BK0');
      const { data } = await submit(['02324']);
      app.wait(25 * 3_600_000);
      expect(await releaseUnpaid({ ...app.deps, db: open().db })).toBe(1);
      await expect(ops('registrations:pay', data.applyIds[0] ?? '')).rejects.toThrow(
        '（02324）已因逾期未缴费释放，不能再缴费',
      );
    });

    it('a course that nobody holds any more moves, with what was cancelled', async () => {
      expect(await timetable([['13003', '', 'D', 46, '']])).toContain('更新 1');
      const { list } = await (await as('周子墨')).records();
      expect(list.find(({ courseCode }) => courseCode === '13003')).toMatchObject({
        status: 'CANCELLED',
        sessionCode: 'D',
      });
    });

    it('after the end of registration the timetable stands', async () => {
      app.wait(end!.getTime() - app.clock.now().getTime());
      await expect(timetable([['13003', '', 'A', 46, '']])).rejects.toThrow('截止，课表不能再改');
    });
  });
});
