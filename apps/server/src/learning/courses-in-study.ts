import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { course } from '../db/schema/course.ts';
import { courseProfile, lesson } from '../db/schema/lesson.ts';
import { courseService } from '../db/schema/study.ts';
import { serviceStatusOf } from '../studies/course-services.ts';
import type { Studies } from '../studies/studies.ts';

/** A course that is being studied. */
export interface CourseInStudy {
  readonly courseId: string;
  readonly courseName: string;
  readonly tone: (typeof courseProfile.$inferSelect)['tone'];
  /** The course whose lessons it has. */
  readonly contentCourseId: string;
}

/** The courses of a 考籍 whose service runs and that are not passed, in the order of the plan, those beside it last. */
export async function listCoursesInStudy(
  db: Database,
  studies: Studies,
  now: Date,
): Promise<CourseInStudy[]> {
  const { studentId, studentMajorId } = studies;
  const rows = await db
    .select({ service: courseService, course, profile: courseProfile })
    .from(courseService)
    .innerJoin(course, eq(course.id, courseService.courseId))
    .innerJoin(courseProfile, eq(courseProfile.courseId, course.id))
    .where(and(eq(courseService.studentMajorId, studentMajorId), eq(courseService.studentId, studentId)))
    .orderBy(asc(course.courseCode));
  const passed = new Set(studies.standings.flatMap((each) => (each.passed ? [each.line.course.id] : [])));
  const places = new Map(studies.standings.map(({ line }, index) => [line.course.id, index]));
  const placeOf = (id: string) => places.get(id) ?? places.size;
  return rows
    .filter(({ service }) => serviceStatusOf(service, now) === 'ACTIVE' && !passed.has(service.courseId))
    .sort((a, b) => placeOf(a.course.id) - placeOf(b.course.id))
    .map(({ course: { id, name }, profile: { tone, contentCourseId } }) => ({
      courseId: id,
      courseName: name,
      tone,
      contentCourseId,
    }));
}

/** A lesson that nobody has to have begun. */
export interface FirstLesson {
  readonly courseId: string;
  readonly courseName: string;
  readonly lessonId: string;
  readonly no: string;
  readonly title: string;
}

/** The first lesson of the first of these courses that has lessons; null when none has. */
export async function findFirstLesson(
  db: Database,
  courses: readonly CourseInStudy[],
): Promise<FirstLesson | null> {
  for (const { courseId, courseName, contentCourseId } of courses) {
    const [first] = await db
      .select({ lessonId: lesson.id, no: lesson.no, title: lesson.title })
      .from(lesson)
      .where(eq(lesson.courseId, contentCourseId))
      .orderBy(asc(lesson.position))
      .limit(1);
    if (first !== undefined) return { courseId, courseName, ...first };
  }
  return null;
}
