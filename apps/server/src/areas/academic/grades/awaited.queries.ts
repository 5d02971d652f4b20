import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { grade } from '../../../db/schema/academic.ts';
import { course } from '../../../db/schema/course.ts';
import { examApply, examOffering } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import { formatDay } from '../../../time.ts';

/** An exam that is over and has no result yet. */
export interface AwaitedResult {
  /** Of the registration. */
  readonly id: string;
  readonly course: typeof course.$inferSelect;
  readonly period: typeof examPeriod.$inferSelect;
}

/** Exams that the student has taken and no result has been entered for, by course code. */
export function listAwaited(db: Database, record: StudyRecord, now: Date): Promise<AwaitedResult[]> {
  const entered = db
    .select({ one: sql`1` })
    .from(grade)
    .where(
      and(
        eq(grade.studentMajorId, examApply.studentMajorId),
        eq(grade.courseId, examOffering.courseId),
        eq(grade.periodId, examApply.periodId),
      ),
    );
  return db
    .select({ id: examApply.id, course, period: examPeriod })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .where(
      and(
        eq(examApply.studentMajorId, record.studentMajorId),
        eq(examApply.studentId, record.studentId),
        eq(examApply.status, 'APPLIED'),
        lt(examPeriod.endDate, formatDay(now)),
        notExists(entered),
      ),
    )
    .orderBy(asc(course.courseCode));
}
