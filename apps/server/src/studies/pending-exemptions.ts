import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { exemption } from '../db/schema/academic.ts';
import type { StudyRecord } from './record.ts';

/**
 * The courses of a 考籍 whose exemption waits for its decision, by their id. Such a course cannot be registered: approved,
 * it need not be examined. The other way round, a registered course cannot be exempt.
 */
export async function pendingExemptions(
  db: Database,
  { studentId, studentMajorId }: Pick<StudyRecord, 'studentId' | 'studentMajorId'>,
): Promise<ReadonlySet<string>> {
  const own = and(eq(exemption.studentMajorId, studentMajorId), eq(exemption.studentId, studentId));
  const rows = await db
    .select({ courseId: exemption.courseId })
    .from(exemption)
    .where(and(own, eq(exemption.status, 'PENDING')));
  return new Set(rows.map(({ courseId }) => courseId));
}
