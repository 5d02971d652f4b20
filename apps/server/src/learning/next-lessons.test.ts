import { chooseMajor, getStudentDetail } from '@qianwei/api/contract/account';
import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseList } from '@qianwei/api/contract/course/list';
import { getPlayInfo } from '@qianwei/api/contract/course/play';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { nextLesson } from '@qianwei/studies';
import { beforeAll, expect, it } from 'vitest';
import { createDemoApp, type DemoApp } from '../testing/demo-app.ts';
import { onPostgres } from '../testing/test-database.ts';

onPostgres('where a course goes on', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  /** The token of a student; 何静 studies accounting. */
  const tokenOf = async (name: string) => {
    const { token } = await app.login(name);
    if (name === '何静') {
      const { majorInfoList } = (await app.call(getStudentDetail, {}, { token })).data;
      const accounting = majorInfoList.find(({ majorCode }) => majorCode === '120203K');
      await app.call(chooseMajor, { majorId: accounting?.majorId }, { token });
    }
    return token;
  };

  it.each(['周子墨', '何静', '徐悦'])(
    'home, list, chapter page and player name %s the same lesson and second of each course (/course/list)',
    async (name) => {
      const token = await tokenOf(name);
      const { list } = (await app.call(getCourseList, {}, { token })).data;
      const { continueList } = (await app.call(getHomeIndex, {}, { token })).data;
      const begun = list.filter(({ playedAt, service }) => playedAt !== null && service?.status === 'ACTIVE');
      expect(begun.length).toBeGreaterThan(0);
      for (const { courseId, next } of begun) {
        const place = [next?.lessonId, next?.second];
        const { chapters, last } = (await app.call(getCourseChapter, { courseId }, { token })).data;
        const lessons = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.lessons));
        const onPage = nextLesson(lessons, last?.lessonId ?? null);
        expect([courseId, onPage?.lesson.lessonId, onPage?.second]).toEqual([courseId, ...place]);
        const payload = { courseId, deviceKey: 'd'.repeat(16), takeOver: true };
        const info = (await app.call(getPlayInfo, payload, { token })).data;
        expect([info.lessonId, next?.kind === 'AGAIN' ? 0 : info.position]).toEqual(place);
        const atHome = continueList.find((each) => each.courseId === courseId);
        if (atHome !== undefined) expect([atHome.lessonId, atHome.second]).toEqual(place);
      }
    },
  );

  it('after a finished lesson comes the next one: 何静 goes on after the last lesson she has watched to its end', async () => {
    const token = await tokenOf('何静');
    const { list } = (await app.call(getCourseList, {}, { token })).data;
    const { last } = (await app.call(getCourseChapter, { courseId: '13000' }, { token })).data;
    const next = list.find(({ courseId }) => courseId === '13000')?.next;
    expect(next?.kind).toBe('START');
    expect(next?.lessonId).not.toBe(last?.lessonId);
  });
});
