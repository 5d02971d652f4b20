import type { Occasion } from '@qianwei/api/contract/fields';
import { formatMoment, parseMoment } from '@qianwei/api/time/moment';
import { momentWords, occasionTitles, sideOf, timeWords } from '@qianwei/api/time/words';

/** One deadline as it goes into a calendar. */
export interface CalendarEntry {
  id: string;
  title: string;
  /** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
  deadline: string;
  /** What happens then. */
  occasion: Occasion;
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

/** `moment` in milliseconds → `20261127T170000` in Shanghai. */
const stamp = (moment: number) => formatMoment(moment).replace(/[-:]/g, '').replace(' ', 'T');

const minutes = (count: number) => count * 60_000;

/** `moment` in milliseconds → `20261121T011400Z`. */
const utcStamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function event(entry: CalendarEntry, now: number, host: string): string[] {
  const { deadline, occasion, title } = entry;
  const side = sideOf(occasion);
  const moment = parseMoment(deadline);
  // Calendars hide what has no duration: the ten minutes before an end, so that midnight stays on its day, or after a start.
  const [start, end] = side === 'end' ? [moment - minutes(10), moment] : [moment, moment + minutes(10)];
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.id)}@${host}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=Asia/Shanghai:${stamp(start)}`,
    `DTEND;TZID=Asia/Shanghai:${stamp(end)}`,
    `SUMMARY:${escapeText(`${title}（${timeWords(moment, side)}）`)}`,
    `DESCRIPTION:${escapeText(`${momentWords(moment, side)} ${occasionTitles[occasion]}`)}`,
    ...(entry.url === '' ? [] : [`URL:${entry.url}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    side === 'end' ? 'TRIGGER;RELATED=END:-P1D' : 'TRIGGER:-P1D',
    `DESCRIPTION:${escapeText(title)}`,
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
