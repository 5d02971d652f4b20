import type { Occasion } from '@qianwei/api/contract/fields';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { momentWords, occasionTitles, sideOf, timeWords } from '@qianwei/api/time/words';
import type { CalendarEvent } from './calendar-file.ts';

/** One deadline as it goes into a calendar. */
export interface CalendarDeadline {
  id: string;
  title: string;
  deadline: DateTime;
  /** When what begins then is over; null for an end, and where nobody knows. */
  until: DateTime | null;
  /** The event at that time. */
  occasion: Occasion;
  /** Absolute URL of the page where it is done; empty for none. */
  url: string;
}

const minutes = (count: number) => count * 60_000;

/**
 * A deadline as the ten minutes before an end, so that midnight stays on its day; a start as long as it lasts, ten minutes
 * where nobody knows.
 */
export function deadlineEvent({
  id,
  title,
  deadline,
  until,
  occasion,
  url,
}: CalendarDeadline): CalendarEvent {
  const side = sideOf(occasion);
  const moment = parseMoment(deadline);
  return {
    id,
    title: `${title}（${timeWords(moment, side)}）`,
    description: [
      `${momentWords(moment, side)} ${occasionTitles[occasion]}`,
      ...(until === null ? [] : [`${momentWords(until, 'end')} 结束`]),
    ].join('，'),
    start: side === 'end' ? moment - minutes(10) : moment,
    end: side === 'end' ? moment : until === null ? moment + minutes(10) : parseMoment(until),
    alarm: side,
    url,
  };
}
