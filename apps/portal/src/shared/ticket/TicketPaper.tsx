import type { Ticket } from '@qianwei/api/contract/academic/ticket';
import { TicketSheet } from './TicketSheet.tsx';

/** A ticket on paper, with the whole ID card; without a network (`isCut`) it is masked, as the device keeps it. */
export default function TicketPaper({ ticket, isCut }: { ticket: Ticket; isCut: boolean }) {
  return <TicketSheet ticket={ticket} isPaper isCut={isCut} />;
}
