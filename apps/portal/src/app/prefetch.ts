import { findRoute, type PortalRoute } from '@qianwei/machines/routes/route';
import { useEffect } from 'react';
import { prefetchPage } from './Page.tsx';

/** Fetches the page at an address, following a redirect. A failure shows when the page is opened. */
async function prefetchAddress(routes: readonly PortalRoute[], pathname: string): Promise<void> {
  const found = findRoute(routes, pathname);
  const page = found?.route.redirect ? findRoute(routes, found.route.redirect) : found;
  if (page?.route.component) await prefetchPage(page.route.component);
}

const eventNames = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches a page's code as soon as a link to it is pointed at, touched or focused. */
export function usePrefetch(routes: readonly PortalRoute[]): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      void prefetchAddress(routes, link.pathname);
    };
    for (const name of eventNames) addEventListener(name, prefetch, { passive: true });
    return () => {
      for (const name of eventNames) removeEventListener(name, prefetch);
    };
  }, [routes]);
}
