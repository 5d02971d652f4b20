import { chooseMajorPage } from '../areas/chooseMajor/choose-major.page.ts';
import { passwordPage } from '../areas/password/password.page.ts';
import { pendingPage } from '../areas/pending/pending.page.ts';
import { routesOf, type TableRow } from './declare-page.ts';

/** For every student on every host and platform, and never in the menu (ROUTE-7). */
export const baseTable: readonly TableRow[] = [
  passwordPage,
  chooseMajorPage,
  pendingPage({
    path: '/thesis/reviewsManual',
    title: '操作手册',
    hidden: true,
    noCache: true,
    activeMenu: '/thesis',
  }),
  pendingPage({
    path: '/thesisRetest/reviewsManual',
    title: '复检操作手册',
    hidden: true,
    noCache: true,
    activeMenu: '/thesisRetest',
  }),
];

/** The routes of `baseTable`. */
export const baseRoutes = routesOf(baseTable);
