import { AppShell } from '@qianwei/ui/AppShell';
import type { ReactNode } from 'react';

/** The frame around a page under test: on a phone its bar at the bottom has what a `DockAction` of the page offers. */
export function TestShell({ children }: { children: ReactNode }) {
  return (
    <AppShell
      mark=""
      brand=""
      product="学习平台"
      items={[]}
      currentPath="/course/list"
      sidebarOpened
      onSidebarToggle={() => {}}
      breadcrumb=""
    >
      {children}
    </AppShell>
  );
}
