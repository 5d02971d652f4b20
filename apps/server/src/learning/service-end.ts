import { type Column, type SQL, sql } from 'drizzle-orm';
import { courseProfile } from '../db/schema/lesson.ts';
import { courseService } from '../db/schema/study.ts';

/**
 * The first moment at which a student may no longer study the lessons of a course: the end of the last service, of whatever
 * code of it. Null without any service: then a sign-up for an assessment opens the lessons, and has no end.
 */
export const serviceEndOf = (studentId: string, contentCourseId: Column | SQL): SQL<Date | null> =>
  sql<Date | null>`(select max(${courseService.expireAt}) from ${courseService}
    join ${courseProfile} on ${courseProfile.courseId} = ${courseService.courseId}
    where ${courseService.studentId} = ${studentId} and ${courseProfile.contentCourseId} = ${contentCourseId})`;
