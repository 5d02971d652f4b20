import { chooseMajorPage } from '../areas/chooseMajor/choose-major.page.ts';
import { passwordPage } from '../areas/password/password.page.ts';
import { retestManualPage } from '../areas/thesis/manual/retest-manual.page.ts';
import { thesisManualPage } from '../areas/thesis/manual/thesis-manual.page.ts';
import { routesOf, type TableRow } from './declare-page.ts';

/** For every student on every host and platform, and never in the menu (ROUTE-7). */
export const baseTable: readonly TableRow[] = [
  passwordPage,
  chooseMajorPage,
  thesisManualPage,
  retestManualPage,
];

/** The routes of `baseTable`. */
export const baseRoutes = routesOf(baseTable);
