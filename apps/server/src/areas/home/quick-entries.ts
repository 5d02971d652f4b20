import type { HomeIndex } from '@qianwei/api/contract/home';
import type { SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import type { StudyPhase } from '../../db/schema/columns.ts';
import { signUpTicketPaths } from '../../studies/live-sign-ups.ts';

type QuickEntry = HomeIndex['quickList'][number];

const grades: QuickEntry = { title: '成绩查询', path: '/academic/gradeSearch', icon: 'academic' };
const registrations: QuickEntry = { title: '报考记录', path: '/academic/apply/info', icon: 'sheet' };
const account: QuickEntry = { title: '个人信息', path: '/account/index', icon: 'user' };
const settings: QuickEntry = { title: '免考与顶替', path: '/academic/course/setting', icon: 'swap' };
const practice: QuickEntry = { title: '实践测评', path: '/exam/practice/assessment', icon: 'exam' };
const material: QuickEntry = { title: '毕业材料', path: '/apply/graduation', icon: 'graduation' };
const degree: QuickEntry = { title: '学位申请', path: '/applyDegree/index', icon: 'degree' };
const thesis: QuickEntry = { title: '论文管理', path: '/thesis/index', icon: 'thesis' };
const examTicket = (periodId: string): QuickEntry => ({
  title: '统考通知单',
  path: `/academic/apply/info?ticket=${encodeURIComponent(periodId)}`,
  icon: 'print',
});
const signUpTicketTitles: Readonly<Record<SignUpType, string>> = {
  PRACTICE: '实践准考证',
  ENGLISH: '学位英语准考证',
};
const signUpTicket = (type: SignUpType): QuickEntry => ({
  ...{ title: signUpTicketTitles[type], path: signUpTicketPaths[type], icon: 'print' },
});
const defenceTicket: QuickEntry = { title: '答辩准考证', path: '/reviews/ticket', icon: 'print' };

/** Facts that decide the shortcuts. */
export interface QuickEntriesFacts {
  readonly platform: string;
  /** The phase of the 考籍 in use. */
  readonly phase: StudyPhase | null;
  /** Its plan leads to a degree. */
  readonly hasDegree: boolean;
  readonly level: string;
  /** The period whose 统考通知单 can be printed now; null while there is none. */
  readonly ticketPeriod: string | null;
  /** A session of the defence is booked and not over. */
  readonly hasDefence: boolean;
  /** The exams of sign-ups whose ticket can be printed now. */
  readonly signUpTickets: readonly SignUpType[];
}

/** Shortcuts by where somebody stands: certificates, a thesis, after graduation; junior college has neither thesis nor degree. */
export function quickEntries({
  platform,
  phase,
  hasDegree,
  level,
  ticketPeriod,
  hasDefence,
  signUpTickets,
}: QuickEntriesFacts): QuickEntry[] {
  if (phase === 'CERTIFICATE') {
    return [
      { title: '证书测评', path: '/exam/practice/assessment', icon: 'certificate' },
      { title: '课程学习', path: '/course/list', icon: 'course' },
      account,
    ];
  }
  if (platform === '10002') {
    return [
      thesis,
      { title: '论文复检', path: '/thesisRetest/directory', icon: 'thesisRetest' },
      { title: '操作手册', path: '/thesis/reviewsManual', icon: 'info' },
    ];
  }
  if (phase === 'GRADUATED') return [...(hasDegree ? [degree] : []), grades, registrations, account];
  const ticket = [
    ...(ticketPeriod === null ? [] : [examTicket(ticketPeriod)]),
    ...[...new Set(signUpTickets)].map(signUpTicket),
    ...(hasDefence ? [defenceTicket] : []),
  ];
  if (level === 'JUNIOR') return [grades, registrations, ...ticket, practice, material, settings, account];
  if (phase === 'GRADUATION') return [material, degree, grades, ...ticket, thesis, account];
  const inCourses = phase === 'COURSE' || phase === null;
  return inCourses
    ? [grades, registrations, ...ticket, thesis, settings, account]
    : [grades, ...ticket, thesis, settings, account];
}
