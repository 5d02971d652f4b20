import { asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { courseReplace, electiveChoice, planCourse } from '../db/schema/academic.ts';
import { course } from '../db/schema/course.ts';
import type { StudyRecord } from './record.ts';

/** A course of a plan. */
export interface PlanLine {
  readonly line: typeof planCourse.$inferSelect;
  readonly course: typeof course.$inferSelect;
  /** Its codes in earlier plans, which are still known. */
  readonly oldCodes: readonly string[];
}

/** An old course and the one that took its place. */
export type Replacement = typeof courseReplace.$inferSelect;

/** What old results still count for on a day. */
export function listReplacements(db: Database, today: string): Promise<Replacement[]> {
  return db
    .select()
    .from(courseReplace)
    .where(or(isNull(courseReplace.until), gte(courseReplace.until, today)))
    .orderBy(asc(courseReplace.createdAt), asc(courseReplace.oldCode));
}

/** The courses of a plan in its order, a practice course behind its written one. */
export async function listPlanLines(db: Database, planVersionId: string): Promise<PlanLine[]> {
  const rows = await db
    .select({ line: planCourse, course })
    .from(planCourse)
    .innerJoin(course, eq(course.id, planCourse.courseId))
    .where(eq(planCourse.planVersionId, planVersionId))
    .orderBy(asc(planCourse.seq), asc(course.theoryCode), asc(course.courseCode));
  const codes = rows.map(({ course: { courseCode } }) => courseCode);
  const old =
    codes.length === 0
      ? []
      : await db.select().from(courseReplace).where(inArray(courseReplace.newCode, codes));
  return rows.map((row) => ({
    ...row,
    oldCodes: old.filter(({ newCode }) => newCode === row.course.courseCode).map(({ oldCode }) => oldCode),
  }));
}

/** The electives that a student has confirmed: group → id of the course. */
export async function chosenElectives(
  db: Database,
  { studentMajorId }: StudyRecord,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select()
    .from(electiveChoice)
    .where(eq(electiveChoice.studentMajorId, studentMajorId));
  return new Map(rows.map(({ electiveGroup, courseId }) => [electiveGroup, courseId]));
}
