import type { CourseService, ServiceType } from '@qianwei/api/contract/course/course';
import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { courseProfile, courseService } from '../../../db/schema/study.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { toOffice } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { listPlanLines } from '../../../studies/plan-lines.ts';
import { requireRecord, type StudyRecord } from '../../../studies/record.ts';
import { formatDateTime, formatDay, parseDateTime } from '../../../time.ts';

/** A course with what is known of it. */
export interface StudyCourse {
  readonly course: typeof course.$inferSelect;
  readonly profile: typeof courseProfile.$inferSelect;
}

/** A row of the services. */
export type ServiceRow = typeof courseService.$inferSelect;

/** A course of a student, with the right to study it. */
export interface OwnCourse extends StudyCourse {
  readonly record: StudyRecord;
  /** Null before it was opened. */
  readonly service: CourseService | null;
}

function statusOf({ openDate, expireAt }: ServiceRow, now: Date): CourseService['status'] {
  if (now >= expireAt) return 'EXPIRED';
  return now < parseDateTime(openDate) ? 'UPCOMING' : 'ACTIVE';
}

/** A service as pages show it. */
export const shownService = (row: ServiceRow, types: readonly ServiceType[], now: Date): CourseService => ({
  status: statusOf(row, now),
  types: [...types],
  openDate: row.openDate,
  expireTime: formatDateTime(row.expireAt),
});

/** The services of a 考籍, by the course's id. */
export async function servicesOf(
  db: Database,
  { studentId, studentMajorId }: StudyRecord,
): Promise<ReadonlyMap<string, ServiceRow>> {
  const rows = await db
    .select()
    .from(courseService)
    .where(and(eq(courseService.studentMajorId, studentMajorId), eq(courseService.studentId, studentId)));
  return new Map(rows.map((row) => [row.courseId, row]));
}

/** These courses with what is known of them; one without a profile is left out. */
export async function readCourses(db: Database, courseIds: readonly string[]): Promise<StudyCourse[]> {
  if (courseIds.length === 0) return [];
  return db
    .select({ course, profile: courseProfile })
    .from(course)
    .innerJoin(courseProfile, eq(courseProfile.courseId, course.id))
    .where(inArray(course.id, [...courseIds]));
}

/**
 * A course of the student: of the plan of the 考籍 in use, or opened for it. Throws 1050005 for every other one, in the
 * same words whether it exists or not.
 */
export async function requireCourse(context: StudentContext, courseId: string): Promise<OwnCourse> {
  const { db, session, clock } = context;
  const record = await requireRecord(db, session);
  const [found] = await readCourses(db, [courseId]);
  if (found === undefined) throw notFound();
  const row = (await servicesOf(db, record)).get(courseId);
  if (row === undefined) {
    const lines = await listPlanLines(db, record.plan.id);
    if (!lines.some(({ course: { id } }) => id === courseId)) throw notFound();
  }
  return { ...found, record, service: row ? shownService(row, found.profile.services, clock.now()) : null };
}

/** A course of the student that was opened, also when its service is over. Throws 1050005 for one that was not. */
export async function requireOpenedCourse(
  context: StudentContext,
  courseId: string,
): Promise<OwnCourse & { readonly service: CourseService }> {
  const own = await requireCourse(context, courseId);
  if (own.service === null) throw notFound();
  return { ...own, service: own.service };
}

/** The last day of a service: `expireTime` is the first moment after it. */
export const lastDayOf = ({ expireTime }: CourseService): string =>
  formatDay(new Date(parseDateTime(expireTime).getTime() - 1));

/** Refuses with 1050001 what only a service that runs allows. */
export function requireService({ service }: OwnCourse): void {
  if (service?.status === 'ACTIVE') return;
  if (service === null) throw notFound();
  const reason =
    service.status === 'EXPIRED'
      ? `课程服务已到期（${lastDayOf(service)}）。学习记录都在，续期后可以接着学`
      : `课程服务从 ${service.openDate} 起开通，到时即可学习`;
  throw blocked(errorCode.outsideWindow, { reason, way: toOffice });
}
