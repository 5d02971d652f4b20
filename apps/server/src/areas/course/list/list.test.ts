import { getCourseList } from '@qianwei/api/contract/course/list';
import { finalScore } from '@qianwei/studies';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { grade } from '../../../db/schema/academic.ts';
import { test, testRecord } from '../../../db/schema/exam.ts';
import { lesson } from '../../../db/schema/lesson.ts';
import { question } from '../../../db/schema/question.ts';
import { courseQuestion, courseService, note, popAnswer } from '../../../db/schema/study.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';

onPostgres('课程学习', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const courses = async (name: string) => {
    const { token } = await app.login(name);
    return (await app.call(getCourseList, {}, { token })).data;
  };

  it('周子墨 has 15 written courses: 6 in study, 5 passed, 4 not opened', async () => {
    const { summary, list } = await courses('周子墨');
    expect(summary).toMatchObject({ studying: 6, passed: 5, closed: 4 });
    const codes = (status: string) =>
      list.filter((each) => each.status === status).map(({ courseCode }) => courseCode);
    expect(codes('STUDYING')).toEqual(['04735', '13003', '02324', '13180', '15040', '00023']);
    expect(codes('CLOSED').sort()).toEqual(['00898', '04747', '04751', '13015']);
  });

  it('/course/list ✓ 04735 comes to 82.8 of its own numbers, and with 55 in the exam to 63.3', async () => {
    const { list } = await courses('周子墨');
    const process = list.find(({ courseCode }) => courseCode === '04735')?.process;
    expect(process?.parts.map(({ code, score }) => [code, score])).toEqual([
      ['VIDEO', 86],
      ['CHAPTER', 82],
      ['COMPREHENSIVE', 78],
      ['PERFORMANCE', 90],
    ]);
    expect(process?.score).toBe(82.8);
    expect(process?.points).toBe(24.8);
    expect(finalScore(55, process?.score ?? null)).toBe(63.3);
  });

  it('the points of the shelf come out of the data; what a course has no test for does not count', async () => {
    const { list } = await courses('周子墨');
    const points = list.flatMap(({ courseCode, status, process }) =>
      status === 'STUDYING' && process ? [[courseCode, process.points]] : [],
    );
    expect(points).toEqual([
      ['04735', 24.8],
      ['13003', 17.9],
      ['02324', 9.6],
      ['13180', 6.2],
      ['15040', 5.9],
      ['00023', 0.7],
    ]);
  });

  it('a process score says why nothing can be added: the course is passed, or its service is over', async () => {
    const { list } = await courses('周子墨');
    const ends = (status: string) =>
      new Set(list.filter((each) => each.status === status).map(({ process }) => process?.end));
    expect([...ends('PASSED')].filter((end) => end !== undefined)).toEqual(['PASSED']);
    const { db } = open();
    const own = eq(courseService.courseId, '04735');
    const before = await db.select().from(courseService).where(own);
    await db.update(courseService).set({ expireAt: app.clock.now() }).where(own);
    const later = (await courses('周子墨')).list.find(({ courseId }) => courseId === '04735');
    for (const { id, expireAt } of before)
      await db.update(courseService).set({ expireAt }).where(eq(courseService.id, id));
    expect([list.find(({ courseId }) => courseId === '04735')?.process?.end, later?.process?.end]).toEqual([
      null,
      'EXPIRED',
    ]);
  });

  it('what is done after the pass or after the end of the service changes no process score', async () => {
    const { db } = open();
    const scoresOf = async (name: string) =>
      Object.fromEntries((await courses(name)).list.map(({ courseId, process }) => [courseId, process]));
    const late = async (name: string, courseId: string) => {
      const studentId = (await app.login(name)).id;
      const [inCourse] = await db.select().from(lesson).where(eq(lesson.courseId, courseId));
      const of = { studentId, courseId, lessonId: inCourse?.id ?? '' };
      const at = app.clock.now();
      await db.insert(note).values({ ...of, second: 1, content: '晚了', writtenAt: at });
      await db
        .insert(courseQuestion)
        .values({ ...of, second: 1, content: '晚了', author: '同学', fileIds: [], askedAt: at });
      const [asked] = await db.select().from(question).where(eq(question.courseId, courseId));
      const pop = { ...of, questionId: asked?.id ?? '', firstRight: true, lastRight: true };
      await db
        .insert(popAnswer)
        .values({ ...pop, answeredAt: at })
        .onConflictDoNothing();
      const tests = await db.select().from(test).where(eq(test.courseId, courseId));
      const attempt = { studentId, status: 'GRADED' as const, startTime: at, endTime: at, score: 100 };
      const paper = { blueprint: [], entries: [] };
      for (const { id } of tests)
        await db.insert(testRecord).values({ ...attempt, testId: id, tryNo: 99, seed: 'late', paper });
    };
    const chen = (await app.login('陈思远')).id;
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
    const ended = and(eq(courseService.studentId, chen), eq(courseService.courseId, '04735'));
    const [service] = await db.select().from(courseService).where(ended);
    await db.update(courseService).set({ expireAt: yesterday }).where(ended);
    await db.delete(grade).where(and(eq(grade.studentId, chen), eq(grade.courseId, '04735')));
    for (const [name, courseId, end] of [
      ['周子墨', '13013', 'PASSED'],
      ['李明轩', '13003', 'PASSED'],
      ['陈思远', '04735', 'EXPIRED'],
    ] as const) {
      const before = (await scoresOf(name))[courseId];
      expect([name, before?.end]).toEqual([name, end]);
      await late(name, courseId);
      expect((await scoresOf(name))[courseId]).toEqual(before);
    }
    // The same counts while the service runs.
    const without = (await scoresOf('陈思远'))['04735'];
    await db.update(courseService).set({ expireAt: service?.expireAt }).where(ended);
    const counted = (await scoresOf('陈思远'))['04735'];
    expect([counted?.end, (counted?.score ?? 0) > (without?.score ?? 100)]).toEqual([null, true]);
  });

  it('徐悦 studies for certificates: no period, no exam and no process score', async () => {
    const { kind, periods, list } = await courses('徐悦');
    expect([kind, periods]).toEqual(['CERTIFICATE', []]);
    expect(list.map(({ exam, process, credit }) => [exam, process, credit])).toEqual(
      list.map(() => [null, null, 0]),
    );
    expect((await courses('周子墨')).kind).toBe('EXAM');
  });
});
