import { verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { fixtureOf } from '../../../shared/client/story-fixture.ts';
import { changedTicket, practiceTicket } from '../../../shared/ticket/ticket.fixtures.ts';

/** 冯雪's paper is the newest. */
export const validTicket = fixtureOf(verifyTicketNLog, {
  state: 'VALID',
  ticketType: 'PRACTICE',
  title: practiceTicket.title,
  periodName: practiceTicket.periodName,
  ...{ version: 1, latest: 1 },
  ...{ name: '冯*', gender: 'FEMALE', examineeNo: '0132******13', idCard: '3201**********1172' },
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
  changes: changedTicket.changes,
});
