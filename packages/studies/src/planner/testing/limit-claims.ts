import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import type { CourseLimit } from '../limit.ts';

/** Input of a plan. */
export interface Given {
  readonly facts: PlannerFacts;
  readonly wishes: PlannerWishes;
}

/** The facts when nothing but these courses of a limit, with their practices, is to be taken. */
export function factsOf(
  facts: PlannerFacts,
  limit: CourseLimit,
  courseCodes = limit.courseCodes,
): PlannerFacts {
  const isOwn = (code: string) => courseCodes.includes(code);
  const isLate = (code: string) => limit.kind === 'PRACTICE' && limit.courseCode === code;
  return {
    ...facts,
    electives: [],
    written: facts.written
      .filter(({ courseCode }) => isOwn(courseCode))
      .map((course) => ({ ...course, electiveGroup: '' })),
    practices: facts.practices.filter(({ courseCode, theoryCode }) =>
      courseCodes.length > 0 ? isOwn(theoryCode) : isLate(courseCode),
    ),
  };
}

/** True when a limit says that its courses could be taken in time without the constraint it names. */
export const canGiveWay = (limit: CourseLimit): boolean =>
  ['PIN', 'REGISTERED', 'SKIP', 'PRACTICE'].includes(limit.kind) ||
  (limit.kind === 'PERIOD_CAP' && limit.isWished);

/** The facts and wishes without what a limit names. */
export function withoutLimit({ facts, wishes }: Given, limit: CourseLimit): Given {
  switch (limit.kind) {
    case 'PIN':
      return {
        facts,
        wishes: { ...wishes, pins: wishes.pins.filter((pin) => !limit.fixed.includes(pin.courseCode)) },
      };
    case 'REGISTERED': {
      const written = facts.written.map((course) =>
        limit.fixed.includes(course.courseCode) ? { ...course, registered: null } : course,
      );
      return { facts: { ...facts, written }, wishes };
    }
    case 'SKIP':
      return {
        facts,
        wishes: { ...wishes, skip: wishes.skip.filter((month) => !limit.months.includes(month)) },
      };
    case 'PERIOD_CAP':
      return { facts, wishes: { ...wishes, maxPerPeriod: null } };
    case 'PRACTICE': {
      const practices = facts.practices.filter(({ courseCode }) => courseCode !== limit.courseCode);
      return { facts: { ...facts, practices }, wishes };
    }
    default:
      return { facts, wishes };
  }
}
