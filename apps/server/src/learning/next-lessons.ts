import type { listedNext } from '@qianwei/api/contract/course/course';
import type { DateTime } from '@qianwei/api/time/moment';
import { nextLesson } from '@qianwei/studies';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/database.ts';
import { chapter } from '../db/schema/course.ts';
import { courseProfile, lesson } from '../db/schema/lesson.ts';
import { playRecord } from '../db/schema/study.ts';
import { formatDateTime } from '../time.ts';
import { openCount } from './sequence.ts';

/** Next lesson of a course, and when the course was studied last. */
export interface CourseNext {
  /** Null for a course without lessons. */
  readonly next: InferOutput<typeof listedNext> | null;
  readonly playedAt: DateTime | null;
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

/** The lessons that are open: in a course that goes by the order of its chapters, those of its open chapters. */
function openLessons(lessons: readonly Row[]): readonly Row[] {
  if (lessons[0]?.sequential !== true) return lessons;
  const numbers = [...new Set(lessons.map(({ chapterNo }) => chapterNo))];
  const chapters = numbers.map((no) => {
    const own = lessons.filter(({ chapterNo }) => chapterNo === no);
    return { lessons: own, finished: own.every(({ finished }) => finished === true) };
  });
  return chapters.slice(0, openCount(chapters)).flatMap((each) => each.lessons);
}

function placeIn(lessons: readonly Row[]): CourseNext {
  const [last] = lessons
    .flatMap(({ lessonId, playedAt }) => (playedAt === null ? [] : [{ lessonId, playedAt }]))
    .toReversed()
    .sort((a, b) => b.playedAt.getTime() - a.playedAt.getTime());
  const open = openLessons(lessons).map((row) => ({
    ...row,
    position: row.position ?? 0,
    finished: row.finished ?? false,
  }));
  const found = nextLesson(open, last?.lessonId ?? null);
  const playedAt = last === undefined ? null : formatDateTime(last.playedAt);
  if (found === null) return { next: null, playedAt };
  const { kind, second, isLast, lesson: chosen } = found;
  const { lessonId, no, title, chapterNo, chapterTitle, duration } = chosen;
  return {
    next: { kind, lessonId, no, title, chapterNo, chapterTitle, second, duration, isLast },
    playedAt,
  };
}

/** Reads the next lesson of each of these courses, by the course's id. */
export async function readCourseNexts(
  db: Database,
  studentId: string,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, CourseNext>> {
  if (courseIds.length === 0) return new Map();
  const rows = await listLessons(db, studentId, courseIds);
  return new Map(courseIds.map((id) => [id, placeIn(rows.filter(({ courseId }) => courseId === id))]));
}
