import { verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { fixtureOf } from '../../../shared/client/story-fixture.ts';
import { practiceTicket } from '../../../shared/ticket/ticket.fixtures.ts';

/** 冯雪's paper is the newest. */
export const validTicket = fixtureOf(verifyTicketNLog, {
  state: 'VALID',
  endedOn: null,
  ticketType: 'PRACTICE',
  title: practiceTicket.title,
  periodName: practiceTicket.periodName,
  ...{ version: 1, latest: 1 },
  ...{ name: '冯*', gender: practiceTicket.gender, examineeNo: '0132****0013', idCard: '3201**********1172' },
  majorName: practiceTicket.majorName,
  majorCode: practiceTicket.majorCode,
  photo: '',
  items: practiceTicket.items,
  sites: practiceTicket.sites,
  changes: [],
  serverTime: practiceTicket.serverTime,
});

/** Her paper is from before a change. */
export const voidTicket = fixtureOf(verifyTicketNLog, {
  ...validTicket,
  state: 'VOID',
  latest: 2,
  changes: [{ time: '2026-11-21 10:00:00', courseCode: '00897', from: 'B305 11 座', to: 'B402 05 座' }],
});

/** Her paper is the newest, after the exams. */
export const overCheck = fixtureOf(verifyTicketNLog, {
  ...validTicket,
  state: 'OVER',
  endedOn: '2026-12-27',
});
