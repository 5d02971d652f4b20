import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { major, planVersion, school } from '../db/schema/institution.ts';
import { studentMajor } from '../db/schema/student.ts';
import { notFound } from '../http/refusal.ts';

/** The 考籍 that a session works in, with its major and plan. */
export interface StudyRecord {
  readonly studentId: string;
  readonly studentMajorId: string;
  readonly record: typeof studentMajor.$inferSelect;
  readonly plan: typeof planVersion.$inferSelect;
  readonly major: typeof major.$inferSelect;
  readonly schoolName: string;
}

/**
 * The 考籍 of a session: the chosen one, else the default, else the oldest. It is read through the session's student, so
 * that nobody gets another one's. Null for a student without any.
 */
export async function findRecord(
  db: Database,
  session: { readonly studentId: string; readonly studentMajorId: string | null },
): Promise<StudyRecord | null> {
  const chosen = session.studentMajorId === null ? undefined : eq(studentMajor.id, session.studentMajorId);
  const [row] = await db
    .select({ record: studentMajor, plan: planVersion, major, school })
    .from(studentMajor)
    .innerJoin(planVersion, eq(planVersion.id, studentMajor.planVersionId))
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .innerJoin(school, eq(school.id, major.schoolId))
    .where(and(eq(studentMajor.studentId, session.studentId), chosen))
    .orderBy(desc(studentMajor.isDefault), asc(studentMajor.registerDate), asc(studentMajor.examineeNo))
    .limit(1);
  if (row === undefined) return null;
  return {
    studentId: session.studentId,
    studentMajorId: row.record.id,
    record: row.record,
    plan: row.plan,
    major: row.major,
    schoolName: row.school.name,
  };
}

/** The same. Throws 1050005 for a student without any. */
export async function requireRecord(...asked: Parameters<typeof findRecord>): Promise<StudyRecord> {
  const record = await findRecord(...asked);
  if (record === null) throw notFound();
  return record;
}
