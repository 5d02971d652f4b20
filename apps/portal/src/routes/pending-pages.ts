import { findRoute } from '@qianwei/machines/routes/route';
import { isPendingPage } from '../areas/pending/pending.page.ts';
import { allRoutes, allTables } from './all.ts';
import { type PageDeclaration, pagesIn } from './declare-page.ts';

const pendingPages = pagesIn(allTables).filter(isPendingPage);

/** The page at a path of the portal that is not built yet; undefined for every other one. */
export function pendingPageAt(path: string): PageDeclaration | undefined {
  const found = findRoute(allRoutes, path);
  return pendingPages.find((pending) => pending.path === found?.path);
}

/** True when a path leads to a page that is not built yet: a link to it says so before it is pressed. */
export const isPending = (path: string): boolean => pendingPageAt(path) !== undefined;
