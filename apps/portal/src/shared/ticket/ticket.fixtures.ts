import { getTicket, type Ticket } from '@qianwei/api/contract/academic/ticket';
import { getTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { fixtureOf, recordedAnswer } from '../client/story-fixture.ts';
import english from './english-ticket.recorded.json';
import exam from './exam-ticket.recorded.json';
import practice from './practice-ticket.recorded.json';

/** 何静's 统考通知单. */
export const examTicket: Ticket = fixtureOf(getTicket, recordedAnswer(getTicket, exam));

/** 冯雪's practice ticket: two courses at two sites. */
export const practiceTicket: Ticket = fixtureOf(getTicket, recordedAnswer(getTicket, practice));

/** 王雨桐's ticket of the degree's foreign language exam. */
export const englishTicket: Ticket = fixtureOf(getTicket, recordedAnswer(getTicket, english));

/** The same, after its seats have been arranged again. */
export const changedTicket: Ticket = fixtureOf(getTicket, {
  ...practiceTicket,
  voided: true,
  changes: [{ time: '2026-11-21 10:00:00', text: '00897 由B305 11 座改为B402 05 座' }],
});

/** The same, after the exams. */
export const overTicket: Ticket = fixtureOf(getTicket, { ...changedTicket, endedOn: '2026-12-27' });

/** Two courses at the same hour. */
export const clashingTicket: Ticket = fixtureOf(getTicket, {
  ...practiceTicket,
  items: practiceTicket.items.map((item) => ({
    ...item,
    date: '2026-11-28',
    startTime: '14:00',
    endTime: '16:00',
  })),
});

/** Answer to a guest: masked. */
export const foundTicket = fixtureOf(getTicketNLog, {
  ticket: {
    ...practiceTicket,
    ...{ name: '冯*', idCard: '3201**********1172', examineeNo: '0132****0013' },
  },
  obstacle: null,
  leftToday: 9,
  serverTime: practiceTicket.serverTime,
});

/** Answer to a guest before the ticket opens. */
export const notOpenTicket = fixtureOf(getTicketNLog, {
  ...foundTicket,
  ticket: null,
  obstacle: {
    reason: '准考证将于 12 月 12 日（周六）09:00 开放打印',
    nextTime: '2026-12-12 09:00:00',
    way: { kind: 'NONE', because: 'AGAIN' },
  },
});
