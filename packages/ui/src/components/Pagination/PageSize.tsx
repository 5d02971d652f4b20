import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Pagination.css.ts';
import type { PaginationTexts } from './Pagination.texts.ts';

export interface PageSizeProps {
  sizes: readonly number[];
  size: number;
  onChange: (size: number) => void;
  texts: PaginationTexts;
}

/** 20 条/页, as the device's own select: three sizes need no more. A size that is none of the choices is shown as well. */
export function PageSize({ sizes, size, onChange, texts }: PageSizeProps) {
  const choices = [...new Set([...sizes, size])].sort((a, b) => a - b);
  return (
    <span className={styles.size}>
      <select
        aria-label={texts.pageSize}
        className={styles.sizeSelect}
        value={size}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {texts.perPage(choice)}
          </option>
        ))}
      </select>
      <Icon name="chevron" size="small" turn="quarter" className={styles.sizeIcon} />
    </span>
  );
}
