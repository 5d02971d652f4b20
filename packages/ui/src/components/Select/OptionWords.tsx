import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

/** The content of a row of an open list: name and code, a note under them, and a tick when it is chosen. */
export function OptionWords({
  name,
  code,
  description,
  reason,
  isSelected,
}: {
  name: string;
  code?: string;
  description?: string;
  reason?: string;
  isSelected: boolean;
}) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.nameLine}>
          <span>{reason ? `${name}（${reason}）` : name}</span>
          {code && <span className={styles.code}>{code}</span>}
        </span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <span className={styles.tick}>{isSelected && <Icon name="check" size="small" />}</span>
    </>
  );
}
