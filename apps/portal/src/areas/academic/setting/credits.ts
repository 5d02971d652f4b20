import type {
  CourseSetting,
  PlanCourse,
  PlanCourseStatus,
} from '@qianwei/api/contract/academic/course-setting';
import type { CreditBarProps } from '@qianwei/ui/CreditBar';
import { slipStates } from '../../../shared/credits/credit-words.ts';

type CreditSlip = CreditBarProps['slips'][number];

/** The elective of each group that is chosen, on the page or before: group → code of the course. */
export type Picks = Readonly<Record<string, string>>;

const reached: readonly PlanCourseStatus[] = ['PASSED', 'EXEMPT', 'REPLACED'];

/** True when the credits of a course count already: 合格, 免考 or 顶替. */
export const isReached = ({ status }: Pick<PlanCourse, 'status'>): boolean => reached.includes(status);

/** True when a plan is that of a graduate with results kept elsewhere: nothing of it is reached here. */
export const isUnrecorded = ({ holder, credits }: Pick<CourseSetting, 'holder' | 'credits'>): boolean =>
  holder === 'GRADUATE' && credits.done === 0;

/** The choice as long as the student picks nothing else: the confirmed elective, else the one that counts meanwhile. */
export const picksOf = (electives: CourseSetting['electives']): Picks =>
  Object.fromEntries(
    electives.map(({ group, chosen, suggested, options }) => [
      group,
      chosen[0] ?? suggested[0] ?? options[0]?.courseCode ?? '',
    ]),
  );

/** True when a course belongs to the plan: every one but the electives that are not chosen. */
const isInPlan = ({ electiveGroup, courseCode }: PlanCourse, picks: Picks): boolean =>
  electiveGroup === '' || picks[electiveGroup] === courseCode;

/** The credits of courses, and how many of them are reached. */
export interface GroupCredits {
  readonly total: number;
  readonly done: number;
}

/** Adds up the courses that belong to the plan. */
export function creditsOf(courses: readonly PlanCourse[], picks: Picks): GroupCredits {
  const sum = (counted: readonly PlanCourse[]) =>
    counted.reduce((credits, course) => credits + course.credit, 0);
  const own = courses.filter((course) => isInPlan(course, picks));
  return { total: sum(own), done: sum(own.filter(isReached)) };
}

/** The credits of the whole plan with these electives; the sum of what the page lists. */
export const creditPlanOf = ({ groups }: Pick<CourseSetting, 'groups'>, picks: Picks): number =>
  creditsOf(
    groups.flatMap(({ courses }) => courses),
    picks,
  ).total;

/**
 * The plan as slips: electives last, the one that can still be changed set apart, and behind them what the largest other
 * choice would add.
 */
export function creditSlips({ groups, electives }: CourseSetting, picks: Picks): CreditSlip[] {
  const isOpen = (group: string) => electives.some((each) => each.group === group && each.locked === null);
  const courses = groups
    .flatMap(({ courses: own }) => own)
    .filter((course) => isInPlan(course, picks))
    .toSorted((a, b) => Number(a.electiveGroup !== '') - Number(b.electiveGroup !== ''));
  const slips = courses.map((course): CreditSlip => {
    const state = slipStates[course.creditState];
    return {
      id: course.courseCode,
      name: `${course.courseCode} ${course.courseName}`,
      credits: course.credit,
      state,
      isChosen: state === 'rest' && course.electiveGroup !== '' && isOpen(course.electiveGroup),
    };
  });
  const others = electives
    .filter(({ locked }) => locked === null)
    .flatMap(({ group, options }): CreditSlip[] => {
      const own = options.find(({ courseCode }) => courseCode === picks[group])?.credit ?? 0;
      const largest = options.toSorted((a, b) => b.credit - a.credit)[0];
      if (largest === undefined || largest.credit <= own) return [];
      const { courseCode, courseName, credit } = largest;
      return [
        {
          id: `other ${courseCode}`,
          name: `改选 ${courseCode} ${courseName}`,
          credits: credit - own,
          state: 'maybe',
        },
      ];
    });
  return [...slips, ...others];
}
