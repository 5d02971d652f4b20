import type { TicketData } from './ticket.ts';

/** Characters that stand on one line of the ticket, or of a course's cell in two. */
const room = { site: 32, course: 24 };

/** Whether a ticket says more than one page holds in the drawn size: it is then set a tenth smaller. */
export function isDense({ sites }: Pick<TicketData, 'sites'>): boolean {
  const exams = sites.flatMap((site) => site.exams);
  return (
    sites.length > 1 ||
    exams.length > 3 ||
    sites.some(({ name }) => name.length > room.site) ||
    exams.some(({ name }) => name.length > room.course)
  );
}
