import { and, eq, inArray, sql } from 'drizzle-orm';
import { examApply, examOffering, examSeat } from '../db/schema/registration.ts';
import { examPeriod } from '../db/schema/schedule.ts';
import { studentMajor } from '../db/schema/student.ts';
import type { Deps } from '../deps.ts';
import { addStudent, type TestStudent } from './test-student.ts';

/** The seat that everybody wants: 02324 in the period that is open. */
export const lastSeat = { courseCode: '02324', areaCode: '9801' } as const;

/** A student of 周子墨's major without any result, logged in. */
export interface Applicant extends TestStudent {
  readonly studentMajorId: string;
}

/** Enrols students who may take the seat. */
export async function enrolApplicants(deps: Deps, count: number): Promise<Applicant[]> {
  const [like] = await deps.db.select().from(studentMajor).where(eq(studentMajor.examineeNo, '013224200002'));
  if (like === undefined) throw new Error('The demo institution is missing');
  const applicants: Applicant[] = [];
  for (let index = 0; index < count; index += 1) {
    const student = await addStudent(deps);
    const examineeNo = `9990000${String(index).padStart(5, '0')}`;
    const { studentId } = student;
    await deps.db.insert(studentMajor).values({ ...like, id: studentId, studentId, examineeNo });
    applicants.push({ ...student, studentMajorId: studentId });
  }
  return applicants;
}

async function openOffering({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const [row] = await db
    .select({ offeringId: examOffering.id, periodId: examPeriod.id })
    .from(examOffering)
    .innerJoin(examPeriod, eq(examPeriod.id, examOffering.periodId))
    .where(
      and(
        eq(examOffering.courseId, lastSeat.courseCode),
        sql`${clock.now().toISOString()}::timestamptz between ${examPeriod.applyStart} and ${examPeriod.applyEnd}`,
      ),
    );
  if (row === undefined) throw new Error('No period is open');
  return row;
}

/** Leaves one seat, and returns the period in which it is. */
export async function leaveOneSeat(deps: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const { offeringId, periodId } = await openOffering(deps);
  await deps.db
    .update(examSeat)
    .set({ taken: sql`${examSeat.quota} - 1` })
    .where(and(eq(examSeat.offeringId, offeringId), eq(examSeat.areaCode, lastSeat.areaCode)));
  return periodId;
}

/** Finds the students among these who hold a registration for the course. */
export async function holdersAmong(
  deps: Pick<Deps, 'db' | 'clock'>,
  applicants: readonly Applicant[],
): Promise<string[]> {
  const { offeringId } = await openOffering(deps);
  const rows = await deps.db
    .select({ studentId: examApply.studentId })
    .from(examApply)
    .where(
      and(
        eq(examApply.offeringId, offeringId),
        inArray(examApply.status, ['UNPAID', 'APPLIED']),
        inArray(
          examApply.studentId,
          applicants.map(({ studentId }) => studentId),
        ),
      ),
    );
  return rows.map(({ studentId }) => studentId);
}
