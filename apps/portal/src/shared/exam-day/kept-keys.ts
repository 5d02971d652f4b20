import { readLocal } from '../device/stored.ts';

// Keys of the device for the days of an exam, so that they can be read without a network. Their names begin alike, so
// that all can be found and removed (`forget-kept.ts`).

/** How every key of local storage begins. */
export const keptPrefix = 'qianwei_exam_';

/** The exam day of a student. */
export const examDayKey = (student: string) => `${keptPrefix}day_${student}`;

/** The student's ticks on that day. */
export const ticksKey = (student: string) => `${keptPrefix}ticks_${student}`;

/** The last day of the ticket in the browser's database: without this there is no ticket. */
export const ticketKey = (student: string) => `${keptPrefix}ticket_${student}`;

/** The browser's database with the encrypted ticket. */
export const ticketDatabase = 'qianwei-exam-ticket';

/** True when there is something that this student can read without a network. */
export const hasKept = (student: string): boolean =>
  [examDayKey, ticketKey].some((keyOf) => readLocal(keyOf(student)) !== null);
