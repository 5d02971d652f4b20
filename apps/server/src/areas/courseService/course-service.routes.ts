import { searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import { type Implementation, implement } from '../../http/implement.ts';
import { formatDateTime } from '../../time.ts';
import { findHeldServices } from './held-services.workflow.ts';
import { searchCatalogue } from './search-catalogue.ts';

/** The call of 课程服务查询, for everybody. */
export const courseServiceRoutes: Implementation[] = [
  implement(searchCourseServiceNLog, async (context, payload) => {
    const now = context.clock.now();
    const serverTime = formatDateTime(now);
    if (payload.mode === 'CATALOG')
      return { mode: 'CATALOG' as const, ...(await searchCatalogue(context.db, payload, now)), serverTime };
    return { mode: 'MINE' as const, ...(await findHeldServices(context, payload)), serverTime };
  }),
];
