import { momentWords } from '@qianwei/api/time/words';
import { taskPriorities } from '../../db/schema/schedule.ts';
import {
  hasTicket,
  isApproved,
  type LiveSignUp,
  type SeatedExam,
  seatedExams,
  signUpTicketPaths,
} from '../../studies/live-sign-ups.ts';
import type { Duty } from './derived-duties.ts';

/** 2026年下半年实践考核, 学位英语2026年11月批 */
const nameOf = ({ batch: { type, name } }: LiveSignUp) => (type === 'ENGLISH' ? `学位英语${name}` : name);

/** 13753 会计信息系统（实践），学府路实训中心第 6 机房 21 座 */
const examWords = ({ course, seat }: SeatedExam) =>
  `${course === null ? '学位英语考试' : `${course.courseCode} ${course.name}`}，${seat}`;

/** Events that a student whose sign-up is approved waits for: the seats, the ticket and, once they are published, each exam with its seat. */
export function signUpEntries(signUps: readonly LiveSignUp[], now: Date) {
  return signUps.filter(isApproved).flatMap((signedUp) => {
    const { batch, row } = signedUp;
    const shared = { concerns: true, until: null, path: signUpTicketPaths[batch.type] };
    const name = nameOf(signedUp);
    return [
      {
        ...{ ...shared, id: `seats-${row.id}`, bizType: 'SIGN_UP_SEATS', occasion: 'OPENING' as const },
        ...{ title: `${name}考场和座位公布`, at: batch.arrangePublish },
      },
      {
        ...{ ...shared, id: `ticket-${row.id}`, bizType: 'SIGN_UP_TICKET', occasion: 'OPENING' as const },
        ...{ title: `${name}准考证开放打印`, at: batch.ticketOpen },
      },
      ...seatedExams(signedUp, now).map((exam) => ({
        ...{ ...shared, id: exam.id, bizType: 'SIGN_UP_EXAM', occasion: 'EXAM' as const },
        ...{ title: examWords(exam), at: exam.begins, until: exam.ends },
      })),
    ];
  });
}

/** 打印准考证, until the last exam of the sign-up begins; null before the ticket is open. */
export function ticketDuty(signedUp: LiveSignUp, now: Date): Duty | null {
  const exams = seatedExams(signedUp, now).filter(({ begins }) => begins > now);
  const [first] = exams;
  if (first === undefined || !hasTicket(signedUp, now)) return null;
  const list = exams.map((exam) => `${momentWords(exam.begins.getTime())} ${examWords(exam)}`);
  return {
    code: 'SIGN_UP_TICKET',
    reason: '准考证已经开放打印',
    title: `打印${nameOf(signedUp)}准考证`,
    desc: `${list.join('；')}。`,
    note: '考试当天带身份证原件和准考证。',
    path: signUpTicketPaths[signedUp.batch.type],
    actionText: '打印准考证',
    morePath: null,
    moreText: null,
    deadline: first.begins,
    occasion: 'EXAM',
    priority: taskPriorities.ticketOpen,
  };
}
