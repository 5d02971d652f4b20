import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { confirmThesisRule, getThesisRule } from '@qianwei/api/contract/thesis/rule';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockStudent } from '../../../db/lock-owner.ts';
import { studentPlan, thesisPlan } from '../../../db/schema/thesis.ts';
import { thesisRule } from '../../../db/schema/thesis-text.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { somebodyWaits } from '../../../testing/somebody-waits.ts';
import { staffDesk } from '../../../testing/staff-desk.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { ruleCommands } from './rule.commands.ts';

onPostgres('staff publish the rules of a batch', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: ReturnType<typeof staffDesk>;
  let plan: { readonly id: string; readonly name: string };
  let chen: { readonly token: string; readonly id: string };
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-rules-'));
  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, ruleCommands);
    chen = await app.login('陈思远');
    const [found] = await app.deps.db
      .select({ id: thesisPlan.id, name: thesisPlan.name })
      .from(studentPlan)
      .innerJoin(thesisPlan, eq(thesisPlan.id, studentPlan.planId))
      .where(eq(studentPlan.studentId, chen.id));
    if (found === undefined) throw new Error('陈思远 has no thesis');
    plan = found;
  }, 60_000);
  afterAll(() => {
    desk.leave();
    rmSync(folder, { recursive: true });
  });

  const textOf = (version: string, body = '**第一条** 新的规定。') =>
    [
      '---',
      ...['ruleType: MANAGE', 'title: 论文管理规定', 'fullTitle: 江澜大学论文管理规定'],
      ...[`version: ${version}`, 'docNo: 江澜自考论〔2026〕9号', 'publisher: 自考办公室'],
      ...['effectiveDate: 2026-12-01', 'confirmSeconds: 30', 'confirmText: 我已阅读并知晓'],
      ...['---', '', '## 第一章 总则 {#general}', '', body, ''],
    ].join('\n');
  const saved = (content: string | Uint8Array) => {
    const path = join(folder, `${app.deps.random.id()}.md`);
    writeFileSync(path, content);
    return path;
  };
  const publish = (path: string, ...more: string[]) =>
    desk.ops('thesis-rules:publish', plan.name, path, ...more);
  const versions = async () =>
    (
      await app.deps.db
        .select({ version: thesisRule.version })
        .from(thesisRule)
        .where(and(eq(thesisRule.planId, plan.id), eq(thesisRule.type, 'MANAGE')))
        .orderBy(asc(thesisRule.publishTime))
    ).map(({ version }) => version);
  const ongoing = async () =>
    (
      await app.deps.db
        .selectDistinct({ studentId: studentPlan.studentId })
        .from(studentPlan)
        .where(and(eq(studentPlan.planId, plan.id), eq(studentPlan.overall, 'ONGOING')))
        .orderBy(asc(studentPlan.studentId))
    ).map(({ studentId }) => studentId);
  const rule = async () =>
    (await app.call(getThesisRule, { planId: plan.id, ruleType: 'MANAGE' }, { token: chen.token })).data;
  const confirm = async () => {
    const { version, opening } = await rule();
    app.wait(31_000);
    const payload = { planId: plan.id, ruleType: 'MANAGE' as const, version, opening, seconds: 31 };
    expect((await app.call(confirmThesisRule, payload, { token: chen.token })).errorCode).toBe(0);
  };
  const notices = async () =>
    (await app.call(getNoticeListNLog, {}, { token: chen.token })).data.list.map(({ title }) => title);

  it.each([
    ['of another encoding', Uint8Array.from([...Buffer.from(textOf('V9')), 0xc2, 0xdb, 0xce, 0xc4]), 'UTF-8'],
    ['with a control character', textOf('V9', '第一条\u0000'), '第 15 行有损坏或看不见的字符'],
    ['with characters that were lost', textOf('V9', '第\ufffd条'), '第 15 行有损坏或看不见的字符'],
    ['of more than 16 MB', Buffer.alloc(17 * 1024 * 1024, 0x61), '有 17 MB，最多 16 MB'],
  ])('thesis-rules:publish refuses a file %s', async (_, content, problem) => {
    await expect(publish(saved(content))).rejects.toThrow(problem);
    expect(await versions()).toEqual(['V3.2']);
  });

  it('thesis-rules:publish takes a file with a byte-order mark, and --dry-run publishes nothing', async () => {
    await confirm();
    const tried = await publish(saved(`\ufeff${textOf('V3.3')}`), '--dry-run');
    expect(tried).toContain('《论文管理规定》V3.3 试运行，没有发布');
    const all = (await ongoing()).length;
    const [, told, again] = /将通知 (\d+) 人，其中 (\d+) 人须重新阅读/.exec(tried) ?? [];
    expect(Number(told)).toBe(all);
    expect(Number(again)).toBeGreaterThan(0);
    expect(tried).toContain('共 1 章：\n  第一章 总则');
    expect(await versions()).toEqual(['V3.2']);
  });

  it('thesis-rules:publish goes on beside a student whose change reaches another, and a repeat tells nobody twice', async () => {
    const path = saved(textOf('V3.3'));
    const ids = await ongoing();
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    const { db, clock } = app.deps;
    let published: Promise<string> = Promise.resolve('');
    await db.transaction(async (tx) => {
      await lockStudent(tx, last);
      published = publish(path);
      published.catch(() => undefined);
      await somebodyWaits(db);
      await publishThesisEvent(tx, first, clock.now());
    });
    expect(await published).toContain(`V3.3 已发布，通知 ${ids.length} 人`);
    expect(await publish(path)).toContain('V3.3 已发布，通知 0 人');
    expect((await notices()).filter((title) => title === '《论文管理规定》已更新，请重新阅读')).toHaveLength(
      1,
    );
    await expect(publish(saved(textOf('V3.3', '别的规定。')))).rejects.toThrow('V3.3 已经发布，不能更改');
  });

  it('thesis-rules:withdraw puts the version before in force again, with its readings', async () => {
    const withdraw = (version: string) => desk.ops('thesis-rules:withdraw', plan.name, version);
    expect(await rule()).toMatchObject({ version: 'V3.3', readTime: null });
    await expect(withdraw('V3.2')).rejects.toThrow('不是现行的版本，不能撤回；现行的是 V3.3');
    await expect(withdraw('V1')).rejects.toThrow('没有版本为 V1 的规定');
    expect(await withdraw('V3.3')).toMatch(/V3\.3 已撤回，V3\.2 恢复有效，通知 \d+ 人，其中 0 人须重新阅读/);
    expect(await rule()).toMatchObject({ version: 'V3.2', readTime: expect.any(String) });
    const home = JSON.stringify((await app.call(getHomeIndex, {}, { token: chen.token })).data);
    expect(home).not.toContain('重新阅读《论文管理规定》');
    const titles = await notices();
    expect(titles).toContain('《论文管理规定》V3.3 已撤回');
    expect(titles).not.toContain('《论文管理规定》已更新，请重新阅读');
    expect(await withdraw('V3.3')).toContain('通知 0 人');
    await expect(withdraw('V3.2')).rejects.toThrow('是唯一的版本，不能撤回');
    await expect(publish(saved(textOf('V3.3')))).rejects.toThrow('V3.3 已经撤回；改后的请换一个版本号');
    expect(await desk.ops('thesis-rules:list', plan.name)).toMatch(/V3\.3.+已撤回/);
  });

  it('the database keeps a version as it is, also a withdrawn one', async () => {
    const { db } = app.deps;
    const of = (version: string) => and(eq(thesisRule.planId, plan.id), eq(thesisRule.version, version));
    for (const change of [
      () => db.update(thesisRule).set({ content: '改' }).where(of('V3.2')),
      () => db.update(thesisRule).set({ withdrawnAt: null }).where(of('V3.3')),
      () => db.delete(thesisRule).where(of('V3.3')),
    ])
      await expect(change()).rejects.toMatchObject({
        cause: expect.objectContaining({ message: 'thesis_rule is append-only' }),
      });
  });

  it('thesis-rules:publish leaves out a student whose record is in use, and says how to tell them', async () => {
    const path = saved(textOf('V3.4'));
    const [held = '', ...others] = await ongoing();
    await app.deps.db.transaction(async (tx) => {
      await lockStudent(tx, held);
      await expect(publish(path)).rejects.toThrow(
        new RegExp(`通知 ${others.length} 人.+还有 1 人的记录正在使用，没有通知到，请再运行一次同一命令`),
      );
    });
    expect(await publish(path)).toContain('V3.4 已发布，通知 1 人');
  }, 30_000);
});
