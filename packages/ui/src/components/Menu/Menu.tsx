import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Separator,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as styles from './Menu.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** A few words at the end of the line. */
  note?: string;
  /** Makes the entry a link. */
  href?: string;
  /** What happens; a link needs none. */
  onAction?: () => void;
  /** A hairline above: another kind of thing begins. */
  apart?: boolean;
}

export interface MenuProps {
  /** The button that opens it and names it: `Button`, `IconButton` or any React Aria button. */
  trigger: ReactNode;
  items: readonly MenuEntry[];
  /** Default `bottom end`. */
  placement?: PopoverProps['placement'];
}

/** A menu button: Enter, Space and ↓ open it, arrows and first letters move, Escape closes and focus returns. */
export function Menu({ trigger, items, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={6}>
        <AriaMenu className={styles.menu}>
          {items.flatMap((item) => [
            item.apart && <Separator key={`${item.id} apart`} className={styles.line} />,
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              href={item.href}
              onAction={item.onAction}
              className={styles.item}
            >
              {item.icon && <Icon name={item.icon} className={styles.icon} />}
              <span className={styles.words}>{item.label}</span>
              {item.note && <span className={styles.note}>{item.note}</span>}
            </MenuItem>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
