import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { electiveChoice, exemption, planCourse } from '../db/schema/academic.ts';
import { course, courseProgress } from '../db/schema/course.ts';
import { examApply, examOffering } from '../db/schema/registration.ts';
import { studentPlan } from '../db/schema/thesis.ts';
import { formatDay } from '../time.ts';
import { type CountedPlan, countPlan } from './counted-plan.ts';
import { planLineColumns, planOrder } from './plan-lines.ts';
import type { StudyRecord } from './record.ts';
import { type ActiveRegistration, activeStatuses, listActiveRegistrations } from './registrations.ts';
import { listResults, type Result, type StudyStanding, standingsOf } from './results.ts';

/**
 * Standing of a student in the plan of a 考籍, read at one moment: plan, planner, setting, results, home and courses all
 * take it from here and add what is theirs. A plan without courses of its own, as for certificates, has no standings.
 */
export interface Studies extends StudyRecord {
  readonly now: Date;
  /** In each course of the plan, in its order. */
  readonly standings: readonly StudyStanding[];
  /** The plan with the electives as they are chosen, or would be. */
  readonly counted: CountedPlan;
  /** All results, the newest first; those that are not published must not be shown. */
  readonly results: readonly Result[];
  /** Group → id of the elective that the student has confirmed. */
  readonly confirmed: ReadonlyMap<string, string>;
  /** Ids of the plan's courses for which the 考籍 has registered in any period; what was taken back or released is none of them. */
  readonly everRegistered: ReadonlySet<string>;
  /** Ids of the plan's courses whose exemption waits for its decision: they cannot be registered. */
  readonly pendingExemptions: ReadonlySet<string>;
  /** Percent of a course's video that was watched, by the course's id; without an entry before the first lesson. */
  readonly learnRates: ReadonlyMap<string, number>;
  /** The 考籍 takes part in a batch of theses, or did. */
  readonly hasThesis: boolean;
  /** The person's registrations of the present periods that hold their place, of every 考籍. */
  readonly registrations: readonly ActiveRegistration[];
}

/** The courses of the plan, each with what the student has done about it: one statement. */
function listOwnLines(db: Database, { studentId, studentMajorId, plan }: StudyRecord) {
  const ever = db
    .selectDistinct({ courseId: examOffering.courseId })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .where(and(eq(examApply.studentMajorId, studentMajorId), inArray(examApply.status, [...activeStatuses])))
    .as('ever_registered');
  return db
    .select({
      ...planLineColumns,
      learnRate: courseProgress.videoRate,
      isConfirmed: sql<boolean>`${electiveChoice.id} is not null`,
      everRegistered: sql<boolean>`${ever.courseId} is not null`,
      isExemptionPending: sql<boolean>`${exemption.id} is not null`,
      hasThesis: sql<boolean>`exists (select 1 from ${studentPlan} where ${eq(studentPlan.studentMajorId, studentMajorId)})`,
    })
    .from(planCourse)
    .innerJoin(course, eq(course.id, planCourse.courseId))
    .leftJoin(
      courseProgress,
      and(eq(courseProgress.courseId, planCourse.courseId), eq(courseProgress.studentId, studentId)),
    )
    .leftJoin(
      electiveChoice,
      and(
        eq(electiveChoice.studentMajorId, studentMajorId),
        eq(electiveChoice.electiveGroup, planCourse.electiveGroup),
        eq(electiveChoice.courseId, planCourse.courseId),
      ),
    )
    .leftJoin(ever, eq(ever.courseId, planCourse.courseId))
    .leftJoin(
      exemption,
      and(
        eq(exemption.studentMajorId, studentMajorId),
        eq(exemption.studentId, studentId),
        eq(exemption.courseId, planCourse.courseId),
        eq(exemption.status, 'PENDING'),
      ),
    )
    .where(eq(planCourse.planVersionId, plan.id))
    .orderBy(...planOrder);
}

/** Reads where a student stands: three statements. */
export async function readStudies(db: Database, record: StudyRecord, now: Date): Promise<Studies> {
  const [rows, results, registrations] = await Promise.all([
    listOwnLines(db, record),
    listResults(db, record, now),
    listActiveRegistrations(db, record.studentId, now),
  ]);
  const lines = rows.map(({ line, course: of, replacements }) => ({ line, course: of, replacements }));
  const standings = standingsOf(lines, results, formatDay(now));
  const confirmed = new Map(
    rows.flatMap(({ line, isConfirmed }) => (isConfirmed ? [[line.electiveGroup, line.courseId]] : [])),
  );
  const everRegistered = new Set(rows.flatMap((row) => (row.everRegistered ? [row.line.courseId] : [])));
  return {
    ...record,
    now,
    standings,
    counted: countPlan(standings, {
      minCredit: record.plan.minCredit,
      confirmed,
      registered: everRegistered,
    }),
    results,
    confirmed,
    everRegistered,
    pendingExemptions: new Set(
      rows.flatMap(({ line, isExemptionPending }) => (isExemptionPending ? [line.courseId] : [])),
    ),
    learnRates: new Map(
      rows.flatMap(({ line, learnRate }) => (learnRate === null ? [] : [[line.courseId, learnRate]])),
    ),
    hasThesis: rows.some((row) => row.hasThesis),
    registrations,
  };
}

/** A plan has courses of its own; that of a certificate has none. */
export const hasCourses = ({ standings }: Studies): boolean => standings.length > 0;

/** The registrations of the 考籍 itself whose scores are still to come, in the order of the periods and half-days. */
export const underWayOf = ({ registrations, studentMajorId, now }: Studies): ActiveRegistration[] =>
  registrations.filter(
    ({ apply, period }) => apply.studentMajorId === studentMajorId && now < period.scorePublish,
  );

/** The practice courses that can be signed up for when it is open: not passed, and their theory is. */
export function readyPractices({ counted }: Studies): StudyStanding[] {
  const passedCodes = new Set(
    counted.courses.filter(({ passed }) => passed).map(({ line }) => line.course.courseCode),
  );
  return counted.courses.filter(
    ({
      passed,
      line: {
        course: { examMode, theoryCode },
      },
    }) => examMode === 'PRACTICE' && !passed && passedCodes.has(theoryCode),
  );
}
