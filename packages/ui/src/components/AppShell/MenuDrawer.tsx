import type { ReactNode } from 'react';
import DrawerPanel from '../Drawer/DrawerPanel.tsx';
import type { SidebarItem } from '../Sidebar/items.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import * as styles from './AppShell.css.ts';

export interface MenuDrawerProps {
  title: string;
  items: readonly SidebarItem[];
  currentPath: string;
  user?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

/** The main menu of a phone, with the student's own at its foot. It comes late: a wide screen never needs it. */
export default function MenuDrawer({ title, items, currentPath, user, isOpen, onClose }: MenuDrawerProps) {
  return (
    <DrawerPanel side="start" title={title} isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
      <Sidebar items={items} currentPath={currentPath} onNavigate={onClose} />
      {user && <div className={styles.drawerFoot}>{user}</div>}
    </DrawerPanel>
  );
}
