import type { Ticket } from '@qianwei/api/contract/academic/ticket';
import { useEffect, useState } from 'react';
import { useStudent } from '../session/session.tsx';
import { type KeptTicket, keepTicket, readKeptTicket } from './kept-ticket.ts';

/** A device's copy of a ticket, beside the server's answer. */
export interface TicketKeeping {
  /** As it was kept before this visit; null without one, undefined until that is known. */
  before: KeptTicket | null | undefined;
  /** True once the answer is kept, false when it cannot be; null until then. */
  isKept: boolean | null;
}

/** Keeps the ticket of a period that the server has just answered, and reads what was kept before. */
export function useKeptTicket(periodId: string, answered: Ticket | undefined): TicketKeeping {
  const { id } = useStudent();
  const [before, setBefore] = useState<KeptTicket | null>();
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void readKeptTicket(id, periodId).then((kept) => isGone || setBefore(kept));
    return () => {
      isGone = true;
    };
  }, [id, periodId]);
  const isRead = before !== undefined;
  useEffect(() => {
    if (answered === undefined || !isRead) return;
    let isGone = false;
    void keepTicket(id, periodId, answered).then((kept) => isGone || setKept(kept));
    return () => {
      isGone = true;
    };
  }, [id, periodId, answered, isRead]);
  return { before, isKept };
}
