import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { exemption } from '../../../db/schema/academic.ts';
import { course } from '../../../db/schema/course.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { type WindowNow, windowNow } from '../../../institution/business-windows.ts';
import { readerOf } from '../../../student/audience.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import type { ActiveRegistration } from '../../../studies/registrations.ts';
import { readStudies, type Studies, underWayOf } from '../../../studies/studies.ts';
import { ownTheses, thesisGoingOn } from '../../../studies/thesis-standing.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';

/** A row of the exemptions. */
export type ExemptionRow = typeof exemption.$inferSelect;

/** An exemption that was applied for, with its course, which a plan that was changed need not have. */
export interface AppliedExemption extends ExemptionRow {
  readonly course: typeof course.$inferSelect;
}

/** Facts that decide course setting: the standing of the student, and the applications. */
export interface SettingFacts extends Studies {
  /** The registrations whose result is still to come, the oldest period first. */
  readonly underWay: readonly Pick<ActiveRegistration, 'course' | 'period'>[];
  /** Of each course the one that is open, or else the last; the oldest first. */
  readonly exemptions: readonly AppliedExemption[];
  readonly exemptionWindow: WindowNow;
  readonly practiceWindow: WindowNow;
  /** The thesis of the 考籍 that is going on; undefined without one. */
  readonly thesis: Thesis | undefined;
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

/** Everything that stands in a 考籍 of the session. */
export async function settingFacts(
  { db, session, clock }: Pick<StudentContext, 'db' | 'session' | 'clock'>,
  record: StudyRecord,
): Promise<SettingFacts> {
  const now = clock.now();
  const reader = await readerOf(db, session);
  const studies = await readStudies(db, record, now);
  return {
    ...studies,
    underWay: underWayOf(studies),
    exemptions: await listExemptions(db, record),
    exemptionWindow: await windowNow(db, 'EXEMPTION', reader, now),
    practiceWindow: await windowNow(db, 'PRACTICE_SIGNUP', reader, now),
    thesis: thesisGoingOn(await ownTheses(db, studies)),
  };
}
