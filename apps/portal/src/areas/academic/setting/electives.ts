import type { CourseSetting, PlanCourse } from '@qianwei/api/contract/academic/course-setting';
import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import { isReached } from './credits.ts';

/** A group of electives of which some are to be chosen. */
export type Elective = CourseSetting['electives'][number];

/** One course of such a group. */
export type ElectiveOption = Elective['options'][number];

/** One thing that follows from a choice. */
export interface Consequence extends Pick<StateMarkProps, 'shape' | 'tone'> {
  readonly words: string;
}

/** How the credits of the plan stand to the minimum: 总学分正好 73，没有余量. */
export function surplusWords(creditPlan: number, minCredit: number): string {
  if (creditPlan < minCredit) return `总学分 ${creditPlan}，低于毕业要求 ${minCredit}`;
  return creditPlan === minCredit
    ? `总学分正好 ${creditPlan}，没有余量`
    : `总学分 ${creditPlan}，比毕业要求多 ${creditPlan - minCredit}`;
}

function creditConsequence({ creditPlan }: ElectiveOption, minCredit: number): Consequence {
  const surplus = creditPlan - minCredit;
  if (surplus < 0) return { shape: 'cross', tone: 'danger', words: `还差 ${-surplus} 学分，不够毕业` };
  return surplus === 0
    ? { shape: 'triangle', tone: 'warning', words: '以后任何一门按新计划少算学分，都要另补课程' }
    : { shape: 'check', tone: 'success', words: `有余量：以后少算 ${surplus} 学分以内，不用另补课程` };
}

/** The half-day, and which courses of it are still to be taken: they cannot be registered in the same period. */
function sessionConsequence(own: PlanCourse, courses: readonly PlanCourse[]): Consequence | null {
  if (own.sessionCode === null) return null;
  const session = sessionTitles[own.sessionCode];
  const rivals = courses.filter(
    (course) =>
      course.sessionCode === own.sessionCode &&
      course.electiveGroup !== own.electiveGroup &&
      !isReached(course),
  );
  if (rivals.length === 0) return { shape: 'check', tone: 'success', words: `${session}开考，没有课程冲突` };
  const codes = rivals.map(({ courseCode }) => courseCode).join('、');
  return { shape: 'open', tone: 'default', words: `${session}开考，与 ${codes} 不能在同一考期报` };
}

/** The consequences of an elective, apart from the credits of the plan. */
export function consequencesOf(
  option: ElectiveOption,
  { plan, groups }: Pick<CourseSetting, 'plan' | 'groups'>,
): Consequence[] {
  const courses = groups.flatMap(({ courses: own }) => own);
  const own = courses.find(({ courseCode }) => courseCode === option.courseCode);
  const session = own === undefined ? null : sessionConsequence(own, courses);
  return [creditConsequence(option, plan.minCredit), ...(session === null ? [] : [session])];
}
