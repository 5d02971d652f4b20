import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import {
  getExamApplyList,
  type Registration,
  type RegistrationList,
} from '@qianwei/api/contract/academic/registration';
import { getTicket, type Ticket } from '@qianwei/api/contract/academic/ticket';
import { getReceipt, type IssuedReceipt } from '@qianwei/api/contract/receipt';
import { storyStudent } from '../../../shared/client/story-client.tsx';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import type { Session } from '../../../shared/session/session.tsx';
import ticketAnswer from '../../../shared/ticket/exam-ticket.recorded.json';
import registrationList from './registration-list.recorded.json';

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

const recorded = recordedAnswer(getExamApplyList, registrationList);

/** As drawn: the period has fees. */
const january: ExamPeriod = { ...itemOf(recorded.periods, 'status', 'OPEN'), feeEnabled: true };
const [, october] = recorded.periods;
if (october === undefined) throw new Error('No earlier period was recorded');

const ahead: Registration[] = recorded.list
  .filter(({ periodId }) => periodId === january.periodId)
  .map((registration) => ({ ...registration, fee: 4600 }))
  .map((registration) =>
    registration.courseCode === '13887'
      ? {
          ...registration,
          status: 'UNPAID',
          payDeadline: '2026-11-22 10:12:00',
          receiptNo: 'BY20261121-000123',
          submitTime: '2026-11-21 10:12:00',
        }
      : { ...registration, receiptNo: 'BY20261118-000306' },
  );
const cancelledTax: Registration = {
  ...itemOf(ahead, 'courseCode', '13887'),
  applyId: 'tax',
  courseCode: '03409',
  courseName: '税收学',
  status: 'CANCELLED',
  payDeadline: null,
  cancelable: false,
};
const seventh = { siteName: '江澜市第七中学', address: '云台区文昌路 66 号' };
const over = recorded.list
  .filter(({ periodId }) => periodId === october.periodId)
  .map((registration) => ({
    ...registration,
    seat: registration.seat && { ...registration.seat, ...seventh },
  }));
/** One of them was ended by a violation, another was not passed. */
const earlier = recorded.list
  .filter(({ periodId }) => periodId !== october.periodId && periodId !== january.periodId)
  .map((registration): Registration => {
    if (registration.courseCode === '13141')
      return { ...registration, status: 'VIOLATION', score: '违纪', passed: false };
    return registration.courseCode === '11002'
      ? { ...registration, score: '55 分，不合格', passed: false }
      : registration;
  });

/** 何静 on the evening of the stories: one course waits for payment, two are registered. */
export const registrations: RegistrationList = fixtureOf(getExamApplyList, {
  ...recorded,
  list: [...ahead, cancelledTax, ...over, ...earlier],
  total: recorded.total + 1,
  periods: [january, ...recorded.periods.slice(1)],
  log: [
    { time: '2026-11-21 10:12:00', text: '报考 13887，待缴费', receiptNo: 'BY20261121-000123' },
    { time: '2026-11-21 10:10:00', text: '撤销 03409，退 46 元', receiptNo: 'BY20261121-000119' },
    {
      time: '2026-11-18 20:31:00',
      text: '报考 13140、13683、03409，付 138 元',
      receiptNo: 'BY20261118-000306',
    },
    ...recorded.log.slice(-2),
  ],
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
export const noRegistrations: RegistrationList = listOf({
  list: [],
  total: 0,
  periods: [january],
  log: [],
  canRegister: 4,
  hasResults: false,
});

/** Results are there from before the portal, and nothing can be registered in this period. */
export const notRecorded: RegistrationList = { ...noRegistrations, canRegister: 0, hasResults: true };

/** 吴佳怡: everything is passed, and graduation can be applied for. */
export const allPassed: RegistrationList = {
  ...notRecorded,
  finished: {
    ...{ next: 'GRADUATION', thesisKind: 'PAPER', hasGraduated: false },
    window: { start: '2026-11-09 09:00:00', end: '2026-11-30 17:00:00' },
  },
};

/** 郑凯: graduated, and the degree can be applied for. */
export const graduated: RegistrationList = {
  ...notRecorded,
  finished: {
    ...{ next: 'DEGREE', thesisKind: null, hasGraduated: true },
    window: { start: null, end: '2026-12-31 00:00:00' },
  },
};

const overdueSince = '2026-11-20 10:00:00';
/** The seats of `closedRegistrations` should have been published, and staff have not arranged them. */
export const overdueRegistrations: RegistrationList = {
  ...closedRegistrations,
  periods: closedRegistrations.periods.map((period) =>
    period.periodId === january.periodId ? { ...period, seatPublish: overdueSince } : period,
  ),
  list: closedRegistrations.list.map((registration) =>
    registration.status === 'APPLIED' ? { ...registration, seatOverdueSince: overdueSince } : registration,
  ),
};

/** 何静's 统考通知单, with the seats of `ticketRegistrations`. */
export const ticket: Ticket = fixtureOf(getTicket, {
  ...recordedAnswer(getTicket, ticketAnswer),
  periodName: seatedPeriod.name,
  sites: [
    { name: seventh.siteName, address: seventh.address },
    { name: '江澜市实验中学', address: '云台区学府路 9 号' },
  ],
  items: seated.map(({ courseCode, courseName, date, start, end, seat }) => ({
    courseCode,
    courseName,
    assessForms: [],
    date,
    startTime: start,
    endTime: end,
    siteName: seat?.siteName ?? '',
    room: seat?.room ?? '',
    seat: seat?.seatNo ?? '',
    carry: '',
  })),
  openTime: '2026-11-21 09:00:00',
});

/** The receipt of what 何静 registered last. */
export const applyReceipt: IssuedReceipt = fixtureOf(getReceipt, {
  ...proofOf('BY20261121-000123'),
  kind: 'EXAM_APPLY',
  holder: '何静 013224100010',
  facts: [
    { term: '考期', lines: [january.name] },
    { term: '课程', lines: ['13887 经济学原理（中级），1月9日下午'] },
    { term: '考区', lines: ['江澜市'] },
    { term: '应缴', lines: ['46 元'] },
  ],
});
