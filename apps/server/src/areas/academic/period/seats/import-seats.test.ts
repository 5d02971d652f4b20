import { submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { examOffering, examSeat } from '../../../../db/schema/registration.ts';
import { examPeriod } from '../../../../db/schema/schedule.ts';
import { newWorkbook, workbookBytes } from '../../../../files/workbook.ts';
import { createDemoApp } from '../../../../testing/demo-app.ts';
import { enrolApplicants, lastSeat, leaveOneSeat } from '../../../../testing/last-seat.ts';
import { somebodyWaits } from '../../../../testing/somebody-waits.ts';
import { onPostgres } from '../../../../testing/test-database.ts';
import { importSeats } from './import-seats.workflow.ts';

onPostgres('a quota that is set while a student registers', { demo: true }, (open) => {
  it('counts the registration that had to wait for it', async () => {
    const app = await createDemoApp(open());
    const { db } = open();
    const periodId = await leaveOneSeat(app.deps);
    const [period] = await db.select().from(examPeriod).where(eq(examPeriod.id, periodId));
    // An area in which the course has no quota yet.
    const [courseCode, areaCode, quota] = [lastSeat.courseCode, '9802', 30];
    const workbook = await newWorkbook();
    workbook.addWorksheet('名额').addRows([
      ['课程代码', '考区', '名额'],
      [courseCode, areaCode, quota],
    ]);
    const content = Buffer.from(await workbookBytes(workbook));
    const [student] = await enrolApplicants(app.deps, 1);
    const payload = { periodId, courseCodes: [courseCode], siteArea: areaCode };
    const request = { content, periodName: period!.name, dryRun: false, by: '考办' };

    const registered = await db.transaction(async (tx) => {
      await importSeats(tx, request, app.clock.now());
      const answer = app.call(submitExamApply, payload, { token: student!.token });
      await somebodyWaits(db);
      return { answer };
    });
    expect((await registered.answer).errorCode).toBe(0);
    const [row] = await db
      .select({ seat: examSeat })
      .from(examSeat)
      .innerJoin(examOffering, eq(examOffering.id, examSeat.offeringId))
      .where(
        and(
          eq(examOffering.periodId, periodId),
          eq(examOffering.courseId, courseCode),
          eq(examSeat.areaCode, areaCode),
        ),
      );
    expect(row?.seat).toMatchObject({ quota, taken: 1 });
  }, 60_000);
});
