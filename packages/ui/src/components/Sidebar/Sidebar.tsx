import type { ReactNode, Ref } from 'react';
import { LatePiece } from '../../late/LatePiece.tsx';
import { late } from '../../late/piece.ts';
import { useLate } from '../../late/useLate.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { SidebarItem } from './items.ts';
import type { RailEntryProps } from './Rail.tsx';
import * as styles from './Sidebar.css.ts';
import { SidebarGroup, SidebarLink } from './SidebarEntry.tsx';

/** Its tooltips and menus are most of the sidebar's code, and few students collapse it. */
const railEntry = late<RailEntryProps>(() => import('./Rail.tsx'), { prefetch: 'idle' });

/** The words of the sidebar. */
export interface SidebarTexts {
  /** Names the navigation for a screen reader. */
  label: string;
  open: string;
  collapse: string;
  /** Name of a badge for a screen reader. */
  badge: (count: number) => string;
}

const sidebarTexts: SidebarTexts = {
  label: '主导航',
  open: '展开菜单',
  collapse: '收起菜单',
  badge: (count) => `待办 ${count} 件`,
};

export interface SidebarProps {
  items: readonly SidebarItem[];
  /** The `path` of the entry that the page belongs to; a hidden page names the entry it is found under. */
  currentPath: string;
  /** Mark and name of the institution; in a drawer there is none. */
  brand?: ReactNode;
  /** Replaces `brand` while collapsed; default `brand` itself, which is then cut. */
  mark?: ReactNode;
  /** False shows a rail of icons (SESSION-5). Default true. */
  opened?: boolean;
  /** Opens or collapses it; without it there is no button. */
  onToggle?: () => void;
  /** An entry was pressed, even that of the page itself: a drawer closes. */
  onNavigate?: () => void;
  texts?: Partial<SidebarTexts>;
  ref?: Ref<HTMLElement>;
}

/** The main menu. On its own beside the page, and again inside the drawer of a phone. */
export function Sidebar({
  items,
  currentPath,
  brand,
  mark = brand,
  opened = true,
  onToggle,
  onNavigate,
  ref,
  ...props
}: SidebarProps) {
  const texts = { ...sidebarTexts, ...props.texts };
  useLate(railEntry);
  const entryOf = (item: SidebarItem) => {
    if (!opened)
      return (
        <LatePiece
          of={railEntry}
          fallback={<RailOutline item={item} />}
          failed={() => <RailOutline item={item} />}
          item={item}
          currentPath={currentPath}
          badgeLabel={texts.badge}
        />
      );
    const entry = { item, badgeLabel: texts.badge, onNavigate };
    return item.children ? (
      <SidebarGroup {...entry} currentPath={currentPath} />
    ) : (
      <SidebarLink {...entry} isCurrent={item.path === currentPath} />
    );
  };
  return (
    <nav
      ref={ref}
      aria-label={texts.label}
      className={`${styles.side} ${brand ? styles.column : styles.bare}`}
      data-rail={!opened || undefined}
    >
      {brand && <div className={styles.brand}>{opened ? brand : mark}</div>}
      <ul>
        {items.map((item, index) => (
          <li
            key={item.path}
            className={item.children ? styles.group : items[index - 1]?.children && styles.afterGroup}
          >
            {entryOf(item)}
          </li>
        ))}
      </ul>
      {onToggle && (
        <div className={styles.foot}>
          <IconButton
            icon="chevron"
            turn={opened ? 'half' : undefined}
            label={opened ? texts.collapse : texts.open}
            aria-expanded={opened}
            onPress={onToggle}
          />
        </div>
      )}
    </nav>
  );
}

/** An entry of the rail until its code has come. */
const RailOutline = ({ item }: { item: SidebarItem }) => (
  <span className={styles.link}>
    <Icon name={item.icon ?? 'sheet'} />
  </span>
);
