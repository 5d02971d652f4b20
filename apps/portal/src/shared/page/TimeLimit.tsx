import type { ReactNode } from 'react';
import * as styles from './TimeLimit.css.ts';

interface TimeLimitProps {
  /** The moment in words. */
  children: ReactNode;
  /** The time until then in words; null where nothing is left. */
  left: string | null;
}

/** A moment beside the heading of a page, on a phone below it, and the time until then. */
export const TimeLimit = ({ children, left }: TimeLimitProps) => (
  <p className={styles.limit}>
    {children}
    {left !== null && <b className={styles.left}>{left}</b>}
  </p>
);
