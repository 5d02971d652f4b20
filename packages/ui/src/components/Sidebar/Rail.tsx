import type { ReactElement } from 'react';
import { Button, Link, Tooltip, TooltipTrigger } from 'react-aria-components';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { holds, type SidebarItem } from './items.ts';
import * as styles from './Sidebar.css.ts';

export interface RailEntryProps {
  item: SidebarItem;
  currentPath: string;
  /** Name of a badge for a screen reader. */
  badgeLabel: (count: number) => string;
}

/** An entry of the collapsed sidebar: its icon, and its name on hover, on focus and for a screen reader. */
export default function RailEntry({ item, currentPath, badgeLabel }: RailEntryProps) {
  return item.children ? (
    <RailGroup item={item} currentPath={currentPath} badgeLabel={badgeLabel} />
  ) : (
    <WithTip text={item.title}>
      <Link
        href={item.href}
        className={styles.link}
        aria-label={nameOf(item.title, item.badge, badgeLabel)}
        aria-current={item.path === currentPath ? 'page' : undefined}
      >
        <Icon name={item.icon ?? 'sheet'} />
        <CountBadge count={item.badge ?? 0} corner className={styles.railBadge} />
      </Link>
    </WithTip>
  );
}

/** A group of the collapsed sidebar opens its entries as a menu beside it. */
function RailGroup({ item, currentPath, badgeLabel }: RailEntryProps) {
  const children = item.children ?? [];
  const badge = children.reduce((sum, child) => sum + (child.badge ?? 0), 0);
  const trigger = (
    <Button
      className={styles.link}
      aria-label={nameOf(item.title, badge, badgeLabel)}
      data-within={holds(item, currentPath) || undefined}
    >
      <Icon name={item.icon ?? 'sheet'} />
      <CountBadge count={badge} corner className={styles.railBadge} />
    </Button>
  );
  return (
    <Menu
      placement="right top"
      trigger={<WithTip text={item.title}>{trigger}</WithTip>}
      items={children.map((child) => ({
        id: child.path,
        label: child.title,
        href: child.href,
        note: child.badge ? badgeLabel(child.badge) : undefined,
      }))}
    />
  );
}

const nameOf = (title: string, badge = 0, badgeLabel: RailEntryProps['badgeLabel']) =>
  badge > 0 ? `${title}，${badgeLabel(badge)}` : title;

function WithTip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={300} closeDelay={0}>
      {children}
      <Tooltip placement="right" offset={8} className={styles.tip} aria-hidden="true">
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
