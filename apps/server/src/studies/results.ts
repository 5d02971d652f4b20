import type { Day } from '@qianwei/api/time/moment';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { grade } from '../db/schema/academic.ts';
import { course } from '../db/schema/course.ts';
import { examPeriod } from '../db/schema/schedule.ts';
import { type PlanLine, replacementsOn } from './plan-lines.ts';
import type { StudyRecord } from './record.ts';

/** A result with its course and its period. What is not published yet has `isPublished` false and must not be shown. */
export interface Result {
  readonly grade: typeof grade.$inferSelect;
  readonly course: typeof course.$inferSelect;
  /** Null for what belongs to no period. */
  readonly period: typeof examPeriod.$inferSelect | null;
  readonly isPublished: boolean;
}

/** All results of a 考籍, the newest first. */
export async function listResults(db: Database, record: StudyRecord, now: Date): Promise<Result[]> {
  const rows = await db
    .select({ grade, course, period: examPeriod })
    .from(grade)
    .innerJoin(course, eq(course.id, grade.courseId))
    .leftJoin(examPeriod, eq(examPeriod.id, grade.periodId))
    .where(and(eq(grade.studentMajorId, record.studentMajorId), eq(grade.studentId, record.studentId)))
    .orderBy(desc(grade.publishTime), asc(course.courseCode));
  return rows.map((row) => ({ ...row, isPublished: row.grade.publishTime <= now }));
}

const isBetter = (a: Result, b: Result): boolean => {
  const [passedA, passedB] = [a.grade.result === 'PASS', b.grade.result === 'PASS'];
  if (passedA !== passedB) return passedA;
  // A result with a number counts before one without.
  return (a.grade.finalScore ?? -1) > (b.grade.finalScore ?? -1);
};

/** The best published result of each course: what counts. By the course's id. */
export function bestResults(results: readonly Result[]): ReadonlyMap<string, Result> {
  const best = new Map<string, Result>();
  for (const result of results) {
    if (!result.isPublished) continue;
    const other = best.get(result.course.id);
    if (other === undefined || isBetter(result, other)) best.set(result.course.id, result);
  }
  return best;
}

/** Result that counts for a course of the plan. */
export interface StudyStanding {
  readonly line: PlanLine;
  /** The result that counts, also one that is not passed; null without any. */
  readonly best: Result | null;
  readonly passed: boolean;
  /** The old code whose result counts here; empty when its own does. */
  readonly replacedFrom: string;
}

/** True for the thesis among the courses of a plan. */
export const isThesis = ({ line }: StudyStanding): boolean => line.course.examMode === 'THESIS';

/** The thesis of a student once it is passed. */
export const passedThesis = (standings: readonly StudyStanding[]): StudyStanding | undefined =>
  standings.find((standing) => isThesis(standing) && standing.passed);

/**
 * Standing of the student in each course of the plan on a day; an old result counts where the course's
 * own is not passed.
 */
export function standingsOf(
  lines: readonly PlanLine[],
  results: readonly Result[],
  day: Day,
): StudyStanding[] {
  const best = bestResults(results);
  const byCode = new Map([...best.values()].map((result) => [result.course.courseCode, result]));
  return lines.map((line) => {
    const own = best.get(line.course.id) ?? null;
    if (own?.grade.result === 'PASS') return { line, best: own, passed: true, replacedFrom: '' };
    const old = replacementsOn(line, day)
      .map(({ oldCode }) => byCode.get(oldCode))
      .find((result) => result?.grade.result === 'PASS');
    return old === undefined
      ? { line, best: own, passed: false, replacedFrom: '' }
      : { line, best: old, passed: true, replacedFrom: old.course.courseCode };
  });
}
