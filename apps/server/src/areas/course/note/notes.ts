import type { deleteNote, getNoteList, NoteList, saveNote } from '@qianwei/api/contract/course/note';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { lockStudent } from '../../../db/lock-owner.ts';
import { lesson } from '../../../db/schema/lesson.ts';
import { note } from '../../../db/schema/study.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { noWayOut } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { requireChapterOpen } from '../../../learning/sequence.ts';
import { formatDateTime } from '../../../time.ts';
import { requireCourse, requireLesson } from '../shared/access.ts';

/** Notes of a student in one course, and in one lesson of it. */
const maxNotesOfCourse = 500;
const maxNotesOfLesson = 100;

/** Refuses with 1050006 when there are as many notes as may be. */
async function requireRoom(
  db: Database,
  where: SQL | undefined,
  { max, noun }: { max: number; noun: string },
) {
  if ((await db.$count(note, where)) < max) return;
  throw blocked(errorCode.limitReached, {
    reason: `${noun}已有 ${max} 条笔记，不能再加；请先删除不再需要的，或把几条合成一条`,
    way: noWayOut('BESIDE'),
  });
}

/** The student's notes of a lesson or a course, by their place in the outline. */
export async function listNotes(
  context: StudentContext,
  payload: PayloadOf<typeof getNoteList>,
): Promise<NoteList> {
  const { db, session } = context;
  const where =
    'lessonId' in payload
      ? eq(note.lessonId, payload.lessonId)
      : eq(note.courseId, (await requireCourse(context, payload.courseId)).profile.contentCourseId);
  const rows = await db
    // Not the whole lesson: its subtitles, once for each note, would be most of the answer of the database.
    .select({ note, no: lesson.no, title: lesson.title })
    .from(note)
    .innerJoin(lesson, eq(lesson.id, note.lessonId))
    .where(and(eq(note.studentId, session.studentId), where))
    .orderBy(asc(lesson.position), asc(note.second), asc(note.writtenAt), asc(note.id))
    .limit(maxNotesOfCourse);
  return {
    list: rows.map(({ note: row, no, title }) => ({
      noteId: row.id,
      lessonId: row.lessonId,
      lessonNo: no,
      lessonTitle: title,
      second: row.second,
      content: row.content,
      time: formatDateTime(row.writtenAt),
    })),
  };
}

/**
 * Writes a note or changes an own one. The id of a new one comes from the page, and nobody can take another's with it. A
 * note that stands already may be changed although its chapter is not open; a new one is refused there with 1050003.
 * After the end of the service notes are kept all the same: the page may have held one back while it was offline, and a text
 * is never lost. But a note counts for 学习表现 by the time when it first arrived, and a change leaves that time as it was.
 */
export async function writeNote(
  context: StudentContext,
  { noteId, lessonId, second, content }: PayloadOf<typeof saveNote>,
): Promise<DataOf<typeof saveNote>> {
  const { db, session, clock, random } = context;
  const { studentId } = session;
  const now = clock.now();
  const { lesson: of, own: ofCourse } = await requireLesson(context, lessonId);
  const id = noteId ?? random.id();
  await lockStudent(db, studentId);
  const [own] = await db
    .update(note)
    .set({
      second: Math.min(second, of.duration),
      content,
    })
    .where(and(eq(note.id, id), eq(note.studentId, studentId), eq(note.lessonId, lessonId)))
    .returning({ writtenAt: note.writtenAt });
  if (own !== undefined) return { noteId: id, time: formatDateTime(own.writtenAt) };
  await requireChapterOpen(db, { ...of, studentId }, ofCourse.course.id);
  const mine = eq(note.studentId, studentId);
  await requireRoom(db, and(mine, eq(note.lessonId, lessonId)), { max: maxNotesOfLesson, noun: '这一讲' });
  await requireRoom(db, and(mine, eq(note.courseId, of.courseId)), { max: maxNotesOfCourse, noun: '本课程' });
  const [row] = await db
    .insert(note)
    .values({
      ...{ id, studentId, courseId: of.courseId, lessonId, content },
      second: Math.min(second, of.duration),
      writtenAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: note.id });
  // The id belongs to somebody else's note, or to one of another lesson.
  if (row === undefined) throw notFound();
  return { noteId: id, time: formatDateTime(now) };
}

/** Deletes an own note; one that is gone already is no error. */
export async function removeNote(
  { db, session }: StudentContext,
  { noteId }: PayloadOf<typeof deleteNote>,
): Promise<DataOf<typeof deleteNote>> {
  await db.delete(note).where(and(eq(note.id, noteId), eq(note.studentId, session.studentId)));
  return {};
}
