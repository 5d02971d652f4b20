import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';

/** `09:00–11:30`. */
export const hoursWords = ({ start, end }: { start: string; end: string }): string => `${start}–${end}`;

/** The exam of a course in a period as an event of a calendar: the same in every file that has it. */
export const examEventId = (periodId: string, courseCode: string): string => `exam-${periodId}-${courseCode}`;

/** True when the exams of a period are over, and with it all that can be arranged about them. */
export const isPast = ({ status }: Pick<ExamPeriod, 'status'>): boolean =>
  status === 'SCORING' || status === 'FINISHED';
