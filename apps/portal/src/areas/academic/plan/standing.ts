import type { ExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { type ExamApplyStatus, examApplyStatusTitles } from '@qianwei/api/contract/academic/registration';
import { clashReasonOf, rivalOf } from '@qianwei/studies';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import { isOpen, laterWords, type PeriodCourse, refusalOf, seatWords } from './period-course.ts';
import type { Basket } from './use-basket.ts';

/** The state of a course in this period, and what can be done with it. */
export interface OfferingStanding extends Pick<StateMarkProps, 'shape' | 'tone'> {
  /** In the table. */
  readonly text: string;
  /** Under its half-day, where the other course is in sight; default `text`. */
  readonly short?: string;
  /** Below the state: the seats that are left, or what can be done instead. Default nothing. */
  readonly note?: string;
  /** Nothing can be done with it now: shown muted. */
  readonly isMuted: boolean;
  readonly action?: 'add' | 'remove' | 'swap';
  /** The page to change it; default none. */
  readonly way?: { readonly href: string; readonly text: string };
}

const registeredLooks: Record<ExamApplyStatus, Pick<OfferingStanding, 'shape' | 'tone'>> = {
  UNPAID: { shape: 'half', tone: 'warning' },
  APPLIED: { shape: 'check', tone: 'success' },
  ARRANGED: { shape: 'check', tone: 'success' },
  FINISHED: { shape: 'check', tone: 'success' },
  SCORED: { shape: 'check', tone: 'success' },
  CANCELLED: { shape: 'dash', tone: 'muted' },
  EXPIRED: { shape: 'dash', tone: 'muted' },
  ABSENT: { shape: 'dash', tone: 'muted' },
  VIOLATION: { shape: 'cross', tone: 'danger' },
};

/** The state of a course by its registration, the server's word on it and the basket. */
export function offeringStandingOf(
  plan: ExamPlan,
  course: PeriodCourse,
  {
    phase,
    sum,
    areaCode,
    courses,
    refused,
  }: Pick<Basket, 'phase' | 'sum' | 'areaCode' | 'courses' | 'refused'>,
): OfferingStanding {
  if (course.registered !== null)
    return {
      ...registeredLooks[course.registered],
      text: examApplyStatusTitles[course.registered],
      isMuted: false,
    };
  const { myStatus } = course;
  if (myStatus === 'PASSED' || myStatus === 'EXEMPT')
    return { shape: 'check', tone: 'success', text: course.reason, isMuted: true };
  if (phase !== 'open')
    return {
      shape: 'dotted',
      tone: 'muted',
      text: phase === 'before' ? '未开放' : '本期未报',
      isMuted: phase === 'over',
    };
  const rival = rivalOf(courses, sum.taken, course);
  // The server says so at length; where the other course is in sight, its code is enough.
  if (course.myStatus === 'CLASH' && rival?.isRegistered && !refused.includes(course))
    return besideRival(course, rival);
  const refusal = refusalOf(plan, course, { areaCode, courses });
  if (refusal !== null)
    return {
      shape: 'cross',
      text: refusal.reason,
      note: refusal.instead,
      isMuted: true,
      ...(refusal.way && { way: refusal.way }),
      ...(refused.includes(course) && { action: 'remove' as const }),
    };
  const note = seatWords(course, areaCode);
  if (sum.clashes.some((clash) => clash.courses.includes(course)))
    return {
      shape: 'triangle',
      tone: 'danger',
      text: sum.clashes.some(
        ({ reason, courses: rivals }) => reason === 'HALF_DAY' && rivals.includes(course),
      )
        ? '时段冲突'
        : '选考冲突',
      short: '已入篮，冲突',
      note,
      isMuted: false,
      action: 'remove',
    };
  if (sum.chosen.includes(course))
    return { shape: 'full', tone: 'brand', text: '已入篮', note, isMuted: false, action: 'remove' };
  if (rival !== undefined) return besideRival(course, rival);
  return { shape: 'open', text: '可报', note, isMuted: false, action: 'add' };
}

/** Another course has the half-day, or is the elective of the group: of the basket, whose place it can take, or registered. */
function besideRival(course: PeriodCourse, rival: PeriodCourse): OfferingStanding {
  const chosen = rival.isRegistered ? '已报' : '已选';
  const isElective = clashReasonOf(course, rival) === 'ELECTIVE';
  return {
    shape: 'cross',
    text: isElective ? `选考组${chosen} ${rival.courseCode}` : `与${chosen} ${rival.courseCode} 同场`,
    short: isElective ? `选考组${chosen} ${rival.courseCode}` : `与 ${rival.courseCode} 同场`,
    note: isElective ? '选考组只报一门。' : `${laterWords(course)}。`,
    isMuted: true,
    ...(!rival.isRegistered && { action: 'swap' }),
  };
}

/** True when a course stays in sight under 仅看可报: it is open or in the basket, also with a rival beside it. */
export const canBeTaken = (
  course: PeriodCourse,
  { areaCode, refused }: Pick<Basket, 'areaCode' | 'refused'>,
) => isOpen(course, areaCode) || refused.includes(course);
