import type { DateTime } from '@qianwei/api/time/moment';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { chapter, course } from '../db/schema/course.ts';
import { lesson } from '../db/schema/lesson.ts';
import { playRecord } from '../db/schema/study.ts';
import { formatDateTime } from '../time.ts';

/** A lesson that was watched, with the course that it belongs to. */
export interface WatchedLesson {
  readonly courseId: string;
  readonly courseName: string;
  readonly last: {
    readonly lessonId: string;
    readonly no: string;
    readonly title: string;
    readonly chapterNo: number;
    readonly chapterTitle: string;
    readonly position: number;
    readonly duration: number;
    readonly playedAt: DateTime;
  };
}

/** The lesson that a student watched last in each course, the latest first. */
export async function listLastLessons(db: Database, studentId: string): Promise<WatchedLesson[]> {
  const rows = await db
    .selectDistinctOn([playRecord.courseId], {
      courseId: course.id,
      courseName: course.name,
      lessonId: lesson.id,
      no: lesson.no,
      title: lesson.title,
      chapterNo: chapter.no,
      chapterTitle: chapter.title,
      position: playRecord.position,
      duration: lesson.duration,
      playedAt: playRecord.playedAt,
    })
    .from(playRecord)
    .innerJoin(lesson, eq(lesson.id, playRecord.lessonId))
    .innerJoin(chapter, eq(chapter.id, lesson.chapterId))
    .innerJoin(course, eq(course.id, playRecord.courseId))
    .where(eq(playRecord.studentId, studentId))
    .orderBy(asc(playRecord.courseId), desc(playRecord.playedAt), desc(lesson.position));
  return rows
    .sort((a, b) => b.playedAt.getTime() - a.playedAt.getTime())
    .map(({ courseId, courseName, playedAt, ...last }) => ({
      courseId,
      courseName,
      last: { ...last, playedAt: formatDateTime(playedAt) },
    }));
}
