import { findRoute, type PlacedRoute, type PortalRoute } from '@qianwei/machines/routes/route';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { baseRoutes } from '../routes/base.ts';
import { publicRoutes } from '../routes/public.ts';

/** An address and the route that it leads to. */
export interface CurrentRoute {
  path: string;
  /** Query without `?`. */
  search: string;
  /** Undefined for an unknown path while routes are not generated. */
  found: PlacedRoute | undefined;
}

/**
 * The route to show, and whether another one is loading: while the next page's code loads, the current page stays and
 * the progress bar runs (ROUTE-13). A kept page that was shown at the same address comes back at once.
 */
export function useCurrentRoute(routes: readonly PortalRoute[]): {
  route: CurrentRoute;
  all: readonly PortalRoute[];
  isMoving: boolean;
} {
  const [path] = useLocation();
  const search = useSearch();
  const live = useMemo(() => ({ path, search }), [path, search]);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const deferred = useDeferredValue(live);
  const shown = kept.has(addressOf(live)) ? live : deferred;
  const all = useMemo(() => [...publicRoutes, ...baseRoutes, ...routes], [routes]);
  const route = useMemo(() => ({ ...shown, found: findRoute(all, shown.path) }), [all, shown]);
  const address = addressOf(route);
  if (route.found?.route.keepAlive === true && !kept.has(address)) setKept(new Set([...kept, address]));
  return { route, all, isMoving: live.path !== shown.path };
}

const addressOf = ({ path, search }: Pick<CurrentRoute, 'path' | 'search'>) => `${path}?${search}`;
