import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { archivedThesis, sanction } from '../db/schema/graduation.ts';
import { auditLog } from '../db/schema/operation.ts';
import { preEducation, student } from '../db/schema/student.ts';
import { createDemoApp, type DemoApp, demoAccount } from '../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../testing/staff-desk.ts';
import { onPostgres } from '../testing/test-database.ts';
import { formatDay } from '../time.ts';
import { recordCommands } from './record.commands.ts';

onPostgres('what staff record of a student for graduation and degree', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let studentId: string;
  const chen = demoAccount('陈思远').examineeNo;
  const wu = demoAccount('吴佳怡').examineeNo;
  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, recordCommands);
    const [row] = await open().db.select().from(student).where(eq(student.name, '陈思远'));
    studentId = row!.id;
  }, 60_000);
  afterAll(() => desk.leave());
  beforeEach(async () => {
    await open().db.delete(sanction);
  });

  const addCheating = () => desk.ops('sanctions:add', chen, '--kind', '作弊', '--decided', '2024-05-12');

  it('a sanction is added, listed and lifted, each with its line in the audit', async () => {
    expect(await addCheating()).toBe('已登记：陈思远，作弊，2024-05-12 决定');
    expect(await desk.ops('sanctions:list', chen)).toBe('1  陈思远  作弊  2024-05-12 决定  未解除');
    const today = formatDay(app.clock.now());
    expect(await desk.ops('sanctions:lift', chen, '--by', '周老师')).toBe(
      `已解除：陈思远，作弊，2024-05-12 决定，${today} 解除`,
    );
    expect(await desk.ops('sanctions:list', chen)).toContain(`${today} 解除`);
    const [row] = await open().db.select().from(sanction).where(eq(sanction.studentId, studentId));
    const lines = await open().db.select().from(auditLog).where(eq(auditLog.bizId, row!.id));
    expect(lines.map(({ action, node, opinion }) => [action, node, opinion])).toEqual([
      ['ADD', 'CHEATING', '2024-05-12'],
      ['LIFT', 'CHEATING', today],
    ]);
    expect(lines.map(({ operatorId }) => operatorId)).toEqual(['考办', '周老师']);
  });

  it('of several the number says which is lifted', async () => {
    await addCheating();
    await desk.ops('sanctions:add', chen, '--kind', '其他', '--decided', '2025-01-08');
    await expect(desk.ops('sanctions:lift', chen)).rejects.toThrow('陈思远有 2 项未解除的处分');
    await desk.ops('sanctions:lift', chen, '--no', '2', '--on', '2025-06-01');
    expect((await desk.ops('sanctions:list', chen)).split('\n')).toEqual([
      '1  陈思远  作弊  2024-05-12 决定  未解除',
      '2  陈思远  其他  2025-01-08 决定  2025-06-01 解除',
    ]);
    await expect(desk.ops('sanctions:lift', chen, '--no', '2')).rejects.toThrow('已在 2025-06-01 解除');
  });

  it.each([
    [['013299999999', '--kind', '作弊', '--decided', '2024-05-12'], '没有准考证号 013299999999'],
    [[chen, '--kind', '抄袭', '--decided', '2024-05-12'], '--kind 应为 作弊 或 其他'],
    [[chen, '--kind', '作弊', '--decided', '2024-02-30'], '--decided 应为 2027-03-01 这样的日期'],
    [[chen, '--kind', '作弊', '--decided', '2999-01-01'], '--decided 不能晚于今天'],
  ])('what is wrong is said in one line: %j', async (typed, problem) => {
    await expect(desk.ops('sanctions:add', ...typed)).rejects.toThrow(problem);
    expect(await open().db.select().from(sanction)).toEqual([]);
  });

  it('the same sanction is recorded once, and none is lifted where there is none', async () => {
    await expect(desk.ops('sanctions:lift', chen)).rejects.toThrow('陈思远没有未解除的处分');
    expect(await desk.ops('sanctions:list', chen)).toBe('陈思远没有处分');
    await addCheating();
    await expect(addCheating()).rejects.toThrow('已登记过');
    await expect(desk.ops('sanctions:lift', chen, '--on', '2024-05-11')).rejects.toThrow(
      '--on 不能早于决定日期 2024-05-12',
    );
  });

  it('a passed thesis is filed, and filed again in the place of the first', async () => {
    const title = ['--title', '业财融合下管理会计报告体系构建'];
    expect(await desk.ops('theses:archive', wu, ...title, '--copy-rate', '31.2')).toBe(
      '已归档：吴佳怡，《业财融合下管理会计报告体系构建》，复制比 31.2%，检测不合格',
    );
    await desk.ops(
      'theses:archive',
      wu,
      ...title,
      '--title-en',
      'A Report',
      '--copy-rate',
      '9.8',
      '--passed',
    );
    const { id } = await app.login('吴佳怡');
    const rows = await open().db.select().from(archivedThesis).where(eq(archivedThesis.studentId, id));
    expect(rows).toMatchObject([{ titleEn: 'A Report', copyRate: 9.8, checkPassed: true }]);
  });

  it('who has not passed a thesis has none to file', async () => {
    await expect(desk.ops('theses:archive', chen, '--title', '题目', '--passed')).rejects.toThrow(
      '陈思远还没有合格的论文成绩，不能归档',
    );
    for (const rate of ['120', '-1', '12.45'])
      await expect(desk.ops('theses:archive', wu, '--title', '题目', '--copy-rate', rate)).rejects.toThrow();
  });

  it('the check of the earlier schooling ends with its moment', async () => {
    expect(await desk.ops('pre-education:check', chen, '--fail')).toBe(
      '陈思远的前置学历查验：不通过（江澜职业技术学院 软件技术）',
    );
    const [row] = await open().db.select().from(preEducation).where(eq(preEducation.studentId, studentId));
    expect(row).toMatchObject({ checkStatus: 'FAILED', checkedAt: expect.any(Date) });
    await expect(desk.ops('pre-education:check', chen)).rejects.toThrow('--pass 与 --fail 须选一项');
    await desk.ops('pre-education:check', chen, '--pass');
  });
});
