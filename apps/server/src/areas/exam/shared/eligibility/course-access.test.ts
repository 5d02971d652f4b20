import { startTest } from '@qianwei/api/contract/exam/attempt';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { test, testRecord } from '../../../../db/schema/exam.ts';
import { courseService } from '../../../../db/schema/study.ts';
import { createDemoApp, type DemoApp } from '../../../../testing/demo-app.ts';
import { onPostgres } from '../../../../testing/test-database.ts';

const day = 86_400_000;
const notFound = { errorCode: 1050005, errorMsg: '未找到该测验或课程未开通', data: null };

onPostgres('a test belongs to a course that is opened', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 120_000);
  const as = async (name: string) => {
    const { token } = await app.login(name);
    return {
      start: (testId: string) => app.call(startTest, { testId, honest: true }, { token }),
      detail: (payload: { testId: string } | { courseId: string }) =>
        app.call(getTestDetail, payload, { token }),
      records: (testId: string) => app.call(getTestRecordList, { testId }, { token }),
    };
  };

  it.each([
    ['of another plan', '王雨桐', '04735-c05-test'],
    ['of her own plan', '孙浩然', '13003-c01-test'],
    ['of a whole course', '王雨桐', '04735-comprehensive'],
    ['that there is not', '王雨桐', 'no-such-test'],
  ])('a test %s that was never opened is not found, in the same words', async (_kind, name, testId) => {
    const student = await as(name);
    expect(await student.detail({ testId })).toEqual(notFound);
    expect(await student.start(testId)).toEqual(notFound);
    expect((await open().db.select().from(test).where(eq(test.id, testId))).length).toBe(
      testId === 'no-such-test' ? 0 : 1,
    );
  });

  it('a test of a course whose service has ended says so before it is pressed, and is not started', async () => {
    const student = await as('李明轩');
    const reason = /^课程服务已到期（\d{4}-\d\d-\d\d）。学习记录都在，续期后可以接着学$/;
    const { data } = await student.detail({ testId: '13003-c01-test' });
    expect(data).toMatchObject({
      entry: 'NOT_ELIGIBLE',
      obstacle: { reason: expect.stringMatching(reason), way: { kind: 'PROVIDER' } },
      conditions: [{ name: '课程服务', ok: false, actual: '已到期', need: '有效期内' }],
    });
    expect(await student.start('13003-c01-test')).toMatchObject({
      errorCode: 1050001,
      errorMsg: expect.stringMatching(reason),
    });
    expect((await student.records('13003-c01-test')).errorCode).toBe(0);
  });

  it('a test of a course whose service begins tomorrow says from when it is', async () => {
    const { db } = open();
    const student = await as('冯雪');
    const own = eq(courseService.courseId, '00160');
    await db
      .update(courseService)
      .set({ openDate: '2100-01-01', expireAt: new Date('2101-01-01') })
      .where(own);
    const [made] = await db
      .insert(test)
      .values({
        ...{ courseId: '00160', name: '综合测验', type: 'COMPREHENSIVE', blueprint: [] },
        ...{ totalScore: 100, passScore: 60, minutes: 30, maxTry: 0 },
      })
      .returning();
    expect(await student.start(made?.id ?? '')).toMatchObject({
      errorCode: 1050001,
      errorMsg: '课程服务从 2100-01-01 起开通，到时即可学习',
      data: { nextTime: '2100-01-01 00:00:00' },
    });
  });

  it('an attempt that was begun before the service ended goes on', async () => {
    const { db } = open();
    const student = await as('孙浩然');
    const testId = '04735-c05-test';
    const begun = await student.start(testId);
    expect(begun.errorCode).toBe(0);
    const [record] = await db.select().from(testRecord).where(eq(testRecord.id, begun.data.testRecordId));
    const own = and(
      eq(courseService.courseId, '04735'),
      eq(courseService.studentId, record?.studentId ?? ''),
    );
    await db
      .update(courseService)
      .set({ expireAt: new Date(app.clock.now().getTime() - day) })
      .where(own);
    expect((await student.start(testId)).data).toMatchObject({ ...begun.data, resumed: true });
    expect((await student.detail({ testId })).data).toMatchObject({ entry: 'RUNNING' });
  });
});
