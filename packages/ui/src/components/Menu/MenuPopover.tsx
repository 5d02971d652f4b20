import type { Ref, RefObject } from 'react';
import { Menu, MenuItem, Popover, type PopoverProps, Separator } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as styles from './Menu.css.ts';

/** One line of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** A few words at the end of the line. */
  note?: string;
  /** Makes the entry a link. */
  href?: string;
  /** Called when it is chosen; a link needs none. */
  onAction?: () => void;
  /** A hairline above: another kind of thing begins. */
  apart?: boolean;
  /** Why it cannot be chosen now; shown beside the label, and the keys skip the entry. */
  reason?: string;
}

export interface MenuPopoverProps {
  trigger: RefObject<HTMLElement | null>;
  /** The id of what names the menu. */
  labelledBy: string;
  items: readonly MenuEntry[];
  /** The id of the entry in force, or those of several; undefined where entries are no choices. */
  selected: string | readonly string[] | undefined;
  placement: PopoverProps['placement'];
  isOpen: boolean;
  /** The entry that has focus at first; null leaves focus on the menu itself, as after a click. */
  focus: 'first' | 'last' | null;
  onClose: () => void;
  ref?: Ref<HTMLElement>;
}

/** The opened half of `Menu`, loaded on demand: most visits never open one. */
export default function MenuPopover({
  trigger,
  labelledBy,
  items,
  selected,
  focus,
  onClose,
  ...popover
}: MenuPopoverProps) {
  const several = typeof selected === 'object';
  const ticked = several ? selected : [selected].filter((id) => id !== undefined);
  return (
    <Popover
      {...popover}
      className={styles.popover}
      triggerRef={trigger}
      aria-labelledby={labelledBy}
      offset={6}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Menu
        className={styles.menu}
        aria-labelledby={labelledBy}
        autoFocus={focus ?? true}
        onClose={onClose}
        {...(selected !== undefined && {
          selectionMode: several ? 'multiple' : 'single',
          selectedKeys: ticked,
          disallowEmptySelection: !several,
          shouldCloseOnSelect: !several,
        })}
      >
        {items.flatMap((item) => [
          item.apart && <Separator key={`${item.id} apart`} className={styles.line} />,
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            href={item.href}
            onAction={item.onAction}
            isDisabled={Boolean(item.reason)}
            className={styles.item}
          >
            {selected !== undefined && (
              <Icon name="check" className={ticked.includes(item.id) ? styles.tick : styles.noTick} />
            )}
            {item.icon && <Icon name={item.icon} className={styles.icon} />}
            <span className={styles.words}>
              {item.reason ? `${item.label}（${item.reason}）` : item.label}
            </span>
            {item.note && <span className={styles.note}>{item.note}</span>}
          </MenuItem>,
        ])}
      </Menu>
    </Popover>
  );
}
