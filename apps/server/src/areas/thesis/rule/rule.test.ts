import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { confirmThesisRule, getThesisRule, getThesisRuleFile } from '@qianwei/api/contract/thesis/rule';
import type { RuleType } from '@qianwei/api/contract/thesis/stage';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/operation.ts';
import { studentPlan, thesisPlan, thesisStageRow } from '../../../db/schema/thesis.ts';
import { ruleRead } from '../../../db/schema/thesis-text.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { staffDesk } from '../../../testing/staff-desk.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { ruleCommands } from './rule.commands.ts';

onPostgres('rules of a batch', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: ReturnType<typeof staffDesk>;
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-rule-'));
  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, ruleCommands);
  }, 60_000);
  afterAll(() => {
    desk.leave();
    rmSync(folder, { recursive: true });
  });

  /** A demo student with a thesis. */
  async function reader(name: string) {
    const { token, id: studentId } = await app.login(name);
    const [row] = await app.deps.db
      .select({ planId: studentPlan.planId, planName: thesisPlan.name, studentPlanId: studentPlan.id })
      .from(studentPlan)
      .innerJoin(thesisPlan, eq(thesisPlan.id, studentPlan.planId))
      .where(eq(studentPlan.studentId, studentId));
    if (row === undefined) throw new Error(`${name} has no thesis`);
    const { planId } = row;
    const rule = async (ruleType: RuleType) =>
      (await app.call(getThesisRule, { planId, ruleType }, { token })).data;
    return {
      ...row,
      ...{ token, studentId, rule },
      confirm: (ruleType: RuleType, { version, opening }: { version: string; opening: string }) =>
        app.call(confirmThesisRule, { planId, ruleType, version, opening, seconds: 86_400 }, { token }),
    };
  }

  const stageNow = async (studentPlanId: string, code: 'RULE' | 'TOPIC' | 'REPORT') => {
    const [stage] = await app.deps.db
      .select({ status: thesisStageRow.status })
      .from(thesisStageRow)
      .where(and(eq(thesisStageRow.studentPlanId, studentPlanId), eq(thesisStageRow.code, code)));
    return stage?.status;
  };

  it('/thesis/readManageRule shows twelve chapters, and each change at the paragraph that it names', async () => {
    const chen = await reader('陈思远');
    const { chapters, changes, lead, readTime, readBefore, minSeconds } = await chen.rule('MANAGE');
    expect([lead, readTime, readBefore, minSeconds]).toEqual(['', null, null, 30]);
    expect(chapters).toHaveLength(12);
    expect(chapters[2]).toMatchObject({ id: 'topic', label: '第三章', title: '选题与换题' });
    expect(changes).toMatchObject([
      { label: '第二十条', chapterId: 'check', paragraph: 2 },
      { label: '第三十三条', chapterId: 'integrity', paragraph: 0 },
    ]);
    const check = chapters.find(({ id }) => id === 'check');
    expect(check?.content.split('\n\n')[2]).toMatch(/^\*\*第二十条\*\*/);
  });

  it('/thesis/readReportRule and readThesisRule place a change in the chapter whose anchor it has', async () => {
    const chen = await reader('陈思远');
    const report = await chen.rule('REPORT');
    expect(report.lead).toContain('开题报告回答三个问题');
    expect(report.changes).toMatchObject([{ label: '第三部分', chapterId: 'literature', paragraph: null }]);
    expect(report.formatRules).toEqual([]);
    const thesis = await chen.rule('THESIS');
    expect(thesis.chapters.map(({ id }) => id)).toContain('cheatsheet');
    expect(thesis.formatRules[0]).toMatchObject({ id: 'title.length', level: 'hard' });
  });

  it('/thesis/readManageRule ✓ deep-linked by planId only: a plan that is not mine → 未找到相关记录', async () => {
    const chen = await reader('陈思远');
    const huang = await reader('黄磊');
    const foreign = { planId: huang.planId, ruleType: 'MANAGE' };
    const missing = { errorCode: errorCode.notFound, errorMsg: '未找到相关记录' };
    const { token } = chen;
    expect(huang.planId).not.toBe(chen.planId);
    expect(await app.call(getThesisRule, foreign, { token })).toMatchObject(missing);
    expect(await app.call(getThesisRuleFile, { ...foreign, export: true }, { token })).toMatchObject(missing);
    const { version, opening } = await huang.rule('MANAGE');
    const payload = { ...foreign, version, opening, seconds: 60 };
    expect(await app.call(confirmThesisRule, payload, { token })).toMatchObject(missing);
  });

  it('/thesis/readManageRule a hand-made confirmation after 5 seconds is refused with the seconds left', async () => {
    const chen = await reader('陈思远');
    const opened = await chen.rule('MANAGE');
    app.wait(5_000);
    const refused = await chen.confirm('MANAGE', opened);
    expect(refused).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: '请阅读至文末后再确认，还要 25 秒',
      data: { left: 25 },
    });
    expect(await stageNow(chen.studentPlanId, 'RULE')).toBe('TODO');
  });

  it('/thesis/readManageRule a proof that is foreign, of another rule, forged or a day old proves nothing', async () => {
    const chen = await reader('陈思远');
    const wang = await reader('王雨桐');
    const [own, others, report] = [
      await chen.rule('MANAGE'),
      await wang.rule('MANAGE'),
      await chen.rule('REPORT'),
    ];
    expect(wang.planId).toBe(chen.planId);
    app.wait(60_000);
    const { version } = own;
    const early = own.opening.replace(/^\d+/, (at) => String(Number(at) - 60_000));
    for (const opening of [others.opening, report.opening, early, 'x', '1.', '.', '😀'])
      expect((await chen.confirm('MANAGE', { version, opening })).errorMsg).toContain('页面已打开太久');
    app.wait(24 * 60 * 60_000);
    // The session of before is over by then.
    const later = await reader('陈思远');
    expect((await later.confirm('MANAGE', own)).errorMsg).toContain('请刷新后重新阅读');
    expect(await stageNow(chen.studentPlanId, 'RULE')).toBe('TODO');
  });

  it('/thesis/readManageRule what was read for 30 seconds opens 选题; a repeat answers the first time', async () => {
    const chen = await reader('陈思远');
    const opened = await chen.rule('MANAGE');
    app.wait(30_000);
    const first = await chen.confirm('MANAGE', opened);
    expect(first.errorMsg).toBe('');
    expect(await stageNow(chen.studentPlanId, 'RULE')).toBe('PASSED');
    expect(await stageNow(chen.studentPlanId, 'TOPIC')).toBe('TODO');
    const home = (await app.call(getHomeIndex, {}, { token: chen.token })).data;
    expect(JSON.stringify(home)).toContain('选定论文题目');
    app.wait(90_000);
    expect((await chen.confirm('MANAGE', { ...opened, opening: 'gone' })).data).toEqual(first.data);
    expect((await chen.rule('MANAGE')).readTime).toBe(first.data.readTime);
    const { db } = app.deps;
    const reads = await db.select().from(ruleRead).where(eq(ruleRead.studentId, chen.studentId));
    expect(reads).toMatchObject([{ type: 'MANAGE', version: 'V3.2', seconds: 86_400 }]);
    const audit = await db.select().from(auditLog).where(eq(auditLog.bizId, chen.studentPlanId));
    expect(audit.map(({ action, node }) => `${action} ${node}`)).toContain('READ MANAGE V3.2');
  });

  it('two confirmations at once are one reading', async () => {
    const wang = await reader('王雨桐');
    const opened = await wang.rule('THESIS');
    app.wait(31_000);
    const answers = await Promise.all([1, 2, 3].map(() => wang.confirm('THESIS', opened)));
    expect(answers.map(({ errorCode: code }) => code)).toEqual([0, 0, 0]);
    expect(new Set(answers.map(({ data }) => data.readTime)).size).toBe(1);
  });

  it('/thesis/readReportRule is a PDF on A4', async () => {
    const { planId, token } = await reader('陈思远');
    const answer = await app.send(getThesisRuleFile, { planId, ruleType: 'REPORT', export: true }, { token });
    expect(answer.headers.get('content-disposition')).toContain(
      encodeURIComponent('开题报告内容要求_V2.4.pdf'),
    );
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(bytes.slice(0, 5)).toBe('%PDF-');
    expect(bytes).toMatch(/\/MediaBox\s*\[0 0 595\.\d+ 841\.\d+\]/);
  });

  const written = (head: Record<string, string | number>, body: string) => {
    const all = {
      ...{ ruleType: 'MANAGE', title: '论文管理规定', fullTitle: '江澜大学论文管理规定', version: 'V3.3' },
      ...{ docNo: '江澜自考论〔2026〕9号', publisher: '自考办公室', effectiveDate: '2026-12-01' },
      ...{ confirmSeconds: 30, confirmText: '我已阅读并知晓' },
      ...head,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    const path = join(folder, `${app.deps.random.id()}.md`);
    writeFileSync(path, `---\n${lines.join('\n')}\n---\n\n# 论文管理规定\n\n${body}\n`);
    return path;
  };
  const oneChapter = '## 第一章 总则 {#general}\n\n**第一条** 新的规定。';

  it('a new version must be read again: a reader of the old one gets a notice, and 选题 waits for it', async () => {
    const chen = await reader('陈思远');
    const old = await chen.rule('MANAGE');
    expect(old.readTime).not.toBeNull();
    const path = written({ changes: '[ "第一条：全文修订" ]' }, oneChapter);
    expect(await desk.ops('thesis-rules:publish', chen.planName, path, '--by', '赵老师')).toMatch(
      /^.+《论文管理规定》V3\.3 已发布，通知 \d+ 人，其中 \d+ 人须重新阅读$/,
    );
    const fresh = await chen.rule('MANAGE');
    expect(fresh).toMatchObject({
      version: 'V3.3',
      readTime: null,
      readBefore: { version: 'V3.2', time: old.readTime },
      changes: [{ label: '第一条', text: '全文修订', chapterId: 'general', paragraph: 0 }],
    });
    const { list } = (await app.call(getNoticeListNLog, {}, { token: chen.token })).data;
    expect(list.map(({ title }) => title)).toContain('《论文管理规定》已更新，请重新阅读');
    const home = JSON.stringify((await app.call(getHomeIndex, {}, { token: chen.token })).data);
    expect(home).toContain('重新阅读《论文管理规定》');
    // An opening from before it was published cannot be confirmed any more.
    app.wait(40_000);
    expect(await chen.confirm('MANAGE', old)).toMatchObject({
      errorCode: errorCode.conflict,
      errorMsg: expect.stringContaining('V3.3'),
    });
    expect((await chen.confirm('MANAGE', fresh)).errorCode).toBe(0);
    expect(JSON.stringify((await app.call(getHomeIndex, {}, { token: chen.token })).data)).toContain(
      '选定论文题目',
    );
    const lines = (await desk.ops('thesis-rules:list', chen.planName)).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('V3.3');
  });

  it.each([
    [{ version: 'V3.3' }, oneChapter, 'V3.3 已经发布'],
    [{ version: 'V9' }, '没有章', '正文没有“## 标题 {#锚点}”这样的章'],
    [{ version: 'V9' }, '## 第一章 总则\n\n一', '“总则”缺少锚点'],
    [{ version: 'V9' }, `${oneChapter}\n\n${oneChapter}`, '锚点 general 用了两次'],
    [{ version: 'V9', changes: '["全文 {#other}"]' }, oneChapter, '锚点 other 在正文中没有'],
    [{ version: 'V9', effectiveDate: '2026-02-30' }, oneChapter, '版本信息的 effectiveDate 缺少或不正确'],
    [{ version: 'V9', ruleType: 'OTHER' }, oneChapter, '版本信息的 ruleType 缺少或不正确'],
    [{ version: 'V9', confirmSeconds: 4_000 }, oneChapter, '版本信息的 confirmSeconds 缺少或不正确'],
    [{ version: 'V9', dataFile: 'missing.json' }, oneChapter, '无法读取文件'],
  ])('thesis-rules:publish says what is wrong with %j', async (head, body, problem) => {
    const planName = (await reader('陈思远')).planName;
    await expect(desk.ops('thesis-rules:publish', planName, written(head, body))).rejects.toThrow(problem);
  });

  it('thesis-rules:publish knows its batch and its file', async () => {
    const path = written({ version: 'V9' }, oneChapter);
    await expect(desk.ops('thesis-rules:publish', '没有这个批次', path)).rejects.toThrow('没有论文批次');
    await expect(desk.ops('thesis-rules:publish', '批次', 'x.txt')).rejects.toThrow('应为 .md 文件');
    const bare = join(folder, 'bare.md');
    writeFileSync(bare, '# 没有版本信息');
    await expect(desk.ops('thesis-rules:publish', '批次', bare)).rejects.toThrow('文件开头应为两行 ---');
  });
});
