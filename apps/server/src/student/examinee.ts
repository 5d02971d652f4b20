import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { student, studentMajor } from '../db/schema/student.ts';
import { DomainProblem } from '../problems.ts';

/** A 考籍 as staff name it, and the person it belongs to. */
export interface Examinee {
  readonly studentId: string;
  readonly studentMajorId: string;
  readonly name: string;
}

/** The 考籍 with a number (准考证号) as it was typed at the terminal. Throws DomainProblem without one. */
export async function findExaminee(db: Database, typedNo: string): Promise<Examinee> {
  const examineeNo = typedNo.trim();
  const [found] = await db
    .select({ studentId: student.id, studentMajorId: studentMajor.id, name: student.name })
    .from(studentMajor)
    .innerJoin(student, eq(student.id, studentMajor.studentId))
    .where(eq(studentMajor.examineeNo, examineeNo));
  if (found === undefined) throw new DomainProblem(`没有准考证号 ${examineeNo}`);
  return found;
}

/** The same, held until the transaction ends, so that two members of staff change the records of a person in turn. */
export async function holdExaminee(tx: Database, typedNo: string): Promise<Examinee> {
  const found = await findExaminee(tx, typedNo);
  await tx.select({ id: student.id }).from(student).where(eq(student.id, found.studentId)).for('update');
  return found;
}
