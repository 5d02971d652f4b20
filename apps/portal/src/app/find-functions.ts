import type { SidebarItem } from './menu-items.ts';

/** A function of the menu that a search found. */
export interface FoundFunction {
  href: string;
  title: string;
}

/** The pages of the menu whose title, or whose group's title, holds the keyword; all of them without a keyword. */
export function findFunctions(menu: readonly SidebarItem[], keyword: string): FoundFunction[] {
  const wanted = keyword.toLowerCase();
  const find = (items: readonly SidebarItem[], above: string): FoundFunction[] =>
    items.flatMap(({ title, href, children }) => {
      const name = above + title;
      if (children) return find(children, `${name} · `);
      return name.toLowerCase().includes(wanted) ? [{ href, title: name }] : [];
    });
  return find(menu, '');
}
