import type { MenuNode } from '@qianwei/machines/routes/menu';
import type { IconProps } from '@qianwei/ui/Icon';
import type { SidebarProps } from '@qianwei/ui/Sidebar';

/** Queries without `?`, by the path of the page. */
export type KeptQueries = Readonly<Record<string, string>>;

/** One entry of the menu, as the sidebar takes it. */
export type SidebarItem = SidebarProps['items'][number];

/**
 * The menu as the sidebar takes it. An icon that the set does not have is drawn as nothing.
 *
 * @param kept the queries with which kept pages wait in the background, by path: an entry leads back to them (ROUTE-10).
 */
export function sidebarItems(menu: readonly MenuNode[], kept: KeptQueries): SidebarItem[] {
  return menu.map(({ path, title, icon, badge, alwaysOpen, children }) => ({
    path,
    title,
    href: kept[path] ? `${path}?${kept[path]}` : path,
    icon: icon as IconProps['name'] | undefined,
    badge,
    ...(children.length > 0 && { alwaysOpen, children: sidebarItems(children, kept) }),
  }));
}
