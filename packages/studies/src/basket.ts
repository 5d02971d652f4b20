import type { SessionCode } from '@qianwei/api/contract/academic/exam-period';

/** What a basket needs to know of a course of the period. */
export interface BasketCourse {
  readonly courseCode: string;
  readonly sessionCode: SessionCode;
  /** 分 */
  readonly fee: number;
  /** It is registered already: it takes its half-day, and cannot be in the basket. */
  readonly isRegistered: boolean;
}

/** Courses of a basket that stand in one half-day, in the order of the period; two or more. */
export interface BasketClash<Course> {
  readonly session: SessionCode;
  readonly courses: readonly Course[];
  /** The one of them that stays. */
  readonly stays: Course;
}

/** What a basket comes to. */
export interface BasketSum<Course> {
  /** The courses of the basket that the period has, in its order; registered ones are left out. */
  readonly chosen: readonly Course[];
  readonly clashes: readonly BasketClash<Course>[];
  /** What is left when of each clash only the kept one stays. */
  readonly taken: readonly Course[];
  /** 分, of `taken`. */
  readonly fee: number;
  /** How many of `taken` are too many beside what is registered; 0 when all fit. */
  readonly tooMany: number;
}

/**
 * What a basket comes to, on both sides: the portal shows it at once, the server decides by it. Of a clash the first code
 * of `kept` that is in it stays, else its first course.
 */
export function basketOf<Course extends BasketCourse>(
  courses: readonly Course[],
  codes: Iterable<string>,
  { maxCourse, kept = [] }: { readonly maxCourse: number; readonly kept?: readonly string[] },
): BasketSum<Course> {
  const inBasket = new Set(codes);
  const chosen = courses.filter(({ courseCode, isRegistered }) => inBasket.has(courseCode) && !isRegistered);
  const sessions = [...new Set(chosen.map(({ sessionCode }) => sessionCode))];
  const clashes = sessions.flatMap((session): BasketClash<Course>[] => {
    const rivals = chosen.filter(({ sessionCode }) => sessionCode === session);
    const wanted = kept.find((code) => rivals.some(({ courseCode }) => courseCode === code));
    const stays = rivals.find(({ courseCode }) => courseCode === wanted) ?? rivals[0];
    return stays === undefined || rivals.length === 1 ? [] : [{ session, courses: rivals, stays }];
  });
  const dropped = clashes.flatMap(({ courses: rivals, stays }) =>
    rivals.filter((course) => course !== stays),
  );
  const taken = chosen.filter((course) => !dropped.includes(course));
  const registered = courses.filter(({ isRegistered }) => isRegistered).length;
  return {
    chosen,
    clashes,
    taken,
    fee: taken.reduce((sum, { fee }) => sum + fee, 0),
    tooMany: Math.max(0, registered + taken.length - maxCourse),
  };
}

/** The course that stands in a half-day already: a registered one, or one of the basket; undefined when it is free. */
export function rivalOf<Course extends BasketCourse>(
  courses: readonly Course[],
  taken: readonly Course[],
  { courseCode, sessionCode }: BasketCourse,
): Course | undefined {
  return [...courses.filter(({ isRegistered }) => isRegistered), ...taken].find(
    (other) => other.sessionCode === sessionCode && other.courseCode !== courseCode,
  );
}
