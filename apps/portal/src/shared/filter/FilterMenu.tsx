import { Button, type ButtonProps } from '@qianwei/ui/Button';
import { Icon } from '@qianwei/ui/Icon';
import { Menu, type MenuProps } from '@qianwei/ui/Menu';
import type { ReactNode } from 'react';
import * as styles from './FilterBar.css.ts';
import type { ChoiceField, Filter } from './use-filter.ts';

export interface FilterMenuProps extends Pick<Filter, 'texts' | 'apply'> {
  field: ChoiceField;
  placement?: MenuProps['placement'];
  /** Default a quiet button. */
  look?: Pick<ButtonProps, 'size' | 'className' | 'aria-label'>;
  /** Before the choice in force. */
  children?: ReactNode;
}

/** The choices of a field, 全部 first. */
export const menuOptions = ({ all = '全部', options }: ChoiceField) => [{ id: '', label: all }, ...options];

/** A choice of a filter: the one in force is the button, the others are in its menu. */
export function FilterMenu({ field, texts, apply, placement, look, children }: FilterMenuProps) {
  const { name, label } = field;
  const choices = menuOptions(field);
  const shown = choices.find(({ id }) => id === texts[name])?.label ?? choices[0]?.label;
  const chevron = <Icon name="chevron" size="small" turn="quarter" />;
  return (
    <Menu
      placement={placement}
      selected={texts[name] ?? ''}
      items={choices.map((choice) => ({ ...choice, onAction: () => apply({ [name]: choice.id }) }))}
      trigger={
        <Button variant="quiet" aria-label={children ? undefined : `${label}：${shown}`} {...look}>
          {children ? (
            <>
              {children} {shown} {chevron}
            </>
          ) : (
            <span className={styles.shown}>
              {shown}
              {chevron}
            </span>
          )}
        </Button>
      }
    />
  );
}
