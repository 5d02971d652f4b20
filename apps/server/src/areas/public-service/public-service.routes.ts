import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { type Implementation, implement } from '../../http/implement.ts';
import { formatDateTime } from '../../time.ts';
import { findMaintenance, listWindows } from './public-service.queries.ts';
import { serviceStatus, windowServices } from './service-status.ts';

/** Services that need no login, each with its real window. */
export const publicServiceRoutes: Implementation[] = [
  implement(getPublicServiceListNLog, async ({ db, clock, demo }) => {
    const now = clock.now();
    const windows = await listWindows(db, [...windowServices]);
    const services = windowServices.map((code) =>
      serviceStatus(
        code,
        windows.filter((window) => window.code === code),
        now,
      ),
    );
    const searchId = {
      code: 'SEARCH_ID' as const,
      status: 'ALWAYS' as const,
      batchName: '',
      startTime: null,
      endTime: null,
    };
    const maintenance = await findMaintenance(db, now);
    return {
      list: [...services, searchId],
      maintenance: maintenance && {
        startTime: formatDateTime(maintenance.startTime),
        endTime: formatDateTime(maintenance.endTime),
      },
      serverTime: formatDateTime(now),
      demo,
    };
  }),
];
