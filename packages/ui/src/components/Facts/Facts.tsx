import type { Ref } from 'react';
import * as styles from './Facts.css.ts';

export interface FactsProps {
  /** In a few words each: 04735, 共 44 题, 90 分钟. No two alike; an empty one is left out. */
  facts: readonly string[];
  ref?: Ref<HTMLSpanElement>;
}

/** Facts about a page or an entry, in a line with a dot between them, such as the lede of a `PageHeader`. */
export function Facts({ facts, ref }: FactsProps) {
  return (
    <span ref={ref} className={styles.facts}>
      <span className={styles.row}>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
      </span>
    </span>
  );
}
