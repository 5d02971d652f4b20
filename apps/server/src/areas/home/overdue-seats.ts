import { halfDayWords, momentWords } from '@qianwei/api/time/words';
import { taskPriorities } from '../../db/schema/schedule.ts';
import type { ActiveRegistration } from '../../studies/registrations.ts';
import { parseDateTime } from '../../time.ts';
import type { Duty } from './derived-duties.ts';

const dayMs = 86_400_000;

const momentOf = ({ session: { date, ...times } }: ActiveRegistration, side: 'start' | 'end') =>
  parseDateTime(`${date} ${times[side]}:00`);

/** The exams to come of the next period that should have a published seat and have none, by the half-day. */
function overdueExams(registrations: readonly ActiveRegistration[], now: Date): ActiveRegistration[] {
  const overdue = registrations.filter(
    (registration) =>
      registration.apply.status === 'APPLIED' &&
      registration.apply.siteId === null &&
      registration.period.seatPublish <= now &&
      momentOf(registration, 'end') > now,
  );
  return overdue.filter(({ period }) => period.id === overdue[0]?.period.id);
}

/** Facts for the duty about seats. */
export interface SeatFacts {
  /** Of the person, in whichever 考籍, by period and half-day (`listActiveRegistrations`). */
  readonly registrations: readonly ActiveRegistration[];
  /** Of the office. */
  readonly phone: string;
}

/** Seats that are overdue: since when, for which half-days, and who can be asked; null while none is. */
export function overdueSeatsDuty({ registrations, phone }: SeatFacts, now: Date): Duty | null {
  const exams = overdueExams(registrations, now);
  const [first] = exams;
  if (first === undefined) return null;
  const { period } = first;
  const starts = momentOf(first, 'start');
  const isNear = starts.getTime() - now.getTime() <= dayMs;
  const list = exams.map(
    ({ course, session }) => `${halfDayWords(session)} ${course.courseCode} ${course.name}`,
  );
  return {
    code: 'SEAT_OVERDUE',
    reason: '座位还没有公布',
    title: `${period.name}有 ${exams.length} 门还没有考场和座位`,
    desc: `座位原定 ${momentWords(period.seatPublish.getTime())} 公布，还没有公布。考试：${list.join('；')}。`,
    note: `${isNear ? '就要考试了，请' : '公布后这里会显示；考前一直没有的，'}打自考办电话 ${phone} 问清考点和座位。`,
    path: '/academic/apply/info',
    actionText: '看报考记录',
    morePath: null,
    moreText: null,
    deadline: starts > now ? starts : null,
    occasion: 'EXAM',
    priority: isNear ? taskPriorities.examDay : taskPriorities.seatChanged,
  };
}
