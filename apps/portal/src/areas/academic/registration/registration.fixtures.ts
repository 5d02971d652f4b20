import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import {
  getExamApplyList,
  type Registration,
  type RegistrationList,
} from '@qianwei/api/contract/academic/registration';
import { getTicket, type Ticket } from '@qianwei/api/contract/academic/ticket';
import { storyStudent } from '../../../shared/client/story-client.tsx';
import { fixtureOf } from '../../../shared/client/story-fixture.ts';
import type { Session } from '../../../shared/session/session.tsx';
import { storyTime } from '../../../shared/time/time.fixtures.ts';

/** 何静 with her second major, as drawn. */
export const heJing: Session = {
  ...storyStudent,
  name: '何静',
  majorName: '会计学',
  account: '013224100010',
  majorInfoList: [
    {
      majorId: 'm2',
      majorCode: '120203K',
      majorName: '会计学',
      applyExamLevel: 'TOP_UP',
      schoolName: '江澜大学',
      examineeNo: '013224100010',
      examCommitteeName: '云川省高等教育自学考试委员会办公室',
    } as Session['majorInfoList'][number],
  ],
};

const january: ExamPeriod = {
  periodId: 'p2701',
  name: '2027年1月考期',
  status: 'OPEN',
  timetableTime: null,
  applyStart: '2026-11-16 09:00:00',
  applyEnd: '2026-11-27 17:00:00',
  payEnd: '2026-11-28 17:00:00',
  seatPublish: '2026-12-30 10:00:00',
  ticketOpen: '2027-01-02 09:00:00',
  examDates: ['2027-01-09', '2027-01-10'],
  scorePublish: '2027-02-13 10:00:00',
  maxCourse: 4,
  feeEnabled: true,
};
const october: ExamPeriod = {
  ...january,
  periodId: 'p2610',
  name: '2026年10月考期',
  status: 'FINISHED',
  applyStart: '2026-08-31 09:00:00',
  applyEnd: '2026-09-11 17:00:00',
  payEnd: '2026-09-12 17:00:00',
  seatPublish: '2026-10-14 10:00:00',
  ticketOpen: '2026-10-17 09:00:00',
  examDates: ['2026-10-24', '2026-10-25'],
  scorePublish: '2026-11-19 10:00:00',
};
const april: ExamPeriod = {
  ...october,
  periodId: 'p2604',
  name: '2026年4月考期',
  applyStart: '2026-02-24 09:00:00',
  examDates: ['2026-04-11', '2026-04-12'],
};
const autumn2025: ExamPeriod = {
  ...october,
  periodId: 'p2510',
  name: '2025年10月考期',
  applyStart: '2025-09-01 09:00:00',
  examDates: ['2025-10-25', '2025-10-26'],
};

const forenoon = { start: '09:00', end: '11:30' };
const afternoon = { start: '14:30', end: '17:00' };

const applied: Registration = {
  applyId: 'a1',
  periodId: 'p2701',
  periodName: '2027年1月考期',
  courseCode: '13140',
  courseName: '财务会计（中级）',
  date: '2027-01-09',
  sessionCode: 'A',
  ...forenoon,
  areaName: '云台考区',
  seat: null,
  fee: 4600,
  status: 'APPLIED',
  payDeadline: null,
  score: '',
  passed: null,
  cancelable: true,
  obstacle: null,
  ticketOpen: false,
  receiptNo: 'BY20261118-000306',
  submitTime: '2026-11-18 20:31:00',
};
const seventh = { siteName: '江澜市第七中学', address: '云台区文昌路 66 号' };
const past: Registration = {
  ...applied,
  periodId: 'p2610',
  periodName: '2026年10月考期',
  cancelable: false,
  fee: 4600,
  status: 'SCORED',
};

