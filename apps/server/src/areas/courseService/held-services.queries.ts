import type { ServiceType } from '@qianwei/api/contract/course/course';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { course } from '../../db/schema/course.ts';
import { courseProfile } from '../../db/schema/lesson.ts';
import { student } from '../../db/schema/student.ts';
import { courseService } from '../../db/schema/study.ts';
import { isStudent, type SoughtPerson } from '../../lookup/look-up.ts';

/** A course service with its course. */
export interface HeldRow {
  readonly service: typeof courseService.$inferSelect;
  readonly course: typeof course.$inferSelect;
  readonly types: ServiceType[];
  /** The course whose lessons it has. */
  readonly contentCourseId: string;
}

/** The services of a person, the first to end first; in one statement, whoever it is. */
export async function listHeld(db: Database, person: SoughtPerson): Promise<HeldRow[]> {
  const rows = await db
    .select({ service: courseService, course, profile: courseProfile })
    .from(courseService)
    .innerJoin(student, eq(student.id, courseService.studentId))
    .innerJoin(course, eq(course.id, courseService.courseId))
    .leftJoin(courseProfile, eq(courseProfile.courseId, course.id))
    .where(isStudent(person))
    .orderBy(asc(courseService.expireAt), asc(course.courseCode));
  return rows.map(({ profile, ...row }) => ({
    ...row,
    types: profile?.services ?? [],
    contentCourseId: profile?.contentCourseId ?? row.course.id,
  }));
}
