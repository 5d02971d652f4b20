import type { IconName } from '../Icon/paths.ts';

/** An entry of the menu; one with children is a group and no link. */
export interface SidebarItem {
  /** Its identity; compared with `currentPath`. */
  path: string;
  title: string;
  icon?: IconName;
  /** The number of duties there; 0 shows nothing. */
  badge?: number;
  href: string;
  children?: readonly SidebarItem[];
  /** A group that cannot be collapsed (ROUTE-9). */
  alwaysOpen?: boolean;
}

/** True when the page shown is in this group. */
export const holds = (group: SidebarItem, currentPath: string): boolean =>
  group.children?.some((child) => child.path === currentPath) ?? false;
