import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './Part.css.ts';

export interface PartProps {
  /** The part's heading (`h2`). */
  title: ReactNode;
  /** At the end of the heading's line: a count, a date, a link, a filter. */
  note?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part of a page with its heading above it. With the heading beside it, it is a `Section`. */
export function Part({ title, note, children, ref }: PartProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </section>
  );
}
