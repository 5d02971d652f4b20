import type { PortalRoute } from '@qianwei/machines/routes/route';
import { baseRoutes } from './base.ts';
import { constantRoutes } from './constant.ts';
import { fixedRoutes } from './fixed.ts';
import { publicRoutes } from './public.ts';

/** Every route of the portal, for all students and visitors. */
export const allRoutes: readonly PortalRoute[] = [
  ...publicRoutes,
  ...baseRoutes,
  ...constantRoutes,
  ...fixedRoutes,
];
