/** One route of the portal as data. Everything in it can be written as JSON. */
export interface PortalRoute {
  /** Absolute (`/thesis/edit/:studentPlanId`) or below its parent (`list`). `:name` is a parameter, `:name?` an optional one, a last `*` matches the rest. */
  readonly path: string;
  /** Page title; a route without one is in no menu. */
  readonly title?: string;
  /** Name of an icon of the UI package. */
  readonly icon?: string;
  /** Reachable, but in no menu (ROUTE-7); so are its children. */
  readonly hidden?: boolean;
  /** Comes at the end of its menu, after those that follow it in the table. */
  readonly menuEnd?: boolean;
  /** The menu group can't be collapsed by opening another (ROUTE-9), and stays a group with one entry. */
  readonly alwaysOpen?: boolean;
  /** Path of the menu entry to highlight on a hidden page (ROUTE-8); by default the area's first entry. */
  readonly activeMenu?: string;
  /** Absolute path to go to instead; replaces the history entry (ROUTE-6). */
  readonly redirect?: string;
  /** The page keeps its state when the student leaves and returns (ROUTE-10). */
  readonly keepAlive?: boolean;
  /** The page has the whole screen, without menu and top bar. */
  readonly fullScreen?: boolean;
  /** The page needs the room: the menu beside it begins as a rail, whatever the student chose for the others. */
  readonly menuRail?: boolean;
  /** Never cached (ROUTE-10). */
  readonly noCache?: boolean;
  /** Roles that may see it; left out or empty: every student. */
  readonly roles?: readonly number[];
  readonly children?: readonly PortalRoute[];
  /** Key of the page in the portal's table of components. */
  readonly component?: string;
}

/** A route with its absolute path and the routes that lead to it, itself last. */
export interface PlacedRoute {
  readonly path: string;
  readonly route: PortalRoute;
  readonly chain: readonly { readonly path: string; readonly route: PortalRoute }[];
  /** It or a route above it is hidden or has no title. */
  readonly hidden: boolean;
}

/** The absolute path of a child: an absolute one stays as it is. */
export function joinPath(parent: string, child: string): string {
  if (child.startsWith('/')) return child;
  return `${parent === '/' ? '' : parent}/${child}`.replace(/\/$/, '') || '/';
}

/** Every route with its absolute path, parents before children, in the order of the table. */
export function placeRoutes(routes: readonly PortalRoute[], above?: PlacedRoute): PlacedRoute[] {
  return routes.flatMap((route) => {
    const path = joinPath(above?.path ?? '/', route.path);
    const placed: PlacedRoute = {
      path,
      route,
      chain: [...(above?.chain ?? []), { path, route }],
      hidden: above?.hidden === true || route.hidden === true || !route.title,
    };
    return [placed, ...placeRoutes(route.children ?? [], placed)];
  });
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const actual = path.split('/');
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return true;
    const value = actual[index];
    const fits = part.startsWith(':') ? Boolean(value) || part.endsWith('?') : part === value;
    if (!fits) return false;
  }
  return actual.length <= wanted.length;
}

/** The route for a path (query and hash are ignored): the first of the table that matches. */
export function findRoute(routes: readonly PortalRoute[], path: string): PlacedRoute | undefined {
  const [bare = ''] = path.split(/[?#]/);
  const wanted = bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
  return placeRoutes(routes).find((placed) => matches(placed.path, wanted));
}
