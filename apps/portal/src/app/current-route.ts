import { findRoute, type PlacedRoute, type PortalRoute } from '@qianwei/machines/routes/route';
import { useDeferredValue, useMemo } from 'react';
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
 * the progress bar runs (ROUTE-13).
 */
export function useCurrentRoute(routes: readonly PortalRoute[]): {
  route: CurrentRoute;
  all: readonly PortalRoute[];
  isMoving: boolean;
} {
  const [path] = useLocation();
  const search = useSearch();
  const live = useMemo(() => ({ path, search }), [path, search]);
  const shown = useDeferredValue(live);
  const all = useMemo(() => [...publicRoutes, ...baseRoutes, ...routes], [routes]);
  const route = useMemo(() => ({ ...shown, found: findRoute(all, shown.path) }), [all, shown]);
  return { route, all, isMoving: live.path !== shown.path };
}
