import { type ExamDay, examDay } from '@qianwei/api/contract/home';
import { formatMomentDay } from '@qianwei/api/time/moment';
import { array, object, safeParse, string } from 'valibot';
import { readLocal, writeLocal } from '../../shared/device/stored.ts';

const keptSchema = object({
  examDay,
  /** When the server said so, `yyyy-MM-dd HH:mm:ss`. */
  savedTime: string(),
});
const ticksSchema = array(string());

/** An exam day as this device keeps it, with when the server said so. */
export interface KeptExamDay {
  examDay: ExamDay;
  savedTime: string;
}

const keyOf = (student: string) => `qianwei_exam_day_${student}`;
const ticksKeyOf = (student: string) => `qianwei_exam_ticks_${student}`;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps what the server said; with null, and after the day, nothing of it stays on the device. */
export function keepExamDay(student: string, kept: KeptExamDay | null): void {
  writeLocal(keyOf(student), kept && JSON.stringify(kept));
  if (kept === null) writeLocal(ticksKeyOf(student), null);
}

/**
 * What this device keeps of a student's exam day. Null without any, where the stored text is damaged, and when the day is
 * over, by `now` in ms since 1970: then it is deleted.
 */
export function readKeptExamDay(student: string, now: number): KeptExamDay | null {
  const text = readLocal(keyOf(student));
  if (text === null) return null;
  const result = safeParse(keptSchema, parsed(text));
  if (result.success && result.output.examDay.date >= formatMomentDay(now)) return result.output;
  keepExamDay(student, null);
  return null;
}

/** What is ticked of a list on a day: names of the list and its entries, as they were written. */
export function readTicks(student: string): string[] {
  const result = safeParse(ticksSchema, parsed(readLocal(ticksKeyOf(student))));
  return result.success ? result.output : [];
}

/** Keeps what is ticked. */
export function keepTicks(student: string, ticks: readonly string[]): void {
  writeLocal(ticksKeyOf(student), JSON.stringify(ticks));
}
