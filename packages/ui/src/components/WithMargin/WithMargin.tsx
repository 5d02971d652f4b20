import type { ReactNode, Ref } from 'react';
import * as styles from './WithMargin.css.ts';

export interface WithMarginProps {
  /** Beside the content from `media.desk` on, else below it. */
  margin: ReactNode;
  /** The name of the margin for a screen reader; without one, as in an outline, it is no landmark. */
  label?: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The content of a page below a hairline, with a margin for what accompanies it. */
export function WithMargin({ margin, label, children, ref }: WithMarginProps) {
  return (
    <div ref={ref} className={styles.columns}>
      {children}
      {label === undefined ? (
        <div className={styles.margin}>{margin}</div>
      ) : (
        <aside className={styles.margin} aria-label={label}>
          {margin}
        </aside>
      )}
    </div>
  );
}
