import { type ReactNode, useId } from 'react';
import * as styles from './page.css.ts';

interface PartProps {
  title: string;
  /** At the end of the title's line: a count, a date, a link. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 id={id} className={styles.partTitle}>
          {title}
        </h2>
        {note && <div className={styles.partNote}>{note}</div>}
      </div>
      {children}
    </section>
  );
}

/** A note in the margin under its own heading; a hairline parts it from the one above. */
export function MarginPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.marginPart} aria-labelledby={id}>
      <h2 id={id} className={styles.marginTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
