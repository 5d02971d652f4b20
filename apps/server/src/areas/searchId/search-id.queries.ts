import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/account.ts';
import { examCommittee, major, school } from '../../db/schema/institution.ts';
import { student, studentMajor } from '../../db/schema/student.ts';
import { isStudent, type SoughtPerson } from '../../lookup/look-up.ts';

/** The 考籍 of a person to whose account the number is bound, the one in use first; in one statement, whoever it is. */
export function findRecords(db: Database, person: SoughtPerson, mobileHash: string) {
  return db
    .select({ record: studentMajor, major, school, committee: examCommittee, account })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoin(studentMajor, eq(studentMajor.studentId, student.id))
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .innerJoin(school, eq(school.id, major.schoolId))
    .innerJoin(examCommittee, eq(examCommittee.id, studentMajor.committeeId))
    .where(and(isStudent(person), eq(account.mobileHash, mobileHash)))
    .orderBy(
      desc(eq(studentMajor.status, 'NORMAL')),
      desc(studentMajor.registerDate),
      asc(studentMajor.examineeNo),
    );
}
