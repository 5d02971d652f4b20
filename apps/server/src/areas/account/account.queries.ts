import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { loginLog } from '../../db/schema/session.ts';
import { correction, preEducation } from '../../db/schema/student.ts';

/** Schooling before, or null. */
export async function findPreEducation(db: Database, studentId: string) {
  const [found] = await db.select().from(preEducation).where(eq(preEducation.studentId, studentId));
  if (found === undefined) return null;
  const { school, major, graduateDate, certNo, checkStatus } = found;
  return { school, major, graduateDate, certNo, checkStatus };
}

/** The student's corrections, newest first. */
export function listCorrections(db: Database, studentId: string) {
  return db
    .select()
    .from(correction)
    .where(eq(correction.studentId, studentId))
    .orderBy(desc(correction.appliedAt));
}

/** One page of the account's logins, newest first. */
export async function pageOfLogins(db: Database, accountId: string, pageNo: number, pageSize: number) {
  const own = eq(loginLog.accountId, accountId);
  const [counted] = await db.select({ total: count() }).from(loginLog).where(own);
  const rows = await db
    .select()
    .from(loginLog)
    .where(own)
    .orderBy(desc(loginLog.time), desc(loginLog.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { rows, total: counted?.total ?? 0 };
}
