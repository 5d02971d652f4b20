import { basketOf } from '@qianwei/studies';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { examBasket } from '../db/schema/registration.ts';
import { offeringStatusOf } from './offering-status.ts';
import type { OfferedCourse, PeriodPlan } from './period-plan.ts';
import type { StudyRecord } from './record.ts';

/** A basket as it is kept. */
export interface KeptBasket {
  readonly courseCodes: readonly string[];
  /** Empty before an area was chosen. */
  readonly areaCode: string;
}

/** The student's basket in a period; empty without one. */
export async function readBasket(
  db: Database,
  { studentId, studentMajorId }: StudyRecord,
  periodId: string,
): Promise<KeptBasket> {
  const [row] = await db
    .select({ courseCodes: examBasket.courseCodes, areaCode: examBasket.areaCode })
    .from(examBasket)
    .where(
      and(
        eq(examBasket.studentMajorId, studentMajorId),
        eq(examBasket.studentId, studentId),
        eq(examBasket.periodId, periodId),
      ),
    );
  return row ?? { courseCodes: [], areaCode: '' };
}

/** How many courses the period allows in this 考籍: what is registered in another one, and not offered here, takes a place. */
export const placesIn = ({ period, registrations, offered }: PeriodPlan): number =>
  period.maxCourse -
  (registrations.length - offered.filter(({ registration }) => registration !== null).length);

/** The offered courses as the arithmetic of baskets knows them. */
export const basketCourses = ({ offered, period }: PeriodPlan) =>
  offered.map((course) => ({
    courseCode: course.standing.line.course.courseCode,
    sessionCode: course.session.code,
    electiveGroup: course.standing.line.line.electiveGroup,
    fee: period.feeEnabled ? course.offering.fee : 0,
    isRegistered: course.registration !== null,
    course,
  }));

/** The courses of a basket that can be registered beside each other: of a clash the first. */
export function registrableOf(plan: PeriodPlan, codes: readonly string[]): OfferedCourse[] {
  const open = basketCourses(plan).filter(({ course }) => offeringStatusOf(course, plan, null) === 'OPEN');
  return basketOf(open, codes, { maxCourse: placesIn(plan) }).taken.map(({ course }) => course);
}
