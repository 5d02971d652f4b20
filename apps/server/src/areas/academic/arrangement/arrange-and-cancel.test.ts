import { submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { cancelExamApply } from '@qianwei/api/contract/academic/registration';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examApply } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { DomainProblem } from '../../../problems.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { type Applicant, enrolApplicants, lastSeat, leaveOneSeat } from '../../../testing/last-seat.ts';
import { somebodyWaits } from '../../../testing/somebody-waits.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { eachDatabase, onPostgres } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-folder.ts';
import { arrangementCommands } from './arrangement.commands.ts';

const head = ['准考证号', '姓名', '课程代码', '考点', '考场', '座位号'];
/** Examined in January as well as 02324, in another area without a quota. */
const areaCode = '9802';

/** Students with a registration each, and a sheet that seats them all. */
async function prepare(database: TestDatabase, count: number) {
  const app = await createDemoApp(database);
  const desk = staffDesk(app, arrangementCommands);
  const periodId = await leaveOneSeat(app.deps);
  const [period] = await database.db.select().from(examPeriod).where(eq(examPeriod.id, periodId));
  const students = await enrolApplicants(app.deps, count);
  const payload = { periodId, courseCodes: [lastSeat.courseCode], siteArea: areaCode };
  const applyIds: string[] = [];
  for (const { token } of students)
    applyIds.push(...(await app.call(submitExamApply, payload, { token })).data.applyIds);
  const records = await database.db
    .select()
    .from(studentMajor)
    .where(
      inArray(
        studentMajor.id,
        students.map(({ studentMajorId }) => studentMajorId),
      ),
    );
  const path = await desk.save([
    head,
    ...records.map(({ examineeNo }, index) => [
      ...[examineeNo, '', lastSeat.courseCode, '云泽市第二中学', '第 01 考场', index + 1],
    ]),
  ]);
  const arrange = () => desk.ops('arrangements:import', path, '--period', period!.name);
  return { app, desk, students, applyIds, arrange };
}

eachDatabase('an arrangement while students cancel', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let students: readonly Applicant[];
  let applyIds: readonly string[];
  let arrange: () => Promise<string>;
  beforeEach(async () => {
    ({ app, desk, students, applyIds, arrange } = await prepare(open(), 20));
  }, 60_000);
  afterEach(() => desk.leave());

  it('whatever comes first: what is cancelled has no seat, and an arrangement is whole or refused', async () => {
    const cancels = students.map(({ token }, index) =>
      app.call(cancelExamApply, { applyId: applyIds[index] }, { token }),
    );
    const outcome = await arrange().catch((error: unknown) => error);
    const answers = await Promise.all(cancels);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 0));
    const isRefused = outcome instanceof DomainProblem && outcome.message.includes('已经撤销，不能安排座位');
    expect(isRefused || String(outcome).includes('座位已编排')).toBe(true);
    const rows = await open()
      .db.select()
      .from(examApply)
      .where(inArray(examApply.id, [...applyIds]));
    expect(rows).toHaveLength(20);
    for (const row of rows) expect(row).toMatchObject({ status: 'CANCELLED', siteId: null, seatNo: null });
  }, 60_000);
});

onPostgres('an arrangement that waits for a student who cancels', { demo: true }, (open) => {
  it('sees the registration cancelled, and seats nobody', async () => {
    const { db } = open();
    const { desk, applyIds, arrange } = await prepare(open(), 2);
    const [applyId = ''] = applyIds;
    const { arranging } = await db.transaction(async (tx) => {
      await tx.update(examApply).set({ status: 'CANCELLED' }).where(eq(examApply.id, applyId));
      const arranging = arrange().catch((error: unknown) => error);
      await somebodyWaits(db);
      return { arranging };
    });
    expect(await arranging).toMatchObject({ message: expect.stringContaining('已经撤销，不能安排座位') });
    const rows = await db
      .select()
      .from(examApply)
      .where(inArray(examApply.id, [...applyIds]));
    expect(rows.map(({ siteId }) => siteId)).toEqual([null, null]);
    desk.leave();
  }, 60_000);
});
