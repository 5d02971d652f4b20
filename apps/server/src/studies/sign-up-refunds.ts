import { yuanWords } from '@qianwei/studies';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signUp, signUpBatch } from '../db/schema/sign-up.ts';
import { student, studentMajor } from '../db/schema/student.ts';
import { formatDateTime } from '../time.ts';

type Paid = Pick<typeof signUp.$inferSelect, 'status' | 'fee' | 'paid'>;

/** 分 that the office owes: what was paid too much for a sign-up, all of it once that is cancelled. */
export const owedOf = ({ status, fee, paid }: Paid): number =>
  status === 'CANCELLED' ? paid : Math.max(0, paid - fee);

/** How many refunds are listed. */
const maxListed = 200;

/**
 * Lists the amounts still owed for sign-ups, the oldest first, after a line with the sum of all of them; empty without one.
 * A new submission uses up what was paid before, and takes it off the list.
 */
export async function signUpRefundLines(db: Database): Promise<string[]> {
  const rows = await db
    .select({ row: signUp, batch: signUpBatch.name, name: student.name, examineeNo: studentMajor.examineeNo })
    .from(signUp)
    .innerJoin(signUpBatch, eq(signUpBatch.id, signUp.batchId))
    .innerJoin(student, eq(student.id, signUp.studentId))
    .innerJoin(studentMajor, eq(studentMajor.id, signUp.studentMajorId))
    .where(or(gt(signUp.paid, signUp.fee), and(eq(signUp.status, 'CANCELLED'), gt(signUp.paid, 0))))
    .orderBy(asc(signUp.updatedAt), asc(signUp.signUpNo));
  const owing = rows.filter(({ row }) => owedOf(row) > 0);
  if (owing.length === 0) return [];
  const sum = owing.reduce((all, { row }) => all + owedOf(row), 0);
  const left = owing.length > maxListed ? `，下面是最早的 ${maxListed} 笔` : '';
  return [
    `报名待退 ${owing.length} 笔，共 ${yuanWords(sum)}${left}（退后用 sign-ups:refund 记为已退）：`,
    ...owing
      .slice(0, maxListed)
      .map(({ row, batch, name, examineeNo }) =>
        [
          row.signUpNo,
          formatDateTime(row.updatedAt),
          examineeNo,
          name,
          batch,
          yuanWords(owedOf(row)),
          row.status === 'CANCELLED' ? '已撤销' : '改后多缴',
        ].join('  '),
      ),
  ];
}
