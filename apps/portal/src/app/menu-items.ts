import type { MenuNode } from '@qianwei/machines/routes/menu';
import type { IconProps } from '@qianwei/ui/Icon';
import type { SidebarProps } from '@qianwei/ui/Sidebar';

/** One entry of the menu, as the sidebar takes it. */
export type SidebarItem = SidebarProps['items'][number];

/** The menu as the sidebar takes it. An icon that the set does not have is drawn as nothing. */
export function sidebarItems(menu: readonly MenuNode[]): SidebarItem[] {
  return menu.map(({ path, title, icon, badge, alwaysOpen, children }) => ({
    path,
    title,
    href: path,
    icon: icon as IconProps['name'] | undefined,
    badge,
    ...(children.length > 0 && { alwaysOpen, children: sidebarItems(children) }),
  }));
}
