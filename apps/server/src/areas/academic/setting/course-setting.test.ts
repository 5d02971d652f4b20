import {
  type CourseSetting,
  cancelExemption,
  getCourseSetting,
  saveElective,
  submitExemption,
  switchPlanVersion,
} from '@qianwei/api/contract/academic/course-setting';
import { chooseMajor, getStudentDetail } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { ThesisOverall } from '@qianwei/api/contract/thesis/stage';
import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { electiveChoice, exemption, planSwitch } from '../../../db/schema/academic.ts';
import { businessWindow } from '../../../db/schema/schedule.ts';
import { student, studentMajor } from '../../../db/schema/student.ts';
import { studentPlan } from '../../../db/schema/thesis.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';

const rowsOf = ({ groups }: CourseSetting) =>
  groups.flatMap(({ name, courses }) => courses.map((course) => ({ ...course, group: name })));

/** Credits as a student adds them up on the page: of each elective group what is chosen or would be. */
function creditsOnScreen(setting: CourseSetting): number {
  const elective = setting.electives.flatMap(({ chosen, suggested }) =>
    chosen.length === 0 ? suggested : chosen,
  );
  return rowsOf(setting)
    .filter(({ required, courseCode }) => required || elective.includes(courseCode))
    .reduce((sum, { credit }) => sum + credit, 0);
}

