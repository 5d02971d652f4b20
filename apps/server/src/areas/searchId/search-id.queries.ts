import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/account.ts';
import { examCommittee, major, school } from '../../db/schema/institution.ts';
import { student, studentMajor } from '../../db/schema/student.ts';

/** Person as asked for: the name, and the hashes of ID card and bound number. */
export interface SearchedPerson {
  readonly name: string;
  readonly idCardHash: string;
  readonly mobileHash: string;
}

/** The 考籍 of a person whose name, ID card and number all match, the one in use first; in one statement, whoever it is. */
export function findRecords(db: Database, { name, idCardHash, mobileHash }: SearchedPerson) {
  return db
    .select({ record: studentMajor, major, school, committee: examCommittee, account })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoin(studentMajor, eq(studentMajor.studentId, student.id))
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .innerJoin(school, eq(school.id, major.schoolId))
    .innerJoin(examCommittee, eq(examCommittee.id, studentMajor.committeeId))
    .where(
      and(
        eq(student.cardType, 'ID_CARD'),
        eq(student.idCardHash, idCardHash),
        eq(student.name, name),
        eq(account.mobileHash, mobileHash),
      ),
    )
    .orderBy(
      desc(eq(studentMajor.status, 'NORMAL')),
      desc(studentMajor.registerDate),
      asc(studentMajor.examineeNo),
    );
}
