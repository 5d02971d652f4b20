import {
  type CourseSetting,
  getCourseSetting,
  saveElective,
  switchPlanVersion,
} from '@qianwei/api/contract/academic/course-setting';
import { errorCode } from '@qianwei/api/contract/envelope';
import { and, asc, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { electiveChoice, grade, planCourse, planSwitch } from '../../../db/schema/academic.ts';
import { planVersion } from '../../../db/schema/institution.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { examApply, examArea, examOffering } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';

onPostgres('a change of the plan', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  async function visit(name: string) {
    const { token, id: studentId } = await app.login(name);
    const [record] = await open().db.select().from(studentMajor).where(eq(studentMajor.studentId, studentId));
    const setting = async (): Promise<CourseSetting> =>
      (await app.call(getCourseSetting, {}, { token })).data;
    const choose = (courseCode: string) => app.call(saveElective, { group: '二选一', courseCode }, { token });
    const change = (version: string) => app.call(switchPlanVersion, { version }, { token });
    return { owner: { studentId, studentMajorId: record!.id }, setting, choose, change };
  }
  /** Registers someone for a course in the newest period in which it is offered, or in the oldest. */
  async function register(
    owner: { studentId: string; studentMajorId: string },
    courseId: string,
    { oldest = false, slot = 1, status = 'APPLIED' as 'APPLIED' | 'CANCELLED' } = {},
  ) {
    const { db } = open();
    const [found] = await db
      .select({ offering: examOffering, period: examPeriod })
      .from(examOffering)
      .innerJoin(examPeriod, eq(examPeriod.id, examOffering.periodId))
      .where(eq(examOffering.courseId, courseId))
      .orderBy(oldest ? asc(examPeriod.startDate) : desc(examPeriod.startDate))
      .limit(1);
    const [area] = await db.select().from(examArea).limit(1);
    const { id: offeringId, sessionId, periodId, fee } = found!.offering;
    const place = { offeringId, sessionId, periodId, fee, areaCode: area!.code };
    const [row] = await db
      .insert(examApply)
      .values({
        ...{ ...owner, ...place, status, slot, maxCourse: 4 },
        ...{ receiptNo: 'BK0', appliedAt: app.clock.now() },
      })
      .returning();
    return { period: found!.period, cancel: () => db.delete(examApply).where(eq(examApply.id, row!.id)) };
  }

  it('an elective is confirmed, and changed as often as one likes before it is registered', async () => {
    const { owner, setting, choose } = await visit('周子墨');
    expect(await choose('13017')).toMatchObject({ errorCode: 0, data: { creditPlan: 76, minCredit: 73 } });
    expect(await setting()).toMatchObject({
      creditPlan: 76,
      electives: [{ chosen: ['13017'], suggested: ['04751'], locked: null }],
    });
    const both = await Promise.all([choose('04751'), choose('13017'), choose('04751')]);
    expect(both.map(({ errorCode: code }) => code)).toEqual([0, 0, 0]);
    const ofZhou = eq(electiveChoice.studentMajorId, owner.studentMajorId);
    expect(await open().db.$count(electiveChoice, ofZhou)).toBe(1);
    await choose('04751');
    const rows = (await setting()).groups.find(({ name }) => name === 'ELECTIVE')?.courses;
    expect(rows?.map(({ courseCode, statusText }) => [courseCode, statusText])).toEqual([
      ['04751', '未考'],
      ['13017', '未选'],
    ]);
  });

  it('/academic/course/setting E1 an elective that leaves too little is refused with both sums', async () => {
    const { setting, choose } = await visit('周子墨');
    const { db } = open();
    // A plan of 67 credits and one of the two.
    const small = and(eq(planCourse.courseId, '15040'), eq(planCourse.electiveGroup, ''));
    const [line] = await db.select().from(planCourse).where(small);
    await db.delete(planCourse).where(small);
    expect(await choose('04751')).toMatchObject({
      errorCode: errorCode.notEligible,
      errorMsg: '选择后总学分为 70，低于毕业要求 73',
      data: { conditions: [{ name: '总学分', ok: false, actual: '70', need: '≥ 73' }] },
    });
    expect((await setting()).electives).toMatchObject([{ suggested: ['13017'] }]);
    expect(await choose('13017')).toMatchObject({ errorCode: 0, data: { creditPlan: 73 } });
    await db.insert(planCourse).values(line!);
  });

  it('an elective is locked by a registration that stands, not by one that was taken back', async () => {
    const { owner, setting, choose } = await visit('周子墨');
    await register(owner, '04751', { oldest: true, status: 'CANCELLED' });
    expect((await setting()).electives).toMatchObject([{ locked: null }]);
    await register(owner, '04751', { oldest: true, slot: 4 });
    const [{ locked } = { locked: null }] = (await setting()).electives;
    expect(locked).toMatchObject({
      reason: '你已报考过 04751 计算机网络安全，选考已锁定；确需更改请联系主考院校',
      way: { kind: 'OFFICE' },
    });
    expect(await choose('04751')).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: locked?.reason,
      data: { way: locked?.way },
    });
  });

  it('another version shows what counts, what is replaced and what is lost, and is changed to once', async () => {
    const { db } = open();
    const li = await visit('李明轩');
    const { studentMajorId } = li.owner;
    const ofLi = eq(studentMajor.id, studentMajorId);
    const [older] = await db.select().from(planVersion).where(eq(planVersion.endAt, '2028-12-31'));
    const [newer] = await db.select().from(planVersion).where(eq(planVersion.effectiveFrom, '2026-05-01'));
    await db.update(studentMajor).set({ planVersionId: older!.id }).where(ofLi);
    await db.delete(grade).where(eq(grade.studentMajorId, studentMajorId));
    const result = (courseId: string, finalScore: number) => ({
      ...{ ...li.owner, courseId, finalScore, gradeType: 'EXAM' as const },
      ...{ result: finalScore < 60 ? ('FAIL' as const) : ('PASS' as const), publishTime: new Date(0) },
    });
    const passed = [result('02326', 70), result('03708', 80), result('02333', 61), result('02197', 66)];
    await db.insert(grade).values([...passed, result('02331', 55)]);
    await db.insert(electiveChoice).values({
      ...{ ...li.owner, electiveGroup: '任选', courseId: '04737', chosenAt: app.clock.now() },
    });

    const before = await li.setting();
    expect(before).toMatchObject({ credits: { done: 4 + 2 + 3 + 3 }, creditPlan: 70, switchClosed: null });
    expect(before.versions).toEqual([
      {
        version: '2026-05',
        minCredit: 73,
        creditDone: 4 + 3 + 3,
        replaced: [
          { oldCode: '03708', newCode: '15043' },
          { oldCode: '02326', newCode: '13180' },
        ],
        lost: [{ courseCode: '02197', courseName: '概率论与数理统计（二）', credit: 3 }],
        until: '2028-12-31',
      },
    ]);

    const registered = await register(li.owner, '02324');
    const refused = {
      reason: `${registered.period.name}已报考 02324，撤销报考或成绩公布后才能切换计划`,
      way: { kind: 'PAGE', path: '/academic/apply/info' },
    };
    expect(await li.setting()).toMatchObject({ switchClosed: refused, versions: [{ version: '2026-05' }] });
    expect(await li.change('2026-05')).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: refused.reason,
      data: { way: refused.way },
    });
    await registered.cancel();
    expect(await li.change('2021-01')).toMatchObject({ errorCode: errorCode.stateForbids });

    const both = await Promise.all([li.change('2026-05'), li.change('2026-05')]);
    expect(both.map(({ errorCode: code }) => code).sort()).toEqual([0, errorCode.limitReached]);
    const done = both.find(({ errorCode: code }) => code === 0);
    expect(done?.data).toMatchObject({
      version: '2026-05',
      receiptNo: expect.stringMatching(/^FA\d{8}-\d{6}$/),
    });
    expect(both.find(({ errorCode: code }) => code !== 0)?.errorMsg).toContain('只能切换一次');
    expect(await db.$count(planSwitch, eq(planSwitch.studentMajorId, studentMajorId))).toBe(1);
    const [record] = await db.select().from(studentMajor).where(ofLi);
    expect(record?.planVersionId).toBe(newer!.id);
    const choices = await db
      .select()
      .from(electiveChoice)
      .where(eq(electiveChoice.studentMajorId, studentMajorId));
    expect(choices.map(({ courseId }) => courseId)).toEqual(['13017']);
    const acts = await db.select().from(auditLog).where(eq(auditLog.bizId, studentMajorId));
    expect(acts).toMatchObject([{ action: 'SWITCH', node: '2021-01→2026-05', operatorType: 'STUDENT' }]);

    const after = await li.setting();
    expect(after).toMatchObject({ credits: { done: 10 }, plan: { version: '2026-05' }, versions: [] });
    const row = after.groups.flatMap(({ courses }) => courses);
    expect(row.find(({ courseCode }) => courseCode === '13180')?.statusText).toBe('顶替自 02326');
    for (const version of ['2021-01', '2026-05'])
      expect(await li.change(version)).toMatchObject({ errorCode: errorCode.limitReached });
  });

  it('another version is offered until the end of the transition, not after', async () => {
    const { db } = open();
    const chen = await visit('陈思远');
    const ofChen = eq(studentMajor.id, chen.owner.studentMajorId);
    const [older] = await db.select().from(planVersion).where(eq(planVersion.endAt, '2028-12-31'));
    await db.update(studentMajor).set({ planVersionId: older!.id }).where(ofChen);
    await db.update(planVersion).set({ endAt: '2026-06-30' }).where(eq(planVersion.id, older!.id));
    const { versions, switchClosed } = await chen.setting();
    expect(versions).toEqual([]);
    expect(switchClosed?.reason).toBe('过渡期已于 2026年6月30日 结束，不能再切换计划');
    expect(await chen.change('2026-05')).toMatchObject({
      errorCode: errorCode.outsideWindow,
      errorMsg: switchClosed?.reason,
    });
  });
});
