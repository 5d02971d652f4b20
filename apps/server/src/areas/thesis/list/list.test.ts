import { getThesisList } from '@qianwei/api/contract/thesis/thesis';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { studentMajor } from '../../../db/schema/student.ts';
import { studentPlan, thesisStageRow } from '../../../db/schema/thesis.ts';
import { thesisMessage } from '../../../db/schema/thesis-talk.ts';
import { thesisRule } from '../../../db/schema/thesis-text.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { beginThesis, settleThesis } from '../../../thesis/move-stage.ts';

onPostgres('/thesis/index', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const listOf = async (name: string) => {
    const { token } = await app.login(name);
    return (await app.call(getThesisList, {}, { token })).data;
  };

  it.each([
    ['陈思远', 'RULE', 'TODO', '阅读规定并选题'],
    ['王雨桐', 'REPORT', 'RETURNED', '按批注修改'],
    ['李明轩', 'CHECK', 'RETURNED', '修改后再次检测'],
    ['赵婉清', 'DEFENCE', 'TODO', '预约答辩'],
    ['黄磊', 'REVISION', 'RETURNED', '完成修改稿'],
    ['冯雪', 'DEFENCE', 'TODO', undefined],
    ['孙浩然', 'DEFENCE', 'FAILED', undefined],
  ] as const)('%s: is at %s, %s, with the next thing to do', async (name, stage, stageStatus, action) => {
    const { list, without, rules } = await listOf(name);
    expect(list).toMatchObject([{ stage, stageStatus }]);
    expect(list[0]?.task?.actionText).toBe(action);
    expect(list[0]?.stages).toHaveLength(12);
    expect(without).toEqual([]);
    expect(rules.map(({ ruleType, version }) => `${ruleType} ${version}`)).toEqual([
      'MANAGE V3.2',
      'REPORT V2.4',
      'THESIS V4.1',
    ]);
  });

  it('吴佳怡, whose thesis is filed, read each rule in a version that was in force then', async () => {
    const { rules } = await listOf('吴佳怡');
    expect(rules.map(({ version }) => version)).toEqual(['V3.1', 'V2.3', 'V4.0']);
    for (const { effectiveDate, readTime } of rules) expect(readTime! > effectiveDate).toBe(true);
  });

  it('王雨桐 reads the newest message of the teacher, not her own, and can apply for a delay', async () => {
    const { list } = await listOf('王雨桐');
    expect(list[0]).toMatchObject({ canDelay: true, reply: { by: '沈静宜' } });
    expect(list[0]?.reply?.text).toContain('近五年的核心期刊');
    const [own] = await open()
      .db.select()
      .from(thesisMessage)
      .where(eq(thesisMessage.studentPlanId, list[0]?.studentPlanId ?? ''))
      .limit(1);
    await open()
      .db.insert(thesisMessage)
      .values({
        studentPlanId: own?.studentPlanId ?? '',
        from: 'STUDENT',
        content: '谢谢老师',
        sentAt: app.clock.now(),
      });
    expect((await listOf('王雨桐')).list[0]?.reply?.by).toBe('沈静宜');
  });

  it('the schedule has the deadlines of the student: a longer time stands in the place of that of the batch', async () => {
    const { list } = await listOf('李明轩');
    const check = list[0]?.schedule.find(({ stage }) => stage === 'CHECK');
    expect(check?.endTime).toBe(list[0]?.deadline);
    const until = new Date(app.clock.now().getTime() + 9 * 86_400_000);
    await open()
      .db.update(thesisStageRow)
      .set({ extendedTo: until })
      .where(eq(thesisStageRow.studentPlanId, list[0]?.studentPlanId ?? ''));
    const later = (await listOf('李明轩')).list[0];
    expect(later?.schedule.find(({ stage }) => stage === 'CHECK')?.endTime).toBe(later?.deadline);
    expect(later?.deadline).not.toBe(list[0]?.deadline);
  });

  it('a rule that was renewed says so to who has read the one before', async () => {
    const now = app.clock.now();
    const [old] = await open().db.select().from(thesisRule).where(eq(thesisRule.type, 'MANAGE')).limit(1);
    if (old === undefined) throw new Error('No rule');
    const { id, createdAt, updatedAt, ...rest } = old;
    await open()
      .db.insert(thesisRule)
      .values({ ...rest, planId: 'thesisPlan', version: 'V3.3', publishTime: now });
    expect((await listOf('王雨桐')).rules[0]).toMatchObject({
      ...{ version: 'V3.3', readTime: null, isRenewed: true },
    });
    expect((await listOf('陈思远')).rules[0]).toMatchObject({ readTime: null, isRenewed: false });
  });

  it('a filed thesis has its grade, and nothing to do', async () => {
    const { list } = await listOf('吴佳怡');
    expect(list).toMatchObject([
      { overall: 'ARCHIVED', score: 82, level: 'GOOD', task: null, schedule: [], canDelay: false },
    ]);
  });

  it('✓ 何静, in two majors: what 会计学 lacks with its ways, and the 专科 without a thesis', async () => {
    const { list, without, rules } = await listOf('何静');
    expect([list, rules]).toEqual([[], []]);
    const [accounting, business] = without;
    expect(business).toMatchObject({
      ...{ majorCode: '530701', state: 'NO_THESIS', isEnded: true, graduateDay: '2024-06-30' },
      ...{ lacking: [], thesisCourse: null },
    });
    expect(accounting).toMatchObject({
      ...{ majorCode: '120203K', state: 'NOT_ELIGIBLE', plan: null },
      thesisCourse: { courseCode: '14848', thesisKind: 'PAPER' },
    });
    const { lacking, passedCourses, totalCourses, conditions } = accounting!;
    expect(passedCourses + lacking.length).toBe(totalCourses);
    expect(conditions.map(({ ok }) => ok)).toEqual([true, true, true]);
    const byCode = new Map(lacking.map((course) => [course.courseCode, course]));
    expect(byCode.get('13140')).toMatchObject({ state: 'APPLIED', way: null, nextMonth: null });
    expect(byCode.get('00160')).toMatchObject({ state: 'ABSENT', way: { kind: 'STUDY' } });
    expect(byCode.get('13000')).toMatchObject({ state: 'NOT_TAKEN', way: { kind: 'APPLY' } });
    expect(byCode.get('13753')).toMatchObject({ isPractice: true, way: { kind: 'APPLY' } });
  });

  it('最早什么时候 is what 毕业倒推 reckons: payment first, every lacking course once, then the batch', async () => {
    const [accounting] = (await listOf('何静')).without;
    const { earliest, lacking } = accounting!;
    expect(earliest.at(-1)?.kind).toBe('THESIS');
    const codes = earliest.flatMap((step) =>
      step.kind === 'PAY' || step.kind === 'THESIS' ? [] : step.courseCodes,
    );
    expect(codes.sort()).toEqual(lacking.map(({ courseCode }) => courseCode).sort());
  });

  it('周子墨 has a thesis of a design before him, 徐悦 studies for certificates', async () => {
    const [own] = (await listOf('周子墨')).without;
    expect(own).toMatchObject({ state: 'NOT_ELIGIBLE', thesisCourse: { thesisKind: 'DESIGN' } });
    expect(own?.lacking.length).toBeGreaterThan(10);
    expect((await listOf('徐悦')).without).toMatchObject([{ state: 'NO_THESIS', totalCourses: 0 }]);
  });

  it('✓ of two theses of one account the more pressing comes first, each with its major and batch', async () => {
    const { db } = open();
    const [record] = await db.select().from(studentMajor).where(eq(studentMajor.examineeNo, '013221100110'));
    const [he] = await db.select().from(studentMajor).where(eq(studentMajor.examineeNo, '013224100010'));
    if (record === undefined || he === undefined) throw new Error('No 考籍');
    const { studentId } = he;
    await db.transaction(async (tx) => {
      await tx.update(studentMajor).set({ status: 'NORMAL' }).where(eq(studentMajor.id, record.id));
      for (const [id, studentMajorId, planId] of [
        ['missed', record.id, 'writingPlan'],
        ['pressing', he.id, 'thesisPlan'],
      ] as const) {
        await tx.insert(studentPlan).values({ id, studentId, studentMajorId, planId });
        await settleThesis(tx, await beginThesis(tx, { studentId, studentPlanId: id, now: app.clock.now() }));
      }
    });
    const { list, without } = await listOf('何静');
    expect(without).toEqual([]);
    // The topics of writingPlan were chosen long ago: its deadline is the earlier one.
    expect(list.map(({ studentPlanId }) => studentPlanId)).toEqual(['missed', 'pressing']);
    expect(new Set(list.map(({ majorCode }) => majorCode))).toEqual(new Set(['120203K', '530701']));
  });
});
