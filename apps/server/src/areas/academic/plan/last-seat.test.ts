import { getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { errorCode } from '@qianwei/api/contract/envelope';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { examApply, examBasket } from '../../../db/schema/registration.ts';
import { createDemoApp } from '../../../testing/demo-app.ts';
import { enrolApplicants, holdersAmong, lastSeat, leaveOneSeat } from '../../../testing/last-seat.ts';
import { eachDatabase } from '../../../testing/test-database.ts';

eachDatabase('the last seat', { demo: true }, (open) => {
  it('100 students at once: exactly one gets it, the others keep their basket', async () => {
    const app = await createDemoApp(open());
    const { db } = open();
    const periodId = await leaveOneSeat(app.deps);
    const students = await enrolApplicants(app.deps, 100);
    const { courseCode, areaCode } = lastSeat;
    const basket = { periodId, courseCodes: [courseCode], areaCode };
    await db
      .insert(examBasket)
      .values(students.map(({ studentId, studentMajorId }) => ({ ...basket, studentId, studentMajorId })));
    const payload = { periodId, courseCodes: [courseCode], siteArea: areaCode };
    const answers = await Promise.all(
      students.map(({ token }) => app.call(submitExamApply, payload, { token })),
    );
    const codes = answers.map((answer) => answer.errorCode);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === errorCode.taken)).toHaveLength(99);
    expect(await holdersAmong(app.deps, students)).toEqual([students[codes.indexOf(0)]?.studentId]);
    expect(await db.$count(examBasket, sql`${examBasket.courseCodes} = array[${courseCode}]`)).toBe(99);
  }, 120_000);

  it('ten tabs of one student: one registration, whatever the requestNo', async () => {
    const app = await createDemoApp(open());
    const { token } = await app.login('周子墨');
    const { periodId } = (await app.call(getExamPlan, {}, { token })).data;
    const payload = (code: string) => ({ periodId, courseCodes: [code], siteArea: lastSeat.areaCode });
    const tabs = Array.from({ length: 10 }, (_, tab) =>
      app.call(submitExamApply, payload(tab % 2 === 0 ? '13003' : '04735'), { token }),
    );
    const done = (await Promise.all(tabs)).filter((answer) => answer.errorCode === 0);
    expect(done).toHaveLength(1);
    const receiptNo = done[0]?.data.receiptNo ?? '';
    expect(await open().db.$count(examApply, eq(examApply.receiptNo, receiptNo))).toBe(1);
  }, 60_000);
});
