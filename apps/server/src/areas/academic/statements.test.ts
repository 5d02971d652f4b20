import { getCourseSetting } from '@qianwei/api/contract/academic/course-setting';
import { checkExamApply, getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { getGradeList } from '@qianwei/api/contract/academic/grade';
import { getGraduationPlan } from '@qianwei/api/contract/academic/planner';
import { getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { beforeAll, expect, it } from 'vitest';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

onPostgres('one call of 周子墨 costs few statements, its session included', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  let periodId: string;
  beforeAll(async () => {
    app = await createDemoApp(open());
    ({ token } = await app.login('周子墨'));
    periodId = (await app.call(getExamPlan, {}, { token })).data.periodId ?? '';
  }, 60_000);

  const basket = () => ({ periodId, courseCodes: ['13003'], siteArea: '9801' });
  const calls = {
    加入报考篮: () => app.call(checkExamApply, { ...basket(), keep: true }, { token }),
    'checkExamApply without keeping': () => app.call(checkExamApply, { ...basket(), keep: false }, { token }),
    getExamPlan: () => app.call(getExamPlan, {}, { token }),
    getHomeIndex: () => app.call(getHomeIndex, {}, { token }),
    getGraduationPlan: () => app.call(getGraduationPlan, {}, { token }),
    getCourseSetting: () => app.call(getCourseSetting, {}, { token }),
    getGradeList: () => app.call(getGradeList, {}, { token }),
    getExamApplyList: () => app.call(getExamApplyList, {}, { token }),
    submitExamApply: () => app.call(submitExamApply, basket(), { token }),
  } as const;

  it.each<[keyof typeof calls, number]>([
    ['加入报考篮', 15],
    ['checkExamApply without keeping', 12],
    ['getExamPlan', 11],
    ['getHomeIndex', 25],
    ['getGraduationPlan', 17],
    ['getCourseSetting', 16],
    ['getGradeList', 13],
    ['getExamApplyList', 14],
    ['submitExamApply', 24],
  ])('%s: at most %i', async (name, most) => {
    const statements = await open().statements.during(async () => {
      expect((await calls[name]()).errorCode).toBe(0);
    });
    expect(statements.length).toBeLessThanOrEqual(most);
  });
});
