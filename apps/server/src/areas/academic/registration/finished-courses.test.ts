import { getGradeList } from '@qianwei/api/contract/academic/grade';
import { getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { chooseMajor } from '@qianwei/api/contract/account';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { businessWindow } from '../../../db/schema/schedule.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { formatDateTime, formatDay, parseDateTime } from '../../../time.ts';

const addDays = (day: string, days: number) =>
  formatDay(new Date(parseDateTime(day).getTime() + days * 86_400_000));

onPostgres('报考记录 of who has courses left to register, and of who has none', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const listOf = async (name: string) => {
    const { token } = await app.login(name);
    return (await app.call(getExamApplyList, {}, { token })).data;
  };

  it.each([
    ['周子墨', null],
    ['陈思远', { next: 'THESIS', thesisKind: 'DESIGN', hasGraduated: false, window: null }],
    ['吴佳怡', { next: 'GRADUATION', thesisKind: 'PAPER', hasGraduated: false }],
    ['郑凯', { next: 'DEGREE', hasGraduated: true }],
  ] as const)('%s: the next step after the courses', async (name, expected) => {
    const { finished, canRegister } = await listOf(name);
    if (expected === null) return expect(finished).toBeNull();
    expect(finished).toMatchObject(expected);
    expect(canRegister).toBe(0);
  });

  it('says until when graduation, and for a graduate the degree, can be applied for', async () => {
    const { db } = open();
    const [graduation] = await db
      .select()
      .from(businessWindow)
      .where(eq(businessWindow.code, 'GRADUATION_APPLY'))
      .orderBy(desc(businessWindow.startTime));
    expect((await listOf('吴佳怡')).finished?.window).toEqual({
      start: formatDateTime(graduation!.startTime),
      end: formatDateTime(graduation!.endTime!),
    });
    // His diploma is from a day that lies six months before the 39th day from now (screens §12.3).
    const last = addDays(formatDay(app.clock.now()), 39);
    const window = { start: null, end: formatDateTime(parseDateTime(addDays(last, 1))) };
    expect((await listOf('郑凯')).finished?.window).toEqual(window);
  });

  it('names the month of a course that was missed, as the results do, and the period that opens next', async () => {
    const { token, majorInfoList } = await app.login('何静');
    const accounting = majorInfoList.find(({ majorCode }) => majorCode === '120203K');
    await app.call(chooseMajor, { majorId: accounting?.majorId }, { token });
    const { list, upcoming } = (await app.call(getExamApplyList, {}, { token })).data;
    const grades = (await app.call(getGradeList, {}, { token })).data;
    const missed = list.filter(({ passed }) => passed === false);
    expect(missed.length).toBeGreaterThan(0);
    for (const { courseCode, retake } of missed)
      expect(retake).toEqual(
        grades.list.find((grade) => grade.courseCode === courseCode && grade.result !== 'PASS')?.retake,
      );
    expect(list.filter(({ passed }) => passed !== false).every(({ retake }) => retake === null)).toBe(true);
    expect(upcoming).toMatchObject({ status: 'PREVIEW' });
    expect(grades.canRegister).toBe((await app.call(getExamApplyList, {}, { token })).data.canRegister);
  });
});
