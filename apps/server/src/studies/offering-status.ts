import type { OfferingStatus } from '@qianwei/api/contract/academic/exam-plan';
import type { OfferedCourse, PeriodPlan } from './period-plan.ts';

/**
 * Says what may be done with an offered course, by what is registered and passed; what else is in the basket is for
 * `basketOf` to say. The order is the rule: a course that is passed says so, and not that its half-day is taken. `areaCode`
 * is the area in which a seat is wanted; null for any.
 */
export function offeringStatusOf(
  { standing, session, registration, seats, isFull }: OfferedCourse,
  { studies, electives, registrations, period }: PeriodPlan,
  areaCode: string | null,
): OfferingStatus {
  const { line } = standing.line;
  if (registration !== null)
    return registration.apply.studentMajorId === studies.studentMajorId ? 'APPLIED' : 'OTHER_RECORD';
  if (standing.passed) return standing.best?.grade.gradeType === 'EXEMPT' ? 'EXEMPT' : 'PASSED';
  if (studies.pendingExemptions.has(line.courseId)) return 'EXEMPTION_PENDING';
  const elective = electives.get(line.electiveGroup);
  if (elective !== undefined && elective.line.course.id !== line.courseId) return 'NOT_CHOSEN';
  if (registrations.some((other) => other.session.id === session.id)) return 'CLASH';
  if (registrations.length >= period.maxCourse) return 'PERIOD_FULL';
  const hasNoSeat = areaCode === null ? isFull : (seats.get(areaCode) ?? 1) <= 0;
  return hasNoSeat ? 'FULL' : 'OPEN';
}
