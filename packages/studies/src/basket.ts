import type { SessionCode } from '@qianwei/api/contract/academic/exam-period';

/** A course of the period, as a basket needs it. */
export interface BasketCourse {
  readonly courseCode: string;
  readonly sessionCode: SessionCode;
  /** The group of electives of which one is taken; empty outside a group. */
  readonly electiveGroup: string;
  /** 分 */
  readonly fee: number;
  /** It is registered already: it takes its half-day, and cannot be in the basket. */
  readonly isRegistered: boolean;
}

/** Why courses cannot be taken together: they are examined in one half-day, or one of their group is chosen. */
export type ClashReason = 'HALF_DAY' | 'ELECTIVE';

/** Courses of a basket of which one can be taken, in the order of the period; two or more. */
export interface BasketClash<Course> {
  readonly reason: ClashReason;
  /** The half-day; null for electives. */
  readonly session: SessionCode | null;
  readonly courses: readonly Course[];
  /** The one of them that stays. */
  readonly stays: Course;
}

/** Result of a basket. */
export interface BasketSum<Course> {
  /** The courses of the basket that the period has, in its order; registered ones are left out. */
  readonly chosen: readonly Course[];
  readonly clashes: readonly BasketClash<Course>[];
  /** Courses left when only the kept one of each clash stays. */
  readonly taken: readonly Course[];
  /** 分, of `taken`. */
  readonly fee: number;
  /** How many of `taken` are too many beside what is registered; 0 when all fit. */
  readonly tooMany: number;
}

type Place = Pick<BasketCourse, 'courseCode' | 'sessionCode' | 'electiveGroup'>;

/** Why two courses cannot be taken together; null when they can. */
export function clashReasonOf(a: Place, b: Place): ClashReason | null {
  if (a.sessionCode === b.sessionCode) return 'HALF_DAY';
  return a.electiveGroup !== '' && a.electiveGroup === b.electiveGroup ? 'ELECTIVE' : null;
}

/** The courses by half-day or by group, where two or more share one. */
function rivalsBy<Course extends BasketCourse>(
  chosen: readonly Course[],
  reason: ClashReason,
): readonly (readonly Course[])[] {
  const keyOf = ({ sessionCode, electiveGroup }: Course) =>
    reason === 'HALF_DAY' ? sessionCode : electiveGroup;
  const keys = [...new Set(chosen.map(keyOf))].filter((key) => key !== '');
  return keys
    .map((key) => chosen.filter((course) => keyOf(course) === key))
    .filter(({ length }) => length > 1);
}

/**
 * Computes the result of a basket on both sides: the portal shows it at once, the server decides by it. Of a clash the
 * first code of `kept` that is in it stays, else its first course. Electives that are already told apart by their
 * half-day are one clash, not two.
 */
export function basketOf<Course extends BasketCourse>(
  courses: readonly Course[],
  codes: Iterable<string>,
  { maxCourse, kept = [] }: { readonly maxCourse: number; readonly kept?: readonly string[] },
): BasketSum<Course> {
  const inBasket = new Set(codes);
  const chosen = courses.filter(({ courseCode, isRegistered }) => inBasket.has(courseCode) && !isRegistered);
  const rankOf = ({ courseCode }: Course) => {
    const rank = kept.indexOf(courseCode);
    return rank === -1 ? kept.length : rank;
  };
  const stay: Course[] = [];
  for (const course of chosen.toSorted((a, b) => rankOf(a) - rankOf(b)))
    if (stay.every((other) => clashReasonOf(course, other) === null)) stay.push(course);
  const clashesBy = (reason: ClashReason) =>
    rivalsBy(chosen, reason).flatMap((rivals): BasketClash<Course>[] => {
      const stays = rivals.find((course) => stay.includes(course));
      const session = reason === 'HALF_DAY' ? (rivals[0]?.sessionCode ?? null) : null;
      // No course stays: another clash has decided.
      return stays === undefined ? [] : [{ reason, session, courses: rivals, stays }];
    });
  const halfDays = clashesBy('HALF_DAY');
  const electives = clashesBy('ELECTIVE').filter(({ courses: rivals }) =>
    rivals.some(({ sessionCode }) => sessionCode !== rivals[0]?.sessionCode),
  );
  const taken = chosen.filter((course) => stay.includes(course));
  const registered = courses.filter(({ isRegistered }) => isRegistered).length;
  return {
    chosen,
    clashes: [...halfDays, ...electives],
    taken,
    fee: taken.reduce((sum, { fee }) => sum + fee, 0),
    tooMany: Math.max(0, registered + taken.length - maxCourse),
  };
}

/** The course in whose way another stands already: a registered one, or one of the basket; undefined when it is free. */
export function rivalOf<Course extends BasketCourse>(
  courses: readonly Course[],
  taken: readonly Course[],
  course: Place,
): Course | undefined {
  return [...courses.filter(({ isRegistered }) => isRegistered), ...taken].find(
    (other) => other.courseCode !== course.courseCode && clashReasonOf(other, course) !== null,
  );
}
