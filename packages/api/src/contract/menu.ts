import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Renames, reorders, hides or badges menu entries; it never adds a route (GEN-6). */
export const getMenuList = endpoint({
  path: '/auth/v1/menu/list',
  payload: v.object({}),
  data: v.array(
    v.object({
      path: v.string(),
      title: v.string(),
      icon: v.string(),
      hidden: v.boolean(),
      /** Number of duties of the student there; 0 shows nothing. */
      badge: v.number(),
      badgeType: v.picklist(['NONE', 'TODO']),
    }),
  ),
});
