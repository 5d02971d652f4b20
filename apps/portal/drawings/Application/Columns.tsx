import type { ReactNode } from 'react';
import * as styles from './Application.css.ts';

/** The content of an application and its margin, which is below it on a phone. */
export function Columns({
  margin,
  ruled,
  children,
}: {
  margin: ReactNode;
  /** A hairline separates the margin. */
  ruled?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.content}>{children}</div>
      <aside className={styles.margin} data-ruled={ruled || undefined}>
        {margin}
      </aside>
    </div>
  );
}
