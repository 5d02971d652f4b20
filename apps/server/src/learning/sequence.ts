import { errorCode } from '@qianwei/api/contract/envelope';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { chapter } from '../db/schema/course.ts';
import { courseProfile, lesson } from '../db/schema/lesson.ts';
import { playRecord } from '../db/schema/study.ts';
import { blocked, type Found } from '../eligibility/eligibility.ts';
import { toPage } from '../eligibility/ways.ts';

/** Whose lessons, of the course that has them. */
interface Learning {
  readonly studentId: string;
  /** The course that has the lessons: for another code of a course, the one whose lessons it uses. */
  readonly courseId: string;
}

/** How many chapters of a course that goes by their order are open: up to the first that is not finished. */
export function openCount(chapters: readonly { readonly finished: boolean }[]): number {
  const first = chapters.findIndex(({ finished }) => !finished);
  return first < 0 ? chapters.length : first + 1;
}

/**
 * By the chapter's id, the number of the chapter that has to be finished before it; only those that are not open yet. Empty
 * for a course whose lessons go in any order.
 */
export async function lockedChapters(
  db: Database,
  { studentId, courseId }: Learning,
): Promise<ReadonlyMap<string, number>> {
  const chapters = await db
    .select({
      id: chapter.id,
      no: chapter.no,
      finished: sql<boolean>`count(${lesson.id}) = count(*) filter (where ${playRecord.finished})`,
    })
    .from(chapter)
    .innerJoin(
      courseProfile,
      and(eq(courseProfile.courseId, chapter.courseId), eq(courseProfile.sequential, true)),
    )
    .leftJoin(lesson, eq(lesson.chapterId, chapter.id))
    .leftJoin(playRecord, and(eq(playRecord.lessonId, lesson.id), eq(playRecord.studentId, studentId)))
    .where(eq(chapter.courseId, courseId))
    .groupBy(chapter.id, chapter.no)
    .orderBy(asc(chapter.no));
  const open = openCount(chapters);
  return new Map(chapters.slice(open).map(({ id }, index) => [id, chapters[open + index - 1]?.no ?? 0]));
}

/** Why what belongs to a chapter is refused while the chapter `before` it is not finished; `courseId` is the page's. */
export const chapterLock = (before: number, courseId: string): Found => ({
  reason: `本课程按顺序学习，完成第 ${before} 章后解锁`,
  way: toPage('看目录', `/course/chapter/${courseId}`),
});

/** Refuses with 1050003 what belongs to a chapter that is not open yet; the way leads to the course `pageCourseId`. */
export async function requireChapterOpen(
  db: Database,
  learning: Learning & { readonly chapterId: string },
  pageCourseId: string,
): Promise<void> {
  const before = (await lockedChapters(db, learning)).get(learning.chapterId);
  if (before !== undefined) throw blocked(errorCode.stateForbids, chapterLock(before, pageCourseId));
}
