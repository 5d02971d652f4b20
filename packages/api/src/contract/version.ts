import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { dateTime, day } from './fields.ts';

/** Version that runs on the server, and the latest changes. */
export const getVersionNLog = endpoint({
  path: '/v1/getVersionNLog',
  access: 'public',
  payload: v.object({}),
  data: v.object({
    apiVersion: v.string(),
    buildTime: v.string(),
    platform: v.string(),
    serverTime: dateTime,
    changeLog: v.array(
      v.object({
        version: v.string(),
        date: day,
        items: v.array(v.object({ kind: v.picklist(['新增', '优化', '修复']), text: v.string() })),
      }),
    ),
  }),
});
