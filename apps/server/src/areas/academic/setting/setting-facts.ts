import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
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
import type { StudyRecord } from '../../../studies/record.ts';
import { everRegistered } from '../../../studies/registrations.ts';
import { listResults, type Result, type StudyStanding, standingsOf } from '../../../studies/results.ts';
import { formatDay } from '../../../time.ts';

/** A registration that holds its place, with its course and its period. */
interface CourseRegistration {
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
  /** The courses for which a registration was ever made, whatever became of it, by their id. */
  readonly registered: ReadonlySet<string>;
  /** The registrations whose result is still to come, the oldest first. */
  readonly underWay: readonly CourseRegistration[];
  /** Of each course the one that is open, or else the last; the oldest first. */
  readonly exemptions: readonly AppliedExemption[];
  /** Percent of the video that was watched, by the course's id. */
  readonly learnRates: ReadonlyMap<string, number>;
  readonly exemptionWindow: WindowNow;
  readonly practiceWindow: WindowNow;
}

/** A student holds at most `maxCourse` places in a period, and few periods wait for their scores. */
function listUnderWay(
  db: Database,
  { studentId, studentMajorId }: StudyRecord,
  now: Date,
): Promise<CourseRegistration[]> {
  return db
    .select({ course, period: examPeriod })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .where(
      and(
        eq(examApply.studentMajorId, studentMajorId),
        eq(examApply.studentId, studentId),
        inArray(examApply.status, ['UNPAID', 'APPLIED']),
        gt(examPeriod.scorePublish, now),
      ),
    )
    .orderBy(asc(examApply.appliedAt), asc(course.courseCode));
}

const isOpen = inArray(exemption.status, ['PENDING', 'APPROVED']);

async function listExemptions(
  db: Database,
  { studentId, studentMajorId }: StudyRecord,
): Promise<AppliedExemption[]> {
  const rows = await db
    .selectDistinctOn([exemption.courseId], { row: exemption, course })
    .from(exemption)
    .innerJoin(course, eq(course.id, exemption.courseId))
    .where(and(eq(exemption.studentMajorId, studentMajorId), eq(exemption.studentId, studentId)))
    .orderBy(exemption.courseId, desc(isOpen), desc(exemption.appliedAt), desc(exemption.id));
  return rows
    .map(({ row, course: of }) => ({ ...row, course: of }))
    .sort((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime() || (a.id < b.id ? -1 : 1));
}

async function learnRatesOf(db: Database, { studentId }: StudyRecord): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(courseProgress).where(eq(courseProgress.studentId, studentId));
  return new Map(rows.map(({ courseId, videoRate }) => [courseId, videoRate]));
}

/** Everything that stands in a 考籍 of the session. */
export async function settingFacts(
  { db, session, clock }: Pick<StudentContext, 'db' | 'session' | 'clock'>,
  record: StudyRecord,
): Promise<SettingFacts> {
  const now = clock.now();
  const reader = await readerOf(db, session);
  const lines = await listPlanLines(db, record.plan.id);
  const results = await listResults(db, record, now);
  const replacements = await listReplacements(db, formatDay(now));
  const confirmed = await chosenElectives(db, record);
  const registered = await everRegistered(db, record);
  const standings = standingsOf(lines, results, replacements);
  return {
    ...record,
    now,
    results,
    replacements,
    standings,
    confirmed,
    registered,
    counted: countPlan(standings, { minCredit: record.plan.minCredit, confirmed, registered }),
    underWay: await listUnderWay(db, record, now),
    exemptions: await listExemptions(db, record),
    learnRates: await learnRatesOf(db, record),
    exemptionWindow: await windowNow(db, 'EXEMPTION', reader, now),
    practiceWindow: await windowNow(db, 'PRACTICE_SIGNUP', reader, now),
  };
}
