import { Icon } from '@qianwei/ui/Icon';
import * as styles from './FieldError.css.ts';

/** The error of something that is no field of its own, such as a table of choices; nothing without one. */
export function FieldError({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p role="alert" className={styles.fieldError}>
      <Icon name="error" size="small" />
      <span>{children}</span>
    </p>
  );
}
