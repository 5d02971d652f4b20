import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { courseProgress } from '../../../db/schema/course.ts';
import { major } from '../../../db/schema/institution.ts';
import { examOffering, examSeat, examSession } from '../../../db/schema/registration.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { countPlan } from '../../../studies/counted-plan.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import { chosenElectives, listPlanLines, listReplacements } from '../../../studies/plan-lines.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import {
  type ActiveRegistration,
  everRegistered,
  listActiveRegistrations,
} from '../../../studies/registrations.ts';
import { listResults, type Result, type StudyStanding, standingsOf } from '../../../studies/results.ts';
import { formatDay } from '../../../time.ts';

type SessionRow = typeof examSession.$inferSelect;

/** A course of the student's plan that a period offers, with all that decides what may be done with it. */
export interface OfferedCourse {
  readonly standing: StudyStanding;
  readonly offering: typeof examOffering.$inferSelect;
  readonly session: SessionRow;
  /** Where there is a quota: area → seats left. */
  readonly seats: ReadonlyMap<string, number>;
  readonly registration: ActiveRegistration | null;
  /** The last exam in the course; null before the first. */
  readonly lastResult: Result | null;
  readonly learnRate: number | null;
}

/** Everything about a period that one student is shown. */
export interface PeriodPlan {
  /** The 考籍 for which it was read. */
  readonly studentMajorId: string;
  /** Other 考籍 of the person with registrations in the period: id → 会计学（专科）. */
  readonly otherRecords: ReadonlyMap<string, string>;
  readonly period: PeriodRow;
  readonly sessions: readonly SessionRow[];
  /** By half-day, then in the order of the plan. */
  readonly offered: readonly OfferedCourse[];
  /** Written courses of the plan that are not passed and not offered. */
  readonly notOffered: readonly StudyStanding[];
  readonly registrations: readonly ActiveRegistration[];
  /** Group → the elective of it that is chosen: passed, confirmed or ever registered. Without a choice it is not there. */
  readonly electives: ReadonlyMap<string, StudyStanding>;
  /** Ids of the courses for which the student has ever registered: each locks the choice of its group. */
  readonly everRegistered: ReadonlySet<string>;
  /** Old code → present code, for codes that were typed. */
  readonly currentCodes: ReadonlyMap<string, string>;
}

async function readSeats(db: Database, offeringIds: string[]) {
  return offeringIds.length === 0
    ? []
    : db.select().from(examSeat).where(inArray(examSeat.offeringId, offeringIds));
}

/** The names of the other 考籍 in which something is registered; nothing is read where there are none. */
async function readOtherRecords(
  db: Database,
  { studentMajorId }: StudyRecord,
  registrations: readonly ActiveRegistration[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(registrations.map(({ apply }) => apply.studentMajorId));
  ids.delete(studentMajorId);
  if (ids.size === 0) return new Map();
  const rows = await db
    .select({ id: studentMajor.id, level: studentMajor.applyExamLevel, name: major.name })
    .from(studentMajor)
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .where(inArray(studentMajor.id, [...ids]));
  return new Map(rows.map(({ id, level, name }) => [id, `${name}（${examLevelTitles[level]}）`]));
}

/** What a period offers to a student, read at one moment. */
export async function readPeriodPlan(
  db: Database,
  record: StudyRecord,
  period: PeriodRow,
  now: Date,
): Promise<PeriodPlan> {
  const [lines, replacements, results, confirmed, registrations, registered, sessions] = await Promise.all([
    listPlanLines(db, record.plan.id),
    listReplacements(db, formatDay(now)),
    listResults(db, record, now),
    chosenElectives(db, record),
    listActiveRegistrations(db, { studentId: record.studentId, periodId: period.id }),
    everRegistered(db, record),
    db.select().from(examSession).where(eq(examSession.periodId, period.id)).orderBy(asc(examSession.code)),
  ]);
  const all = standingsOf(lines, results, replacements);
  const { groups } = countPlan(all, { minCredit: record.plan.minCredit, confirmed, registered });
  const standings = all.filter(({ line }) => line.course.examMode === 'WRITTEN');
  const courseIds = standings.map(({ line }) => line.course.id);
  const [offerings, progress] =
    courseIds.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .select()
            .from(examOffering)
            .where(and(eq(examOffering.periodId, period.id), inArray(examOffering.courseId, courseIds))),
          db
            .select()
            .from(courseProgress)
            .where(
              and(
                eq(courseProgress.studentId, record.studentId),
                inArray(courseProgress.courseId, courseIds),
              ),
            ),
        ]);
  const seats = await readSeats(
    db,
    offerings.map(({ id }) => id),
  );
  const offered = sessions.flatMap((session) =>
    standings.flatMap((standing): OfferedCourse[] => {
      const { course } = standing.line;
      const offering = offerings.find(
        ({ courseId, sessionId }) => courseId === course.id && sessionId === session.id,
      );
      if (offering === undefined) return [];
      const left = seats
        .filter(({ offeringId }) => offeringId === offering.id)
        .map(({ areaCode, quota, taken }) => [areaCode, quota - taken] as const);
      return [
        {
          standing,
          offering,
          session,
          seats: new Map(left),
          registration: registrations.find(({ apply }) => apply.offeringId === offering.id) ?? null,
          lastResult:
            results.find(
              (result) => result.course.id === course.id && result.period !== null && result.isPublished,
            ) ?? null,
          learnRate: progress.find(({ courseId }) => courseId === course.id)?.videoRate ?? null,
        },
      ];
    }),
  );
  const isOffered = new Set(offered.map(({ standing }) => standing));
  return {
    studentMajorId: record.studentMajorId,
    otherRecords: await readOtherRecords(db, record, registrations),
    period,
    sessions,
    offered,
    notOffered: standings.filter((standing) => !standing.passed && !isOffered.has(standing)),
    registrations,
    electives: new Map(groups.flatMap(({ group, chosen }) => (chosen === null ? [] : [[group, chosen]]))),
    everRegistered: registered,
    currentCodes: new Map(replacements.map(({ oldCode, newCode }) => [oldCode, newCode])),
  };
}
