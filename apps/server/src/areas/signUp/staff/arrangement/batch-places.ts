import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { course } from '../../../../db/schema/course.ts';
import { signUp, signUpItem, signUpSite } from '../../../../db/schema/sign-up.ts';
import { student, studentMajor } from '../../../../db/schema/student.ts';
import type { SignUpBatchRow } from '../../batches.ts';
import type { SignedItem, SignUpRow } from '../../sign-up-facts.ts';
import { type ExamPlace, examPlaceOf } from './exam-place.ts';

/** Something to be arranged: a course of an approved sign-up, or its exam. */
export interface Arranged extends SignedItem {
  readonly row: SignUpRow;
  readonly examineeNo: string;
  readonly name: string;
  /** The site, or area, that the student has chosen. */
  readonly chosenSite: string;
  readonly place: ExamPlace | null;
}

/** Key of what a row of the sheet is about. */
export const arrangedKeyOf = (signUpNo: string, courseCode: string): string => `${signUpNo} ${courseCode}`;

/**
 * Everything of a batch that is to be arranged, by number and course. With `isLocked` its sign-ups stay as they are until
 * the transaction ends.
 */
export async function readArranged(
  tx: Database,
  { id }: Pick<SignUpBatchRow, 'id'>,
  { isLocked }: { readonly isLocked: boolean },
): Promise<Arranged[]> {
  const isApproved = and(eq(signUp.batchId, id), inArray(signUp.status, ['APPROVED', 'ARRANGED']));
  if (isLocked)
    await tx.select({ id: signUp.id }).from(signUp).where(isApproved).orderBy(asc(signUp.id)).for('update');
  const rows = await tx
    .select({
      row: signUp,
      item: signUpItem,
      course,
      examineeNo: studentMajor.examineeNo,
      name: student.name,
      chosenSite: signUpSite.name,
    })
    .from(signUp)
    .innerJoin(signUpItem, eq(signUpItem.signUpId, signUp.id))
    .innerJoin(signUpSite, eq(signUpSite.id, signUp.siteId))
    .innerJoin(studentMajor, eq(studentMajor.id, signUp.studentMajorId))
    .innerJoin(student, eq(student.id, signUp.studentId))
    .leftJoin(course, eq(course.id, signUpItem.courseId))
    .where(isApproved)
    .orderBy(asc(signUpSite.name), asc(course.courseCode), asc(signUp.signUpNo));
  return rows.map((found) => ({ ...found, place: examPlaceOf(found) }));
}

/** Parts of a list that share a key, such as those of a sign-up. */
export function partsBy<Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const parts = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    parts.set(key, [...(parts.get(key) ?? []), value]);
  }
  return parts;
}
