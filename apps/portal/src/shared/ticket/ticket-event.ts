import { type Ticket, ticketVersion } from '@qianwei/api/contract/academic/ticket';
import { parseMoment } from '@qianwei/api/time/moment';
import { type CalendarEvent, saveCalendar } from '../calendar/calendar-file.ts';
import { ticketPlace } from './ticket-words.ts';

/** The exams of a ticket as events of a calendar. */
function ticketEvents({ ticketNo, periodName, sites, items, changes }: Ticket): CalendarEvent[] {
  return items.map((item) => {
    const { courseCode, courseName, date, startTime, endTime, carry, siteName } = item;
    const site = sites.find(({ name }) => name === siteName);
    const told = [`${periodName}，${ticketPlace(item)}。`, carry === '' ? '' : `${carry}。`];
    return {
      id: `ticket-${ticketNo}-${courseCode}`,
      sequence: ticketVersion(changes),
      title: `考试 ${courseCode} ${courseName}`,
      description: `${told.join('')}带身份证原件和准考证。`,
      start: parseMoment(`${date} ${startTime}:00`),
      end: parseMoment(`${date} ${endTime}:00`),
      location: [siteName, site?.address].filter(Boolean).join('，'),
      alarm: 'start' as const,
      url: '',
    };
  });
}

/** Saves the exams of a ticket as a file of a calendar and returns the text of its toast. `now` in ms, by the server's clock. */
export const saveTicketCalendar = (ticket: Ticket, now: number): string =>
  saveCalendar(ticketEvents(ticket), { name: `${ticket.title}-${ticket.periodName}`, now });
