import { findRoute, type PortalRoute } from '@qianwei/machines/routes/route';
import type { PageDeclaration } from '../routes/declare-page.ts';
import { pageFor } from '../routes/pages.ts';
import { loadFailedStyles } from '../shared/preload/failed-styles.ts';
import { type Preloadable, preloadable } from '../shared/preload/preloadable.ts';

/** Pages whose code has not come: their style sheets may not have, either. */
const failed = new Set<PageDeclaration>();
const codeByPage = new Map<PageDeclaration, Preloadable<object>>();

/** The code of a page, fetched once; again only when it has failed. */
export function pageCode(page: PageDeclaration): Preloadable<object> {
  const loadAgain = () => loadFailedStyles().then(page.code);
  const code = codeByPage.get(page) ?? preloadable(failed.has(page) ? loadAgain : page.code);
  codeByPage.set(page, code);
  return code;
}

/** Makes the code of a page be fetched again, with its styles, when it is opened again. */
export function dropCode(page: PageDeclaration): void {
  failed.add(page);
  codeByPage.delete(page);
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
