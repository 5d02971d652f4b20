/** Entries of one day. */
export interface DayEntries<Entry> {
  /** `yyyy-MM-dd`, or the original text where it is no moment. */
  day: string;
  entries: Entry[];
}

const moment = /^(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}(:\d{2})?$/;

/** `yyyy-MM-dd` of a day that exists; null for any other text, such as 2026-02-30. */
function dayOf(time: string): string | null {
  const day = moment.exec(time)?.[1];
  if (day === undefined) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** Groups entries by day, the newest day and the newest entry first; entries without a moment are last. */
export function byDay<Entry extends { time: string }>(entries: readonly Entry[]): DayEntries<Entry>[] {
  const timeOf = (entry: Entry) => (dayOf(entry.time) === null ? '' : entry.time);
  const sorted = [...entries].sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0));
  const days = new Map<string, Entry[]>();
  for (const entry of sorted) {
    const day = dayOf(entry.time) ?? entry.time;
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

const names = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const weekdays = new Intl.DateTimeFormat('zh-CN', { timeZone: 'UTC', weekday: 'short' });

/** The day in words, with its weekday; a text that is no day stays as it is. */
export function dayName(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const date = new Date(`${day}T00:00:00Z`);
  return `${names.format(date)} ${weekdays.format(date)}`;
}
