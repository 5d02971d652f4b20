import type { PortalRoute } from '@qianwei/machines/routes/route';
import { useEffect } from 'react';
import { prefetchPage } from './page-code.ts';

const eventNames = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches a page's code as soon as a link to it is pointed at, touched or focused. */
export function usePrefetch(routes: readonly PortalRoute[]): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      void prefetchPage(routes, link);
    };
    for (const name of eventNames) addEventListener(name, prefetch, { passive: true });
    return () => {
      for (const name of eventNames) removeEventListener(name, prefetch);
    };
  }, [routes]);
}
