import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import {
  checkExamApply,
  type ExamPlan,
  getExamPlan,
  type Offering,
  submitExamApply,
} from '@qianwei/api/contract/academic/exam-plan';
import { answers } from '../../../shared/client/story-client.tsx';
import { fixtureOf } from '../../../shared/client/story-fixture.ts';
import { storyTime } from '../../../shared/time/time.fixtures.ts';

const january: ExamPeriod = {
  periodId: '2027-01',
  name: '2027年1月考期',
  status: 'OPEN',
  timetableTime: null,
  applyStart: '2026-11-16 09:00:00',
  applyEnd: '2026-11-27 17:00:00',
  payEnd: '2026-11-28 17:00:00',
  seatPublish: '2026-12-30 10:00:00',
  ticketOpen: '2027-01-02 09:00:00',
  examDates: ['2027-01-09', '2027-01-10'],
  scorePublish: '2027-02-15 10:00:00',
  maxCourse: 4,
  feeEnabled: false,
};
const october: ExamPeriod = {
  ...january,
  periodId: '2026-10',
  name: '2026年10月考期',
  status: 'FINISHED',
  applyStart: '2026-08-24 09:00:00',
  applyEnd: '2026-09-04 17:00:00',
  payEnd: '2026-09-05 17:00:00',
  seatPublish: '2026-10-12 10:00:00',
  ticketOpen: '2026-10-15 09:00:00',
  examDates: ['2026-10-24', '2026-10-25'],
  scorePublish: '2026-11-18 10:00:00',
};
const april: ExamPeriod = {
  ...january,
  periodId: '2027-04',
  name: '2027年4月考期',
  status: 'PREVIEW',
  timetableTime: '2027-02-25 10:00:00',
  applyStart: '2027-03-01 09:00:00',
  applyEnd: '2027-03-12 17:00:00',
  payEnd: '2027-03-13 17:00:00',
  seatPublish: '2027-03-31 10:00:00',
  ticketOpen: '2027-04-03 09:00:00',
  examDates: ['2027-04-10', '2027-04-11'],
  scorePublish: '2027-05-14 10:00:00',
};

type Row = readonly [
  courseCode: string,
  courseName: string,
  credit: number,
  sessionCode: Offering['sessionCode'],
  year: number,
];

const course = (
  [courseCode, courseName, credit, sessionCode, year]: Row,
  change: Partial<Offering> = {},
): Offering => ({
  courseCode,
  courseName,
  oldCodes: [],
  credit,
  examMode: 'WRITTEN',
  sessionCode,
  textbook: `${courseName}（${year}年版）`,
  fee: 4600,
  seats: [],
  myStatus: 'OPEN',
  reason: '',
  registration: null,
  learnRate: null,
  lastResult: null,
  nextPeriod: '2027年4月',
  ...change,
});

/** January 2027 as 周子墨 sees it on the evening of 21 November 2026, a clash in the basket. */
export const examPlan: ExamPlan = fixtureOf(getExamPlan, {
  periods: [october, january, april],
  periodId: '2027-01',
  sessions: [
    { code: 'A', date: '2027-01-09', start: '09:00', end: '11:30' },
    { code: 'B', date: '2027-01-09', start: '14:30', end: '17:00' },
    { code: 'C', date: '2027-01-10', start: '09:00', end: '11:30' },
    { code: 'D', date: '2027-01-10', start: '14:30', end: '17:00' },
  ],
  courses: [
    course(['13003', '数据结构与算法', 4, 'A', 2023], {
      learnRate: 62,
      lastResult: { periodName: '2026年10月考期', text: '59.5 分' },
    }),
    course(['04735', '数据库系统原理', 4, 'A', 2018], { learnRate: 86 }),
    course(['13180', '操作系统', 4, 'B', 2023], { oldCodes: ['02326'], learnRate: 31 }),
    course(['02324', '离散数学', 4, 'B', 2014], {
      learnRate: 48,
      lastResult: { periodName: '2026年10月考期', text: '缺考' },
      seats: [
        { areaCode: 'jl', left: 2 },
        { areaCode: 'xz', left: 40 },
      ],
    }),
    course(['15043', '中国近现代史纲要', 3, 'C', 2023], {
      oldCodes: ['03708'],
      myStatus: 'PASSED',
      reason: '已合格 78 分',
    }),
    course(['13013', '高级语言程序设计', 4, 'C', 2024], { myStatus: 'PASSED', reason: '已合格 71 分' }),
    course(['13000', '英语（专升本）', 7, 'D', 2024], {
      oldCodes: ['00015'],
      myStatus: 'EXEMPT',
      reason: '已免考，CET-4',
    }),
  ],
  notOffered: [
    ['15040', '习近平新时代中国特色社会主义思想概论'],
    ['00023', '高等数学（工本）'],
    ['13015', '计算机系统原理'],
    ['02333', '软件工程'],
    ['00898', '互联网软件应用与开发'],
    ['04747', 'Java语言程序设计（一）'],
    ['13017', '计算机网络与信息安全'],
    ['15044', '马克思主义基本原理'],
  ].map(([courseCode = '', courseName = '']) => ({ courseCode, courseName, nextPeriod: '2027年4月' })),
  closed: null,
  basket: ['13003', '13180', '02324'],
  areas: [
    { areaCode: 'jl', name: '江澜市' },
    { areaCode: 'xz', name: '溪州市' },
  ],
  areaCode: 'jl',
  maxCourse: 4,
  basis: {
    title: '《关于做好2027年1月考期课程报考工作的通知》第三条',
    date: '2026-11-15',
    path: '/home/notice/detail/n01',
  },
  serverTime: storyTime,
});

