import { getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { examApply, examBasket, examSeat, grade } from '../../../db/schema/academic.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { addStudent } from '../../../testing/test-student.ts';

/** Students of 周子墨's major without any result, logged in. */
async function enrol({ deps }: DemoApp, count: number) {
  const [like] = await deps.db.select().from(studentMajor).where(eq(studentMajor.examineeNo, '013224200002'));
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const student = await addStudent(deps);
      const { studentId } = student;
      const examineeNo = `9990000${String(index).padStart(5, '0')}`;
      const row = { ...like!, id: studentId, studentId, examineeNo };
      await deps.db.insert(studentMajor).values(row);
      return { ...student, studentMajorId: studentId };
    }),
  );
}

eachDatabase('the last seat', { demo: true }, (open) => {
  it('100 students at once: exactly one gets it, the others keep their basket', async () => {
    const app = await createDemoApp(open());
    const { db } = open();
    const { token } = await app.login('周子墨');
    const { periodId, courses } = (await app.call(getExamPlan, {}, { token })).data;
    expect(courses.map(({ courseCode }) => courseCode)).toContain('02324');
    await db
      .update(examSeat)
      .set({ taken: sql`${examSeat.quota} - 1` })
      .where(eq(examSeat.areaCode, '9801'));
    const students = await enrol(app, 100);
    for (const { studentId, studentMajorId } of students)
      await db.insert(examBasket).values({
        studentId,
        studentMajorId,
        periodId: periodId ?? '',
        courseCodes: ['02324'],
        areaCode: '9801',
      });
    const payload = { periodId, courseCodes: ['02324'], siteArea: '9801' };
    const answers = await Promise.all(
      students.map((student) => app.call(submitExamApply, payload, { token: student.token })),
    );
    const codes = answers.map((answer) => answer.errorCode);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === errorCode.taken)).toHaveLength(99);
    const held = await db
      .select()
      .from(examApply)
      .where(
        and(
          eq(examApply.periodId, periodId ?? ''),
          eq(examApply.areaCode, '9801'),
          eq(examApply.status, 'APPLIED'),
        ),
      );
    const own = held.filter(({ studentId }) => students.some((student) => student.studentId === studentId));
    expect(own).toHaveLength(1);
    const baskets = await db.select().from(examBasket).where(sql`${examBasket.courseCodes} = array['02324']`);
    expect(baskets).toHaveLength(99);
  }, 120_000);

  it('ten tabs of one student: one registration, whatever the requestNo', async () => {
    const app = await createDemoApp(open());
    const { db } = open();
    const { token } = await app.login('周子墨');
    const { periodId } = (await app.call(getExamPlan, {}, { token })).data;
    const tabs = Array.from({ length: 10 }, (_, tab) =>
      app.call(
        submitExamApply,
        { periodId, courseCodes: [tab % 2 === 0 ? '13003' : '04735'], siteArea: '9801' },
        { token },
      ),
    );
    const answers = await Promise.all(tabs);
    expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(1);
    const [winner] = answers.filter((answer) => answer.errorCode === 0);
    const rows = await db.select().from(examApply).where(eq(examApply.receiptNo, winner!.data.receiptNo));
    expect(rows).toHaveLength(1);
    expect(await db.$count(grade, eq(grade.studentId, rows[0]!.studentId))).toBeGreaterThan(0);
  }, 60_000);
});
