import { getHomeIndex } from '@qianwei/api/contract/home';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { studentTask } from '../../db/schema/schedule.ts';
import { courseService } from '../../db/schema/study.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

onPostgres('home, going on with lessons', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const home = async (name: string) => {
    const { token } = await app.login(name);
    return (await app.call(getHomeIndex, {}, { token })).data;
  };

  it('周子墨 finds the lesson to go on with of his three courses, the latest first, and his days in a row', async () => {
    const { continueList, study, followingSteps } = await home('周子墨');
    expect(continueList.map(({ courseId, no, title }) => [courseId, no, title])).toEqual([
      ['04735', '4.2', '数据查询'],
      ['13003', '6.3', '最短路径'],
      // 2.1, which he watched last, is finished, and so are those after it up to 5.2.
      ['02324', '5.2', '等价关系与划分'],
    ]);
    expect(continueList[0]).toMatchObject({
      courseName: '数据库系统原理',
      tone: 'CORE',
      kind: 'CONTINUE',
      second: 42,
      duration: 81,
      path: '/course/play?courseId=04735&lessonId=04735-c04-l02',
    });
    expect(study?.streak).toBe(5);
    expect(study?.minutes).toHaveLength(7);
    expect(followingSteps.map(({ code }) => code)).not.toContain('CONTINUE_STUDY');
  });

  it('a course whose service is over is not among them', async () => {
    const { db } = open();
    const expireAt = app.clock.now();
    const own = eq(courseService.courseId, '04735');
    const before = await db.select().from(courseService).where(own);
    await db.update(courseService).set({ expireAt }).where(own);
    const { continueList } = await home('周子墨');
    for (const row of before)
      await db
        .update(courseService)
        .set({ expireAt: row.expireAt })
        .where(and(own, eq(courseService.studentMajorId, row.studentMajorId)));
    expect(continueList.map(({ courseId }) => courseId)).toEqual(['13003', '02324', '13180']);
  });

  it('吴佳怡, who has passed her courses, has none', async () => {
    expect((await home('吴佳怡')).continueList).toEqual([]);
  });

  it('徐悦, once nothing is due, is offered the lesson to go on with', async () => {
    const { db } = open();
    const own = eq(studentTask.code, 'CERTIFICATE_TEST');
    await db.update(studentTask).set({ status: 'DONE' }).where(own);
    const { nextStep, continueList } = await home('徐悦');
    await db.update(studentTask).set({ status: 'OPEN' }).where(own);
    expect(nextStep).toMatchObject({
      code: 'CONTINUE_STUDY',
      actionText: '继续学习',
      path: continueList[0]?.path,
    });
  });
});
