import { switchPlanVersion } from '@qianwei/api/contract/academic/course-setting';
import { getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { errorCode } from '@qianwei/api/contract/envelope';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { lockStudent } from '../../../db/lock-owner.ts';
import { planVersion } from '../../../db/schema/institution.ts';
import { examApply, examOffering } from '../../../db/schema/registration.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { enrolApplicants, lastSeat } from '../../../testing/last-seat.ts';
import { waiting } from '../../../testing/somebody-waits.ts';
import { eachDatabase, onPostgres } from '../../../testing/test-database.ts';

/** A student of the plan that is being replaced, in which 02326 stands. */
async function studentOfOldPlan(app: DemoApp) {
  const { db } = app.deps;
  const [student] = await enrolApplicants(app.deps, 1);
  const [older] = await db.select().from(planVersion).where(eq(planVersion.endAt, '2028-12-31'));
  const { token, studentId, studentMajorId } = student!;
  await db.update(studentMajor).set({ planVersionId: older!.id }).where(eq(studentMajor.id, studentMajorId));
  const { periodId } = (await app.call(getExamPlan, {}, { token })).data;
  return {
    studentId,
    change: () => app.call(switchPlanVersion, { version: '2026-05' }, { token }),
    register: () =>
      app.call(submitExamApply, { periodId, courseCodes: ['02326'], siteArea: lastSeat.areaCode }, { token }),
    /** The codes of the courses that hold a registration, and of those that the plan shows as registered. */
    async registered() {
      const held = await db
        .select({ courseId: examOffering.courseId })
        .from(examApply)
        .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
        .where(eq(examApply.studentId, studentId));
      const { courses } = (await app.call(getExamPlan, {}, { token })).data;
      const shown = courses.filter(({ myStatus }) => myStatus === 'APPLIED');
      return {
        held: held.map(({ courseId }) => courseId),
        shown: shown.map(({ courseCode }) => courseCode),
      };
    },
  };
}

eachDatabase('the plan and a registration', { demo: true }, (open) => {
  it('switched while registering: what is registered stands in the plan, whichever came first', async () => {
    const app = await createDemoApp(open());
    const { change, register, registered } = await studentOfOldPlan(app);
    const [changed, submitted] = await Promise.all([change(), register()]);
    expect(submitted.errorCode).toBe(0);
    // A registration of the old plan holds the plan; in the new one 13180 has taken the place of 02326.
    const code = changed.errorCode === 0 ? '13180' : '02326';
    expect(changed.errorCode === 0 ? 0 : errorCode.stateForbids).toBe(changed.errorCode);
    expect(await registered()).toEqual({ held: [code], shown: [code] });
  }, 60_000);
});

onPostgres('the plan and a registration that waits', { demo: true }, (open) => {
  it('a registration that waits for a switch of the plan goes by the new plan', async () => {
    const app = await createDemoApp(open());
    const { studentId, change, register, registered } = await studentOfOldPlan(app);
    const calls = await open().db.transaction(async (holder) => {
      await lockStudent(holder, studentId);
      const changing = change();
      await waiting(open().db, 1);
      const registering = register();
      await waiting(open().db, 2);
      return { changing, registering };
    });
    expect(await calls.changing).toMatchObject({ errorCode: 0 });
    expect(await calls.registering).toMatchObject({ errorCode: 0 });
    expect(await registered()).toEqual({ held: ['13180'], shown: ['13180'] });
  }, 60_000);
});
