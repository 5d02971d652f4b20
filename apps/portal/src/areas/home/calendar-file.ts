import { formatMoment, parseMoment } from '@qianwei/api/time/moment';

/** One deadline as it goes into a calendar. */
export interface CalendarEntry {
  id: string;
  title: string;
  /** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
  deadline: string;
  /** Absolute URL of the page where it is done; empty for none. */
  url: string;
}

const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Escapes backslash, semicolon, comma and line breaks (RFC 5545 §3.3.11). */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const encoder = new TextEncoder();

/** Breaks a line so that none is longer than 75 octets, never within a character (RFC 5545 §3.1). */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** `2026-11-27 17:00:00` → `20261127T170000`. */
const stamp = (text: string) => text.replace(/[-:]/g, '').replace(' ', 'T');

/** `moment` in milliseconds → `20261121T011400Z`. */
const utcStamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function event(entry: CalendarEntry, now: number, host: string): string[] {
  // A deadline has no duration; an event of ten minutes is visible in calendars that hide empty ones.
  const start = formatMoment(parseMoment(entry.deadline) - 10 * 60_000);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.id)}@${host}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=Asia/Shanghai:${stamp(start)}`,
    `DTEND;TZID=Asia/Shanghai:${stamp(entry.deadline)}`,
    `SUMMARY:${escapeText(`截止：${entry.title}`)}`,
    ...(entry.url === '' ? [] : [`URL:${entry.url}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER;RELATED=END:-P1D',
    `DESCRIPTION:${escapeText(entry.title)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/**
 * The deadlines as an iCalendar file (RFC 5545) with an alarm a day ahead. A later export updates the entries of an
 * earlier one, because each keeps its id. `now` in ms since 1970; `host` makes the ids globally unique.
 */
export function calendarFile(entries: readonly CalendarEntry[], now: number, host: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//qianwei//portal//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:截止雷达',
    ...zone,
    ...entries.flatMap((entry) => event(entry, now, host)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
