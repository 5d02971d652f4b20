import { writeFileSync } from 'node:fs';
import { dayWords, weekdayWords } from '@qianwei/api/time/words';
import { and, desc, eq, gt } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { event } from '../../../db/schema/event.ts';
import { notice } from '../../../db/schema/notice.ts';
import { studentTask } from '../../../db/schema/schedule.ts';
import {
  advisor,
  studentPlan,
  thesisPlan,
  thesisPlanAdvisor,
  thesisPlanMajor,
  thesisWindow,
} from '../../../db/schema/thesis.ts';
import { topic } from '../../../db/schema/topic.ts';
import { DomainProblem } from '../../../problems.ts';
import { createDemoApp, type DemoApp, demoAccount } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { visitThesis } from '../../../testing/thesis-visit.ts';
import { formatDateTime, formatDay } from '../../../time.ts';
import { thesisCommands } from '../thesis.commands.ts';

const name = '2040年上半年论文批次';
const usual = ['--majors', '080901,120203K', '--start', '2040-03-01 09:00', '--end', '2040-03-20'] as const;

onPostgres('the terminal of the office: batches of theses', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let present: string;

  const planOf = async (planName: string) => {
    const [row] = await open().db.select().from(thesisPlan).where(eq(thesisPlan.name, planName));
    return row;
  };
  const noOf = (student: string) => demoAccount(student).examineeNo;
  const inDays = (days: number) => formatDay(new Date(app.clock.now().getTime() + days * 86_400_000));
  const save = (value: unknown) => {
    const path = desk.newPath();
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
    return path;
  };

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, thesisCommands);
    const [row] = await open().db.select().from(thesisPlan).where(eq(thesisPlan.id, 'thesisPlan'));
    present = row?.name ?? '';
    return () => desk.leave();
  }, 60_000);

  it('thesis:open creates a batch with the usual limits, its majors, times and teachers', async () => {
    const advisors = save({
      advisors: [{ id: 'adv-01', name: '顾清和', title: '副教授', maxStudents: 6 }],
    });
    const windows = ['--window', '选题=2040-03-22~2040-03-31', '--window', '开题报告=~2040-04-20 18:00'];
    expect(await desk.ops('thesis:open', name, ...usual, ...windows, '--advisors', advisors)).toBe(
      `已新增批次 ${name}；环节时间：选题、开题报告`,
    );
    const plan = await planOf(name);
    expect(plan?.limits).toMatchObject({ maxPerAdvisor: 8, maxDup: { DEGREE: 20, ORDINARY: 25 } });
    expect(plan && formatDateTime(plan.endTime)).toBe('2040-03-21 00:00:00');
    const id = plan?.id ?? '';
    const majors = await open().db.select().from(thesisPlanMajor).where(eq(thesisPlanMajor.planId, id));
    expect(majors).toHaveLength(2);
    const times = await open().db.select().from(thesisWindow).where(eq(thesisWindow.planId, id));
    expect(
      times.map(({ stage, startTime, endTime }) => [
        ...[stage, startTime && formatDateTime(startTime), endTime && formatDateTime(endTime)],
      ]),
    ).toEqual([
      ['TOPIC', '2040-03-22 00:00:00', '2040-04-01 00:00:00'],
      ['REPORT', null, '2040-04-20 18:00:00'],
    ]);
    const places = await open().db.select().from(thesisPlanAdvisor).where(eq(thesisPlanAdvisor.planId, id));
    expect(places).toMatchObject([{ advisorId: 'adv-01', quota: 6, taken: 0 }]);
    const [line] = (await desk.ops('thesis:plans')).split('\n');
    expect(line).toContain(`${name}  进行中  报考 2040-03-01 09:00:00 至 2040-03-21 00:00:00`);
    expect(line).toContain('080901,120203K  0 人  选题至 2040-04-01 00:00:00');
  });

  it('a changed time reaches the students whose deadline it is, and is in their duty', async () => {
    const wang = await visitThesis(app, '王雨桐');
    const chen = await visitThesis(app, '陈思远');
    // A delay that was granted stays.
    const own = new Date(app.clock.now().getTime() + 90 * 86_400_000);
    const before = await open().db.select().from(event);
    expect(
      await desk.ops('thesis:open', present, '--window', '开题报告=~2040-12-20 24:00').catch(String),
    ).toContain('--window 应为');
    expect(await desk.ops('thesis:open', present, '--window', `开题报告=~${inDays(29)}`)).toBe(
      `已更改批次 ${present}；改了时间的环节：开题报告；已通知 2 名学生`,
    );
    const notified = async (studentId: string) =>
      (await open().db.select().from(notice).where(eq(notice.studentId, studentId))).filter(
        ({ title }) => title === `${present}的时间有调整`,
      );
    const [said] = await notified(wang.studentId);
    expect(said?.content).toBe(
      `<p>“开题报告”的截止时间改为 ${dayWords(inDays(29))}（${weekdayWords(inDays(29))}）24:00。</p>`,
    );
    expect(await notified(chen.studentId)).toHaveLength(1);
    expect((await open().db.select().from(event)).length).toBeGreaterThan(before.length);
    const [duty] = await open()
      .db.select()
      .from(studentTask)
      .where(
        and(
          eq(studentTask.studentId, wang.studentId),
          eq(studentTask.code, 'THESIS_REPORT_RETURNED'),
          eq(studentTask.status, 'OPEN'),
        ),
      );
    expect(duty?.deadline && formatDateTime(duty.deadline)).toBe(`${inDays(30)} 00:00:00`);
    await wang.place('REPORT', { extendedTo: own });
    expect(await desk.ops('thesis:open', present, '--window', `开题报告=~${inDays(30)}`)).toContain(
      '已通知 1 名学生',
    );
    // The same again is no change.
    expect(await desk.ops('thesis:open', present, '--window', `开题报告=~${inDays(30)}`)).toBe(
      `已更改批次 ${present}`,
    );
  });

  it('《论文管理规定》第九条: places of teachers change, never below those that are taken nor above eight', async () => {
    const row = { id: 'adv-05', name: '沈静宜', title: '副教授' };
    const few = save({ advisors: [{ ...row, maxStudents: 0 }] });
    await expect(desk.ops('thesis:open', present, '--advisors', few)).rejects.toThrow(
      /沈静宜已指导 \d+ 人，名额不能改为 0/,
    );
    const many = save({ advisors: [{ ...row, maxStudents: 9 }] });
    await expect(desk.ops('thesis:open', present, '--advisors', many)).rejects.toThrow(
      '沈静宜的名额不能是 9，本批次每位导师指导不超过 8 人',
    );
    const more = save({ advisors: [{ ...row, title: '教授', maxStudents: 8 }] });
    await desk.ops('thesis:open', present, '--advisors', more);
    const [found] = await open().db.select().from(advisor).where(eq(advisor.id, 'adv-05'));
    expect(found?.title).toBe('教授');
  });

  it('thesis-topics:advisor keeps to the same places', async () => {
    const set = (quota: string) => desk.ops('thesis-topics:advisor', present, 'adv-05', quota);
    await expect(set('0')).rejects.toThrow(/导师 adv-05 已指导 \d+ 人，名额不能改为 0/);
    await expect(set('9')).rejects.toThrow('本批次每位导师指导不超过 8 人');
    await expect(set('一')).rejects.toThrow('名额应为 0–999 的整数');
    expect(await set('8')).toBe(`${present}：导师 adv-05 的名额 8`);
  });

  it('thesis-topics:import adds topics and places; a chosen topic keeps its title and its teacher', async () => {
    const row = {
      ...{
        topicId: 'new-1',
        majorCode: '080901',
        title: '校园二手书交易平台的设计与实现',
        direction: '软件',
      },
      ...{ type: '毕业设计', advisorId: 'adv-01', max: 2 },
    };
    const load = (batch: string, ...topics: object[]) =>
      desk.ops('thesis-topics:import', batch, save({ topics }));
    expect(await load(name, row)).toBe(`${name}：新增 1 题，更新 0 题`);
    expect(await load(name, { ...row, max: 3 }, { ...row, topicId: 'new-2' })).toBe(
      `${name}：新增 1 题，更新 1 题`,
    );
    await expect(load(name, { ...row, max: 6 })).rejects.toThrow('名额不超过 5 人');
    await expect(load(name, { ...row, advisorId: 'adv-02' })).rejects.toThrow('批次没有导师 adv-02');
    await expect(load(name, row, row)).rejects.toThrow('题目编号 new-1 写了两次');
    await expect(load(name, { ...row, type: '小说' })).rejects.toThrow('topics.0.type');
    await expect(load(present, row)).rejects.toThrow('题目编号 new-1 已用于别的批次');
    const { db } = open();
    const ofBank = and(eq(topic.planId, 'thesisPlan'), eq(topic.source, 'BANK'), gt(topic.taken, 0));
    const [chosen] = await db.select().from(topic).where(ofBank).orderBy(desc(topic.taken)).limit(1);
    const { id: topicId, advisorId, taken } = chosen!;
    const taker = { ...row, topicId, advisorId };
    await expect(load(present, { ...taker, max: 5 })).rejects.toThrow(
      `题目 ${topicId}：已有人选，题目、导师和专业不能改`,
    );
    await expect(load(present, { ...taker, max: taken - 1 })).rejects.toThrow(
      `题目 ${topicId}：已有 ${taken} 人，名额不能改为 ${taken - 1}`,
    );
    const [stored] = await db.select().from(topic).where(eq(topic.id, 'new-1'));
    expect(stored).toMatchObject({ title: row.title, quota: 3, taken: 0 });
  });

  it.each([
    [['新批次'], '新批次须写明 --majors、--start 和 --end'],
    [['新批次', '--majors', '000000', '--start', '2040-01-01', '--end', '2040-01-02'], '没有专业 000000'],
    [
      ['新批次', ...usual.slice(0, 2), '--start', '2040-02-01', '--end', '2040-01-01'],
      '--end 应晚于 --start',
    ],
    [['新批次', ...usual, '--window', '选题=2040-04-02~2040-04-01'], '“选题”的截止应晚于开始'],
    [['新批次', ...usual, '--window', '散步=~2040-04-01'], '环节应为'],
    [['新批次', ...usual, '--window', '选题'], '--window 应为 环节=起~止'],
    [['新批次', ...usual, '--advisors', '/nowhere.json'], '无法读取文件'],
    [['字'.repeat(41), ...usual], '批次名应为 1–40 个字'],
  ])('thesis:open %j says what is wrong and stores nothing', async (args, wrong) => {
    await expect(desk.ops('thesis:open', ...args)).rejects.toThrow(DomainProblem);
    await expect(desk.ops('thesis:open', ...args)).rejects.toThrow(wrong);
    expect(await planOf('新批次')).toBeUndefined();
  });

  it.each([
    ['{', '导师文件不是 JSON'],
    ['{"advisors":[{"id":"a"}]}', '导师文件的 advisors.0.name 不正确'],
  ])('a file of teachers that is %j is refused', async (text, wrong) => {
    await expect(desk.ops('thesis:open', present, '--advisors', save(text))).rejects.toThrow(wrong);
  });

  it('thesis:enrol takes those who have passed every other course, and says why it left others out', async () => {
    const notified = await desk.ops('thesis:enrol', name, noOf('周子墨'), noOf('王雨桐'), noOf('吴佳怡'));
    const lines = notified.split('\n');
    expect(lines[0]).toBe('放入 0 人，没有放入 3 人');
    expect(lines[1]).toMatch(/^没有放入 {2}\d+ {2}周子墨 {2}(还差 \d+ 门：|专业不在本批次)/);
    expect(lines[2]).toContain(`王雨桐  已有进行中的论文（${present}）`);
    expect(lines[3]).toContain('吴佳怡  已有合格的论文');
    await expect(desk.ops('thesis:enrol', name, '0000')).rejects.toThrow('没有准考证号 0000');
    await expect(desk.ops('thesis:enrol', '没有')).rejects.toThrow(
      '没有论文批次“没有”，请用 thesis:plans 查看',
    );
  });

  it('who is enrolled has a first duty; a second enrolment at the same time changes nothing', async () => {
    const { db } = open();
    const chen = await visitThesis(app, '陈思远');
    await db.update(studentPlan).set({ overall: 'TERMINATED' }).where(eq(studentPlan.id, chen.studentPlanId));
    const both = await Promise.all([
      desk.ops('thesis:enrol', name, noOf('陈思远')),
      desk.ops('thesis:enrol', name, noOf('陈思远')),
    ]);
    expect(both.map((notified) => notified.split('\n')[0]).toSorted()).toEqual([
      '放入 0 人，没有放入 1 人',
      '放入 1 人，没有放入 0 人',
    ]);
    const rows = await db.select().from(studentPlan).where(eq(studentPlan.studentId, chen.studentId));
    expect(rows.map(({ overall }) => overall).toSorted()).toEqual(['ONGOING', 'TERMINATED']);
    expect(await desk.ops('thesis:list', name)).toContain('陈思远  阅读规定  待办  （未选题）');
  });

  it('thesis:list finds theses by stage and state', async () => {
    expect(await desk.ops('thesis:list', present, '--stage', '开题报告', '--status', '退回修改')).toMatch(
      /^\d+ {2}王雨桐 {2}开题报告 {2}退回修改 {2}截止 .+ {2}制造企业成本控制研究 {2}沈静宜$/,
    );
    expect(await desk.ops('thesis:list', present, '--stage', '初稿')).toBe(`${present}没有这样的论文`);
    await expect(desk.ops('thesis:list', present, '--status', '好')).rejects.toThrow(
      '--status 应为 未开放、待办',
    );
  });

  it('thesis:enrol without numbers looks at every student of the majors', async () => {
    const notified = await desk.ops('thesis:enrol', name);
    expect(notified).toMatch(/^放入 \d+ 人，没有放入 [1-9]\d* 人/);
    expect(notified).toContain('陈思远  已在本批次');
  });
});
