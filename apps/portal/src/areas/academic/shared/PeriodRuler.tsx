import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import { parseMoment } from '@qianwei/api/time/moment';
import { datesWords, dateWords, remainingWords, timeWords } from '@qianwei/api/time/words';
import { DateRuler } from '@qianwei/ui/DateRuler';

/** `11月27日 17:00`: on a ruler every date is written alike, also that of today. */
const shortWords = (moment: string) => `${dateWords(moment)} ${timeWords(moment, 'end')}`;

/** The moments of a period in their order; those of the payment only where there is a fee. */
function pointsOf(period: ExamPeriod) {
  const { applyStart, applyEnd, payEnd, seatPublish, ticketOpen, examDates, scorePublish } = period;
  const [firstDay] = examDates;
  return [
    { id: 'start', time: applyStart, label: '报考开始', when: shortWords(applyStart) },
    { id: 'end', time: applyEnd, label: '报考截止', when: shortWords(applyEnd) },
    ...(period.feeEnabled ? [{ id: 'pay', time: payEnd, label: '缴费截止', when: shortWords(payEnd) }] : []),
    { id: 'seats', time: seatPublish, label: '座位公布', when: shortWords(seatPublish) },
    { id: 'ticket', time: ticketOpen, label: '通知单开放', when: shortWords(ticketOpen) },
    ...(firstDay === undefined
      ? []
      : [{ id: 'exam', time: firstDay, label: '考试', when: datesWords(examDates) }]),
    { id: 'scores', time: scorePublish, label: '公布成绩', when: dateWords(scorePublish) },
  ].map(({ time, ...point }) => ({ ...point, at: parseMoment(time) }));
}

/** The dates of an exam period with today among them. `now` in ms, by the server's clock. */
export function PeriodRuler({ period, now }: { period: ExamPeriod; now: number }) {
  const points = pointsOf(period);
  const next = points.find(({ at }) => at > now)?.id;
  const left = parseMoment(period.applyEnd) - now;
  return (
    <DateRuler
      label={`${period.name}的日程`}
      now={now}
      nowNote={
        period.status === 'OPEN' && left > 0 ? `${remainingWords(period.applyEnd, now)}，可改可撤` : undefined
      }
      points={points.map((point) => ({ ...point, isNext: point.id === next }))}
    />
  );
}
