import type { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import type { DataOf } from '@qianwei/api/endpoint';
import { formatDateTime } from '../../time.ts';
import type { BusinessWindow } from './public-service.queries.ts';

type Service = DataOf<typeof getPublicServiceListNLog>['list'][number];

/** The services that have windows, in the order they are shown. */
export const windowServices = [
  'PRACTICE_SIGNUP',
  'ENGLISH_TICKET',
  'ENGLISH_SCORE',
  'PRACTICE_TICKET',
  'ENGLISH_SIGNUP',
] as const;

/** Days before its start that a window is announced as coming; one further off is closed for now. */
const announcedDays = 30;

/** Open now, coming within 30 days, or closed with the start of the next batch when there is one. */
export function serviceStatus(code: Service['code'], windows: readonly BusinessWindow[], now: Date): Service {
  const open = windows.findLast(
    ({ startTime, endTime }) => startTime <= now && (endTime === null || endTime > now),
  );
  const next = windows.find(({ startTime }) => startTime > now);
  const shown = open ?? next;
  const announced = next && next.startTime.getTime() - now.getTime() <= announcedDays * 86_400_000;
  return {
    code,
    status: open ? 'OPEN' : announced ? 'UPCOMING' : 'CLOSED',
    batchName: shown?.name ?? '',
    startTime: shown ? formatDateTime(shown.startTime) : null,
    endTime: shown?.endTime ? formatDateTime(shown.endTime) : null,
  };
}
