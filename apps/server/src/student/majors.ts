import type { MajorInfo } from '@qianwei/api/contract/major';
import type { Day } from '@qianwei/api/time/moment';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { StudyPhase } from '../db/schema/columns.ts';
import { examCommittee, major, planVersion, school } from '../db/schema/institution.ts';
import { studentMajor } from '../db/schema/student.ts';
import { versionOf } from './plan-version.ts';

/** One 考籍 with the rows that its ids refer to. */
export interface StudentMajor extends MajorInfo {
  readonly schoolLogo: string;
  readonly schoolPhone: string;
  readonly registerDate: Day;
  readonly planVersion: string;
  readonly phase: StudyPhase;
}

/** The student's own 考籍, the oldest registration first. */
export async function listMajors(db: Database, studentId: string): Promise<StudentMajor[]> {
  const rows = await db
    .select({ record: studentMajor, major, school, committee: examCommittee, plan: planVersion })
    .from(studentMajor)
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .innerJoin(school, eq(school.id, major.schoolId))
    .innerJoin(examCommittee, eq(examCommittee.id, studentMajor.committeeId))
    .innerJoin(planVersion, eq(planVersion.id, studentMajor.planVersionId))
    .where(eq(studentMajor.studentId, studentId))
    .orderBy(asc(studentMajor.registerDate), asc(studentMajor.examineeNo));
  return rows.map(({ record, ...row }) => ({
    majorId: record.id,
    majorCode: row.major.majorCode,
    majorName: row.major.name,
    applyExamLevel: record.applyExamLevel,
    schoolName: row.school.name,
    examCommitteeName: row.committee.name,
    examineeNo: record.examineeNo,
    status: record.status,
    isDefault: record.isDefault,
    schoolLogo: row.school.logo,
    schoolPhone: row.school.phone,
    registerDate: record.registerDate,
    planVersion: versionOf(row.plan),
    phase: record.status === 'GRADUATED' ? 'GRADUATED' : record.phase,
  }));
}

/** The one to work in without asking: the default, or the only one; null means the student must choose. */
export function majorInUse(majors: readonly StudentMajor[]): StudentMajor | null {
  return majors.find((record) => record.isDefault) ?? (majors.length === 1 ? (majors[0] ?? null) : null);
}

/** The chosen one, else the one to work in, else the first: for showing, never for deciding. */
export function shownMajor(majors: readonly StudentMajor[], chosenId: string | null): StudentMajor | null {
  return majors.find((record) => record.majorId === chosenId) ?? majorInUse(majors) ?? majors[0] ?? null;
}
