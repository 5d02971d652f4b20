import type { CourseService, ServiceType } from '@qianwei/api/contract/course/course';
import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { test } from '../../../db/schema/exam.ts';
import { courseProfile, lesson } from '../../../db/schema/lesson.ts';
import { courseService } from '../../../db/schema/study.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { requireChapterOpen } from '../../../learning/sequence.ts';
import { isSignedUp, serviceObstacle, serviceStatusOf } from '../../../studies/course-services.ts';
import { listPlanLines } from '../../../studies/plan-lines.ts';
import { requireRecord, type StudyRecord } from '../../../studies/record.ts';
import { formatDateTime, parseDateTime } from '../../../time.ts';

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
  /** Those of all courses of the student, by the course's id. */
  readonly services: ReadonlyMap<string, ServiceRow>;
  /** Null before it was opened. */
  readonly service: CourseService | null;
  /** Without a service, but signed up for an assessment of it. */
  readonly signedUp: boolean;
}

/** A service as pages show it. */
export const shownService = (row: ServiceRow, types: readonly ServiceType[], now: Date): CourseService => ({
  status: serviceStatusOf(row, now),
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
 * A course of the student: of the plan of the 考籍 in use, opened for it, or signed up for. Throws 1050005 for every other
 * one, in the same words whether it exists or not.
 */
export async function requireCourse(context: StudentContext, courseId: string): Promise<OwnCourse> {
  const { db, session, clock } = context;
  const record = await requireRecord(db, session);
  const [found] = await readCourses(db, [courseId]);
  if (found === undefined) throw notFound();
  const services = await servicesOf(db, record);
  const row = services.get(courseId);
  const signedUp =
    row === undefined && (await isSignedUp(db, session.studentId, eq(test.courseId, courseId)));
  if (row === undefined && !signedUp) {
    const lines = await listPlanLines(db, record.plan.id);
    if (!lines.some(({ course: { id } }) => id === courseId)) throw notFound();
  }
  const service = row ? shownService(row, found.profile.services, clock.now()) : null;
  return { ...found, record, services, service, signedUp };
}

/** A course of the student that was opened, also when its service is over. Throws 1050005 for one that was not. */
export async function requireOpenedCourse(context: StudentContext, courseId: string): Promise<OwnCourse> {
  const own = await requireCourse(context, courseId);
  if (own.service === null && !own.signedUp) throw notFound();
  return own;
}

/** A lesson with the student's course that it belongs to: another code of that course is its course too. */
export async function requireLesson(
  context: StudentContext,
  lessonId: string,
): Promise<{ lesson: typeof lesson.$inferSelect; own: OwnCourse }> {
  const rows = await context.db
    .select({ lesson, courseId: courseProfile.courseId })
    .from(lesson)
    .innerJoin(courseProfile, eq(courseProfile.contentCourseId, lesson.courseId))
    .where(eq(lesson.id, lessonId));
  for (const row of rows) {
    const own = await requireCourse(context, row.courseId).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (own !== null && (own.service !== null || own.signedUp || row.lesson.free))
      return { lesson: row.lesson, own };
  }
  throw notFound();
}

/**
 * A lesson in which the student does something: takes a note, answers, collects, reports. Throws as `requireLesson` does, and
 * 1050003 while its chapter is not open yet.
 */
export async function requireOpenLesson(context: StudentContext, lessonId: string) {
  const found = await requireLesson(context, lessonId);
  const { studentId } = context.session;
  await requireChapterOpen(context.db, { ...found.lesson, studentId }, found.own.course.id);
  return found;
}

/** Refuses with 1050001 what only a service that runs allows. */
export function requireService({ service, signedUp }: OwnCourse): void {
  if (signedUp) return;
  if (service === null) throw notFound();
  const obstacle = serviceObstacle({ ...service, expireAt: parseDateTime(service.expireTime) });
  if (obstacle !== null) throw blocked(errorCode.outsideWindow, obstacle);
}
