import { getCourseQaList, saveCourseQa } from '@qianwei/api/contract/course/ask';
import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseList } from '@qianwei/api/contract/course/list';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { deleteNote, getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import {
  answerPopQuestion,
  collectLesson,
  getPlayInfo,
  reportLesson,
} from '@qianwei/api/contract/course/play';
import { startTest } from '@qianwei/api/contract/exam/attempt';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { test, testRecord } from '../../db/schema/exam.ts';
import { popQuestion } from '../../db/schema/lesson.ts';
import { courseQuestion, courseService } from '../../db/schema/study.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { browserHeaders } from '../../testing/session-cookie.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { answerAsked } from './ask/answer.workflow.ts';

const lessonId = '04735-c04-l02';
const deviceKey = 'a-browser-of-the-test';

onPostgres('课程', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  beforeAll(async () => {
    app = await createDemoApp(open());
    ({ token } = await app.login('周子墨'));
  }, 120_000);
  const tokenOf = async (name: string) => (await app.login(name)).token;

  describe('the outline', () => {
    it('/course/chapter ✓ opens at the lesson watched last', async () => {
      const { data } = await app.call(getCourseChapter, { courseId: '04735' }, { token });
      expect(data.lastLessonId).toBe(lessonId);
      expect(data.last).toMatchObject({ no: '4.2', title: '数据查询', position: 42, duration: 81 });
      expect(data.course).toMatchObject({ videoRate: 86, lessonCount: 27, videoSeconds: 1335 });
      expect(data.chapters).toHaveLength(8);
      const fourth = data.chapters[3];
      expect(fourth).toMatchObject({ no: 4, unlockAfter: null });
      expect(fourth?.test).toMatchObject({ questionCount: 12, passScore: 60, best: 80, passed: true });
      expect(data.process?.score).toBe(82.8);
      expect(data.counts.materials).toBeGreaterThan(0);
    });

    it('names the same exam and the same clashes as the list does', async () => {
      const { data: shelf } = await app.call(getCourseList, {}, { token });
      const studying = shelf.list.filter(({ status }) => status === 'STUDYING');
      expect(studying.some(({ exam }) => (exam?.clashCodes.length ?? 0) > 0)).toBe(true);
      for (const { courseId, exam } of studying) {
        const { data } = await app.call(getCourseChapter, { courseId }, { token });
        expect(data.exam).toEqual(exam);
      }
    });

    it('adds up: the chapters make the course', async () => {
      const { data } = await app.call(getCourseChapter, { courseId: '04735' }, { token });
      const sum = (pick: (chapter: (typeof data.chapters)[number]) => number) =>
        data.chapters.reduce((total, chapter) => total + pick(chapter), 0);
      expect(sum(({ duration }) => duration)).toBe(data.course.videoSeconds);
      expect(sum(({ lessonCount }) => lessonCount)).toBe(data.course.lessonCount);
      const points = data.levels.reduce((total, { total: all }) => total + all, 0);
      const knowledge = data.chapters.flatMap(({ sections }) =>
        sections.flatMap(({ lessons }) => lessons.flatMap((each) => each.knowledge)),
      );
      expect(points).toBe(knowledge.length);
    });

    it('/course/chapter E1 /exam/chapter E1 a course that was not opened, and one of another plan, are not found in the same words', async () => {
      const [closed, foreign, unknown] = await Promise.all(
        ['13015', '13140', '99999'].map((courseId) => app.call(getCourseChapter, { courseId }, { token })),
      );
      expect(closed).toMatchObject({ errorCode: 1050005 });
      expect([foreign?.errorCode, foreign?.errorMsg]).toEqual([closed?.errorCode, closed?.errorMsg]);
      expect([unknown?.errorCode, unknown?.errorMsg]).toEqual([closed?.errorCode, closed?.errorMsg]);
    });

    it('a chapter test is taken as often as one likes, of its own questions', async () => {
      const { data } = await app.call(
        getTestDetail,
        { testId: '04735-c01-test' },
        { token: await tokenOf('李明轩') },
      );
      expect(data).toMatchObject({
        type: 'CHAPTER',
        questionCount: 12,
        totalScore: 100,
        maxTry: 0,
        entry: 'READY',
      });
    });

    it('/exam/chapter ✓ without a batch a practice course lands on the newest open one and says which', async () => {
      const { data } = await app.call(getCourseChapter, { courseId: '13004', bizType: 'EXAM' }, { token });
      expect(data.batch).toMatchObject({ bizId: 'practice-now', ended: false, learnRate: 72, learnNeed: 60 });
      expect(data.taskSheet?.tasks.length).toBeGreaterThan(3);
      const foreign = await app.call(
        getCourseChapter,
        { courseId: '13004', bizType: 'EXAM', bizId: 'certificate-now' },
        { token },
      );
      expect(foreign.errorCode).toBe(1050005);
    });
  });

  describe('a lesson', () => {
    it('/course/list E1 of an expired service says until when it was, and the free one still opens', async () => {
      const expired = await app.call(
        getPlayInfo,
        { courseId: '02333', lessonId: '02333-c02-l01', deviceKey },
        { token },
      );
      expect(expired.errorCode).toBe(1050001);
      expect(expired.errorMsg).toMatch(/^课程服务已到期（\d{4}-\d\d-\d\d）/);
      const free = await app.call(
        getPlayInfo,
        { courseId: '02333', lessonId: '02333-c01-l01', deviceKey },
        { token },
      );
      expect(free.errorCode).toBe(0);
    });

    it('of another course is not found', async () => {
      const { errorCode } = await app.call(
        getPlayInfo,
        { courseId: '04735', lessonId: '13003-c01-l02', deviceKey },
        { token },
      );
      expect(errorCode).toBe(1050005);
    });

    it('/exam/play ✓ continues at the same second in 实践测评 and in 课程学习', async () => {
      const of = { courseId: '13004', lessonId: '13004-c05-l01', deviceKey };
      const { data: here } = await app.call(getPlayInfo, of, { token });
      const { data: there } = await app.call(getPlayInfo, { ...of, bizType: 'EXAM' }, { token });
      expect(there.position).toBe(here.position);
      expect(there.batch?.bizId).toBe('practice-now');
    });

    it('has pictures on two lines and in both qualities, sound alone, subtitles and its neighbours', async () => {
      const { data } = await app.call(getPlayInfo, { courseId: '04735', lessonId, deviceKey }, { token });
      expect(new Set(data.playUrls.map(({ line, quality }) => `${line} ${quality}`))).toEqual(
        new Set(['1 720P', '1 360P', '1 AUDIO', '2 720P', '2 360P', '2 AUDIO']),
      );
      expect(data.subtitles[0]?.content).toMatch(/^WEBVTT/);
      expect([data.prev?.no, data.next?.no]).toEqual(['4.1', '4.3']);
      expect(data.popQuestions.length).toBeGreaterThan(0);
      expect(JSON.stringify(data.popQuestions)).not.toContain('analysis');
    });
  });

  it('the first answer to a question of a lesson counts, a second one shows that it is right now', async () => {
    const other = await tokenOf('陈思远');
    const { data } = await app.call(
      getPlayInfo,
      { courseId: '04735', lessonId: '04735-c01-l01', deviceKey },
      { token: other },
    );
    const pop = data.popQuestions.find(({ questionType }) => questionType !== 'MULTIPLE');
    const answerIt = (answer: string | boolean) =>
      app.call(
        answerPopQuestion,
        { lessonId: '04735-c01-l01', questionId: pop?.questionId ?? '', answer },
        { token: other },
      );
    const keys = pop?.questionType === 'JUDGE' ? [true, false] : (pop?.options.map(({ key }) => key) ?? []);
    const results = [];
    for (const key of keys) results.push((await answerIt(key)).data);
    expect(results.filter(({ right }) => right)).toHaveLength(1);
    expect(new Set(results.map(({ firstRight }) => firstRight)).size).toBe(1);
  });

  it('a question of the test that runs is not answered elsewhere before the hand-in', async () => {
    const [record] = await open()
      .db.select()
      .from(testRecord)
      .where(and(eq(testRecord.testId, '04735-comprehensive'), eq(testRecord.status, 'RUNNING')));
    const asked = new Set(record?.paper.entries.map(({ questionId }) => questionId));
    const pops = await open().db.select().from(popQuestion);
    const both = pops.find(({ questionId }) => asked.has(questionId));
    expect(both).toBeDefined();
    const answered = await app.call(
      answerPopQuestion,
      { lessonId: both?.lessonId ?? '', questionId: both?.questionId ?? '', answer: 'A' },
      { token },
    );
    expect(answered.errorCode).toBe(1050003);
    expect(JSON.stringify(answered.data)).not.toContain('rightAnswer');
  });

  it('an exercise sheet with answers is not downloaded while a test of the same questions runs', async () => {
    const own = await tokenOf('陈思远');
    const sheetOf = async (of: string) => {
      const { data } = await app.call(getCourseMaterialList, { courseId: '04735' }, { token: of });
      const sheet = data.list.find(({ category, name }) => category === 'EXERCISE' && name.includes('解析'));
      return new URL(sheet?.url ?? '', 'http://portal');
    };
    const download = async (url: URL, session: string) =>
      app.request(`${url.pathname}${url.search}`, { headers: await browserHeaders(app.deps, session) });
    const url = await sheetOf(token);
    const mine = await download(url, token);
    expect(mine.status).toBe(403);
    expect(await mine.text()).toContain('交卷后返回资料页即可下载');
    expect((await download(await sheetOf(own), own)).status).toBe(200);
    // Nor with the address and no session.
    expect((await app.request(`${url.pathname}${url.search}`)).status).toBe(403);
    const attempt = eq(testRecord.testId, '04735-comprehensive');
    const running = await open()
      .db.update(testRecord)
      .set({ practice: true })
      .where(and(attempt, eq(testRecord.status, 'RUNNING')))
      .returning();
    // One of two tries is over: the analysis opens when the test closes, and so does the sheet.
    const between = await download(url, token);
    const [closing] = await open().db.select().from(test).where(eq(test.id, '04735-comprehensive'));
    await open()
      .db.update(test)
      .set({ closeTime: app.clock.now() })
      .where(eq(test.id, '04735-comprehensive'));
    const without = await download(url, token);
    await open()
      .db.update(test)
      .set({ closeTime: closing?.closeTime })
      .where(eq(test.id, '04735-comprehensive'));
    for (const { id } of running)
      await open().db.update(testRecord).set({ practice: false }).where(eq(testRecord.id, id));
    expect(between.status).toBe(403);
    expect(await between.text()).toMatch(/其中有你考过的题，解析将于 .+ 开放，所以暂时不能下载。/);
    expect(without.status).toBe(200);
  }, 60_000);

  it('materials are real files with their sizes, made once', async () => {
    const list = async () =>
      (await app.call(getCourseMaterialList, { courseId: '04735' }, { token })).data.list;
    const first = await list();
    expect(new Set(first.map(({ category }) => category))).toEqual(
      new Set(['OUTLINE', 'HANDOUT', 'EXERCISE']),
    );
    for (const { size, type, pages } of first) {
      expect(size).toBeGreaterThan(2_000);
      expect(pages === null).toBe(type === 'docx');
    }
    expect((await list()).map(({ fileId }) => fileId)).toEqual(first.map(({ fileId }) => fileId));
    const closed = await app.call(getCourseMaterialList, { courseId: '13015' }, { token });
    expect(closed.errorCode).toBe(1050005);
  }, 60_000);

  describe('notes', () => {
    const write = (noteId: string, content: string) =>
      app.call(saveNote, { noteId, lessonId, second: 12, content }, { token });

    it('a note that is sent twice stands once, and HTML stays text', async () => {
      await write('note-of-the-test', '<b>HAVING</b> 筛组');
      await write('note-of-the-test', '<b>HAVING</b> 筛组');
      const { data } = await app.call(getNoteList, { lessonId }, { token });
      const own = data.list.filter(({ noteId }) => noteId === 'note-of-the-test');
      expect(own.map(({ content }) => content)).toEqual(['<b>HAVING</b> 筛组']);
    });

    it('1,000 characters are kept, 1,001 are too many at the field', async () => {
      expect((await write('note-of-the-test', '字'.repeat(1000))).errorCode).toBe(0);
      const long = await write('note-of-the-test', '字'.repeat(1001));
      expect(long.errorCode).toBe(1040001);
      expect(long.data).toMatchObject({ fieldErrors: { content: '内容不能超过 1000 个字' } });
    });

    it("nobody reads, changes or deletes another student's note", async () => {
      const other = await tokenOf('陈思远');
      const { data } = await app.call(getNoteList, { lessonId }, { token: other });
      expect(data.list.map(({ noteId }) => noteId)).not.toContain('note-of-the-test');
      const taken = await app.call(
        saveNote,
        { noteId: 'note-of-the-test', lessonId, second: 1, content: '别人的' },
        { token: other },
      );
      expect(taken.errorCode).not.toBe(0);
      await app.call(deleteNote, { noteId: 'note-of-the-test' }, { token: other });
      const own = await app.call(getNoteList, { lessonId }, { token });
      expect(own.data.list.map(({ noteId }) => noteId)).toContain('note-of-the-test');
      await app.call(deleteNote, { noteId: 'note-of-the-test' }, { token });
    });
  });

  describe('questions to the teacher', () => {
    it('own ones come first; those of others are shown when they were answered', async () => {
      const { data } = await app.call(getCourseQaList, { courseId: '04735', pageSize: 50 }, { token });
      const mine = data.list.map((asked) => asked.mine);
      expect(mine.indexOf(false)).toBe(mine.filter(Boolean).length);
      expect(data.list.filter((asked) => !asked.mine && asked.answer === null)).toEqual([]);
    });

    it('a teacher answers by terminal, and whoever has the course reads it', async () => {
      const asked = await app.call(
        saveCourseQa,
        { courseId: '04735', lessonId, second: 42, content: 'HAVING 能不能用别名？' },
        { token },
      );
      const other = await tokenOf('陈思远');
      const seen = async () =>
        (
          await app.call(getCourseQaList, { courseId: '04735', pageSize: 50 }, { token: other })
        ).data.list.find(({ qaId }) => qaId === asked.data.qaId);
      expect(await seen()).toBeUndefined();
      await answerAsked(
        open().db,
        { qaId: asked.data.qaId, answer: '可以。', by: '沈知行' },
        app.clock.now(),
      );
      expect(await seen()).toMatchObject({
        answer: '可以。',
        teacher: '沈知行',
        author: '周同学',
        mine: false,
      });
      await open().db.delete(courseQuestion).where(eq(courseQuestion.id, asked.data.qaId));
    });

    it("501 characters, and a file that is not the student's, are refused at their fields", async () => {
      const long = await app.call(
        saveCourseQa,
        { courseId: '04735', lessonId, second: 1, content: '问'.repeat(501) },
        { token },
      );
      expect(long.data).toMatchObject({ fieldErrors: { content: '内容不能超过 500 个字' } });
      const file = await app.call(
        saveCourseQa,
        { courseId: '04735', lessonId, second: 1, content: '见附件', fileIds: ['not-mine'] },
        { token },
      );
      expect(file.data).toMatchObject({ fieldErrors: { fileIds: expect.stringContaining('重新上传') } });
    });
  });

  it('a lesson is collected once and reported at most five times a day', async () => {
    const collect = (collected: boolean) => app.call(collectLesson, { lessonId, collected }, { token });
    await collect(true);
    expect((await collect(true)).data.collected).toBe(true);
    expect((await collect(false)).data.collected).toBe(false);
    const codes = [];
    for (let count = 0; count < 6; count += 1)
      codes.push(
        (await app.call(reportLesson, { lessonId, second: 5, fault: 'SOUND', content: '' }, { token }))
          .errorCode,
      );
    expect(codes).toEqual([0, 0, 0, 0, 0, 1050006]);
  });

  it('a service that ends takes the lessons away and leaves the records', async () => {
    const ofDatabase = and(eq(courseService.courseId, '04735'));
    const rows = await open().db.select().from(courseService).where(ofDatabase);
    await open().db.update(courseService).set({ expireAt: app.clock.now() }).where(ofDatabase);
    const play = await app.call(getPlayInfo, { courseId: '04735', lessonId, deviceKey }, { token });
    const { data } = await app.call(getCourseChapter, { courseId: '04735' }, { token });
    for (const row of rows)
      await open()
        .db.update(courseService)
        .set({ expireAt: row.expireAt })
        .where(eq(courseService.id, row.id));
    expect(play.errorCode).toBe(1050001);
    expect(data.course).toMatchObject({ videoRate: 86, service: { status: 'EXPIRED' } });
  });

  it('a chapter test starts once, however often it is pressed', async () => {
    const other = await tokenOf('李明轩');
    const starts = await Promise.all(
      [1, 2, 3].map(() => app.call(startTest, { testId: '04735-c02-test', honest: true }, { token: other })),
    );
    expect(starts.map(({ errorCode }) => errorCode)).toEqual([0, 0, 0]);
    expect(new Set(starts.map(({ data }) => data.testRecordId)).size).toBe(1);
  });
});
