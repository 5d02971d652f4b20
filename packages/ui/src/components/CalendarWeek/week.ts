/** A live lecture, an exam, a deadline, an exam session the student is registered for. */
export type WeekEventKind = 'live' | 'exam' | 'deadline' | 'registered';

/** An event of a week. */
export interface WeekEvent {
  id: string;
  title: string;
  kind: WeekEventKind;
  /** `yyyy-MM-dd HH:mm`, Beijing time. A deadline has no end. */
  start: string;
  end?: string;
  /** The place, or another note. */
  note?: string;
  href?: string;
}

/** The part of an event on one day, with its place among those at the same time. */
export interface DayPiece {
  event: WeekEvent;
  /** Minutes of the day, 0 to 1440. */
  from: number;
  to: number;
  /** Side by side: column `lane` of `lanes`. */
  lane: number;
  lanes: number;
  /** Another event of the same time cannot be attended as well; a deadline never clashes. */
  isClash: boolean;
}

const day = 86_400_000;
const minutesOfDay = 1440;
/** The minimum length of an event as drawn, minutes, so that its words have room. */
const minDrawnMinutes = 60;

const at = (dayText: string) => Date.parse(`${dayText}T00:00:00Z`);
const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of the week of a day; both `yyyy-MM-dd`. */
export function mondayOf(dayInWeek: string): string {
  const time = at(dayInWeek);
  return dayText(time - ((new Date(time).getUTCDay() + 6) % 7) * day);
}

/** The day that is `days` after `from`, `yyyy-MM-dd`. */
export const addDays = (from: string, days: number): string => dayText(at(from) + days * day);

/** Minutes since midnight of `HH:mm`, or of the second half of `yyyy-MM-dd HH:mm`. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.slice(-5).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The events of one day (`yyyy-MM-dd`) in the order of time, each with its place. What crosses midnight is cut. */
export function dayPiecesOf(events: readonly WeekEvent[], onDay: string): DayPiece[] {
  const within = events.flatMap((event) => {
    const end = event.end && event.end > event.start ? event.end : event.start;
    const ends = end.slice(0, 10);
    const endsAtMidnight = end > event.start && ends === onDay && minutesOf(end) === 0;
    if (event.start.slice(0, 10) > onDay || ends < onDay || endsAtMidnight) return [];
    const from = event.start.slice(0, 10) < onDay ? 0 : minutesOf(event.start);
    const to = ends > onDay ? minutesOfDay : minutesOf(end);
    return [{ event, from, to }];
  });
  within.sort((a, b) => a.from - b.from || b.to - a.to);
  return lay(within);
}

type Part = Pick<DayPiece, 'event' | 'from' | 'to'>;
const drawnEnd = ({ from, to }: Part) => Math.max(to, from + minDrawnMinutes);

/** Puts parts that touch into lanes: a group shares its width, each takes the first lane that is free. */
function lay(parts: readonly Part[]): DayPiece[] {
  const pieces: DayPiece[] = [];
  let group: DayPiece[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const piece of group) piece.lanes = ends.length;
    pieces.push(...group);
    group = [];
    ends = [];
  };
  for (const part of parts) {
    if (ends.every((end) => end <= part.from)) close();
    const free = ends.findIndex((end) => end <= part.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = drawnEnd(part);
    group.push({ ...part, lane, lanes: 1, isClash: parts.some((other) => clashes(part, other)) });
  }
  close();
  return pieces;
}

const clashes = (a: Part, b: Part) =>
  a !== b && a.event.kind !== 'deadline' && b.event.kind !== 'deadline' && a.from < b.to && b.from < a.to;

/** The whole hours that a week shows: 8 to 22, and more when an event is outside. */
export function hoursOf(pieces: readonly DayPiece[]): { first: number; last: number } {
  const first = Math.min(8, ...pieces.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(
    22,
    ...pieces.map((piece) => Math.ceil(Math.min(minutesOfDay, drawnEnd(piece)) / 60)),
  );
  return { first, last };
}
