import { saveElective } from '@qianwei/api/contract/academic/course-setting';
import {
  deleteGraduationPlan,
  getGraduationPlan,
  saveGraduationPlan,
} from '@qianwei/api/contract/academic/planner';
import { chooseMajor } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { planGraduation } from '@qianwei/studies';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { account } from '../../../db/schema/account.ts';
import { course } from '../../../db/schema/course.ts';
import { platform } from '../../../db/schema/institution.ts';
import { examArea, examOffering, examSeat } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { student } from '../../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';

const wishes = { pins: [], maxPerPeriod: null, skip: [], exempt: [], electives: [] };

onPostgres('毕业倒推', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const planOf = async (name: string) => {
    const { token } = await app.login(name);
    return (await app.call(getGraduationPlan, {}, { token })).data;
  };

  it('周子墨: what is left, when each course is examined, and what the degree needs', async () => {
    const { facts, degree } = await planOf('周子墨');
    expect(facts.periods[0]).toMatchObject({ state: 'OPEN' });
    expect(facts.periods[1]).toMatchObject({ state: 'ANNOUNCED' });
    expect(facts.periods.slice(2).every(({ state }) => state === 'FORECAST')).toBe(true);
    const months = facts.periods.map(({ month }) => month);
    expect(months).toEqual([...new Set(months)].sort());
    expect(months.length).toBeGreaterThan(10);
    const offered = (index: number) =>
      facts.written.filter(({ offers }) => offers.some(({ period }) => period === index));
    expect(offered(0).map(({ courseCode }) => courseCode)).toEqual(['02324', '13003', '13180', '04735']);
    expect(facts.written.map(({ courseCode }) => courseCode).sort()).toEqual(
      [
        '15040',
        '00023',
        '02324',
        '13003',
        '13015',
        '13180',
        '00898',
        '04735',
        '04747',
        '13017',
        '04751',
      ].sort(),
    );
    expect(facts.electives).toEqual([{ group: '二选一', choose: 1, chosen: [] }]);
    expect(facts.practices).toHaveLength(6);
    expect(facts.thesis).toEqual({ kind: 'DESIGN', stage: 'TOPIC', next: null });
    expect(facts.periods[0]?.halfDays[0]).toEqual({
      sessionCode: 'A',
      start: '2027-01-09 09:00:00',
      end: '2027-01-09 11:30:00',
    });
    expect(facts.periods.slice(2).flatMap(({ halfDays }) => halfDays)).toEqual([]);
    expect(facts.practiceBatches.slice(0, 2).map(({ announced }) => announced)).toEqual([true, false]);
    expect(degree).toMatchObject({ need: 70, sum: 275, done: 4, rest: 17, thesisCounted: false });
    expect(degree?.english.text).toMatch(/^四级是 2018 年考籍注册前取得的，能免考课程，不能用于学位。/);
  });

  it('a graduate has nothing left', async () => {
    const { facts, degree, phase } = await planOf('郑凯');
    expect([facts.written, facts.practices, facts.thesis?.stage, phase]).toEqual([
      [],
      [],
      'PASSED',
      'GRADUATED',
    ]);
    expect(degree).toMatchObject({
      sum: 1086,
      done: 15,
      rest: 0,
      thesisCounted: true,
      english: { ok: true },
    });
  });

  it('a plan of certificates has neither a thesis nor a graduation nor a degree', async () => {
    const { db } = open();
    const { id } = await app.login('徐悦');
    // Such a platform does not ask for it.
    const [school] = await db.select().from(platform).where(eq(platform.code, '10001'));
    const own = db.select({ id: student.accountId }).from(student).where(eq(student.id, id));
    await db.update(account).set({ platformId: school!.id }).where(inArray(account.id, own));
    const { facts, degree } = await planOf('徐悦');
    expect(facts).toMatchObject({ thesis: null, thesisBatches: [] });
    expect(degree).toBeNull();
  });

  it.each([
    ['陈思远', 'THESIS', { kind: 'DESIGN', stage: 'TOPIC' }, null],
    ['冯雪', 'THESIS', { kind: 'PAPER', stage: 'WRITING' }, { title: '线上答辩', occasion: 'START' }],
    [
      '孙浩然',
      'RETEST',
      { kind: 'DESIGN', stage: 'RETEST' },
      { title: '复检论文提交截止', occasion: 'DEADLINE' },
    ],
    ['吴佳怡', 'GRADUATION', { kind: 'PAPER', stage: 'PASSED' }, null],
  ])('%s: where the thesis stands, and what comes next of it', async (name, phase, thesis, next) => {
    const plan = await planOf(name);
    expect(plan).toMatchObject({ phase, facts: { thesis } });
    if (next === null) expect(plan.facts.thesis?.next).toBeNull();
    else expect(plan.facts.thesis?.next).toMatchObject(next);
  });

  it('who has neither a registration nor a result is a beginner', async () => {
    expect((await planOf('周子墨')).isBeginner).toBe(false);
    const { db } = open();
    await db.update(account).set({ mustChangeReason: null });
    expect((await planOf('林一帆')).isBeginner).toBe(true);
  });

  it('says when exemptions are applied for, and that none can be for what is registered', async () => {
    const { token, majorInfoList } = await app.login('何静');
    const accounting = majorInfoList.find(({ majorCode }) => majorCode === '120203K');
    await app.call(chooseMajor, { majorId: accounting?.majorId }, { token });
    const { exemptionWindow, facts } = (await app.call(getGraduationPlan, {}, { token })).data;
    expect(exemptionWindow).toEqual({ start: '2027-03-01 09:00:00', end: '2027-03-10 17:00:00' });
    const registered = facts.written.filter((course) => course.registered !== null);
    expect(registered.length).toBeGreaterThan(0);
    expect(registered.every(({ exemptable }) => !exemptable)).toBe(true);
  });

  it.each(['\u202E', '先考\u200B操作系统'])(
    'a name with characters that nobody sees is refused: %j',
    async (name) => {
      const { token } = await app.login('周子墨');
      const answer = await app.call(saveGraduationPlan, { name, wishes }, { token });
      expect(answer.errorCode).toBe(errorCode.badParameter);
      expect(JSON.stringify(answer)).toContain('名称里有看不见的字符');
    },
  );

  it('a course without a seat in any area is planned for a later period', async () => {
    const offersOf = async (code: string) => {
      const { facts } = await planOf('周子墨');
      return facts.written.find(({ courseCode }) => courseCode === code)?.offers.map(({ period }) => period);
    };
    const { db } = open();
    const [offering] = await db
      .select({ id: examOffering.id })
      .from(examOffering)
      .innerJoin(course, eq(course.id, examOffering.courseId))
      .innerJoin(examPeriod, eq(examPeriod.id, examOffering.periodId))
      .where(and(eq(course.courseCode, '13180'), eq(examPeriod.startDate, '2027-01-09')));
    const offeringId = offering!.id;
    expect((await offersOf('13180'))?.[0]).toBe(0);
    const areas = await db.select().from(examArea);
    const fill = (code: string) =>
      db
        .insert(examSeat)
        .values({ offeringId, areaCode: code, quota: 1, taken: 1 })
        .onConflictDoUpdate({
          target: [examSeat.offeringId, examSeat.areaCode],
          set: { quota: 1, taken: 1 },
        });
    const [first, ...others] = areas.map(({ code }) => code);
    await fill(first!);
    expect((await offersOf('13180'))?.[0]).toBe(0);
    for (const code of others) await fill(code);
    expect((await offersOf('13180'))?.[0]).toBe(1);
  });

  it('a plan is kept, changed and removed; a sixth is refused, and nobody touches another one’s', async () => {
    const { token } = await app.login('周子墨');
    const save = (payload: object, by = token) =>
      app.call(saveGraduationPlan, { name: '慢一点', wishes, ...payload }, { token: by });
    const first = (await save({})).data;
    expect(first).toMatchObject({ name: '慢一点', revision: 1, wishes });
    const changed = await save({ planId: first.planId, revision: 1, wishes: { ...wishes, maxPerPeriod: 3 } });
    expect(changed.data).toMatchObject({ revision: 2, wishes: { maxPerPeriod: 3 } });
    expect((await save({ planId: first.planId, revision: 1 })).errorCode).toBe(errorCode.conflict);
    expect(
      (await save({ planId: first.planId, revision: 2 }, (await app.login('陈思远')).token)).errorCode,
    ).toBe(errorCode.notFound);
    for (let count = 2; count <= 5; count += 1)
      expect((await save({ name: `第 ${count} 个` })).errorCode).toBe(0);
    expect((await save({})).errorCode).toBe(errorCode.limitReached);
    expect((await planOf('周子墨')).saved).toHaveLength(5);
    expect((await app.call(deleteGraduationPlan, { planId: first.planId }, { token })).errorCode).toBe(0);
    expect((await app.call(deleteGraduationPlan, { planId: first.planId }, { token })).errorCode).toBe(
      errorCode.notFound,
    );
  });

  it.each(['郑凯', '何静'])('%s keeps no plan in a 考籍 that is graduated', async (name) => {
    const { token } = await app.login(name);
    const refused = await app.call(saveGraduationPlan, { name: '慢一点', wishes }, { token });
    expect(refused).toMatchObject({ errorCode: errorCode.stateForbids, data: { way: { kind: 'PAGE' } } });
    expect((await planOf(name)).saved).toEqual([]);
  });

  it('an elective that was chosen is named by its code, and is planned instead of the shorter one', async () => {
    const { token } = await app.login('周子墨');
    expect(
      (await app.call(saveElective, { group: '二选一', courseCode: '13017' }, { token })).errorCode,
    ).toBe(0);
    const { facts } = await planOf('周子墨');
    expect(facts.electives).toEqual([{ group: '二选一', choose: 1, chosen: ['13017'] }]);
    const plan = planGraduation(facts, wishes);
    expect(plan).toMatchObject({ feasible: true, graduateMonth: '2028-06', degreeMonth: '2028-12' });
    const codes = plan.feasible ? plan.places.map(({ courseCode }) => courseCode) : [];
    expect([codes.length, codes.includes('13017'), codes.includes('04751')]).toEqual([10, true, false]);
  });
});
