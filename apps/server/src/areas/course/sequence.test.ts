import { saveCourseQa } from '@qianwei/api/contract/course/ask';
import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import {
  answerPopQuestion,
  collectLesson,
  getPlayInfo,
  reportLesson,
} from '@qianwei/api/contract/course/play';
import { startTest } from '@qianwei/api/contract/exam/attempt';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { test } from '../../db/schema/exam.ts';
import { courseProfile, lesson } from '../../db/schema/lesson.ts';
import { student } from '../../db/schema/student.ts';
import { note } from '../../db/schema/study.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

const courseId = '13180';
/** In the last chapter of a course of which one chapter was finished. */
const lessonId = '13180-c04-l01';
const locked = { errorCode: 1050003, errorMsg: '本课程按顺序学习，完成第 3 章后解锁' };

onPostgres('a course whose lessons go in sequence', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  let testId: string;
  beforeAll(async () => {
    app = await createDemoApp(open());
    ({ token } = await app.login('周子墨'));
    await open()
      .db.update(courseProfile)
      .set({ sequential: true })
      .where(eq(courseProfile.courseId, courseId));
    const [found] = await open().db.select().from(lesson).where(eq(lesson.id, lessonId));
    const [made] = await open()
      .db.insert(test)
      .values({
        ...{ courseId, name: '章节测验', type: 'CHAPTER', chapterId: found?.chapterId ?? '' },
        ...{ blueprint: [], totalScore: 100, passScore: 60, minutes: 30, maxTry: 0 },
      })
      .returning();
    testId = made?.id ?? '';
  }, 120_000);

  it('a lesson and a chapter test that are not open yet say what comes before them (/course/chapter)', async () => {
    const { data } = await app.call(getCourseChapter, { courseId }, { token });
    expect(data.chapters.map(({ unlockAfter }) => unlockAfter).slice(0, 4)).toEqual([null, null, 2, 3]);
    const device = { deviceKey: 'a-browser-of-the-test' };
    expect(await app.call(getPlayInfo, { courseId, lessonId, ...device }, { token })).toMatchObject(locked);
    expect(await app.call(startTest, { testId, honest: true }, { token })).toMatchObject(locked);
    const detail = await app.call(getTestDetail, { testId }, { token });
    expect(detail.data).toMatchObject({
      entry: 'NOT_ELIGIBLE',
      obstacle: { reason: locked.errorMsg },
      conditions: [{ name: '学习顺序', ok: false, actual: '第 3 章未学完', need: '先学完第 3 章' }],
    });
  });

  it('nothing is noted, answered, collected or reported in a lesson that is not open yet', async () => {
    const second = 3;
    const content = '还没学到';
    expect(await app.call(saveNote, { lessonId, second, content }, { token })).toMatchObject(locked);
    expect(
      await app.call(answerPopQuestion, { lessonId, questionId: 'any', answer: 'A' }, { token }),
    ).toMatchObject(locked);
    expect(await app.call(collectLesson, { lessonId, collected: true }, { token })).toMatchObject(locked);
    expect(
      await app.call(reportLesson, { lessonId, second, fault: 'SOUND', content }, { token }),
    ).toMatchObject(locked);
    expect((await app.call(collectLesson, { lessonId, collected: false }, { token })).errorCode).toBe(0);
  });

  it('a note that stands already can be mended, and the teacher can be asked about what was read ahead', async () => {
    const [me] = await open().db.select().from(student).where(eq(student.name, '周子墨'));
    const own = { studentId: me?.id ?? '', courseId, lessonId };
    await open()
      .db.insert(note)
      .values({ id: 'note-before-the-rule', ...own, second: 1, content: '旧', writtenAt: app.clock.now() });
    const mended = { noteId: 'note-before-the-rule', lessonId, second: 1, content: '新' };
    expect((await app.call(saveNote, mended, { token })).errorCode).toBe(0);
    const { data } = await app.call(getNoteList, { lessonId }, { token });
    expect(data.list.map(({ content }) => content)).toEqual(['新']);
    const asked = { courseId, lessonId, second: 1, content: '讲义第 4 章没看懂' };
    expect((await app.call(saveCourseQa, asked, { token })).errorCode).toBe(0);
  });
});
