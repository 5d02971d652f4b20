// Only for the drawing: the words beside its courses. What may be done with a course is for the server to say.

import type { StateMarkProps } from '@qianwei/ui/StateMark';
import type { Choices } from './choices.ts';
import type { PlanCourse } from './plan.ts';

/** The state of a course in this period, and what can be done. */
export interface Standing extends Pick<StateMarkProps, 'shape' | 'tone'> {
  /** In the table. */
  text: string;
  /** Under its half-day, where the other course is in sight; default `text`. */
  short?: string;
  /** Can be taken in this period. */
  isOpen: boolean;
  action?: 'add' | 'remove' | 'swap';
}

/** `closed` nothing can be chosen now; `submitted` the submission counts until it is withdrawn. */
export type Phase = 'open' | 'closed' | 'submitted';

/** The state of a course by the basket; a clash is named for as long as it can be resolved here. */
export function standingOf(course: PlanCourse, choices: Choices, phase: Phase): Standing {
  const { chosen, clashes, taken } = choices;
  if (course.settled) return { shape: 'check', tone: 'success', text: course.settled, isOpen: false };
  if (phase === 'closed') return { shape: 'dotted', tone: 'muted', text: '未开放', isOpen: true };
  if (phase === 'submitted')
    return taken.includes(course)
      ? { shape: 'half', tone: 'warning', text: '待缴费', isOpen: false }
      : { shape: 'dash', tone: 'muted', text: '本期未报', isOpen: false };
  const isClash = clashes.some(({ courses }) => courses.includes(course));
  if (isClash)
    return {
      shape: 'triangle',
      tone: 'danger',
      text: '时段冲突',
      short: '已入篮，冲突',
      isOpen: true,
      action: 'remove',
    };
  if (chosen.includes(course))
    return { shape: 'full', tone: 'brand', text: '已入篮', isOpen: true, action: 'remove' };
  const rival = taken.find(({ session }) => session === course.session);
  return rival
    ? {
        shape: 'cross',
        text: `与已选 ${rival.code} 同场`,
        short: `与 ${rival.code} 同场`,
        isOpen: false,
        action: 'swap',
      }
    : { shape: 'open', text: '可报', isOpen: true, action: 'add' };
}
