import type { ContinuedLesson } from '@qianwei/api/contract/home';
import type { Database } from '../../db/database.ts';
import type { CourseInStudy } from '../../learning/courses-in-study.ts';
import { listLastLessons } from '../../learning/last-lessons.ts';

/** Courses shown at most. */
const maxContinued = 3;

/** The page that plays a lesson. */
export const lessonPath = ({ courseId, lessonId }: { courseId: string; lessonId: string }): string =>
  `/course/play?courseId=${encodeURIComponent(courseId)}&lessonId=${encodeURIComponent(lessonId)}`;

/** The lesson watched last of each of these courses, the latest first; at most three. */
export async function listContinued(
  db: Database,
  studentId: string,
  courses: readonly CourseInStudy[],
): Promise<ContinuedLesson[]> {
  if (courses.length === 0) return [];
  const watched = await listLastLessons(db, studentId);
  return watched
    .flatMap(({ courseId: watchedId, last: { lessonId, no, title, position, duration } }) => {
      const own = courses.find(({ contentCourseId }) => contentCourseId === watchedId);
      if (own === undefined) return [];
      const { courseId, courseName, tone } = own;
      const path = lessonPath({ courseId, lessonId });
      return [{ courseId, courseName, tone, lessonId, no, title, position, duration, path }];
    })
    .slice(0, maxContinued);
}
