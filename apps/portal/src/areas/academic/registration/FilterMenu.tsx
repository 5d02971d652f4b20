import { Button } from '@qianwei/ui/Button';
import { Icon } from '@qianwei/ui/Icon';
import { Menu } from '@qianwei/ui/Menu';
import * as styles from './RegistrationsPage.css.ts';

/** The id of the choice that filters nothing. */
const allId = 'ALL';

export interface FilterMenuProps {
  /** The name of the filter, such as 考期. */
  label: string;
  /** The choice that filters nothing: 全部考期. */
  all: string;
  options: readonly { id: string; label: string }[];
  /** The id in force; undefined filters nothing. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** A filter in the head of a page: the choice in force as a quiet button, the others in its menu. */
export function FilterMenu({ label, all, options, value, onChange }: FilterMenuProps) {
  const shown = options.find(({ id }) => id === value)?.label ?? all;
  return (
    <Menu
      selected={value ?? allId}
      items={[{ id: allId, label: all }, ...options].map((option) => ({
        ...option,
        onAction: () => onChange(option.id === allId ? undefined : option.id),
      }))}
      trigger={
        <Button variant="quiet" aria-label={`${label}：${shown}`}>
          <span className={styles.filter}>
            {shown}
            <Icon name="chevron" size="small" turn="quarter" />
          </span>
        </Button>
      }
    />
  );
}
