import type { ReactNode } from 'react';
import * as styles from './Question.css.ts';

interface StemProps {
  id: string;
  /** From 1; on a phone the line above says it. */
  number: number;
  children: ReactNode;
}

/** What is asked, with its number at the margin. */
export function Stem({ id, number, children }: StemProps) {
  return (
    <div className={styles.stem}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div id={id} className={styles.asked}>
        {children}
      </div>
    </div>
  );
}
