import { applyGradeReview, getGradeList } from '@qianwei/api/contract/academic/grade';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { grade } from '../../../db/schema/academic.ts';
import { businessWindow, examPeriod } from '../../../db/schema/schedule.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { formatDateTime, parseDateTime } from '../../../time.ts';
import { publishGrades } from './publish-grades.workflow.ts';

const day = 86_400_000;

eachDatabase('the scores of a period come out at another time than announced', { demo: true }, (open) => {
  let app: DemoApp;
  let period: typeof examPeriod.$inferSelect;
  /** 3 days before the scores were to come out. */
  let early: Date;
  beforeAll(async () => {
    app = await createDemoApp(open());
    const { db } = open();
    const now = app.clock.now();
    const [next] = await db
      .select()
      .from(examPeriod)
      .where(gt(examPeriod.scorePublish, now))
      .orderBy(examPeriod.startDate)
      .limit(1);
    period = next!;
    const [zhou] = await db.select().from(studentMajor).where(eq(studentMajor.examineeNo, '013224200002'));
    const { id, studentId } = zhou!;
    await db.insert(grade).values({
      ...{ studentMajorId: id, studentId, courseId: '04735', periodId: period.id, gradeType: 'EXAM' },
      ...{ examScore: 55, finalScore: 55, result: 'FAIL', publishTime: period.scorePublish },
    });
    early = new Date(period.scorePublish.getTime() - 3 * day);
    app.wait(early.getTime() - now.getTime() - 3_600_000);
  }, 60_000);

  const publish = () =>
    publishGrades(open().db, { periodName: period.name, at: early, by: '李老师' }, app.clock.now());
  const mine = async () => {
    const { token } = await app.login('周子墨');
    const { data } = await app.call(getGradeList, { pageSize: 100, periodId: period.id }, { token });
    const shown = data.list.find(({ courseCode }) => courseCode === '04735')!;
    const request = { gradeId: shown.gradeId, suspect: 'SUM', reason: '客观题估分 41 分，合计可能有误' };
    return {
      shown,
      dates: data.periods.find(({ periodId }) => periodId === period.id),
      deadlines: (await app.call(getHomeIndex, {}, { token })).data.deadlines,
      askForReview: () => app.call(applyGradeReview, request, { token }),
    };
  };

  it('the dates of the period, the deadline on home and the review follow by the same days', async () => {
    const [reviewEnd, end] = [
      new Date(period.reviewEnd.getTime() - 3 * day),
      `${period.name}成绩复核申请截止`,
    ];
    expect((await mine()).shown.publishTime).toBe(formatDateTime(period.scorePublish));
    expect(await publish()).toMatch(/1 条成绩于 .+ 公布，复核申请 .+17:00 截止$/);
    const [stored] = await open().db.select().from(examPeriod).where(eq(examPeriod.id, period.id));
    expect(stored).toMatchObject({ scorePublish: early, reviewEnd });
    const windows = await open()
      .db.select()
      .from(businessWindow)
      .where(and(eq(businessWindow.code, 'GRADE_REVIEW'), eq(businessWindow.name, period.name)));
    expect(windows).toMatchObject([{ startTime: early, endTime: reviewEnd, deadlineTitle: end }]);
    expect(await mine()).toMatchObject({
      shown: { publishTime: formatDateTime(early), result: 'PENDING', reviewable: false },
      dates: { publishTime: formatDateTime(early), reviewEnd: formatDateTime(reviewEnd) },
    });

    app.wait(3_600_000);
    const { shown, deadlines } = await mine();
    expect(shown).toMatchObject({ result: 'FAIL', reviewable: true });
    expect(deadlines).toContainEqual(
      expect.objectContaining({
        title: end,
        deadline: formatDateTime(reviewEnd),
        path: '/academic/gradeSearch',
      }),
    );

    const left = reviewEnd.getTime() - app.clock.now().getTime();
    app.wait(left);
    const late = await mine();
    expect(late.shown.reviewable).toBe(false);
    expect((await late.askForReview()).errorCode).toBe(errorCode.outsideWindow);
    app.wait(-3_600_000);
    expect((await (await mine()).askForReview()).errorCode).toBe(0);
  });

  it('a time that is over, and one before the exams have ended, is refused', async () => {
    const at = (moment: Date) =>
      publishGrades(open().db, { periodName: period.name, at: moment, by: '考办' }, app.clock.now());
    await expect(at(early)).rejects.toThrow('--at 已过');
    const [later] = await open().db.select().from(examPeriod).where(gt(examPeriod.startDate, period.endDate));
    const lastDay = parseDateTime(`${later!.endDate} 17:00:00`);
    await expect(
      publishGrades(open().db, { periodName: later!.name, at: lastDay, by: '考办' }, app.clock.now()),
    ).rejects.toThrow(`${later!.name}的考试到那时还没有结束，成绩不能公布`);
  });
});
