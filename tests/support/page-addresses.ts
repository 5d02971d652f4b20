import { baseRoutes } from '../../apps/portal/src/routes/base.ts';
import { constantRoutes } from '../../apps/portal/src/routes/constant.ts';
import { fixedRoutes } from '../../apps/portal/src/routes/fixed.ts';
import { publicRoutes } from '../../apps/portal/src/routes/public.ts';
import { type PortalRoute, placeRoutes } from '../../packages/machines/src/routes/route.ts';

/** An address of a page of the portal, by the page's key in the route table. */
export type PageAddress = [component: string, address: string];

/** What 周子墨 of the demo institution finds at routes with parameters. */
const filledIn: Record<string, string> = {
  '/home/notice/detail/:id': '/home/notice/detail/n01',
  '/course/test/:id': '/course/test/04735',
  '/course/answer/:subjectId/:id': '/course/answer/04735/04735-comprehensive',
  '/course/analysis/:subjectId/:testRecordId/:id':
    '/course/analysis/13004/f6b226ae5f204e7f5063ac1b566a2818/13004-assessment',
  '/exam/scores/history/:id/:bizId?': '/exam/scores/history/13004-assessment',
};

/** Each page of a table once, at its first address: those that wait for their issue are one. */
function onceEach(routes: readonly PortalRoute[]): PageAddress[] {
  const found = new Map<string, string>();
  for (const { path, route } of placeRoutes(routes))
    if (route.component !== undefined && !found.has(route.component))
      found.set(route.component, filledIn[path] ?? path);
  return [...found];
}

/** Every page that is open without login. */
export const visitorPages = onceEach(publicRoutes);

/** Every page that a student with one major sees, and the one for an unknown address. */
export const studentPages: PageAddress[] = [
  ...onceEach([...baseRoutes, ...constantRoutes, ...fixedRoutes, ...publicRoutes]).filter(
    ([component]) => component !== 'login' && component !== 'chooseMajor',
  ),
  ['notFound', '/no/such/page'],
];
