import { eq } from 'drizzle-orm';
import { recordStaffAction } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { preEducation } from '../db/schema/student.ts';
import { DomainProblem } from '../problems.ts';
import { holdExaminee } from './examinee.ts';

/** The end of a check of the earlier schooling (前置学历查验). */
interface PreEducationCheck {
  readonly examineeNo: string;
  readonly checkStatus: 'PASSED' | 'FAILED';
  readonly by: string;
}

/** Records how the check of the earlier schooling ended. Returns what is printed; throws DomainProblem where none was entered. */
export function checkPreEducation(
  db: Database,
  { examineeNo, checkStatus, by }: PreEducationCheck,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { studentId, name } = await holdExaminee(tx, examineeNo);
    const [row] = await tx
      .update(preEducation)
      .set({ checkStatus, checkedAt: now })
      .where(eq(preEducation.studentId, studentId))
      .returning();
    if (row === undefined) throw new DomainProblem(`${name}没有登记前置学历`);
    await recordStaffAction(
      tx,
      { bizType: 'PRE_EDUCATION', bizId: row.id, action: 'CHECK', node: checkStatus, opinion: '' },
      { by, now },
    );
    return `${name}的前置学历查验：${checkStatus === 'PASSED' ? '通过' : '不通过'}（${row.school} ${row.major}）`;
  });
}