const ahead: Registration[] = [
  applied,
  {
    ...applied,
    applyId: 'a2',
    courseCode: '13683',
    courseName: '管理学原理（中级）',
    sessionCode: 'B',
    ...afternoon,
  },
  {
    ...applied,
    applyId: 'a3',
    courseCode: '13887',
    courseName: '经济学原理（中级）',
    date: '2027-01-10',
    sessionCode: 'C',
    status: 'UNPAID',
    payDeadline: '2026-11-22 10:12:00',
    receiptNo: 'BY20261121-000123',
    submitTime: '2026-11-21 10:12:00',
  },
];
const cancelledTax: Registration = {
  ...applied,
  applyId: 'a4',
  courseCode: '03409',
  courseName: '税收学',
  date: '2027-01-10',
  sessionCode: 'C',
  status: 'CANCELLED',
  cancelable: false,
};
const over: Registration[] = [
  {
    ...past,
    applyId: 'b1',
    courseCode: '08119',
    courseName: '管理会计',
    date: '2026-10-24',
    seat: { ...seventh, room: '第 12 考场', seatNo: '23' },
    score: '64 分，合格',
    passed: true,
  },
  {
    ...past,
    applyId: 'b2',
    courseCode: '00160',
    courseName: '审计学',
    date: '2026-10-25',
    sessionCode: 'D',
    ...afternoon,
    seat: { ...seventh, room: '第 06 考场', seatNo: '11' },
    status: 'ABSENT',
  },
];
const earlier: Registration[] = (
  [
    ['c1', 'p2604', '13752', '会计信息系统', '2026-04-11', '78 分，合格', true],
    ['c2', 'p2604', '11002', '公司法与企业法', '2026-04-11', '55 分，不合格', false],
    ['c3', 'p2604', '13141', '财务报表分析', '2026-04-12', '', null],
    ['c4', 'p2510', '03708', '中国近现代史纲要', '2025-10-25', '72 分，合格', true],
    ['c5', 'p2510', '03709', '马克思主义基本原理概论', '2025-10-26', '68 分，合格', true],
  ] as const
).map(([applyId, periodId, courseCode, courseName, date, score, passed]) => ({
  ...past,
  applyId,
  periodId,
  periodName: periodId === 'p2604' ? '2026年4月考期' : '2025年10月考期',
  courseCode,
  courseName,
  date,
  seat: { ...seventh, room: '第 08 考场', seatNo: '21' },
  score: passed === null ? '携带手机进入考场' : score,
  passed,
  status: passed === null ? 'VIOLATION' : 'SCORED',
}));

/** 何静 on the evening of the stories: one course waits for payment, two are registered. */
export const registrations: RegistrationList = fixtureOf(getExamApplyList, {
  list: [...ahead, cancelledTax, ...over, ...earlier],
  total: 11,
  pageNo: 1,
  pageSize: 100,
  periods: [january, october, april, autumn2025],
  log: [
    { time: '2026-11-21 10:12:00', text: '报考 13887，待缴费', receiptNo: 'BY20261121-000123' },
    {
      time: '2026-11-21 10:10:00',
      text: '撤销 03409，退 46 元',
      receiptNo: 'BY20261121-000119',
    },
    {
      time: '2026-11-18 20:31:00',
      text: '报考 13140、13683、03409，付 138 元',
      receiptNo: 'BY20261118-000306',
    },
    { time: '2026-09-02 19:20:00', text: '报考 08119、00160，付 92 元', receiptNo: 'BY20260902-000041' },
    {
      time: '2026-02-25 08:51:00',
      text: '报考 13752、11002、13141，付 138 元',
      receiptNo: 'BY20260225-000007',
    },
  ],
  serverTime: storyTime,
});

const listOf = (change: Partial<RegistrationList>): RegistrationList =>
  fixtureOf(getExamApplyList, { ...registrations, ...change });

const seats = [
  { ...seventh, room: '第 08 考场', seatNo: '14' },
  { ...seventh, room: '第 15 考场', seatNo: '02' },
  { siteName: '江澜市实验中学', address: '云台区学府路 9 号', room: '第 03 考场', seatNo: '27' },
];
/** The dates of a period that lies 48 days earlier: its seats are published when the stories are. */
const seatedPeriod: ExamPeriod = {
  ...january,
  status: 'SEATED',
  name: '2026年12月考期',
  applyStart: '2026-10-08 09:00:00',
  applyEnd: '2026-10-19 17:00:00',
  payEnd: '2026-10-20 17:00:00',
  seatPublish: '2026-11-20 10:00:00',
  ticketOpen: '2026-11-24 09:00:00',
  examDates: ['2026-12-05', '2026-12-06'],
  scorePublish: '2027-01-09 10:00:00',
};
const seated = ahead.map(
  (registration, index): Registration => ({
    ...registration,
    periodName: seatedPeriod.name,
    date: index === 2 ? '2026-12-06' : '2026-12-05',
    status: 'ARRANGED',
    payDeadline: null,
    seat: seats[index] ?? null,
    cancelable: false,
    obstacle: { reason: '报考截止后不能撤销', nextTime: null, way: { kind: 'OFFICE' } },
  }),
);

