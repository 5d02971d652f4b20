import { checkExamApply, getExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { beforeAll, expect, it } from 'vitest';
import { examBasket } from '../../db/schema/registration.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { academicRoutes } from './academic.routes.ts';

onPostgres('plans, registrations and results', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  it.each([
    ['黄磊', '这里只办理毕业论文', '/thesis/index'],
    ['徐悦', '这里只有证书课程的学习和测评', '/course/list'],
  ])('GEN-3 are not answered to %s, whose menu has none of them', async (name, reason, path) => {
    const { token } = await app.login(name);
    const refused = {
      errorCode: errorCode.notEligible,
      errorMsg: expect.stringContaining(reason),
      data: { way: { kind: 'PAGE', path } },
    };
    expect(await app.call(getExamPlan, {}, { token })).toMatchObject(refused);
    const basket = { periodId: 'any', courseCodes: ['13003'], siteArea: '9801', keep: true };
    const before = await open().db.$count(examBasket);
    expect(await app.call(checkExamApply, basket, { token })).toMatchObject(refused);
    expect(await open().db.$count(examBasket)).toBe(before);
    const menu = (await app.call(getMenuList, {}, { token })).data;
    expect(menu.filter((entry) => entry.path.startsWith('/academic'))).toEqual([]);
  });

  it('PAGE-3 are not answered on a certificate host, whoever asks', async () => {
    const { token } = await app.login('周子墨');
    const session = { platform: '10001', studentId: '', sessionId: '', accountId: '', studentMajorId: null };
    const context = {
      ...app.deps,
      host: 'cert.localhost',
      session: { ...session, mustChangePassword: false },
    };
    // Reports for a certificate have receipts, too.
    const ofAcademic = academicRoutes.filter(({ endpoint }) => endpoint !== getReceipt);
    for (const { endpoint, run } of ofAcademic)
      await expect(run(context as never, {}), endpoint.path).rejects.toMatchObject({
        code: errorCode.notEligible,
        message: expect.stringContaining('这里只有证书课程'),
      });
    expect((await app.call(getExamPlan, {}, { token })).errorCode).toBe(0);
  });
});
