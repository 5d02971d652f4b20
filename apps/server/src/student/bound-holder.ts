import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema/account.ts';
import { student, studentMajor } from '../db/schema/student.ts';
import type { Secrets } from '../secrets.ts';
import { mobileHash } from './personal.ts';

/** A student, with the 考籍 in use or else the newest. */
interface BoundHolder {
  readonly studentId: string;
  readonly studentMajorId: string | null;
}

/** The student with this ID card to whose account the number is bound; null when they do not belong together. */
export async function boundHolder(
  db: Database,
  secrets: Secrets,
  { mobile, idCardHash }: { readonly mobile: string; readonly idCardHash: string },
): Promise<BoundHolder | null> {
  const [found] = await db
    .select({ studentId: student.id, studentMajorId: studentMajor.id })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .leftJoin(studentMajor, eq(studentMajor.studentId, student.id))
    .where(and(eq(student.idCardHash, idCardHash), eq(account.mobileHash, mobileHash(secrets, mobile))))
    .orderBy(desc(studentMajor.isDefault), desc(studentMajor.registerDate))
    .limit(1);
  return found ?? null;
}
