import { getHomeIndex } from '@qianwei/api/contract/home';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { studentPlan } from '../../db/schema/thesis.ts';
import { thesisChange, thesisDelay } from '../../db/schema/thesis-talk.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { moveStage } from '../../thesis/move-stage.ts';
import { lockThesis } from '../../thesis/read-thesis.ts';
import { formatDateTime } from '../../time.ts';

onPostgres('the thesis on home', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const home = async (name: string) => {
    const { token } = await app.login(name);
    return (await app.call(getHomeIndex, {}, { token })).data;
  };

  it('/home/index 等候 names what waits for a teacher: 开题报告 that was handed in, and each application', async () => {
    const { db } = open();
    expect((await home('王雨桐')).waiting).toEqual([]);
    const [row] = await db.select().from(studentPlan).where(eq(studentPlan.title, '制造企业成本控制研究'));
    if (row === undefined) throw new Error('No thesis');
    const { id: studentPlanId, studentId } = row;
    const now = app.clock.now();
    await db.transaction(async (tx) => {
      const thesis = await lockThesis(tx, studentId, studentPlanId, { now });
      await moveStage(tx, thesis, { stage: 'REPORT', step: 'SUBMIT', by: 'STUDENT' });
    });
    const application = { studentPlanId, studentId, reason: '工作调动，材料来源变了', fileIds: [] };
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    await db
      .insert(thesisChange)
      .values({ ...application, type: 'ADVISOR', status: 'PENDING', receiptNo: 'a', appliedAt: at(1) });
    await db.insert(thesisDelay).values({
      ...{ ...application, stage: 'DRAFT', days: 3, deadline: at(9999), status: 'PENDING' },
      ...{ receiptNo: 'b', appliedAt: at(2) },
    });
    const { waiting, progress, nextStep } = await home('王雨桐');
    expect(waiting.map(({ title, submitTime }) => [title, submitTime])).toEqual([
      ['论文开题报告', formatDateTime(now)],
      ['论文换导师申请', formatDateTime(at(1))],
      ['论文初稿延期申请', formatDateTime(at(2))],
    ]);
    expect(new Set(waiting.map(({ path }) => path))).toEqual(new Set([`/thesis/directory/${studentPlanId}`]));
    expect(progress?.thesisStage).toBe('开题报告待审核');
    expect(nextStep?.code).not.toBe('THESIS_REPORT_RETURNED');
  });

  it('冯雪, whose defence is booked, has its ticket among the shortcuts; 赵婉清, who has to book it, has not', async () => {
    const ticketOf = async (name: string) =>
      (await home(name)).quickList.some(({ path }) => path === '/reviews/ticket');
    expect(await ticketOf('冯雪')).toBe(true);
    expect(await ticketOf('赵婉清')).toBe(false);
  });
});
