import { type ReactNode, useId } from 'react';
import * as styles from './MarginPart.css.ts';

/** A note in the margin under its own heading; a hairline parts it from the one above. */
export function MarginPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
