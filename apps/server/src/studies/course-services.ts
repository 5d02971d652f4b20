import type { CourseService } from '@qianwei/api/contract/course/course';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { courseProfile } from '../db/schema/lesson.ts';
import { courseService } from '../db/schema/study.ts';
import { formatDay } from '../time.ts';

type ServiceRow = Pick<typeof courseService.$inferSelect, 'openDate' | 'expireAt'>;

/** Where a course service stands: it follows from its dates, so that nobody has to move it on. */
export function serviceStatusOf({ openDate, expireAt }: ServiceRow, now: Date): CourseService['status'] {
  if (now >= expireAt) return 'EXPIRED';
  return formatDay(now) < openDate ? 'UPCOMING' : 'ACTIVE';
}

/** The last day of a course service, `yyyy-MM-dd`. */
export const lastDayOf = ({ expireAt }: Pick<ServiceRow, 'expireAt'>): string =>
  formatDay(new Date(expireAt.getTime() - 1));

/**
 * The first moment at which a student may no longer study the lessons of a course: the end of the last service, of whatever
 * code of it. Null without any service: then a sign-up for an assessment opens the lessons, and has no end.
 */
export const serviceEndOf = (studentId: string, contentCourseId: Column | SQL): SQL<Date | null> =>
  sql<Date | null>`(select max(${courseService.expireAt}) from ${courseService}
    join ${courseProfile} on ${courseProfile.courseId} = ${courseService.courseId}
    where ${courseService.studentId} = ${studentId} and ${courseProfile.contentCourseId} = ${contentCourseId})`;
