import type { Ticket, TicketItem } from '@qianwei/api/contract/academic/ticket';

/** An A4 page of a ticket. */
export interface TicketPage {
  /** From 1. */
  readonly no: number;
  readonly count: number;
  readonly sites: Ticket['sites'];
  readonly items: readonly TicketItem[];
  /** Exams on other pages, with the number of the page. */
  readonly others: readonly { readonly item: TicketItem; readonly no: number }[];
}

/** Pages of a ticket: one for a written exam, since all its half-days are one journey; else one for each site. */
export function ticketPages({ ticketType, sites, items }: Ticket): TicketPage[] {
  if (ticketType === 'EXAM') return [{ no: 1, count: 1, sites, items, others: [] }];
  const noOf = ({ siteName }: TicketItem) => sites.findIndex(({ name }) => name === siteName) + 1;
  return sites.map((site, index) => ({
    no: index + 1,
    count: sites.length,
    sites: [site],
    items: items.filter(({ siteName }) => siteName === site.name),
    others: items.flatMap((item) => (noOf(item) === index + 1 ? [] : [{ item, no: noOf(item) }])),
  }));
}

/** Two exams at the same time, of which one cannot be taken; null without any. */
export function clashIn(items: readonly TicketItem[]): readonly [TicketItem, TicketItem] | null {
  for (const [index, item] of items.entries()) {
    const other = items
      .slice(index + 1)
      .find(
        ({ date, startTime, endTime }) =>
          date === item.date && startTime < item.endTime && item.startTime < endTime,
      );
    if (other !== undefined) return [item, other];
  }
  return null;
}