/** January with other fields. */
export const planWith = (
  change: Partial<ExamPlan>,
  period: Partial<ExamPeriod> = {},
  courses: Readonly<Record<string, Partial<Offering>>> = {},
): ExamPlan => ({
  ...examPlan,
  periods: examPlan.periods.map((each) =>
    each.periodId === january.periodId ? { ...each, ...period } : each,
  ),
  courses: examPlan.courses.map((each) => ({ ...each, ...courses[each.courseCode] })),
  ...change,
});

/** The period is not open yet. */
export const upcomingPlan = planWith(
  {
    basket: [],
    closed: {
      reason: '报考未开放：2027年1月考期报考时间为 11月23日 09:00 至 11月27日 17:00',
      nextTime: '2026-11-23 09:00:00',
      way: { kind: 'OFFICE' },
    },
  },
  { status: 'UPCOMING', applyStart: '2026-11-23 09:00:00' },
);

/** The period has closed while the student chose. */
export const closedPlan = planWith(
  {
    closed: {
      reason: '2027年1月考期报考已于 11月21日 20:00 截止，下一次报考 2027年3月1日 09:00 开始',
      nextTime: null,
      way: { kind: 'PAGE', text: '看报考记录', path: '/academic/apply/info' },
    },
  },
  { status: 'CLOSED', applyEnd: '2026-11-21 20:00:00' },
);

/** Two courses are registered, one of them is still to be paid; one more is full, and one in the other half-day is free. */
export const registeredPlan = planWith(
  { basket: ['02324'] },
  { feeEnabled: true },
  {
    '13003': {
      myStatus: 'APPLIED',
      registration: { applyId: 'a1', status: 'UNPAID', payDeadline: '2026-11-22 20:14:00' },
    },
    '04735': { myStatus: 'CLASH', reason: '已报考 13003，同一半天只能报一门' },
    '02324': {
      seats: [
        { areaCode: 'jl', left: 0 },
        { areaCode: 'xz', left: 12 },
      ],
      myStatus: 'FULL',
      reason: '名额已满',
    },
  },
);

/** April, whose timetable is not published yet. */
export const previewPlan: ExamPlan = {
  ...examPlan,
  periodId: april.periodId,
  sessions: [],
  courses: [],
  basket: [],
  closed: {
    reason: '2027年4月考期的课表还没有公布',
    nextTime: '2027-02-25 10:00:00',
    way: { kind: 'NONE', because: 'BESIDE' },
  },
};

/** The server keeps every basket; the last one graduates in June 2028. */
export const keepsBasket = answers(checkExamApply, ({ courseCodes }) => ({
  ok: true,
  courseCodes,
  fee: 0,
  conflicts: [],
  errors: [],
  whatIf: { graduateBatch: '2028年6月' },
}));

/** The server registers what it gets. */
export const registers = answers(submitExamApply, ({ courseCodes }) => ({
  applyIds: courseCodes.map((code) => `a-${code}`),
  status: 'APPLIED' as const,
  payDeadline: null,
  receiptNo: 'BK20261121-000342',
  submitTime: storyTime,
  fee: 0,
}));
