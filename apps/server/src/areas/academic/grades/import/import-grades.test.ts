import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyGradeReview, getGradeList } from '@qianwei/api/contract/academic/grade';
import { dateWords } from '@qianwei/api/time/words';
import { and, eq, sql } from 'drizzle-orm';
import type { CellValue } from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grade } from '../../../../db/schema/academic.ts';
import { auditLog } from '../../../../db/schema/operation.ts';
import { examApply, examOffering } from '../../../../db/schema/registration.ts';
import { examPeriod } from '../../../../db/schema/schedule.ts';
import { studentMajor } from '../../../../db/schema/student.ts';
import { newWorkbook, workbookBytes } from '../../../../files/workbook.ts';
import { createDemoApp, type DemoApp } from '../../../../testing/demo-app.ts';
import { onPostgres } from '../../../../testing/test-database.ts';
import { formatDateTime, parseDateTime } from '../../../../time.ts';
import { academicCommands } from '../../academic.commands.ts';

const zhou = '013224200002';
const head = ['准考证号', '课程代码', '统考成绩', '过程性成绩', '备注'];

onPostgres('results from a workbook', { demo: true }, (open) => {
  let app: DemoApp;
  let folder: string;
  /** The period whose exams have just ended: nothing of it is entered. */
  let period: typeof examPeriod.$inferSelect;
  beforeAll(async () => {
    app = await createDemoApp(open());
    folder = mkdtempSync(join(tmpdir(), 'qianwei-grades-'));
    const now = app.clock.now();
    const periods = await open().db.select().from(examPeriod).orderBy(examPeriod.startDate);
    period = periods.find(({ applyStart, applyEnd }) => applyStart <= now && now < applyEnd)!;
    app.wait(parseDateTime(`${period.endDate} 23:00:00`).getTime() - now.getTime());
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const ops = async (name: string, ...args: string[]) => {
    const command = academicCommands.find((candidate) => candidate.name === name);
    if (command === undefined || !('run' in command)) throw new Error(`No command ${name}`);
    return command.run(app.deps, args);
  };
  async function fileOf(rows: readonly (readonly CellValue[])[]): Promise<string> {
    const workbook = await newWorkbook();
    workbook.addWorksheet('成绩').addRows(rows.map((row) => [...row]));
    const path = join(folder, `${app.deps.random.id()}.xlsx`);
    writeFileSync(path, await workbookBytes(workbook));
    return path;
  }
  const loadOf = async (rows: readonly (readonly CellValue[])[], ...options: string[]) =>
    ops('grades:import', await fileOf([head, ...rows]), '--period', period.name, ...options);
  /** Nobody has registered in the period, which is of no interest to most tests. */
  const load = (rows: readonly (readonly CellValue[])[], ...options: string[]) =>
    loadOf(rows, '--unregistered', ...options);
  const entered = () => open().db.select().from(grade).where(eq(grade.periodId, period.id));
  const seenBy = async (name: string, code: string) => {
    const { token } = await app.login(name);
    const { data } = await app.call(getGradeList, { pageSize: 100, periodId: period.id }, { token });
    return data.list.find(({ courseCode }) => courseCode === code);
  };

  it('before the exams of the period are over, nothing is imported or published', async () => {
    const row = [zhou, '04735', 88, null, null];
    const message = `${period.name}的考试到 ${dateWords(period.endDate)} 才结束，成绩不能导入；请核对 --period`;
    for (const options of [[], ['--dry-run'], ['--publish', '2020-01-02 10:00', '--confirm']])
      await expect(load([row], ...options)).rejects.toThrow(message);
    await expect(ops('grades:publish', period.name)).rejects.toThrow('的考试到那时还没有结束，成绩不能公布');
    expect(await entered()).toEqual([]);
    app.wait(2 * 3_600_000);
  });

  describe('a file with something wrong writes nothing', () => {
    it.each([
      [
        ['准考证号', '课程代码', '成绩', '备注'],
        '第 1 行缺少列：统考成绩、过程性成绩。找到的列：准考证号、课程代码、成绩、备注',
      ],
      [[...head, '统考成绩'], '重复的列：统考成绩'],
      [[], '找到的列：（无）'],
    ])('columns %j are named in one message', async (columns, message) => {
      const path = await fileOf([columns, [zhou, '04735', 60]]);
      await expect(ops('grades:import', path, '--period', period.name)).rejects.toThrow(message);
    });

    it.each<[readonly CellValue[], string]>([
      [['013224299999', '04735', 60, null, null], '没有准考证号 013224299999'],
      [['12 位', '04735', 60, null, null], '准考证号“12位”应为 12 位数字'],
      [[zhou, '99999', 60, null, null], '没有课程 99999'],
      [[zhou, '08119', 60, null, null], '课程 08119 不在考生的考试计划里'],
      [[zhou, '04736', 60, null, null], '课程 04736 不是统考课程'],
      [[zhou, '04735', 100.5, null, null], '统考成绩“100.5”应在 0–100 之间，最多一位小数'],
      [[zhou, '04735', 59.55, null, null], '统考成绩“59.55”应在 0–100 之间，最多一位小数'],
      [[zhou, '04735', -1, null, null], '统考成绩“-1”应在 0–100 之间'],
      [[zhou, '04735', '六十', null, null], '统考成绩“六十”应在 0–100 之间'],
      [[zhou, '04735', { formula: 'A1+1', result: 60 }, null, null], '统考成绩是公式，请粘贴为数值'],
      [[zhou, '04735', new Date(0), null, null], '统考成绩是日期'],
      [[zhou, '04735', { error: '#N/A' }, null, null], '统考成绩“#N/A”不正确'],
      [[zhou, '04735', 60, 101, null], '过程性成绩“101”应在 0–100 之间'],
      [[zhou, '04735', null, null, null], '没有统考成绩，备注也没有写缺考或违纪'],
      [[zhou, '04735', 60, null, '缺考'], '写了缺考或违纪，就不应有统考成绩'],
      [[zhou, '04735', 60, null, '优秀'], '备注“优秀”应为缺考、违纪或留空'],
      [[null, '04735', 60, null, null], '没有准考证号'],
    ])('%j: %s', async (row, message) => {
      await expect(load([[zhou, '02324', 70, null, null], [], row])).rejects.toThrow(
        `成绩没有导入，共 1 行有问题：\n第 4 行：${message}`,
      );
      expect(await entered()).toEqual([]);
    });

    it('a row that stands twice names the first one', async () => {
      const twice = [zhou, '04735', 60, null, null];
      await expect(load([twice, [zhou, 4735, 61, null, null]])).rejects.toThrow(
        `第 3 行：与第 2 行重复（准考证号 ${zhou}，课程 04735）`,
      );
    });

    it('of very many problems fifty are listed and all are counted', async () => {
      const rows = Array.from({ length: 60 }, () => ['1', '1', 'x', null, null]);
      const failed = await load(rows).catch((error: Error) => error.message.split('\n'));
      expect(failed).toHaveLength(52);
      expect(failed).toEqual(
        expect.arrayContaining(['成绩没有导入，共 60 行有问题：', '……另有 10 行没有列出']),
      );
    });

    it('what is no workbook, no period, no moment is said', async () => {
      const text = join(folder, 'text.xlsx');
      writeFileSync(text, '准考证号,课程代码');
      await expect(ops('grades:import', text, '--period', period.name)).rejects.toThrow(
        '文件不是 Excel 工作簿',
      );
      const row = [zhou, '04735', 60, null, null];
      await expect(ops('grades:import', await fileOf([head, row]), '--period', '2030年考期')).rejects.toThrow(
        '没有考期“2030年考期”；最近的考期有',
      );
      await expect(load([row], '--publish', '2026-13-01 10:00')).rejects.toThrow('--publish 应为');
      await expect(load([])).rejects.toThrow('工作表里没有成绩');
    });
  });

  it('a dry run says what would change and changes nothing', async () => {
    expect(await load([[zhou, '04735', 55, 82.8, null]], '--dry-run')).toBe(
      `${period.name}试运行，没有写入。将新增 1，更新 0，未变 0`,
    );
    expect(await entered()).toEqual([]);
  });

  it('is replaced until it is published, from then on it needs a review', async () => {
    // Numbers in cells have lost their zeros: 013224200002, 00023, 04735.
    const rows = [
      [13224200002, 23, 59.9, null, null],
      [13224200002, 4735, 55, 82.8, null],
      [' 0132 2420 0002 ', '15040', null, 64, '缺考'],
    ];
    expect(await load(rows, '--by', '李老师')).toContain(`${period.name}已导入：新增 3，更新 0，未变 0`);
    const stored = await entered();
    expect(
      stored
        .map(({ courseId, examScore, finalScore, result }) => [courseId, examScore, finalScore, result])
        .sort(),
    ).toEqual([
      ['00023', 59.9, 59.9, 'FAIL'],
      ['04735', 55, 63.3, 'PASS'],
      ['15040', null, null, 'ABSENT'],
    ]);
    expect(stored.every(({ publishTime }) => publishTime.getTime() === period.scorePublish.getTime())).toBe(
      true,
    );
    expect(await seenBy('周子墨', '04735')).toMatchObject({
      result: 'PENDING',
      finalScore: null,
      publishTime: formatDateTime(period.scorePublish),
    });
    expect(await open().db.select().from(auditLog).where(eq(auditLog.bizId, period.id))).toMatchObject([
      { bizType: 'GRADE', action: 'IMPORT', operatorId: '李老师', opinion: '新增 3，更新 0，未变 0' },
    ]);

    const [first, ...rest] = rows;
    const better = [...(first ?? []).slice(0, 2), 60, null, null];
    expect(await load([better, ...rest])).toContain('新增 0，更新 1，未变 2');
    expect(await ops('grades:publish', period.name)).toMatch(/3 条成绩于 .+ 公布，复核申请 .+ 截止$/);
    expect(await seenBy('周子墨', '04735')).toMatchObject({
      result: 'PASS',
      finalScore: 63.3,
      note: '折算 63.3，高于统考',
      reviewable: true,
    });
    expect(await seenBy('周子墨', '00023')).toMatchObject({ result: 'PASS', finalScore: 60 });
    await expect(ops('grades:publish', period.name)).rejects.toThrow('没有待公布的成绩');
    const later = ['--publish', '2099-01-02 10:00'];
    expect(await load([better, ...rest], '--dry-run', ...later)).toContain('未变 3');
    await expect(load([first ?? [], ...rest], ...later)).rejects.toThrow(
      '第 2 行：成绩已公布，不能再导入；更正须由考生申请复核',
    );
  });

  it('of a period whose scores are out it must be said when it is published', async () => {
    const [over] = await open()
      .db.select()
      .from(examPeriod)
      .where(sql`${examPeriod.reviewEnd} < ${app.clock.now().toISOString()}::timestamptz`)
      .limit(1);
    const path = await fileOf([head, [zhou, '04735', 55, null, null]]);
    await expect(ops('grades:import', path, '--period', over!.name)).rejects.toThrow('请用 --publish 写明');
    expect(
      await ops(
        ...['grades:import', path, '--period', over!.name],
        ...['--publish', '2099-01-02 10:00', '--unregistered'],
      ),
    ).toContain('公布时间 2099年1月2日（周五）10:00');
    await ops('grades:publish', over!.name);
    const [after] = await open().db.select().from(examPeriod).where(eq(examPeriod.id, over!.id));
    expect(after!.scorePublish).toEqual(over!.scorePublish);
    const fiveDays = 5 * 86_400_000;
    expect(after!.reviewEnd.getTime()).toBeGreaterThan(app.clock.now().getTime() + fiveDays - 60_000);
  });

  it('a line of somebody who has not registered is named, unless it is meant', async () => {
    const row = [zhou, '13013', 60, null, null];
    await expect(loadOf([row], '--dry-run', '--publish', '2099-01-02 10:00')).rejects.toThrow(
      `第 2 行：考生没有报考${period.name}的 13013；确需导入的，请加 --unregistered`,
    );
    const { db } = open();
    const [offering] = await db
      .select()
      .from(examOffering)
      .where(and(eq(examOffering.periodId, period.id), eq(examOffering.courseId, '13013')));
    const [record] = await db.select().from(studentMajor).where(eq(studentMajor.examineeNo, zhou));
    const { id: offeringId, sessionId, periodId, fee } = offering!;
    const [held] = await db
      .insert(examApply)
      .values({
        ...{
          offeringId,
          sessionId,
          periodId,
          fee,
          areaCode: '9801',
          status: 'APPLIED',
          slot: 1,
          maxCourse: 4,
        },
        ...{ studentId: record!.studentId, studentMajorId: record!.id },
        ...{ receiptNo: 'BK0', appliedAt: app.clock.now() },
      })
      .returning();
    const later = ['--dry-run', '--publish', '2099-01-02 10:00'];
    expect(await loadOf([row], ...later)).toContain('将新增 1');
    await db.update(examApply).set({ status: 'CANCELLED' }).where(eq(examApply.id, held!.id));
    await expect(loadOf([row], ...later)).rejects.toThrow('考生没有报考');
  });

  it('results that are seen at once are confirmed, and an import that was wrong is taken back', async () => {
    const { db } = open();
    const past = ['--publish', formatDateTime(app.clock.now()).slice(0, 16)];
    const row = [zhou, '13013', 88, null, null];
    const before = await entered();
    await expect(load([row], ...past)).rejects.toThrow('考生马上看到这些成绩；确认无误请加 --confirm');
    await expect(load([row], '--publish', '2020-01-02 10:00', '--confirm')).rejects.toThrow(
      `--publish 写的时间在${period.name}的考试结束之前`,
    );
    const said = await load([row], ...past, '--confirm');
    const [, importNo = ''] = /导入号 (CJ\d{8}-\d{6})，/.exec(said) ?? [];
    expect(await seenBy('周子墨', '13013')).toMatchObject({ result: 'PASS', finalScore: 88 });

    const withdraw = (no: string, ...options: string[]) =>
      ops('grades:withdraw', no, '--reason', '考期写错', ...options);
    await expect(ops('grades:withdraw', importNo)).rejects.toThrow('缺少 --reason');
    await expect(withdraw('CJ0')).rejects.toThrow(
      `没有导入号为 CJ0 的成绩，或已全部撤回、被后来的导入替换；最近的导入号有 ${importNo}`,
    );
    await expect(withdraw('')).rejects.toThrow('没有导入号为 （空）');
    await expect(withdraw(importNo)).rejects.toThrow('1 条已公布，考生已经看到；确认撤回请加 --confirm');
    expect(await entered()).toHaveLength(before.length + 1);
    expect(await withdraw(importNo, '--confirm', '--by', '李老师')).toBe(
      `${period.name}的导入 ${importNo} 已撤回：1 条成绩，其中已公布 1 条。可以重新导入`,
    );
    expect(await entered()).toEqual(before);
    expect(await seenBy('周子墨', '13013')).toBeUndefined();
    expect(await db.select().from(auditLog).where(eq(auditLog.action, 'WITHDRAW'))).toMatchObject([
      {
        bizType: 'GRADE',
        node: importNo,
        operatorId: '李老师',
        opinion: '撤回 1 条，其中已公布 1 条：考期写错',
      },
    ]);
    expect(await load([row], '--dry-run', ...past, '--confirm')).toContain('将新增 1');
  });

  describe('a review', () => {
    async function apply(code: string) {
      const { token } = await app.login('周子墨');
      const { gradeId } = (await seenBy('周子墨', code))!;
      const payload = { gradeId, suspect: 'SUM', reason: '客观题估分 41 分，合计可能有误' };
      return (await app.call(applyGradeReview, payload, { token })).data.receiptNo;
    }

    it('corrects the score, and with it the result; old and new are shown', async () => {
      const receiptNo = await apply('04735');
      expect(await ops('reviews:list')).toMatch(
        new RegExp(`^${receiptNo}  .+  ${zhou}  04735 数据库系统原理  统考 55  合分  客观题估分`),
      );
      await expect(ops('reviews:decide', receiptNo, '--score', '66')).rejects.toThrow('缺少 --reply');
      await expect(ops('reviews:decide', receiptNo, '--reply', '好')).rejects.toThrow('--keep 与 --score');
      await expect(ops('reviews:decide', receiptNo, '--score', '66.66', '--reply', '好')).rejects.toThrow(
        '--score 应在 0–100 之间',
      );
      const decided = ops(
        'reviews:decide',
        receiptNo,
        '--score',
        '66',
        '--reply',
        '合分漏加 11 分',
        '--by',
        '李老师',
      );
      expect(await decided).toContain('最终成绩 63.3 改为 71');
      expect(await seenBy('周子墨', '04735')).toMatchObject({
        examScore: 66,
        finalScore: 71,
        corrected: { from: 63.3, reason: '合分漏加 11 分' },
        review: {
          timeline: {
            state: 'APPROVED',
            events: [
              { step: 'SUBMIT', by: '本人' },
              { step: 'APPROVE', by: '李老师', opinion: '55 → 66：合分漏加 11 分' },
            ],
          },
        },
      });
      await expect(ops('reviews:decide', receiptNo, '--keep', '--reply', '好')).rejects.toThrow(
        '该复核申请审核通过，不能再处理',
      );
      expect(await ops('reviews:list')).toBe('没有待处理的复核申请');
      const [row] = (await entered()).filter(({ courseId }) => courseId === '04735');
      const withdrawn = ops('grades:withdraw', row!.importNo, '--reason', '导错', '--confirm');
      await expect(withdrawn).rejects.toThrow(`1 条已有复核申请（${receiptNo}），请用 reviews:decide 更正`);
    });

    it('or keeps it, with the answer that the student reads', async () => {
      const receiptNo = await apply('00023');
      await ops('reviews:decide', receiptNo, '--keep', '--reply', '评卷、合分、登分无误');
      expect(await seenBy('周子墨', '00023')).toMatchObject({
        finalScore: 60,
        corrected: null,
        review: {
          timeline: { state: 'REJECTED', events: [{}, { step: 'REJECT', opinion: '评卷、合分、登分无误' }] },
        },
      });
      await expect(ops('reviews:decide', 'FH0', '--keep', '--reply', '好')).rejects.toThrow(
        '没有回执号为 FH0 的复核申请',
      );
    });
  });

  it('twenty thousand rows under wrong columns are one message about the columns, and nothing is written', async () => {
    const before = await entered();
    const rows = Array.from({ length: 20_000 }, (_, n) => [900_000_000_001 + n, 4735, n % 101, '']);
    const path = await fileOf([['考号', '课程代码', '成绩', '备注'], ...rows]);
    const failed = await ops('grades:import', path, '--period', period.name).catch(
      (error: Error) => error.message,
    );
    expect(failed).toBe(
      '第 1 行缺少列：准考证号、统考成绩、过程性成绩。找到的列：考号、课程代码、成绩、备注',
    );
    expect(await entered()).toEqual(before);
  }, 60_000);

  it('twenty thousand results are one import', async () => {
    const { db } = open();
    const count = 20_000;
    await db.execute(sql`
      insert into student_major (id, student_id, major_id, plan_version_id, examinee_no, apply_exam_level, committee_id, register_date)
      select gen_random_uuid()::text, one.student_id, one.major_id, one.plan_version_id, (900000000000 + n)::text,
        one.apply_exam_level, one.committee_id, one.register_date
      from student_major one, generate_series(1, ${count}::int) n where one.examinee_no = ${zhou}`);
    const rows = Array.from({ length: count }, (_, n) => [
      900_000_000_001 + n,
      4735,
      n % 101,
      (n * 7) % 101,
      null,
    ]);
    expect(await load(rows, '--publish', '2099-01-02 10:00')).toContain(`新增 ${count}，`);
    expect(await db.$count(grade, eq(grade.periodId, period.id))).toBe(count + 3);
  });
});
