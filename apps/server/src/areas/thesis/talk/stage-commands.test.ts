import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { notice } from '../../../db/schema/notice.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { aiInfo, thesisDoc, thesisVersion } from '../../../db/schema/thesis-doc.ts';
import { DomainProblem } from '../../../problems.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { type ThesisVisit, visitThesis } from '../../../testing/thesis-visit.ts';
import { statusOf } from '../../../thesis/stage-state.ts';
import { thesisCommands } from '../thesis.commands.ts';

const day = 86_400_000;

onPostgres('the terminal of teachers', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let wang: ThesisVisit;
  let no: string;
  const by = ['--by', '沈静宜'] as const;

  const statusNow = async (stage: 'REPORT' | 'DRAFT' | 'AI_INFO') => statusOf(await wang.read(), stage);
  /** The state of the version of 开题报告 that was handed in. */
  const version = async () => {
    const [row] = await open()
      .db.select({ version: thesisVersion })
      .from(thesisVersion)
      .innerJoin(thesisDoc, eq(thesisDoc.id, thesisVersion.docId))
      .where(and(eq(thesisDoc.studentPlanId, wang.studentPlanId), eq(thesisDoc.docType, 'REPORT')));
    return row?.version;
  };
  /** Hands 开题报告 in again, with its version. */
  const handIn = async () => {
    await wang.place('REPORT', { status: 'RETURNED', passedAt: null });
    await wang.step('REPORT', 'SUBMIT');
    const id = (await version())?.id ?? '';
    await open().db.update(thesisVersion).set({ status: 'SUBMITTED' }).where(eq(thesisVersion.id, id));
  };
  const lastNotice = async () => {
    const [row] = await open()
      .db.select()
      .from(notice)
      .where(eq(notice.studentId, wang.studentId))
      .orderBy(desc(notice.publishTime), desc(notice.createdAt));
    return row;
  };

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, thesisCommands);
    wang = await visitThesis(app, '王雨桐');
    no = (await wang.read()).record.examineeNo;
    return () => desk.leave();
  }, 60_000);

  it('thesis:see: the teacher has opened it, once, and the log says so', async () => {
    await expect(desk.ops('thesis:see', no, '开题报告', ...by)).rejects.toThrow('没有待审核的提交');
    await handIn();
    expect(await desk.ops('thesis:see', no, '开题报告', ...by)).toBe(
      '沈静宜 已查看 王雨桐 的开题报告，学生不能再撤回',
    );
    expect((await wang.read()).stages.get('REPORT')?.seenAt).not.toBeNull();
    await expect(desk.ops('thesis:see', no, 'REPORT', ...by)).rejects.toThrow('已经查看过');
    const [seen] = await open()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.bizId, wang.studentPlanId), eq(auditLog.action, 'SEE')));
    expect(seen).toMatchObject({ node: 'REPORT', operatorType: 'STAFF', operatorId: '沈静宜' });
  });

  it('thesis:return: stage, version, notice and count follow; the third time the office is to talk', async () => {
    await expect(desk.ops('thesis:return', no, '开题报告', ...by)).rejects.toThrow('缺少 --reply');
    await expect(desk.ops('thesis:return', no, '开题报告', '--reply', ' ', ...by)).rejects.toThrow(
      '须写明意见',
    );
    expect(await desk.ops('thesis:return', no, '开题报告', '--reply', '研究现状单薄', ...by)).toBe(
      '已退回 王雨桐 的开题报告（第 2 次）',
    );
    expect(await statusNow('REPORT')).toBe('RETURNED');
    expect(await version()).toMatchObject({ status: 'RETURNED', opinion: '研究现状单薄' });
    expect(await lastNotice()).toMatchObject({
      title: '开题报告被退回，请修改后重新提交',
      actionPath: `/thesis/directory/${wang.studentPlanId}?stage=REPORT`,
    });
    await handIn();
    expect(await desk.ops('thesis:return', no, '开题报告', '--reply', '再改', ...by)).toContain(
      '开题报告已退回 3 次，请教务老师召集导师与学生面谈',
    );
  });

  it('thesis:return after the deadline says until when it is handed in again', async () => {
    await handIn();
    const past = new Date(app.clock.now().getTime() - day);
    await wang.place('REPORT', { extendedTo: past });
    await expect(desk.ops('thesis:return', no, '开题报告', '--reply', '再改', ...by)).rejects.toThrow(
      /“开题报告”已于 .+ 截止，退回时请用 --until/,
    );
    await expect(
      desk.ops('thesis:return', no, '开题报告', '--reply', '再改', '--until', '2020-01-01', ...by),
    ).rejects.toThrow('“开题报告”的新截止时间应晚于现在');
    await desk.ops('thesis:return', no, '开题报告', '--reply', '再改', '--until', '2099-01-01', ...by);
    expect(await statusNow('REPORT')).toBe('RETURNED');
  });

  it('thesis:pass opens what comes next and marks the version', async () => {
    await handIn();
    expect(await desk.ops('thesis:pass', no, '开题报告', '--reply', '可以动笔', ...by)).toBe(
      '王雨桐 的开题报告已通过',
    );
    expect(await statusNow('REPORT')).toBe('PASSED');
    expect(await version()).toMatchObject({ status: 'PASSED', opinion: '可以动笔' });
    // 论文格式规范 is still to be read.
    expect(await statusNow('DRAFT')).toBe('LOCKED');
    expect(await lastNotice()).toMatchObject({ title: '开题报告已通过' });
    await expect(desk.ops('thesis:pass', no, '开题报告', ...by)).rejects.toThrow(
      '“开题报告”现在是“通过”，不能这样处理',
    );
  });

  it('AI使用说明 is confirmed with its stage', async () => {
    const { db } = open();
    await wang.place('AI_INFO', { status: 'SUBMITTED', submittedAt: app.clock.now() });
    await db.insert(aiInfo).values({
      ...{ studentPlanId: wang.studentPlanId, roundNo: 1, used: false, status: 'SUBMITTED' },
      savedAt: app.clock.now(),
    });
    await desk.ops('thesis:return', no, 'AI使用说明', '--reply', '请写版本', ...by);
    const [row] = await db.select().from(aiInfo).where(eq(aiInfo.studentPlanId, wang.studentPlanId));
    expect([row?.status, await statusNow('AI_INFO')]).toEqual(['RETURNED', 'RETURNED']);
  });

  it.each([
    [['thesis:return', '选题'], '环节应为 开题报告、初稿、修改稿、AI使用说明、定稿 之一'],
    [['thesis:pass', '没有'], '环节应为'],
    [['thesis:see', '没有'], '环节应为 阅读规定、选题'],
  ])('%j names the stages that there are', async ([command = '', stage = ''], wrong) => {
    const reply = command === 'thesis:return' ? ['--reply', '好'] : [];
    await expect(desk.ops(command, no, stage, ...reply, ...by)).rejects.toThrow(DomainProblem);
    await expect(desk.ops(command, no, stage, ...reply, ...by)).rejects.toThrow(wrong);
  });

  it('two decisions at once: one counts', async () => {
    await handIn();
    const both = await Promise.allSettled([
      desk.ops('thesis:pass', no, '开题报告', ...by),
      desk.ops('thesis:return', no, '开题报告', '--reply', '再改', ...by),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('thesis:show has the stages, wishes, applications, messages and the log', async () => {
    const sheet = await desk.ops('thesis:show', no);
    for (const text of [
      ...['王雨桐', '制造企业成本控制研究', '导师 沈静宜', '进行中', '— 环节 —', '— 志愿 —', '— 留言 —'],
      ...['志愿 1  制造企业成本控制研究  已通过', '— 经过 —', '沈静宜  SEE  REPORT'],
    ])
      expect(sheet).toContain(text);
    await expect(desk.ops('thesis:show', no, '没有的批次')).rejects.toThrow(
      `准考证号 ${no} 在批次“没有的批次”没有论文`,
    );
  });
});
