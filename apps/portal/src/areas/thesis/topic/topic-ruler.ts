import type { ThesisTopics } from '@qianwei/api/contract/thesis/topic';
import { type Moment, msOf, nearWords, remainingWords, type Side } from '@qianwei/api/time/words';
import type { DateRulerProps } from '@qianwei/ui/DateRuler';

/** Working days in which teacher and 专业负责人 confirm a topic. */
export const confirmDays = 5;

/**
 * The dates of choosing a topic for their ruler; the next one is marked, with how far it is: the deadline only while nothing is handed
 * in. `now` in ms, by the server's clock.
 */
export function topicRuler(
  {
    window: { startTime, endTime, reportEnd, extended },
    topicStatus,
  }: Pick<ThesisTopics, 'window' | 'topicStatus'>,
  now: number,
): Pick<DateRulerProps, 'points' | 'now' | 'nowNote'> {
  const dated = (id: 'start' | 'end' | 'report', label: string, moment: Moment, side: Side) => ({
    ...{ id, label, at: msOf(moment), when: nearWords(moment, now, side), isNext: false },
  });
  const end = msOf(endTime);
  const reportAt = reportEnd === null ? end : msOf(reportEnd);
  const points = [
    dated('start', '选题开始', startTime, 'start'),
    dated('end', extended ? '选题截止（已延期）' : '选题截止', endTime, 'end'),
    // Its day depends on when the topic is handed in: it stands between both.
    {
      ...{ id: 'confirm' as const, label: '导师与专业负责人确认', isNext: false },
      ...{ at: Math.max(end + 1, Math.round((end + reportAt) / 2)), when: `${confirmDays} 个工作日内` },
    },
    ...(reportEnd === null ? [] : [dated('report', '开题报告截止', reportEnd, 'end')]),
  ];
  const isHandedIn = topicStatus === 'SUBMITTED' || topicStatus === 'PASSED';
  const isAhead = {
    start: true,
    end: !isHandedIn,
    confirm: topicStatus === 'SUBMITTED',
    report: true,
  };
  const next = points.find(({ at, id }) => at > now && isAhead[id]);
  const untilEnd = next?.id === 'end' ? remainingWords(endTime, now, 'DEADLINE') : undefined;
  return {
    now,
    ...(untilEnd !== undefined && { nowNote: untilEnd }),
    points: points.map((point) => ({ ...point, isNext: point === next })),
  };
}
