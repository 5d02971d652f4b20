import { type ExamSession, sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import type { ExamPlan, Offering } from '@qianwei/api/contract/academic/exam-plan';
import type { ExamApplyStatus } from '@qianwei/api/contract/academic/registration';
import { dateWords } from '@qianwei/api/time/words';

/** A course of the period as the page works with it. */
export interface PeriodCourse extends Offering {
  /** State of its registration, or of the submission this moment; null without one. */
  readonly registered: ExamApplyStatus | null;
  /** It is registered: it takes its half-day. */
  readonly isRegistered: boolean;
}

/** Why a course cannot be registered. */
export interface CourseRefusal {
  /** In a few words: 江澜市名额已满. */
  readonly reason: string;
  /** Another way, a whole sentence; empty without one. */
  readonly instead: string;
  /** The page where it is changed. */
  readonly way?: { readonly href: string; readonly text: string };
}

/** Courses can be chosen (`open`), not yet (`before`) or no more (`over`). */
export type Phase = 'open' | 'before' | 'over';

/** Places that are few enough to be worth a word. */
const fewSeats = 5;

/** `2027年1月考期` → `2027年1月`. */
export const periodMonth = (periodName: string) => periodName.replace(/考期$/, '');

/** `1月9日 周六上午`. */
export const halfDayTitle = ({ code, date }: ExamSession) => `${dateWords(date)} ${sessionTitles[code]}`;

/** The half-day of a course in the period; undefined for a course of no half-day of it. */
export const halfDayOf = ({ sessions }: Pick<ExamPlan, 'sessions'>, { sessionCode }: Offering) =>
  sessions.find(({ code }) => code === sessionCode);

/** The name of an area: 江澜市. */
export const areaNameOf = ({ areas }: Pick<ExamPlan, 'areas'>, areaCode: string) =>
  areas.find((area) => area.areaCode === areaCode)?.name ?? '';

/** `可在 2027年4月报考`, or 下次开考时间待公布. */
export const laterWords = ({ nextPeriod }: Pick<Offering, 'nextPeriod'>) =>
  nextPeriod === '' ? '下次开考时间待公布' : `可在 ${nextPeriod}报考`;

const seatsLeft = ({ seats }: Offering, areaCode: string) =>
  seats.find((seat) => seat.areaCode === areaCode)?.left ?? null;

/** `还剩 2 个名额`; empty where there are enough or there is no quota. */
export function seatWords(course: Offering, areaCode: string): string {
  const left = seatsLeft(course, areaCode);
  return left !== null && left > 0 && left <= fewSeats ? `还剩 ${left} 个名额` : '';
}

/** True when a course can be put into the basket, seats in the area included. */
export function isOpen(course: PeriodCourse, areaCode: string): boolean {
  if (course.isRegistered) return false;
  const left = seatsLeft(course, areaCode);
  // The server answers for the area that it knows of; the student may be looking at another one.
  if (course.myStatus === 'FULL') return left !== null && left > 0;
  return course.myStatus === 'OPEN' && left !== 0;
}

/** True when a course can be put into the basket, if need be with another area. */
export const isOpenAnywhere = ({ areas }: Pick<ExamPlan, 'areas'>, course: PeriodCourse) =>
  areas.some(({ areaCode }) => isOpen(course, areaCode));

/** Why a course cannot be put into the basket, and what can be done instead; null when it can, or is registered. */
export function refusalOf(
  plan: ExamPlan,
  course: PeriodCourse,
  { areaCode, courses }: { areaCode: string; courses: readonly PeriodCourse[] },
): CourseRefusal | null {
  if (course.isRegistered || isOpen(course, areaCode)) return null;
  const { myStatus, reason } = course;
  if (myStatus === 'PASSED' || myStatus === 'EXEMPT') return { reason, instead: '' };
  if (myStatus === 'OTHER_RECORD')
    return {
      reason: `已在 ${course.otherRecord ?? '另一个考籍'}报考`,
      instead: '要撤销，先切换到那个考籍。',
      way: { href: '/chooseMajor', text: '切换考籍' },
    };
  if (myStatus === 'NOT_CHOSEN' || myStatus === 'EXEMPTION_PENDING')
    return { reason, instead: '', way: { href: '/academic/course/setting', text: '看课程设置' } };
  const isFull = myStatus === 'FULL' || myStatus === 'OPEN';
  const areas = plan.areas.filter((area) => isFull && isOpen(course, area.areaCode));
  const others = courses.filter(
    (other) => myStatus !== 'CLASH' && other.sessionCode === course.sessionCode && isOpen(other, areaCode),
  );
  const ways = [
    areas.length > 0 && `${areas.map(({ name }) => name).join('、')}还有名额，可以换考区`,
    others.length > 0 && `同一半天可报 ${others.map(({ courseCode }) => courseCode).join('、')}`,
    laterWords(course),
  ].filter((way) => way !== false);
  return {
    reason: isFull ? `${areaNameOf(plan, areaCode)}名额已满` : reason,
    instead: `${ways.join('；')}。`,
  };
}
