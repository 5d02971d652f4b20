import type { Ticket } from '@qianwei/api/contract/academic/ticket';
import { TicketSheet } from './TicketSheet.tsx';

/** 统考通知单 on paper, with the whole ID card. */
export default function TicketPaper({ ticket }: { ticket: Ticket }) {
  return <TicketSheet ticket={ticket} isPaper />;
}
