import { getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { lesson } from '../../../db/schema/lesson.ts';
import { student } from '../../../db/schema/student.ts';
import { note } from '../../../db/schema/study.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';

const courseId = '04735';

eachDatabase('notes of a student who writes many', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  let lessons: (typeof lesson.$inferSelect)[];
  beforeAll(async () => {
    const { db } = open();
    app = await createDemoApp(open());
    ({ token } = await app.login('周子墨'));
    lessons = await db.select().from(lesson).where(eq(lesson.courseId, courseId)).orderBy(lesson.position);
    await db.delete(note);
  }, 120_000);

  const fill = async (lessonId: string, count: number, content = '一条笔记') => {
    const [me] = await open().db.select().from(student).where(eq(student.name, '周子墨'));
    const own = { studentId: me?.id ?? '', courseId, lessonId, content, writtenAt: app.clock.now() };
    await open()
      .db.insert(note)
      .values(
        Array.from({ length: count }, (_, second) => ({ ...own, id: `${lessonId}-${second}`, second })),
      );
  };
  const write = (lessonId: string, content = '再写一条') =>
    app.call(saveNote, { lessonId, second: 1, content }, { token });

  it('what cannot be seen is no note, and is not kept in one', async () => {
    const { id } = lessons[0] ?? { id: '' };
    for (const unseen of ['\u200b\u2060', '\u202e\u0007', ' \u200d\ufeff']) {
      expect((await write(id, unseen)).errorCode).toBe(1040001);
    }
    await write(id, ' 第一行\r\n第\u202e二\u200b行 ');
    const [kept] = await open().db.select().from(note);
    expect(kept?.content).toBe('第一行\n第二行');
    await open().db.delete(note);
  });

  it('the 101st of a lesson and the 501st of a course are refused, with what helps', async () => {
    const [first, ...others] = lessons.map(({ id }) => id);
    await fill(first ?? '', 100);
    expect(await write(first ?? '')).toMatchObject({
      errorCode: 1050006,
      errorMsg: '这一讲已有 100 条笔记，不能再加；请先删除不再需要的，或把几条合成一条',
    });
    for (const id of others.slice(0, 4)) await fill(id, 99);
    expect((await write(others[0] ?? '')).errorCode).toBe(0);
    await fill(others[4] ?? '', 3);
    expect(await write(others[5] ?? '')).toMatchObject({
      errorCode: 1050006,
      errorMsg: '本课程已有 500 条笔记，不能再加；请先删除不再需要的，或把几条合成一条',
    });
    const { data } = await app.call(getNoteList, { courseId }, { token });
    expect(data.list).toHaveLength(500);
  });

  it('the list of all 500 reads no lesson with its subtitles: 40 of them at once hold nobody up', async () => {
    const statements = await open().statements.during(async () => {
      const { data } = await app.call(getNoteList, { courseId }, { token });
      expect(data.list).toHaveLength(500);
    });
    const notes = statements.filter((text) => text.includes('from "note"'));
    expect(notes).toHaveLength(1);
    expect(notes[0]).not.toContain('subtitles');
    expect(notes[0]).toContain('limit');
  });

  it('a note that is changed keeps the time when it was written: it counts for the process score by it', async () => {
    const { db } = open();
    const writtenAt = new Date('2026-01-02T03:04:05Z');
    const [own] = await db.update(note).set({ writtenAt }).where(eq(note.second, 1)).returning();
    const changed = { noteId: own?.id ?? '', lessonId: own?.lessonId ?? '', second: 1, content: '改过' };
    expect((await app.call(saveNote, changed, { token })).data.time).toBe('2026-01-02 11:04:05');
  });
});
