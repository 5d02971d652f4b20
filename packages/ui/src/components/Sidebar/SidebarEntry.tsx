import { memo, useId, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { holds, type SidebarItem } from './items.ts';
import * as styles from './Sidebar.css.ts';

interface EntryProps {
  item: SidebarItem;
  /** Name of a badge for a screen reader. */
  badgeLabel: (count: number) => string;
  onNavigate?: () => void;
}

interface SidebarLinkProps extends EntryProps {
  /** The page shown belongs to it. */
  isCurrent: boolean;
  /** One step further in, in a group. */
  sub?: boolean;
}

/** A link of the menu. Another page renders again only the link that is left and its own. */
export const SidebarLink = memo(function SidebarLink({
  item,
  isCurrent,
  badgeLabel,
  onNavigate,
  sub,
}: SidebarLinkProps) {
  return (
    <Link
      href={item.href}
      className={sub ? styles.sub : styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
    >
      {item.icon && !sub && <Icon name={item.icon} />}
      <span className={styles.words}>{item.title}</span>
      <CountBadge count={item.badge ?? 0} label={badgeLabel(item.badge ?? 0)} />
    </Link>
  );
});

interface SidebarGroupProps extends EntryProps {
  /** The `path` of the entry that the page belongs to. */
  currentPath: string;
}

/**
 * A group: its name is no link. One that is `alwaysOpen` stays open whatever else opens (ROUTE-9); the others
 * fold, and begin open when the page shown is in them.
 */
export function SidebarGroup({ item, currentPath, badgeLabel, onNavigate }: SidebarGroupProps) {
  const [open, setOpen] = useState(item.alwaysOpen || holds(item, currentPath));
  const id = useId();
  const listId = useId();
  const name = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.words}>{item.title}</span>
    </>
  );
  return (
    <>
      {item.alwaysOpen ? (
        <div id={id} className={styles.groupName}>
          {name}
        </div>
      ) : (
        <Button
          id={id}
          className={styles.groupName}
          aria-expanded={open}
          aria-controls={listId}
          onPress={() => setOpen(!open)}
        >
          {name}
          <Icon name="chevron" size="small" turn={open ? 'quarter' : undefined} className={styles.chevron} />
        </Button>
      )}
      <ul id={listId} aria-labelledby={id} hidden={!open}>
        {item.children?.map((child) => (
          <li key={child.path}>
            <SidebarLink
              sub
              item={child}
              isCurrent={child.path === currentPath}
              badgeLabel={badgeLabel}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
