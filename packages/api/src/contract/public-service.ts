import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { dateTime } from './fields.ts';

/**
 * The services that need no login, each with its window: OPEN until `endTime`, UPCOMING from `startTime`, CLOSED (the
 * next `startTime` if there is one), ALWAYS without a window.
 */
export const getPublicServiceListNLog = endpoint({
  path: '/v1/getPublicServiceListNLog',
  access: 'public',
  payload: v.object({}),
  data: v.object({
    list: v.array(
      v.object({
        code: v.picklist([
          'PRACTICE_SIGNUP',
          'ENGLISH_TICKET',
          'ENGLISH_SCORE',
          'PRACTICE_TICKET',
          'ENGLISH_SIGNUP',
          'SEARCH_ID',
        ]),
        status: v.picklist(['OPEN', 'UPCOMING', 'CLOSED', 'ALWAYS']),
        /** Name of the batch, such as 11月批; empty when there is none. */
        batchName: v.string(),
        startTime: v.nullable(dateTime),
        endTime: v.nullable(dateTime),
      }),
    ),
    /** Maintenance announced for the next seven days, or null. */
    maintenance: v.nullable(v.object({ startTime: dateTime, endTime: dateTime })),
    serverTime: dateTime,
    /** True on a demonstration server, which also lists its accounts at `dev/accounts`. */
    demo: v.boolean(),
  }),
});
