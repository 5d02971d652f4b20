import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema/account.ts';
import { student } from '../db/schema/student.ts';
import type { Secrets } from '../secrets.ts';

/** A student with the account. */
export type StudentWithAccount = Awaited<ReturnType<typeof findStudent>>;

/** The student with the account, by the id in a session or a 考籍; throws Error for any other. */
export async function findStudent(db: Database, studentId: string) {
  const [found] = await db
    .select({ student, account })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .where(eq(student.id, studentId));
  if (found === undefined) throw new Error('A session or a 考籍 without its student');
  return found;
}

/** The mobile number that is bound to an account, in full; null without one. */
export const boundMobile = (
  secrets: Secrets,
  { mobileCipher }: Pick<typeof account.$inferSelect, 'mobileCipher'>,
): string | null => (mobileCipher === null ? null : secrets.decrypt(mobileCipher));
