import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { halfDayWords, momentWords } from '@qianwei/api/time/words';
import { taskPriorities } from '../../db/schema/schedule.ts';
import type { ActiveRegistration } from '../../studies/registrations.ts';
import { parseDateTime } from '../../time.ts';
import type { Duty } from './derived-duties.ts';

const dayMs = 86_400_000;

const startOf = ({ session: { date, start } }: ActiveRegistration) => parseDateTime(`${date} ${start}:00`);

/** The exams to come of the next period, in one 考籍, that should have a published seat and have none, by the half-day. */
function overdueExams(registrations: readonly ActiveRegistration[], now: Date): ActiveRegistration[] {
  const overdue = registrations.filter(
    (registration) =>
      registration.apply.status === 'APPLIED' &&
      registration.apply.siteId === null &&
      registration.period.seatPublish <= now &&
      startOf(registration) > now,
  );
  const [first] = overdue;
  return overdue.filter(
    ({ period, apply }) =>
      period.id === first?.period.id && apply.studentMajorId === first.apply.studentMajorId,
  );
}

/** Facts for the duty about seats. */
export interface SeatFacts {
  /** Of the person, in whichever 考籍, by period and half-day (`listActiveRegistrations`). */
  readonly registrations: readonly ActiveRegistration[];
  /** The 考籍 in use: of another one the duty names the major, and leads to its choice. */
  readonly studentMajorId: string;
  /** Of the office. */
  readonly phone: string;
}

/** Seats that are overdue: since when, for which half-days, and who can be asked; null while none is. */
export function overdueSeatsDuty(
  { registrations, studentMajorId, phone }: SeatFacts,
  now: Date,
): Duty | null {
  const exams = overdueExams(registrations, now);
  const [first] = exams;
  if (first === undefined) return null;
  const { period, apply, majorName, level } = first;
  const starts = startOf(first);
  const isOther = apply.studentMajorId !== studentMajorId;
  const whose = isOther ? `${majorName}（${examLevelTitles[level]}）的` : '';
  const isNear = starts.getTime() - now.getTime() <= dayMs;
  const list = exams.map(
    ({ course, session }) => `${halfDayWords(session)} ${course.courseCode} ${course.name}`,
  );
  return {
    code: 'SEAT_OVERDUE',
    reason: '座位还没有公布',
    title: `${period.name}有 ${exams.length} 门还没有考场和座位`,
    desc: `${whose}座位原定 ${momentWords(period.seatPublish.getTime())} 公布，还没有公布。考试：${list.join('；')}。`,
    note: `${isNear ? '就要考试了，请' : '公布后这里会显示；考前一直没有的，'}打自考办电话 ${phone} 问清考点和座位。`,
    path: isOther ? '/chooseMajor' : '/academic/apply/info',
    actionText: isOther ? '切换考籍' : '看报考记录',
    morePath: null,
    moreText: null,
    deadline: starts,
    occasion: 'EXAM',
    priority: isNear ? taskPriorities.examDay : taskPriorities.seatChanged,
  };
}
