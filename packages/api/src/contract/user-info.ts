import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Head picture, school and platform of the logged-in student (SESSION-8); the routes are generated from it (GEN-1). */
export const getUserInfo = endpoint({
  path: '/v1/getUserInfo',
  payload: v.object({}),
  data: v.object({
    headUrl: v.string(),
    schoolLogo: v.string(),
    schoolName: v.string(),
    platform: v.string(),
    /** Seconds without a call after which the server ends the session; absent where it does not. */
    idleSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(60))),
  }),
});
