import type { ContinuedLesson } from '@qianwei/api/contract/home';
import type { Database } from '../../db/database.ts';
import type { CourseInStudy } from '../../learning/courses-in-study.ts';
import { readCourseNexts } from '../../learning/next-lessons.ts';

/** Courses shown at most. */
const maxContinued = 3;

/** The page that plays a lesson, where it was left or at a second. */
export const lessonPath = (
  { courseId, lessonId }: { courseId: string; lessonId: string },
  second?: number,
): string =>
  `/course/play?courseId=${encodeURIComponent(courseId)}&lessonId=${encodeURIComponent(lessonId)}${second === undefined ? '' : `&t=${second}`}`;

/** Next lesson of each of these courses that was begun, the one watched last first; at most three. */
export async function listContinued(
  db: Database,
  studentId: string,
  courses: readonly CourseInStudy[],
): Promise<ContinuedLesson[]> {
  const ids = courses.map(({ contentCourseId }) => contentCourseId);
  const places = await readCourseNexts(db, studentId, ids);
  return courses
    .flatMap(({ courseId, courseName, tone, contentCourseId }) => {
      const { next, playedAt } = places.get(contentCourseId) ?? { next: null, playedAt: null };
      if (next === null || playedAt === null) return [];
      const { kind, lessonId, no, title, second, duration } = next;
      const path = lessonPath({ courseId, lessonId }, kind === 'AGAIN' ? 0 : undefined);
      return [
        {
          playedAt,
          shown: { courseId, courseName, tone, kind, lessonId, no, title, second, duration, path },
        },
      ];
    })
    .sort((a, b) => (a.playedAt === b.playedAt ? 0 : a.playedAt < b.playedAt ? 1 : -1))
    .slice(0, maxContinued)
    .map(({ shown }) => shown);
}
