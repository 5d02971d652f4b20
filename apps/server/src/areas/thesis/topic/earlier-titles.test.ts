import { writeFileSync } from 'node:fs';
import { checkThesisTitle } from '@qianwei/api/contract/thesis/topic';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { auditLog } from '../../../db/schema/operation.ts';
import { studentPlan } from '../../../db/schema/thesis.ts';
import { pastTitle } from '../../../db/schema/topic.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { type Chooser, choosingPlan, enrolChoosers } from '../../../testing/topic-choosers.ts';
import { formatDay } from '../../../time.ts';
import { rebuiltMs, servedMs } from './earlier-titles.ts';
import { topicCommands } from './topic.commands.ts';

eachDatabase('earlier titles, /thesis/chooseTopic', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let people: Chooser[];
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    desk = staffDesk(app, topicCommands);
    people = await enrolChoosers(app.deps, 2);
  }, 120_000);
  afterAll(() => desk.leave());

  const year = () => Number(formatDay(app.clock.now()).slice(0, 4));
  /** The titles that are like one, for a student; after the time for which what was read serves. */
  async function like(title: string, of = 0) {
    app.wait(servedMs);
    const { token } = people[of]!;
    const { data } = await app.call(checkThesisTitle, { planId: choosingPlan, title }, { token });
    return data.similar.map((similar) => [similar.title, similar.year, similar.rate]);
  }
  async function importTitles(titles: readonly Record<string, unknown>[]) {
    const path = desk.newPath();
    writeFileSync(path, JSON.stringify({ titles }));
    return desk.ops('thesis-titles:import', path, '--by', '教务');
  }

  it('that the office enters are compared; twice entered they are stored once, and a change is seen', async () => {
    const title = '古籍修复工坊的预约排程算法研究';
    expect(await like(title)).toEqual([]);
    const typed = [
      { title: ` ${title}\u200b`, year: year() - 1, majorName: '软件工程' },
      { title, year: year() - 3, majorName: '软件工程' },
      { title: `${title}二`, year: year() - 4, majorName: '软件工程' },
    ];
    const [from, to] = [year() - 4, year() - 1];
    expect(await importTitles(typed)).toBe(`${from}–${to} 年：新增 3 个题目，更新 0 个，已有 0 个`);
    expect(await importTitles([...typed, ...typed])).toContain('新增 0 个题目，更新 0 个，已有 3 个');
    expect(await importTitles([{ ...typed[0], majorName: '网络工程' }])).toContain('更新 1 个');
    // Those of four years ago do not count any more.
    expect(await like(title)).toEqual([[title, year() - 1, 1]]);
    const written = await open().db.select().from(auditLog).where(eq(auditLog.bizType, 'PAST_TITLE'));
    expect(written).toHaveLength(3);
    expect(written[0]).toMatchObject({ bizId: `${from}–${to}`, action: 'IMPORT' });
    const ofTitle = eq(pastTitle.title, title);
    await open().db.update(pastTitle).set({ title: '潮汐电站的检修排班' }).where(ofTitle);
    expect(await like(title)).toEqual([]);
    expect(await like('潮汐电站的检修排班')).toHaveLength(1);
    await open().db.delete(pastTitle).where(eq(pastTitle.title, '潮汐电站的检修排班'));
    app.wait(rebuiltMs);
    expect(await like('潮汐电站的检修排班')).toEqual([]);
    app.wait(-rebuiltMs);
  }, 60_000);

  it.each([
    ['no title', { title: '\u200b', year: 2025, majorName: '会计' }, 'titles.0.title'],
    ['no year', { title: '题', year: '2025', majorName: '会计' }, 'titles.0.year'],
    ['no major', { title: '题', year: 2025 }, 'titles.0.majorName'],
  ])('a file with %s is refused with the place', async (_, typed, place) => {
    const before = await open().db.$count(pastTitle);
    await expect(importTitles([typed])).rejects.toThrow(`往年题目文件不正确：${place}`);
    expect(await open().db.$count(pastTitle)).toBe(before);
  });

  it('a passed title counts for others and not for its own thesis, and no longer once it was taken back', async () => {
    const title = '海岛民宿的淡水调度模型';
    const own = eq(studentPlan.id, people[1]!.studentPlanId);
    const advisorId = 'adv-01';
    await open().db.update(studentPlan).set({ title, advisorId, thesisType: 'DEGREE' }).where(own);
    expect(await like(title)).toEqual([[title, expect.any(Number), 1]]);
    expect(await like(title, 1)).toEqual([]);
    await open().db.update(studentPlan).set({ title: null, advisorId: null }).where(own);
    expect(await like(title)).toEqual([]);
  });

  it('of 60,000 are read in pages of 200, once for all who ask at a time, and not while what was read serves', async () => {
    await open().db.execute(sql`insert into past_title (id, title, major_name, year, updated_at)
      select 'many-' || n, '第' || n || '号水闸的巡检记录', '水利', ${year() - 1}, now() - interval '1 day'
      from generate_series(1, 60000) n`);
    app.wait(rebuiltMs);
    const reads = vi.spyOn(app.deps.db, 'select');
    const perCall = async () => {
      reads.mockClear();
      await like('第777号水闸的巡检记录');
      return reads.mock.calls.length;
    };
    const first = await perCall();
    expect(first).toBeGreaterThanOrEqual(300);
    const served = await perCall();
    // Nothing new: one page of each source more than the call itself asks.
    reads.mockClear();
    const { token } = people[0]!;
    const ask = () =>
      app.call(checkThesisTitle, { planId: choosingPlan, title: '第777号水闸的巡检记录' }, { token });
    const { data } = await ask();
    expect(data.similar[0]).toMatchObject({ title: '第777号水闸的巡检记录', rate: 1 });
    const alone = reads.mock.calls.length;
    expect(served - alone).toBeLessThanOrEqual(2);
    expect(first - alone).toBeLessThan(310);
    app.wait(rebuiltMs);
    reads.mockClear();
    await Promise.all(Array.from({ length: 5 }, ask));
    expect(reads.mock.calls.length).toBeLessThan(310 + 5 * alone);
    reads.mockRestore();
  }, 240_000);
});
