import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { chapter, course } from '../db/schema/course.ts';
import { lesson, playRecord } from '../db/schema/study.ts';
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
    readonly playedAt: string;
  };
}

/** The lesson that a student watched last in each course, the latest first. */
export async function listLastLessons(db: Database, studentId: string): Promise<WatchedLesson[]> {
  const rows = await db
    .select({ record: playRecord, lesson, chapter, course })
    .from(playRecord)
    .innerJoin(lesson, eq(lesson.id, playRecord.lessonId))
    .innerJoin(chapter, eq(chapter.id, lesson.chapterId))
    .innerJoin(course, eq(course.id, playRecord.courseId))
    .where(eq(playRecord.studentId, studentId))
    .orderBy(desc(playRecord.playedAt), desc(lesson.position));
  const latest = new Map<string, WatchedLesson>();
  for (const row of rows) {
    if (latest.has(row.course.id)) continue;
    latest.set(row.course.id, {
      courseId: row.course.id,
      courseName: row.course.name,
      last: {
        lessonId: row.lesson.id,
        no: row.lesson.no,
        title: row.lesson.title,
        chapterNo: row.chapter.no,
        chapterTitle: row.chapter.title,
        position: row.record.position,
        duration: row.lesson.duration,
        playedAt: formatDateTime(row.record.playedAt),
      },
    });
  }
  return [...latest.values()];
}
