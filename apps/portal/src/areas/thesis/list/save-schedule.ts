import type { ListedThesis } from '@qianwei/api/contract/thesis/thesis';
import { formatMomentDay } from '@qianwei/api/time/moment';
import { saveCalendar } from '../../../shared/calendar/calendar-file.ts';
import { deadlineEvent } from '../../../shared/calendar/deadline-event.ts';
import { deskHref } from '../shared/thesis-hrefs.ts';
import { batchLanes, pointTitle } from './batch-points.ts';

/** Saves the days to come of every thesis as `论文日程-20261121.ics` and returns the text of its toast. `now` in ms, by the server's clock. */
export function saveSchedule(list: readonly ListedThesis[], now: number): string {
  const events = batchLanes(list, now).flatMap(({ studentPlanId, majorName, points }) =>
    points.map((point) =>
      deadlineEvent({
        id: `thesis-${point.id}`.replaceAll(/[ :]/g, ''),
        title: `${majorName}：${pointTitle(point)}`,
        deadline: point.moment,
        until: null,
        occasion: point.occasion,
        url: new URL(deskHref(studentPlanId), location.origin).href,
      }),
    ),
  );
  const day = formatMomentDay(now).replaceAll('-', '');
  return saveCalendar(events, { name: '论文日程', file: `论文日程-${day}`, now });
}
