import type { CourseService } from '@qianwei/api/contract/course/course';
import type { Day } from '@qianwei/api/time/moment';
import { and, type Column, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { batchStudent, test } from '../db/schema/exam.ts';
import { courseProfile } from '../db/schema/lesson.ts';
import { courseService } from '../db/schema/study.ts';
import type { Found } from '../eligibility/eligibility.ts';
import { toProvider } from '../eligibility/ways.ts';
import { formatDay, parseDateTime } from '../time.ts';

/** The dates of a course service. */
type ServiceRow = Pick<typeof courseService.$inferSelect, 'openDate' | 'expireAt'>;

/** State of a course service: it follows from its dates, so that nobody has to move it on. */
export function serviceStatusOf({ openDate, expireAt }: ServiceRow, now: Date): CourseService['status'] {
  if (now >= expireAt) return 'EXPIRED';
  return formatDay(now) < openDate ? 'UPCOMING' : 'ACTIVE';
}

/** The last day of a course service. */
export const lastDayOf = ({ expireAt }: Pick<ServiceRow, 'expireAt'>): Day =>
  formatDay(new Date(expireAt.getTime() - 1));

/**
 * The first moment at which a student may no longer study the lessons of a course: the end of the last service, of whatever
 * code of it. Null without any service: then a sign-up for an assessment opens the lessons, and has no end.
 */
export const serviceEndOf = (studentId: string, contentCourseId: Column | SQL): SQL<Date | null> =>
  sql<Date | null>`(select max(${courseService.expireAt}) from ${courseService}
    join ${courseProfile} on ${courseProfile.courseId} = ${courseService.courseId}
    where ${courseService.studentId} = ${studentId} and ${courseProfile.contentCourseId} = ${contentCourseId})`;

/** A course service and where it stands. */
export interface DatedService extends ServiceRow {
  readonly status: CourseService['status'];
}

/** Why a course service does not let its student study now; null while it runs. */
export function serviceObstacle(service: DatedService): Found | null {
  switch (service.status) {
    case 'ACTIVE':
      return null;
    case 'EXPIRED':
      return {
        reason: `课程服务已到期（${lastDayOf(service)}）。学习记录都在，续期后可以接着学`,
        way: toProvider,
      };
    case 'UPCOMING':
      return {
        reason: `课程服务从 ${service.openDate} 起开通，到时即可学习`,
        way: toProvider,
        nextTime: parseDateTime(service.openDate),
      };
  }
}

/** True when a sign-up for an assessment of these courses is approved: it opens the lessons without a service. */
export async function isSignedUp(
  db: Database,
  studentId: string,
  ofCourse: SQL | undefined,
): Promise<boolean> {
  const [row] = await db
    .select({ id: batchStudent.id })
    .from(batchStudent)
    .innerJoin(test, eq(test.id, batchStudent.testId))
    .where(and(eq(batchStudent.studentId, studentId), eq(batchStudent.status, 'APPROVED'), ofCourse))
    .limit(1);
  return row !== undefined;
}

/**
 * The right of a student to a course with its lessons and tests: a service, which begins and ends, or the sign-up for an
 * assessment, which has no end. Null for a course that was not opened.
 */
export type CourseAccess = DatedService | 'SIGNED_UP' | null;

/** The access of a student to a course's own lessons and tests, by whatever code of it; of services the one that runs, else the last. */
export async function readCourseAccess(
  db: Database,
  { studentId, contentCourseId }: { readonly studentId: string; readonly contentCourseId: string },
  now: Date,
): Promise<CourseAccess> {
  const rows = await db
    .select({ openDate: courseService.openDate, expireAt: courseService.expireAt })
    .from(courseService)
    .innerJoin(courseProfile, eq(courseProfile.courseId, courseService.courseId))
    .where(and(eq(courseService.studentId, studentId), eq(courseProfile.contentCourseId, contentCourseId)))
    .orderBy(desc(courseService.expireAt));
  const services = rows.map((row) => ({ ...row, status: serviceStatusOf(row, now) }));
  const service = services.find(({ status }) => status === 'ACTIVE') ?? services[0];
  if (service !== undefined) return service;
  const codes = db
    .select({ id: courseProfile.courseId })
    .from(courseProfile)
    .where(eq(courseProfile.contentCourseId, contentCourseId));
  return (await isSignedUp(db, studentId, inArray(test.courseId, codes))) ? 'SIGNED_UP' : null;
}
