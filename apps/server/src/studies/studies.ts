import type { Database } from '../db/database.ts';
import { formatDay } from '../time.ts';
import { countPlan } from './counted-plan.ts';
import { chosenElectives, listPlanLines, listReplacements } from './plan-lines.ts';
import type { StudyRecord } from './record.ts';
import { everRegistered } from './registrations.ts';
import { listResults, type Result, type StudyStanding, standingsOf } from './results.ts';

/** Where a student stands in the plan of a 考籍, read at one moment. */
export interface Studies {
  readonly record: StudyRecord;
  /** In each course of the plan. */
  readonly all: readonly StudyStanding[];
  /** In those that count for graduation: of an elective group those that are, or would be, chosen. */
  readonly counted: readonly StudyStanding[];
  /** Group → id of the elective that the student has confirmed. */
  readonly electives: ReadonlyMap<string, string>;
  /** The newest first. */
  readonly results: readonly Result[];
}

/** Where a student stands; null where the plan has no courses of its own, as for certificates. */
export async function readStudies(db: Database, record: StudyRecord, now: Date): Promise<Studies | null> {
  const lines = await listPlanLines(db, record.plan.id);
  if (lines.length === 0) return null;
  const results = await listResults(db, record, now);
  const electives = await chosenElectives(db, record);
  const all = standingsOf(lines, results, await listReplacements(db, formatDay(now)));
  const { counted } = countPlan(all, {
    minCredit: record.plan.minCredit,
    confirmed: electives,
    registered: await everRegistered(db, record),
  });
  return { record, all, counted, electives, results };
}

/** The practice courses that can be signed up for when it is open: not passed, and their theory is. */
export function readyPractices({ counted }: Studies): StudyStanding[] {
  const passedCodes = new Set(
    counted.filter(({ passed }) => passed).map(({ line }) => line.course.courseCode),
  );
  return counted.filter(
    ({ passed, line: { course } }) =>
      course.examMode === 'PRACTICE' && !passed && passedCodes.has(course.theoryCode),
  );
}
