import { formatMoment } from '@qianwei/api/time/moment';
import { saveFile } from '../files/save-file.ts';

/** One event as it goes into a calendar. */
export interface CalendarEvent {
  /** Unique within the portal, and the same in each export: a later one updates the event. */
  id: string;
  /** Rises when the event is another one than was exported before; left out where it never is. */
  sequence?: number;
  title: string;
  description: string;
  /** In ms since 1970. Calendars hide what has no duration. */
  start: number;
  /** In ms since 1970. */
  end: number;
  /** The place; left out without one. */
  location?: string;
  /** Which end the alarm counts from. */
  alarm: 'start' | 'end';
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

/** `moment` in milliseconds → `20261121T011400Z`. */
const utcStamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const dayMs = 86_400_000;

/** The alarm a day ahead, else an hour ahead, else at the moment itself: none lies in the past. */
function triggerOf({ alarm, start, end }: CalendarEvent, now: number): string {
  const left = (alarm === 'end' ? end : start) - now;
  const ahead = left > dayMs ? '-P1D' : left > dayMs / 24 ? '-PT1H' : 'PT0S';
  return alarm === 'end' ? `TRIGGER;RELATED=END:${ahead}` : `TRIGGER:${ahead}`;
}

function linesOf(event: CalendarEvent, now: number, host: string): string[] {
  const { title, location } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@${host}`,
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=Asia/Shanghai:${stamp(event.start)}`,
    `DTEND;TZID=Asia/Shanghai:${stamp(event.end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    triggerOf(event, now),
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** The name of a calendar file, and the time and host that make it. */
export interface CalendarFile {
  /** The calendar's name: 截止雷达. */
  name: string;
  /** In ms since 1970. */
  now: number;
  /** Makes the ids globally unique. */
  host: string;
}

/** Events as an iCalendar file (RFC 5545), each with an alarm a day ahead where that is still to come. */
export function calendarFile(events: readonly CalendarEvent[], { name, now, host }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//qianwei//portal//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...zone,
    ...events.flatMap((event) => linesOf(event, now, host)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** The calendar's name, the file's name without `.ics` where it is another one, and the server's time in ms. */
interface SavedCalendar {
  name: string;
  file?: string;
  now: number;
}

/** Saves events as a file of a calendar and returns the text of its toast, which names the file and how many events it has. */
export function saveCalendar(
  events: readonly CalendarEvent[],
  { name, file = name, now }: SavedCalendar,
): string {
  const fileName = `${file}.ics`;
  saveFile(
    fileName,
    'text/calendar;charset=utf-8',
    calendarFile(events, { name, now, host: location.hostname }),
  );
  return `已保存“${fileName}”，共 ${events.length} 项，用手机或电脑的日历打开即可。`;
}
