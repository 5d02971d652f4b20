import { findRoute, type PortalRoute } from '@qianwei/machines/routes/route';
import { useEffect } from 'react';
import { prefetchPage } from './Page.tsx';

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches a page's code as soon as a link to it is pointed at, touched or focused. */
export function usePrefetch(routes: readonly PortalRoute[]): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      const found = findRoute(routes, link.pathname);
      const page = found?.route.redirect ? findRoute(routes, found.route.redirect) : found;
      if (page?.route.component) prefetchPage(page.route.component);
    };
    for (const sign of signs) addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, prefetch);
    };
  }, [routes]);
}
