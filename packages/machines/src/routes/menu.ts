import { CERTIFICATE_TITLE, PRACTICE_TITLE } from './generate.ts';
import { findRoute, joinPath, type PlacedRoute, type PortalRoute, placeRoutes } from './route.ts';

/** One entry of the answer of the menu list call. */
export interface MenuListItem {
  /** Absolute path of the route that it is about. */
  readonly path: string;
  readonly title?: string;
  readonly icon?: string;
  readonly hidden?: boolean;
  /** Number of duties of the student there; 0 or less shows nothing. */
  readonly badge?: number;
  readonly badgeType?: string;
}

/** An entry of the menu, or a group of entries. */
export interface MenuNode {
  /** Absolute; for a group the path of the group, which redirects to its first page. */
  readonly path: string;
  readonly title: string;
  readonly icon?: string;
  /** At least 1; left out when there is nothing to do. */
  readonly badge?: number;
  readonly badgeType?: string;
  readonly alwaysOpen: boolean;
  /** Empty for a page. */
  readonly children: readonly MenuNode[];
}

/** An entry, and its place in the list: -1 when the list does not name it. */
interface Ranked {
  readonly entry: MenuNode;
  readonly rank: number;
}

/** The routes in the order of their table, those for the end of the menu last. */
const inMenuOrder = (routes: readonly PortalRoute[]): PortalRoute[] => [
  ...routes.filter(({ menuEnd }) => !menuEnd),
  ...routes.filter(({ menuEnd }) => menuEnd),
];

/** The entries in their own order, but those in the list are reordered by it among the places that they take. */
function inListOrder(entries: readonly Ranked[]): MenuNode[] {
  const named = entries.filter(({ rank }) => rank >= 0).sort((a, b) => a.rank - b.rank);
  return entries.flatMap((own) => (own.rank < 0 ? [own] : named.splice(0, 1))).map(({ entry }) => entry);
}

/**
 * The menu of some routes. The list may rename, reorder, hide or badge an entry; it never adds one, and
 * never shows a hidden route (GEN-6, ROUTE-7). A group with one page is that page, unless it stays open.
 */
export function buildMenu(
  routes: readonly PortalRoute[],
  menuList: readonly MenuListItem[] = [],
  above = '/',
): MenuNode[] {
  const rankOf = (path: string) => menuList.findIndex((item) => item.path === path);
  const entries = inMenuOrder(routes).flatMap((route): Ranked[] => {
    const path = joinPath(above, route.path);
    const item = menuList[rankOf(path)];
    if (route.hidden || !route.title || item?.hidden) return [];
    const children = buildMenu(route.children ?? [], menuList, path);
    if (hasPages(route) && children.length === 0) return [];
    const page = children.length === 1 && !route.alwaysOpen ? children[0] : undefined;
    const listed = page ? { ...menuList[rankOf(page.path)], ...item } : item;
    const own = toEntry(path, route, listed, page);
    const entry = page ? { ...own, path: page.path, children: page.children } : { ...own, children };
    return [{ entry, rank: Math.max(rankOf(path), rankOf(entry.path)) }];
  });
  return inListOrder(entries);
}

const hasPages = (route: PortalRoute) =>
  route.children?.some((child) => !child.hidden && child.title) ?? false;

/** The entry of a route, without its children. `page` is the only page of a group that is shown as that page. */
function toEntry(path: string, route: PortalRoute, item?: Partial<MenuListItem>, page?: MenuNode): MenuNode {
  const icon = item?.icon || route.icon || page?.icon;
  const badge = Math.trunc(item?.badge ?? 0);
  return {
    path,
    title: rename(page?.title ?? route.title ?? '', item?.title),
    ...(icon && { icon }),
    ...(badge > 0 && { badge, ...(item?.badgeType && { badgeType: item.badgeType }) }),
    alwaysOpen: route.alwaysOpen ?? false,
    children: [],
  };
}

/** The server's title, except that a certificate host keeps its own word for the practice assessment (PAGE-4). */
function rename(own: string, listed: string | undefined): string {
  const isSameByAnotherName = own === CERTIFICATE_TITLE && listed === PRACTICE_TITLE;
  return listed && !isSameByAnotherName ? listed : own;
}

const isPage = ({ route }: PlacedRoute) => !hasPages(route);
const areaOf = (path: string) => path.split('/')[1];

/**
 * Path of the menu entry to highlight on a page (ROUTE-8): the page itself, or for a hidden one its `activeMenu`,
 * or the first entry of the same area. Undefined for a path that belongs to no entry.
 */
export function activeMenuPath(routes: readonly PortalRoute[], path: string): string | undefined {
  const found = findRoute(routes, path);
  if (!found || found.path === '/*') return undefined;
  const pages = placeRoutes(routes).filter((placed) => !placed.hidden && isPage(placed));
  const wanted = found.chain.findLast(({ route }) => route.activeMenu)?.route.activeMenu ?? found.path;
  const isBelow = (page: PlacedRoute) => page.path.startsWith(`${wanted}/`);
  const entry =
    pages.find((page) => page.path === wanted) ??
    pages.find(isBelow) ??
    pages.find((page) => areaOf(page.path) === areaOf(wanted));
  return entry?.path;
}

/** One step of the way to a page. */
interface Crumb {
  readonly title: string;
  /** Absolute; of the last crumb, the page's own path as given. */
  readonly path: string;
}

/** The way to a page: its groups, for a hidden page the menu entry that it belongs to, then the page. */
export function breadcrumbs(routes: readonly PortalRoute[], path: string): Crumb[] {
  const found = findRoute(routes, path);
  if (!found) return [];
  const active = activeMenuPath(routes, path);
  const entry = active === undefined ? undefined : findRoute(routes, active);
  const way = [...found.chain.slice(0, -1), ...(entry?.chain ?? [])];
  const crumbs = new Map<string, Crumb>();
  for (const { path: own, route } of way) {
    if (route.title) crumbs.set(route.title, { title: route.title, path: own });
  }
  const { title } = found.route;
  if (title) {
    crumbs.delete(title);
    crumbs.set(title, { title, path });
  }
  return [...crumbs.values()];
}
