import { type Day, formatMoment, isDay, parseMoment } from '@qianwei/api/time/moment';
import { DomainProblem } from '../problems.ts';

/** Milliseconds since 1970 of a day and a time in Shanghai; NaN for what no calendar or clock has. */
function momentAt(day: string, time: string): number {
  const at = parseMoment(`${day} ${time}:00`);
  return !Number.isNaN(at) && formatMoment(at).startsWith(`${day} ${time}`) ? at : Number.NaN;
}

/** A moment as it is typed, `2027-03-01 09:00` in Shanghai. Throws DomainProblem that names the option. */
export function typedMoment(option: string, text: string): Date {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(text.trim()) ?? [];
  const at = momentAt(day, time);
  if (Number.isNaN(at)) throw new DomainProblem(`--${option} 应为 2026-11-28 10:00 这样的时间`);
  return new Date(at);
}

/** A moment, or a day for its first moment; as an end a day means the last moment of it. Throws DomainProblem. */
export function typedDayOrMoment(option: string, text: string, side: 'start' | 'end'): Date {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/.exec(text) ?? [];
  const at = momentAt(day, time);
  if (Number.isNaN(at))
    throw new DomainProblem(`--${option} 应为 2027-03-01 或 "2027-03-01 09:00" 这样的时间`);
  return new Date(side === 'end' && text === day ? at + 86_400_000 : at);
}

/** A day as it is typed, `2027-03-01`. Throws DomainProblem that names the option. */
export function typedDay(option: string, text: string): Day {
  const typed = text.trim();
  if (!isDay(typed) || Number.isNaN(momentAt(typed, '00:00')))
    throw new DomainProblem(`--${option} 应为 2027-03-01 这样的日期`);
  return typed;
}
