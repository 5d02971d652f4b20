import type { ReactNode, Ref } from 'react';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /** The product's name, in Song type. */
  name: string;
  /** The institution behind it, below in small. */
  institution?: string;
  /** `BrandMark` or the institution's own. */
  mark?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Mark, product and institution, at the head of the sidebar or of a phone's page. */
export function Wordmark({ name, institution, mark, ref }: WordmarkProps) {
  return (
    <div ref={ref} className={styles.brand}>
      {mark}
      <span className={styles.words}>
        {name}
        {institution && <small className={styles.under}>{institution}</small>}
      </span>
    </div>
  );
}
