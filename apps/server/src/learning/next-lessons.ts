import type { nextLesson } from '@qianwei/api/contract/course/course';
import { nextLesson as choose } from '@qianwei/api/studies/next-lesson';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/database.ts';
import { chapter } from '../db/schema/course.ts';
import { courseProfile, lesson } from '../db/schema/lesson.ts';
import { playRecord } from '../db/schema/study.ts';
import { formatDateTime } from '../time.ts';

/** Where a course goes on, and when it was studied last. */
export interface CoursePlace {
  /** Null for a course without lessons. */
  readonly next: InferOutput<typeof nextLesson> | null;
  readonly playedAt: string | null;
}

const listLessons = (db: Database, studentId: string, courseIds: readonly string[]) =>
  db
    .select({
      courseId: lesson.courseId,
      sequential: courseProfile.sequential,
      lessonId: lesson.id,
      no: lesson.no,
      title: lesson.title,
      chapterNo: chapter.no,
      chapterTitle: chapter.title,
      duration: lesson.duration,
      position: playRecord.position,
      finished: playRecord.finished,
      playedAt: playRecord.playedAt,
    })
    .from(lesson)
    .innerJoin(chapter, eq(chapter.id, lesson.chapterId))
    .innerJoin(courseProfile, eq(courseProfile.courseId, lesson.courseId))
    .leftJoin(playRecord, and(eq(playRecord.lessonId, lesson.id), eq(playRecord.studentId, studentId)))
    .where(inArray(lesson.courseId, [...courseIds]))
    .orderBy(asc(lesson.courseId), asc(lesson.position));

type Row = Awaited<ReturnType<typeof listLessons>>[number];

/** In a course that goes by the order of its chapters, none is open after the first that is not finished. */
function openLessons(lessons: readonly Row[]): readonly Row[] {
  const unfinished = lessons.find(({ finished }) => finished !== true);
  return unfinished?.sequential === true
    ? lessons.filter(({ chapterNo }) => chapterNo <= unfinished.chapterNo)
    : lessons;
}

function placeIn(lessons: readonly Row[]): CoursePlace {
  const [last] = lessons
    .flatMap(({ lessonId, playedAt }) => (playedAt === null ? [] : [{ lessonId, playedAt }]))
    .toReversed()
    .sort((a, b) => b.playedAt.getTime() - a.playedAt.getTime());
  const open = openLessons(lessons).map((row) => ({
    ...row,
    position: row.position ?? 0,
    finished: row.finished ?? false,
  }));
  const found = choose(open, last?.lessonId ?? null);
  const playedAt = last === undefined ? null : formatDateTime(last.playedAt);
  if (found === null) return { next: null, playedAt };
  const { kind, second, isLast, lesson: chosen } = found;
  const { lessonId, no, title, chapterNo, chapterTitle, duration } = chosen;
  return {
    next: { kind, lessonId, no, title, chapterNo, chapterTitle, second, duration, isLast },
    playedAt,
  };
}

/** Where each of these courses goes on, by the course's id. */
export async function readCoursePlaces(
  db: Database,
  studentId: string,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, CoursePlace>> {
  if (courseIds.length === 0) return new Map();
  const rows = await listLessons(db, studentId, courseIds);
  return new Map(courseIds.map((id) => [id, placeIn(rows.filter(({ courseId }) => courseId === id))]));
}
