import { dateTime } from '@qianwei/api/contract/fields';
import { type ExamDay, examDay } from '@qianwei/api/contract/home';
import { type DateTime, type Day, formatMomentDay } from '@qianwei/api/time/moment';
import { array, object, safeParse, string } from 'valibot';
import { readLocal, writeLocal } from '../../shared/device/stored.ts';
import { forgetKept } from '../../shared/exam-day/forget-kept.ts';
import { examDayKey, ticketKey, ticksKey } from '../../shared/exam-day/kept-keys.ts';

const keptSchema = object({
  examDay,
  /** When the server said so. */
  savedTime: dateTime,
});
const ticksSchema = array(string());

/** An exam day as this device keeps it, with when the server said so. */
export interface KeptExamDay {
  examDay: ExamDay;
  savedTime: DateTime;
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps what the server said; false when the device stores nothing. With null nothing of the day stays on it. */
export function keepExamDay(student: string, kept: KeptExamDay | null): boolean {
  const text = kept && JSON.stringify(kept);
  writeLocal(examDayKey(student), text);
  if (text === null) writeLocal(ticksKey(student), null);
  return readLocal(examDayKey(student)) === text;
}

/**
 * Reads a student's exam day from this device. Null without any, for a damaged text, and when the day is over, by `now`
 * in ms since 1970: then it is deleted.
 */
export function readKeptExamDay(student: string, now: number): KeptExamDay | null {
  const text = readLocal(examDayKey(student));
  if (text === null) return null;
  const result = safeParse(keptSchema, parsed(text));
  if (result.success && result.output.examDay.date >= formatMomentDay(now)) return result.output;
  keepExamDay(student, null);
  return null;
}

/** Ticks of a list on a day: names of the list and its entries, as they were written. */
export function readTicks(student: string): string[] {
  const result = safeParse(ticksSchema, parsed(readLocal(ticksKey(student))));
  return result.success ? result.output : [];
}

/** Keeps what is ticked. */
export function keepTicks(student: string, ticks: readonly string[]): void {
  writeLocal(ticksKey(student), JSON.stringify(ticks));
}

/** Removes the ticket of a student whose last exam was before `today`. */
export function forgetPastTicket(student: string, today: Day): void {
  const lastDay = readLocal(ticketKey(student));
  if (lastDay === null || lastDay >= today) return;
  writeLocal(ticketKey(student), null);
  forgetKept(student);
}
