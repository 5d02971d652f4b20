import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import { DateRuler } from '@qianwei/ui/DateRuler';
import { periodRuler } from './period-ruler.ts';

export interface PeriodRulerProps {
  period: ExamPeriod;
  /** Ms since 1970, by the server's clock. */
  now: number;
  /** When the student's first exam begins, as a moment. Default its day alone is known. */
  firstStart?: number | undefined;
  /** Beside today. Default how far the next date is. */
  note?: string | undefined;
}

/** The dates of an exam period with today among them. */
export function PeriodRuler({ period, now, firstStart, note }: PeriodRulerProps) {
  const { points, nowNote } = periodRuler(period, now, firstStart);
  return (
    <DateRuler label={`${period.name}的日程`} folds now={now} points={points} nowNote={note ?? nowNote} />
  );
}