/** The seats are published, the ticket opens in three days; the second day is at another site. */
export const seatedRegistrations: RegistrationList = listOf({
  list: [...seated, ...over],
  total: 5,
  periods: [seatedPeriod, october],
});

/** The ticket can be printed. */
export const ticketRegistrations: RegistrationList = listOf({
  list: [...seated.map((registration) => ({ ...registration, ticketOpen: true })), ...over],
  total: 5,
  periods: [{ ...seatedPeriod, ticketOpen: '2026-11-21 09:00:00' }, october],
});

/** Registration is closed and the seats are not published yet; nothing costs anything. */
export const closedRegistrations: RegistrationList = listOf({
  list: [
    ...ahead.map(
      (registration): Registration => ({
        ...registration,
        status: 'APPLIED',
        payDeadline: null,
        cancelable: false,
        obstacle: { reason: '报考截止后不能撤销', nextTime: null, way: { kind: 'OFFICE' } },
      }),
    ),
    ...over,
  ],
  total: 5,
  periods: [
    {
      ...january,
      status: 'CLOSED',
      applyEnd: '2026-11-20 17:00:00',
      payEnd: '2026-11-21 17:00:00',
      feeEnabled: false,
    },
    october,
  ],
});

/** Nothing was registered, while a period is open. */
export const noRegistrations: RegistrationList = listOf({ list: [], total: 0, periods: [january], log: [] });

/** 何静's 统考通知单, with the seats of `ticketRegistrations`. */
export const ticket: Ticket = fixtureOf(getTicket, {
  ticketNo: 'TZ2612-013224100010',
  title: '统考通知单',
  periodName: seatedPeriod.name,
  photoUrl: '',
  name: '何静',
  gender: 'FEMALE',
  examineeNo: '013224100010',
  idCard: '320198200012160848',
  schoolName: '江澜大学',
  majorName: '会计学（专升本）',
  majorCode: '120203K',
  sites: [
    { name: seventh.siteName, address: seventh.address },
    { name: '江澜市实验中学', address: '云台区学府路 9 号' },
  ],
  items: seated.map(({ courseCode, courseName, date, start, end, seat }) => ({
    courseCode,
    courseName,
    date,
    startTime: start,
    endTime: end,
    siteName: seat?.siteName ?? '',
    room: seat?.room ?? '',
    seat: seat?.seatNo ?? '',
    carry: courseCode === '13140' ? '可带无存储功能计算器' : '',
  })),
  notices: [
    '凭身份证原件和本通知单入场，两证缺一不可；身份证遗失的，提前办理临时身份证。',
    '提前一天熟悉路线，考试当天至少提前 40 分钟到达考点。',
    '开考 15 分钟后禁止入场，开考 30 分钟内不得交卷离场。',
    '可以带黑色墨水签字笔、2B 铅笔、橡皮和课程允许使用的无存储功能计算器。',
    '手机、智能手表、手环、蓝牙耳机以及书籍、笔记不得带入考场，已经带来的关机后放在指定位置。',
    '领到答题卡后先填写姓名、准考证号和座位号，核对试卷的课程代码与名称，有误当场举手报告。',
    '客观题用 2B 铅笔填涂，主观题用黑色墨水笔写在规定区域内，区域以外的答案无效。',
    '姓名、证件号、照片、课程或考点不一致的，立即联系自考办更正；考试中不适，举手告诉监考老师。',
  ],
  verifyCode: '7K2M-90QD-4F8A',
  openTime: '2026-11-21 09:00:00',
  voided: false,
  changes: [],
  serverTime: storyTime,
});
