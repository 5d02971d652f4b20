import type { HomeIndex } from '@qianwei/api/contract/home';
import { formatMomentDay } from '@qianwei/api/time/moment';
import { isPending } from '../../routes/pending-pages.ts';
import { saveCalendar } from '../../shared/calendar/calendar-file.ts';
import { deadlineEvent } from '../../shared/calendar/deadline-event.ts';

/** Saves deadlines as `截止雷达-20261121.ics` and returns the text of its toast. `now` in ms, by the server's clock. */
export function saveDeadlines(deadlines: HomeIndex['deadlines'], now: number): string {
  const events = deadlines.map((entry) =>
    deadlineEvent({
      ...entry,
      url: entry.path === null || isPending(entry.path) ? '' : new URL(entry.path, location.origin).href,
    }),
  );
  const day = formatMomentDay(now).replaceAll('-', '');
  return saveCalendar(events, { name: '截止雷达', file: `截止雷达-${day}`, now });
}
