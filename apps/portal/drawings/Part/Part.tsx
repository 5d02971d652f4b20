import { type ReactNode, useId } from 'react';
import * as styles from './Part.css.ts';

interface PartProps {
  title: ReactNode;
  /** At the end of the title's line: a count, a date, a filter. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Part({ title, note, className, children }: PartProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
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
