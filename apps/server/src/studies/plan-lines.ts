import type { Day } from '@qianwei/api/time/moment';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { courseReplace, planCourse } from '../db/schema/academic.ts';
import { course } from '../db/schema/course.ts';

/** An old course that counts for one of a plan. */
export type Replacement = Pick<
  typeof courseReplace.$inferSelect,
  'oldCode' | 'oldName' | 'oldCredit' | 'until' | 'note'
>;

/** A course of a plan. */
export interface PlanLine {
  readonly line: typeof planCourse.$inferSelect;
  readonly course: typeof course.$inferSelect;
  /** The old courses that count for it, or once did, in the order in which they were replaced. */
  readonly replacements: readonly Replacement[];
}

/** The old codes of a course, also those whose results no longer count. */
export const oldCodesOf = ({ replacements }: Pick<PlanLine, 'replacements'>): string[] =>
  replacements.map(({ oldCode }) => oldCode);

/** The old courses that still count on a day. */
export const replacementsOn = ({ replacements }: Pick<PlanLine, 'replacements'>, day: Day): Replacement[] =>
  replacements.filter(({ until }) => until === null || until >= day);

const replacementsOfCourse = sql<Replacement[]>`coalesce(
  (select json_agg(json_build_object(
      'oldCode', ${courseReplace.oldCode}, 'oldName', ${courseReplace.oldName}, 'oldCredit', ${courseReplace.oldCredit},
      'until', ${courseReplace.until}, 'note', ${courseReplace.note}
    ) order by ${courseReplace.createdAt}, ${courseReplace.oldCode})
    from ${courseReplace} where ${courseReplace.newCode} = ${course.courseCode}), '[]'::json)`;

/** The columns of a course of a plan: `planCourse` joined with `course`. */
export const planLineColumns = { line: planCourse, course, replacements: replacementsOfCourse };

/** The order of a plan, a practice course behind its written one. */
export const planOrder = [asc(planCourse.seq), asc(course.theoryCode), asc(course.courseCode)];

/** The courses of a plan in its order. */
export function listPlanLines(db: Database, planVersionId: string): Promise<PlanLine[]> {
  return db
    .select(planLineColumns)
    .from(planCourse)
    .innerJoin(course, eq(course.id, planCourse.courseId))
    .where(eq(planCourse.planVersionId, planVersionId))
    .orderBy(...planOrder);
}
