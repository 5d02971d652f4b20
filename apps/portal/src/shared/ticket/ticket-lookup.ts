import { type FoundTicket, getTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { type Lookup, lookupBy } from '../look-up/lookup.ts';

/** The lookups of tickets by the exam. */
export const lookups: Readonly<Record<'PRACTICE' | 'ENGLISH', Lookup<FoundTicket>>> = {
  PRACTICE: lookupBy(getTicketNLog, { ticketType: 'PRACTICE' }),
  ENGLISH: lookupBy(getTicketNLog, { ticketType: 'ENGLISH' }),
};
