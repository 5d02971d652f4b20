import type { Ref } from 'react';
import * as styles from './Figures.css.ts';

/** One large figure with its name below: 78 / 100, 最高成绩. */
export interface Figure {
  /** Unique within a row. */
  name: string;
  value: string;
  /** Small, after the value: its unit, or the whole, such as / 100. */
  of?: string;
}

export interface FiguresProps {
  /** Names the list for a screen reader. */
  label: string;
  figures: readonly Figure[];
  /** Names and values are short: three are beside each other on a phone. Default false. */
  short?: boolean;
  ref?: Ref<HTMLDListElement>;
}

/** The numbers that matter on a page, in a row; fewer beside each other where one would be narrower than 8 em, 5.5 with `short`. */
export function Figures({ label, figures, short = false, ref }: FiguresProps) {
  return (
    <dl ref={ref} className={styles.figures} data-short={short || undefined} aria-label={label}>
      {figures.map(({ name, value, of }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {of && <span className={styles.of}> {of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
