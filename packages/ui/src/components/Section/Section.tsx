import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** The section's heading (`h2`). */
  name: string;
  /** A line below it: 30 天内 6 项. */
  note?: ReactNode;
  /** A link to the whole list. */
  action?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part of a page between hairlines: its name in the margin, its content beside it. */
export function Section({ name, note, action, children, ref }: SectionProps) {
  const id = useId();
  return (
    <section ref={ref} className={styles.section} aria-labelledby={id}>
      <div className={styles.label}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        {note && <div className={styles.note}>{note}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
