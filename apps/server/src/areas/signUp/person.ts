import type { startSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/account.ts';
import { student, studentMajor } from '../../db/schema/student.ts';
import type { TicketHolder } from '../../http/implement.ts';
import type { Secrets } from '../../secrets.ts';
import { idCardHash, mobileHash } from '../../student/personal.ts';

/** Person as a guest types it. */
type Identity = Pick<
  PayloadOf<typeof startSignUpNLog>,
  'name' | 'cardType' | 'idCard' | 'examineeNo' | 'mobile'
>;

/**
 * The 考籍 that fits in every point, number and all; null without one, and for a disabled account. The account stays as it is until the
 * transaction ends: no proof begins with a number that is just being changed (F1).
 */
export async function findPerson(
  db: Database,
  secrets: Secrets,
  { name, cardType, idCard, examineeNo, mobile }: Identity,
): Promise<TicketHolder | null> {
  const [found] = await db
    .select({ studentId: student.id, studentMajorId: studentMajor.id })
    .from(studentMajor)
    .innerJoin(student, eq(student.id, studentMajor.studentId))
    .innerJoin(account, eq(account.id, student.accountId))
    .where(
      and(
        eq(studentMajor.examineeNo, examineeNo),
        eq(student.name, name),
        eq(student.cardType, cardType),
        eq(student.idCardHash, idCardHash(secrets, idCard)),
        eq(account.mobileHash, mobileHash(secrets, mobile)),
        ne(account.status, 'DISABLED'),
      ),
    )
    .for('share', { of: account });
  return found ?? null;
}
