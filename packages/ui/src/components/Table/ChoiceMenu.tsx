import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as menu from '../Menu/Menu.css.ts';
import * as styles from './parts.css.ts';

export interface ChoiceMenuProps {
  label: string;
  icon: IconName;
  /** Several may be ticked at once; default one. */
  several?: boolean;
  choices: readonly { id: string; label: string }[];
  chosen: Iterable<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** A small button with a menu whose entries are ticked: which columns, which order. */
export function ChoiceMenu({ label, icon, several = false, choices, chosen, onChange }: ChoiceMenuProps) {
  return (
    <MenuTrigger>
      <Button variant="quiet" size="small" icon={icon}>
        {label}
      </Button>
      <Popover className={menu.popover} placement="bottom end" offset={6}>
        <Menu
          className={menu.menu}
          selectionMode={several ? 'multiple' : 'single'}
          disallowEmptySelection={!several}
          selectedKeys={chosen}
          shouldCloseOnSelect={!several}
          onSelectionChange={(keys) =>
            onChange(keys === 'all' ? new Set(choices.map(({ id }) => id)) : new Set([...keys].map(String)))
          }
        >
          {choices.map((choice) => (
            <MenuItem key={choice.id} id={choice.id} textValue={choice.label} className={menu.item}>
              <span className={styles.choiceMark}>
                <Icon name="check" size="small" />
              </span>
              <span className={menu.words}>{choice.label}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
