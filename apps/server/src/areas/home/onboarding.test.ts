import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex, type HomeIndex } from '@qianwei/api/contract/home';
import { finishOnboarding } from '@qianwei/api/contract/onboarding';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { account } from '../../db/schema/account.ts';
import { student, studentOnboarding } from '../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

const day = 86_400_000;

onPostgres('the first days of 林一帆, once the password is changed', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const home = async (name: string) => {
    const { token } = await app.login(name);
    return (await app.call(getHomeIndex, {}, { token })).data;
  };

  beforeAll(async () => {
    const { db } = open();
    const [row] = await db.select().from(student).where(eq(student.name, '林一帆'));
    await db.update(account).set({ mustChangeReason: null }).where(eq(account.id, row!.accountId));
  });

  const codes = (onboarding: HomeIndex['onboarding']) =>
    onboarding?.steps.map(({ code, done }) => [code, done]);

  it('begin with the own record, before the registration that is open', async () => {
    const { nextStep, followingSteps, onboarding } = await home('林一帆');
    expect(nextStep).toMatchObject({ title: '核对考籍信息', path: '/account/index' });
    expect(codes(onboarding)).toEqual([
      ['PASSWORD', true],
      ['RECORD', false],
      ['PLAN', false],
      ['STUDY', false],
    ]);
    expect(onboarding?.steps[2]?.desc).toBe('16 门，73 学分，1 组选考');
    expect(onboarding?.steps[3]).toMatchObject({
      desc: '《中国近现代史纲要》1.1 鸦片战争前的中国与世界',
      path: '/course/play?courseId=15043&lessonId=15043-c01-l01',
    });
    expect(onboarding?.firstPeriod).toMatchObject({ canRegister: 4 });
    const [apply] = followingSteps;
    expect(apply?.title).toMatch(/^\d{4}年(1|4|10)月考期课程报考$/);
    expect(apply).toMatchObject({
      code: 'EXAM_APPLY',
      desc: '本考期还没有报考课程，你能报 4 门。',
      deadline: onboarding?.firstPeriod?.applyEnd,
    });
  });

  it('go on as the pages are visited, and end when all is done', async () => {
    const { token } = await app.login('林一帆');
    const visit = (code: string) => app.call(finishOnboarding, { code }, { token });
    const steps = async () => codes((await home('林一帆')).onboarding);
    expect((await visit('RECORD')).errorCode).toBe(0);
    expect((await visit('RECORD')).errorCode).toBe(0);
    expect(await steps()).toContainEqual(['RECORD', true]);
    expect((await home('林一帆')).nextStep?.title).toBe('看懂课程设置');
    await visit('PLAN');
    await visit('STUDY');
    expect(await steps()).toBeUndefined();
    expect((await home('林一帆')).nextStep?.code).toBe('EXAM_APPLY');
  });

  it('can be put off', async () => {
    const { db } = open();
    const { token } = await app.login('林一帆');
    await db.delete(studentOnboarding);
    expect((await home('林一帆')).onboarding).not.toBeNull();
    await app.call(finishOnboarding, { code: 'ALL_LATER' }, { token });
    expect((await home('林一帆')).onboarding).toBeNull();
    await db.delete(studentOnboarding);
  });

  it('are over after 120 days, and nobody else has them', async () => {
    app.wait(109 * day);
    expect((await home('林一帆')).onboarding).toBeNull();
    app.wait(-109 * day);
    for (const name of ['周子墨', '郑凯', '徐悦']) expect((await home(name)).onboarding).toBeNull();
  });

  it('an unknown step is refused', async () => {
    const { token } = await app.login('林一帆');
    expect((await app.call(finishOnboarding, { code: 'PASSWORD' }, { token })).errorCode).toBe(
      errorCode.badParameter,
    );
  });
});
