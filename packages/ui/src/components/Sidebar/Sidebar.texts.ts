/** What the sidebar says by itself. */
export interface SidebarTexts {
  /** Names the navigation for a screen reader. */
  label: string;
  open: string;
  collapse: string;
  /** What a screen reader hears of a badge. */
  badge: (count: number) => string;
}

export const sidebarTexts: SidebarTexts = {
  label: '主导航',
  open: '展开菜单',
  collapse: '收起菜单',
  badge: (count) => `待办 ${count} 件`,
};
