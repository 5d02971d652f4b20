import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { Occasion } from '@qianwei/api/contract/fields';
import { formatMomentDay, parseMoment } from '@qianwei/api/time/moment';
import {
  calendarDaysLeft,
  datesWords,
  dateWords,
  daysLeftWords,
  type Moment,
  msOf,
  nearWords,
  remainingWords,
  sideOf,
} from '@qianwei/api/time/words';
import type { DateRulerProps } from '@qianwei/ui/DateRuler';

/** A date of the period on its ruler. */
interface PeriodPoint {
  id: string;
  label: string;
  moment: Moment;
  occasion: Occasion;
  /** Beside today: 离截止还有 5 天; default `label`. */
  until?: string;
  /** The date in words; default with its time. */
  when?: string;
}

function pointsOf(period: ExamPeriod, firstStart: number | undefined): PeriodPoint[] {
  const { timetableTime, applyStart, applyEnd, payEnd, seatPublish, ticketOpen, examDates, scorePublish } =
    period;
  const isTicketWithSeats =
    formatMomentDay(parseMoment(seatPublish)) === formatMomentDay(parseMoment(ticketOpen));
  const [firstDay] = examDates;
  const points: (PeriodPoint | false)[] = [
    timetableTime !== null && {
      id: 'timetable',
      label: '公布课表',
      moment: timetableTime,
      occasion: 'OPENING',
      when: dateWords(timetableTime),
    },
    { id: 'start', label: '报考开始', moment: applyStart, occasion: 'START' },
    { id: 'end', label: '报考截止', moment: applyEnd, occasion: 'DEADLINE', until: '截止' },
    period.feeEnabled && { id: 'pay', label: '缴费截止', moment: payEnd, occasion: 'DEADLINE' },
    // The dates of a period with fees have no room for both.
    !period.feeEnabled &&
      !isTicketWithSeats && {
        id: 'seats',
        label: '公布座位',
        moment: seatPublish,
        occasion: 'OPENING',
        when: dateWords(seatPublish),
      },
    {
      id: 'ticket',
      label: isTicketWithSeats ? '座位和通知单' : '通知单开放',
      moment: ticketOpen,
      occasion: 'OPENING',
      when: dateWords(ticketOpen),
    },
    firstDay !== undefined && {
      id: 'exam',
      label: '考试',
      moment: firstStart ?? firstDay,
      occasion: 'EXAM',
      until: '开考',
      when: datesWords(examDates),
    },
    {
      id: 'scores',
      label: '公布成绩',
      moment: scorePublish,
      occasion: 'OPENING',
      when: dateWords(scorePublish),
    },
  ];
  return points.filter((point) => point !== false);
}

/** How far the next date is. Who knows only the day of the exam reads 明天开考: hours to midnight would mislead. */
function untilWords(next: PeriodPoint, now: number, isStartKnown: boolean): string {
  if (next.occasion === 'EXAM' && !isStartKnown && calendarDaysLeft(next.moment, now) <= 1)
    return daysLeftWords(next.moment, now, 'EXAM');
  return remainingWords(next.moment, now, next.occasion, next.until ?? next.label);
}

/**
 * The dates of a period for its ruler; the next one is marked, with how far it is. `now` in ms, by the server's clock.
 * `firstStart`: when the student's first exam begins, ms since 1970; without it only its day is known.
 */
export function periodRuler(
  period: ExamPeriod,
  now: number,
  firstStart?: number,
): Pick<DateRulerProps, 'points' | 'now' | 'nowNote'> {
  const points = pointsOf(period, firstStart);
  const next = points.find(({ moment }) => msOf(moment) > now);
  return {
    now,
    nowNote: next && untilWords(next, now, firstStart !== undefined),
    points: points.map((point) => ({
      id: point.id,
      at: msOf(point.moment),
      label: point.label,
      when: point.when ?? nearWords(point.moment, now, sideOf(point.occasion)),
      isNext: point === next,
    })),
  };
}
