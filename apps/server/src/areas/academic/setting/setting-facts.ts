import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { exemption } from '../../../db/schema/academic.ts';
import { course, courseProgress } from '../../../db/schema/course.ts';
import { examApply, examOffering } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { type WindowNow, windowNow } from '../../../institution/business-windows.ts';
import { readerOf } from '../../../student/audience.ts';
import { type CountedPlan, countPlan } from '../../../studies/counted-plan.ts';
import {
  chosenElectives,
  listPlanLines,
  listReplacements,
  type Replacement,
} from '../../../studies/plan-lines.ts';
import { requireRecord, type StudyRecord } from '../../../studies/record.ts';
import { listResults, type Result, type StudyStanding, standingsOf } from '../../../studies/results.ts';
import { formatDay } from '../../../time.ts';

/** A registration with its course and its period, whatever has become of it. */
export interface CourseRegistration {
  readonly apply: typeof examApply.$inferSelect;
  readonly course: typeof course.$inferSelect;
  readonly period: typeof examPeriod.$inferSelect;
}

/** A row of the exemptions. */
export type ExemptionRow = typeof exemption.$inferSelect;

/** An exemption that was applied for, with its course, which a plan that was changed need not have. */
export interface AppliedExemption extends ExemptionRow {
  readonly course: typeof course.$inferSelect;
}

/** What course setting is decided by: a 考籍 with its plan, and everything that stands in it. */
export interface SettingFacts extends StudyRecord {
  readonly now: Date;
  readonly results: readonly Result[];
  readonly replacements: readonly Replacement[];
  readonly standings: readonly StudyStanding[];
  readonly counted: CountedPlan;
  readonly confirmed: ReadonlyMap<string, string>;
  /** All that were ever made, the oldest first. */
  readonly registrations: readonly CourseRegistration[];
  /** Those whose result is still to come. */
  readonly underWay: readonly CourseRegistration[];
  /** The oldest first. */
  readonly exemptions: readonly AppliedExemption[];
  /** Percent of the video that was watched, by the course's id. */
  readonly learnRates: ReadonlyMap<string, number>;
  readonly exemptionWindow: WindowNow;
  readonly practiceWindow: WindowNow;
}

const isActive = ({ apply: { status } }: CourseRegistration) => status === 'UNPAID' || status === 'APPLIED';

async function listRegistrations(
  db: Database,
  { studentMajorId }: StudyRecord,
): Promise<CourseRegistration[]> {
  return db
    .select({ apply: examApply, course, period: examPeriod })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .where(eq(examApply.studentMajorId, studentMajorId))
    .orderBy(asc(examApply.appliedAt), asc(course.courseCode));
}

async function listExemptions(
  db: Database,
  { studentId, studentMajorId }: StudyRecord,
): Promise<AppliedExemption[]> {
  const rows = await db
    .select({ row: exemption, course })
    .from(exemption)
    .innerJoin(course, eq(course.id, exemption.courseId))
    .where(and(eq(exemption.studentMajorId, studentMajorId), eq(exemption.studentId, studentId)))
    .orderBy(asc(exemption.appliedAt), asc(exemption.id));
  return rows.map(({ row, course: of }) => ({ ...row, course: of }));
}

async function learnRatesOf(db: Database, { studentId }: StudyRecord): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(courseProgress).where(eq(courseProgress.studentId, studentId));
  return new Map(rows.map(({ courseId, videoRate }) => [courseId, videoRate]));
}

/** The courses of registrations, by their id. */
export const registeredCourses = (registrations: readonly CourseRegistration[]): ReadonlySet<string> =>
  new Set(registrations.map(({ course: { id } }) => id));

/** Everything that stands in the 考籍 of the session. Throws 1050005 for a student without any. */
export async function settingFacts({
  db,
  session,
  clock,
}: Pick<StudentContext, 'db' | 'session' | 'clock'>): Promise<SettingFacts> {
  const now = clock.now();
  const record = await requireRecord(db, session);
  const reader = await readerOf(db, session);
  const lines = await listPlanLines(db, record.plan.id);
  const results = await listResults(db, record, now);
  const replacements = await listReplacements(db, formatDay(now));
  const confirmed = await chosenElectives(db, record);
  const registrations = await listRegistrations(db, record);
  const standings = standingsOf(lines, results, replacements);
  return {
    ...record,
    now,
    results,
    replacements,
    standings,
    confirmed,
    registrations,
    counted: countPlan(standings, {
      minCredit: record.plan.minCredit,
      confirmed,
      registered: registeredCourses(registrations),
    }),
    underWay: registrations.filter((row) => isActive(row) && row.period.scorePublish > now),
    exemptions: await listExemptions(db, record),
    learnRates: await learnRatesOf(db, record),
    exemptionWindow: await windowNow(db, 'EXEMPTION', reader, now),
    practiceWindow: await windowNow(db, 'PRACTICE_SIGNUP', reader, now),
  };
}
