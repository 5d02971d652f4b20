import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { Retake } from '@qianwei/api/contract/academic/retake';
import { halfDayWords } from '@qianwei/api/time/words';

/** `09:00–11:30`. */
export const hoursWords = ({ start, end }: { start: string; end: string }): string => `${start}–${end}`;

/** The exam of a course in a period as an event of a calendar: the same in every file that has it. */
export const examEventId = (periodId: string, courseCode: string): string => `exam-${periodId}-${courseCode}`;

/** True when the exams of a period are over, and with it all that can be arranged about them. */
export const isPast = ({ status }: Pick<ExamPeriod, 'status'>): boolean =>
  status === 'SCORING' || status === 'FINISHED';

/** How a course can be taken again: `已报 1月9日上午`, `2027年1月考期可报`, `2027年4月可报`. */
export function retakeWords(retake: Retake): string {
  switch (retake.kind) {
    case 'REGISTERED':
      return `已报 ${halfDayWords(retake)}`;
    case 'OPEN':
      return `${retake.periodName}可报`;
    case 'LATER':
      return retake.month === '' ? '下次开考时间待公布' : `${retake.month}可报`;
  }
}
