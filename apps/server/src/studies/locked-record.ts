import type { Database } from '../db/database.ts';
import { lockStudent } from '../db/lock-owner.ts';
import { requireRecord, type StudyRecord } from './record.ts';

/**
 * The 考籍 of a session for a workflow that changes a student's studies: the student's row is locked first and the 考籍 read
 * after it, so that a call that had to wait goes on with the plan that the call before it left. Whatever else decides
 * (period, results, registrations) is read after this, too. A `*.workflow` gets a 考籍 only here (`.dependency-cruiser.mjs`).
 * Throws 1050005 for a student without any.
 */
export async function lockRecord(
  tx: Database,
  session: { readonly studentId: string; readonly studentMajorId: string | null },
): Promise<StudyRecord> {
  await lockStudent(tx, session.studentId);
  return requireRecord(tx, session);
}