onPostgres('course setting', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  /** Course setting as a student reads it; 何静 works in accounting. */
  async function settingOf(name: string) {
    const { token, majorInfoList } = await app.login(name);
    if (name === '何静') {
      const accounting = majorInfoList.find(({ majorCode }) => majorCode === '120203K');
      await app.call(chooseMajor, { majorId: accounting?.majorId }, { token });
    }
    return { token, setting: (await app.call(getCourseSetting, {}, { token })).data };
  }
  const row = (setting: CourseSetting, code: string) =>
    rowsOf(setting).find(({ courseCode }) => courseCode === code)!;

  it.each([
    ['周子墨', '080901', '2026-05', 73, 73, 20],
    ['陈思远', '080901', '2026-05', 76, 73, 76],
    ['王雨桐', '120203K', '2024-01', 70, 70, 70],
    ['何静', '120203K', '2024-01', 70, 70, 24],
    ['郑凯', '080901', '2021-01', 70, 70, 70],
  ])(
    '/academic/course/setting ✓ the credits on the page of %s make the plan %s %s: %i of at least %i, %i reached',
    async (name, majorCode, version, creditPlan, minCredit, creditDone) => {
      const { token, setting } = await settingOf(name);
      // 个人信息 and 成绩查询 call the plan as 课程设置 does.
      expect((await app.call(getStudentDetail, {}, { token })).data.planVersion).toBe(version);
      expect(setting.plan).toMatchObject({ majorCode, version, minCredit, schoolName: '江澜大学' });
      expect(setting).toMatchObject({ creditPlan, credits: { min: minCredit, done: creditDone } });
      expect(creditsOnScreen(setting)).toBe(creditPlan);
      const reached = rowsOf(setting).filter(({ status }) =>
        ['PASSED', 'EXEMPT', 'REPLACED'].includes(status),
      );
      expect(reached.reduce((sum, { credit }) => sum + credit, 0)).toBe(creditDone);
    },
  );

  it('says of the thesis that it goes on, can be done once more, or can be chosen, by the tables of theses', async () => {
    const thesisOf = async (name: string) => {
      const { status, statusText } = row((await settingOf(name)).setting, '14976');
      return `${status} ${statusText}`;
    };
    expect(await thesisOf('陈思远')).toBe('LEARNING 进行中');
    expect(await thesisOf('孙浩然')).toMatch(/可复检$|进行中$/);
    const [own] = await open()
      .db.select({ id: studentPlan.id })
      .from(studentPlan)
      .innerJoin(student, eq(student.id, studentPlan.studentId))
      .where(eq(student.name, '陈思远'));
    const become = (overall: ThesisOverall) =>
      open()
        .db.update(studentPlan)
        .set({ overall })
        .where(eq(studentPlan.id, own?.id ?? ''));
    await become('ABANDONED');
    expect(await thesisOf('陈思远')).toBe('NOT_TAKEN 可选题');
    await become('ONGOING');
  });

  it('says of every course of 周子墨 where it stands, in the words of the page', async () => {
    const { setting } = await settingOf('周子墨');
    const words = rowsOf(setting).map(({ group, courseCode, status, statusText }) =>
      [group, courseCode, status, statusText.replace(/(?:\d{4}年)?\d+月缺考/, 'n月缺考')].join(' '),
    );
    expect(words).toEqual([
      'PUBLIC 15040 LEARNING 在学 12%',
      'PUBLIC 15043 PASSED 合格 78',
      'PUBLIC 15044 PASSED 合格 66',
      'PUBLIC 13000 EXEMPT 免考，四级',
      'PUBLIC 00023 LEARNING 在学 4%',
      'CORE 02324 LEARNING 在学，n月缺考',
      'CORE 13013 PASSED 合格 71',
      'CORE 13014 SIGN_UP_OPEN 现在可报名',
      'CORE 13003 FAILED 59.5，可再报',
      'CORE 13004 THEORY_FIRST 先合格 13003',
      'CORE 13015 NOT_TAKEN 未考',
      'CORE 13180 LEARNING 在学 31%',
      'CORE 02333 PASSED 合格 60',
      'CORE 02334 SIGN_UP_OPEN 现在可报名',
      'CORE 00898 NOT_TAKEN 未考',
      'CORE 00899 THEORY_FIRST 先合格 00898',
      'CORE 04735 LEARNING 在学 86%',
      'CORE 04736 THEORY_FIRST 先合格 04735',
      'CORE 04747 NOT_TAKEN 未考',
      'CORE 04748 THEORY_FIRST 先合格 04747',
      'ELECTIVE 04751 NOT_CHOSEN 暂选，待确认',
      'ELECTIVE 13017 NOT_CHOSEN 未选',
      'GRADUATION 14976 THESIS_LATER 都合格后选题',
    ]);
    expect(row(setting, '15043')).toMatchObject({ seq: 2, score: 78, oldCodes: ['03708'], required: true });
    expect(row(setting, '13000')).toMatchObject({ score: null, exemptable: true, sessionCode: 'D' });
    expect(setting).toMatchObject({ exemptDone: 1, exemptMax: 7, versions: [] });
    expect(setting.credits).toEqual({ min: 73, done: 20, registered: 0, basket: 8, rest: 45 });
    expect(setting.replaceRules.map(({ oldCode, newCode }) => `${oldCode}→${newCode}`)).toEqual([
      '00015→13000',
      '02326→13180',
      '02331→13003',
      '03708→15043',
      '03709→15044',
    ]);
  });

  it('shows exemptions with what has become of them, and suggests the elective that is just enough', async () => {
    const { setting } = await settingOf('周子墨');
    expect(setting.exemptions).toMatchObject([
      { courseCode: '13000', status: 'APPROVED', timeline: { state: 'APPROVED' }, cancelable: false },
      { courseCode: '00023', status: 'RETURNED', timeline: { events: [{ by: '本人' }, { step: 'RETURN' }] } },
    ]);
    expect(setting.electives).toEqual([
      {
        group: '二选一',
        choose: 1,
        options: [
          expect.objectContaining({ courseCode: '04751', credit: 3, creditPlan: 73 }),
          expect.objectContaining({ courseCode: '13017', credit: 6, creditPlan: 76 }),
        ],
        chosen: [],
        suggested: ['04751'],
        locked: null,
      },
    ]);
  });

  it('counts what is registered apart, and locks an elective that is passed', async () => {
    const { setting } = await settingOf('何静');
    // 13140, 13683 and 13887, six credits each.
    expect(setting.credits.registered).toBe(18);
    expect(row(setting, '13683')).toMatchObject({ status: 'APPLIED', statusText: '已报考' });
    expect(row(setting, '00160').statusText).toMatch(/月缺考，可再报$/);
    expect((await settingOf('陈思远')).setting.electives).toMatchObject([
      { chosen: ['13017'], locked: { reason: '13017 计算机网络与信息安全已合格，选考不能再改' } },
    ]);
  });

  it('says when a practice course can be signed up for', async () => {
    const { db } = open();
    const { token } = await settingOf('周子墨');
    const words = async () => row((await app.call(getCourseSetting, {}, { token })).data, '13014');
    const [found] = await db
      .select()
      .from(businessWindow)
      .where(and(eq(businessWindow.code, 'PRACTICE_SIGNUP'), gt(businessWindow.endTime, app.clock.now())));
    const ofPractice = eq(businessWindow.id, found!.id);
    const days = (count: number) => new Date(app.clock.now().getTime() + count * 86_400_000);
    await db
      .update(businessWindow)
      .set({ startTime: days(3) })
      .where(ofPractice);
    expect(await words()).toMatchObject({ status: 'NOT_TAKEN' });
    expect((await words()).statusText).toMatch(/^(\d{4}-)?\d\d-\d\d 起可报名$/);
    await db
      .update(businessWindow)
      .set({ startTime: days(-9), endTime: days(-1) })
      .where(ofPractice);
    expect(await words()).toMatchObject({ status: 'NOT_TAKEN', statusText: '可报名，时间待公布' });
    await db.update(businessWindow).set(found!).where(ofPractice);
  });

  it('an old result counts for the new course, by the credits of the new one', async () => {
    const { db } = open();
    const { id: studentId } = await app.login('郑凯');
    const [record] = await db.select().from(studentMajor).where(eq(studentMajor.studentId, studentId));
    const { id: zhou } = await app.login('周子墨');
    const [other] = await db.select().from(studentMajor).where(eq(studentMajor.studentId, zhou));
    const ofZheng = eq(studentMajor.id, record!.id);
    await db.update(studentMajor).set({ planVersionId: other!.planVersionId }).where(ofZheng);
    const { setting } = await settingOf('郑凯');
    expect(row(setting, '13180')).toMatchObject({
      status: 'REPLACED',
      statusText: '顶替自 02326',
      score: 69,
      replacedFrom: '02326',
    });
    expect(row(setting, '13000')).toMatchObject({ credit: 7, status: 'REPLACED' });
    await db.update(studentMajor).set({ planVersionId: record!.planVersionId }).where(ofZheng);
  });

  it('says whose plan it is, and when exams can be registered for', async () => {
    const { setting } = await settingOf('周子墨');
    expect(setting).toMatchObject({
      holder: 'STUDENT',
      registration: { name: expect.stringMatching(/^\d{4}年(1|4|10)月考期$/) },
      windows: [{ code: 'EXEMPTION' }, { code: 'PRACTICE_SIGNUP' }],
    });
    expect((await settingOf('郑凯')).setting.holder).toBe('GRADUATE');
  });

  it('公共课 has 26 credits and 专业核心 33, as drawn', async () => {
    const { setting } = await settingOf('周子墨');
    const written = (group: string) =>
      setting.groups
        .filter(({ name }) => name === group)
        .flatMap(({ courses }) => courses)
        .filter(({ theoryCode }) => theoryCode === '')
        .reduce((sum, { credit }) => sum + credit, 0);
    expect([written('PUBLIC'), written('CORE')]).toEqual([26, 33]);
  });

  it('何静, who finished 专科 elsewhere, has no result here: her courses are not called 未考', async () => {
    const { token, majorInfoList } = await app.login('何静');
    const junior = majorInfoList.find(({ majorCode }) => majorCode === '530701');
    await app.call(chooseMajor, { majorId: junior?.majorId }, { token });
    const { data } = await app.call(getCourseSetting, {}, { token });
    expect(data.holder).toBe('GRADUATE');
    expect(new Set(rowsOf(data).map(({ statusText }) => statusText))).toEqual(new Set(['没有录入']));
  });

  it('the 考籍 of a graduate is read only: each change is refused with the reason and a way', async () => {
    const { token, setting } = await settingOf('郑凯');
    const obstacle = {
      reason: '该考籍已毕业，课程设置只能查看，不能再修改',
      way: { kind: 'PAGE', path: '/academic/gradeSearch' },
    };
    expect(setting).toMatchObject({ exemptClosed: obstacle, switchClosed: obstacle, versions: [] });
    const certificate = { basisType: 'CET4', certNo: '1', obtainDate: '2018-12-15', fileIds: ['none'] };
    const refused = {
      errorCode: errorCode.stateForbids,
      errorMsg: obstacle.reason,
      data: { way: obstacle.way },
    };
    expect(await app.call(submitExemption, { courseCode: '00023', ...certificate }, { token })).toMatchObject(
      refused,
    );
    expect(await app.call(switchPlanVersion, { version: '2026-05' }, { token })).toMatchObject(refused);
    const { id: zheng } = await app.login('郑凯');
    const owned = await Promise.all(
      [exemption, electiveChoice, planSwitch].map((table) =>
        open().db.$count(table, eq(table.studentId, zheng)),
      ),
    );
    expect(owned).toEqual([0, 0, 0]);
  });

  it('what is of another plan or another student is not found, in the same words', async () => {
    const { token } = await settingOf('周子墨');
    const { id: zhou } = await app.login('周子墨');
    const ofZhou = and(eq(exemption.studentId, zhou), eq(exemption.courseId, '00023'));
    const [foreign] = await open().db.select().from(exemption).where(ofZhou);
    const gone = { errorCode: errorCode.notFound, errorMsg: '未找到相关记录' };
    const certificate = { basisType: 'CET4', certNo: '1', obtainDate: '2018-12-15', fileIds: ['none'] };
    const other = await settingOf('王雨桐');
    const asked = [
      app.call(submitExemption, { courseCode: '03409', ...certificate }, { token }),
      app.call(saveElective, { group: '二选一', courseCode: '15043' }, { token }),
      app.call(saveElective, { group: '三选一', courseCode: '04751' }, { token }),
      app.call(switchPlanVersion, { version: '2024-01' }, { token }),
      app.call(cancelExemption, { exemptionId: foreign!.id }, { token: other.token }),
      app.call(cancelExemption, { exemptionId: 'none' }, { token }),
    ];
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject(gone);
  });
});
