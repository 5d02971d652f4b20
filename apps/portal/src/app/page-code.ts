import { findRoute, type PortalRoute } from '@qianwei/machines/routes/route';
import { type Late, late } from '@qianwei/ui/late';
import type { PageDeclaration } from '../routes/declare-page.ts';
import { pageFor } from '../routes/pages.ts';

const codeByPage = new Map<PageDeclaration, Late<object>>();

/** The code of a page, fetched when it is first needed. */
export function pageCode(page: PageDeclaration): Late<object> {
  const code = codeByPage.get(page) ?? late(page.code);
  codeByPage.set(page, code);
  return code;
}

/** An address within the portal. */
interface Place {
  pathname: string;
  /** Query, with or without `?`. */
  search: string;
}

/** Fetches the page at an address ahead, following a redirect; a failure shows when the page is opened. */
export async function prefetchPage(
  routes: readonly PortalRoute[],
  { pathname, search }: Place,
): Promise<void> {
  const found = findRoute(routes, pathname);
  const place = found?.route.redirect ? findRoute(routes, found.route.redirect) : found;
  if (place?.route.component === undefined) return;
  await pageCode(pageFor(place.route.component, search))
    .fetch()
    .catch(() => {});
}
