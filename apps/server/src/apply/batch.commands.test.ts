import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getGraduation } from '@qianwei/api/contract/graduation/graduation';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { graduationRulesNow } from '../areas/graduation/demo/rules.ts';
import { graduationCommands } from '../areas/graduation/graduation.commands.ts';
import { platform } from '../db/schema/institution.ts';
import { businessWindow } from '../db/schema/schedule.ts';
import { createDemoApp, type DemoApp } from '../testing/demo-app.ts';
import { staffDesk } from '../testing/staff-desk.ts';
import { onPostgres } from '../testing/test-database.ts';
import { formatDateTime } from '../time.ts';

onPostgres('rules of a batch at the terminal', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: ReturnType<typeof staffDesk>;
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-rules-'));
  const file = (content: string) => {
    const path = join(folder, `${app.deps.random.id()}.json`);
    writeFileSync(path, content);
    return path;
  };
  const basis = ['--basis', '《补充通知》', '--basis-date', '2026-11-20'];
  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, graduationCommands);
  }, 60_000);

  it('a new version is shown to students as its differences; what is under review keeps its own (§17.10)', async () => {
    const { token } = await app.login('周子墨');
    const { batch } = (await app.call(getGraduation, {}, { token })).data;
    const path = file(JSON.stringify({ ...graduationRulesNow, returnDays: 10, appraisalMin: 300 }));
    const args = ['GRADUATION', batch?.name ?? '', path, ...basis];
    const tried = await desk.ops('apply-batches:rules', ...args, '--dry-run');
    expect(tried).toBe('试运行，没有发布：\nappraisalMin：200 → 300\nreturnDays：7 → 10');
    expect(await desk.ops('apply-batches:rules', ...args)).toContain('的规则第 3 版已发布');
    const { rules } = (await app.call(getGraduation, {}, { token })).data;
    expect(rules).toMatchObject({
      version: 3,
      since: '本批次第 2 版',
      basis: { title: '《补充通知》', date: '2026-11-20', path: null },
      changes: [
        { rule: 'appraisalMin', before: 200, after: 300 },
        { rule: 'returnDays', before: 7, after: 10 },
      ],
    });
    expect(await desk.ops('apply-batches:show', 'GRADUATION', batch?.name ?? '')).toContain('第 3 版');
  });

  it('rules with a later time come into force at it, also when others are published meanwhile', async () => {
    const { token } = await app.login('周子墨');
    const graduation = async () => (await app.call(getGraduation, {}, { token })).data;
    const { batch, rules: before } = await graduation();
    const name = batch?.name ?? '';
    const publish = (change: object, ...more: string[]) => {
      const path = file(JSON.stringify({ ...graduationRulesNow, ...change }));
      return desk.ops('apply-batches:rules', 'GRADUATION', name, path, ...basis, ...more);
    };
    const shown = async () => (await desk.ops('apply-batches:show', 'GRADUATION', name)).split('\n');
    const later = formatDateTime(new Date(app.clock.now().getTime() + 3_600_000)).slice(0, 16);
    await desk.ops(
      'apply-batches:set',
      'GRADUATION',
      '2039年上半年',
      '--apply',
      '2039-04-01 09:00/2039-04-20 17:00',
    );
    const other = file(JSON.stringify({ ...graduationRulesNow, photoMonths: 24 }));
    await desk.ops('apply-batches:rules', 'GRADUATION', '2039年上半年', other, ...basis);
    expect(await publish({}, '--publish', later)).toContain(`版已发布，${later}:00 起生效：`);
    const version = (before?.version ?? 0) + 1;
    expect((await shown())[1]).toBe(`第 ${version} 版还没有生效，${later}:00 起`);
    // It is compared with the version of this batch that it replaces, not with another batch.
    const tried = await publish({ returnDays: 12, appraisalMin: 300 }, '--dry-run');
    expect(tried).toBe('试运行，没有发布：\nreturnDays：10 → 12');
    await publish({ returnDays: 12, appraisalMin: 300 });
    expect((await graduation()).rules).toMatchObject({
      version: version + 1,
      since: `本批次第 ${before?.version} 版`,
    });
    expect((await shown())[2]).toContain(`第 ${version + 1} 版，`);
    app.wait(3_600_000);
    expect((await graduation()).rules).toMatchObject({ version, since: `本批次第 ${version + 1} 版` });
    expect((await shown())[1]).toContain(`第 ${version} 版，${later}:00 起`);
    app.wait(-3_600_000);
  });

  it.each([
    [['--basis-path', 'javascript:alert(1)'], '--basis-path 应为本站的页面'],
    [['--basis-path', '//evil.example/x'], '--basis-path 应为本站的页面'],
    [['--basis-path', '/\\evil.example'], '--basis-path 应为本站的页面'],
    [['--basis-path', 'https://evil.example'], '--basis-path 应为本站的页面'],
    [['--basis', '长'.repeat(101)], '--basis 应为 1–100 个字'],
    [['--basis', '标题\n第二行'], '--basis 里有换行或看不见的字符'],
    [['--basis', '标题\u200babc'], '--basis 里有换行或看不见的字符'],
    [['--basis-date', '2026-02-31'], '--basis-date 应为'],
    [['--publish', '2026-01-05 09:00'], '--publish 不能早于现在'],
  ])('a source or a time that students cannot follow or read is refused: %j', async (more, text) => {
    const path = file(JSON.stringify(graduationRulesNow));
    const args = ['GRADUATION', '2026年下半年', path, ...basis, ...more];
    await expect(desk.ops('apply-batches:rules', ...args)).rejects.toThrow(text);
  });

  it('a batch is added with its window, and changed by its name', async () => {
    const add = (apply: string, ...more: string[]) =>
      desk.ops('apply-batches:set', 'DEGREE', '2030年上半年', '--apply', apply, ...more);
    expect(await add('2030-04-01 09:00/2030-04-20 17:00')).toBe(
      '学位申请 2030年上半年：2030-04-01 09:00:00 至 2030-04-20 17:00:00',
    );
    expect(await add('2030-04-02 09:00/2030-04-20 17:00')).toContain('2030-04-02');
  });

  it('a batch of graduations is announced on every platform that has 教务管理 (GEN-6)', async () => {
    const { db } = open();
    await db.insert(platform).values({ code: '20001', name: '分校', productTitle: '分校学习平台' });
    const apply = ['--apply', '2040-04-01 09:00/2040-04-20 17:00'];
    await desk.ops('apply-batches:set', 'GRADUATION', '2040年上半年', ...apply);
    const [window] = await db.select().from(businessWindow).where(eq(businessWindow.name, '2040年上半年'));
    expect(window).toMatchObject({ audienceType: 'PLATFORM', audienceValues: ['10001', '20001'] });
  });

  it.each([
    [['apply-batches:set', 'OTHER', 'x', '--apply', '2030-04-01 09:00/2030-04-20 17:00'], '类型应为'],
    [['apply-batches:set', 'DEGREE', 'x', '--apply', '2030-04-21 09:00/2030-04-20 17:00'], '应晚于开始'],
    [
      [
        'apply-batches:set',
        'GRADUATION',
        'x',
        '--apply',
        '2030-04-01 09:00/2030-04-20 17:00',
        '--certificate',
        '5',
      ],
      '--certificate',
    ],
    [['apply-batches:show', 'DEGREE', '没有的'], '没有批次'],
    [
      ['apply-batches:set', 'DEGREE', '2026年\u200b下半年', '--apply', '2031-04-01 09:00/2031-04-20 17:00'],
      '看不见的字符',
    ],
  ])('%j is answered with what is wrong', async ([name = '', ...args], text) => {
    await expect(desk.ops(name, ...args)).rejects.toThrow(text);
  });

  it.each([
    ['{', '不是 JSON'],
    [JSON.stringify({ ...graduationRulesNow, photoMonths: 0 }), 'photoMonths'],
    [JSON.stringify({ ...graduationRulesNow, extra: 1 }), 'extra'],
    [
      JSON.stringify({ ...graduationRulesNow, appraisalMin: 600 }),
      '规则文件的 appraisalMin 不正确：不能比 appraisalMax 大',
    ],
  ])('rules that do not fit are not published: %s', async (content, text) => {
    const { batch } = (await app.call(getGraduation, {}, { token: (await app.login('周子墨')).token })).data;
    const args = ['GRADUATION', batch?.name ?? '', file(content), ...basis];
    await expect(desk.ops('apply-batches:rules', ...args)).rejects.toThrow(text);
  });
});
