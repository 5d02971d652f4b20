import { type ReactNode, type Ref, useId } from 'react';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './MarginPart.css.ts';

export interface MarginPartProps {
  /** The note's heading (`h2`). */
  title: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A note in the margin of a page: rules, times, whom to ask. A hairline separates it from the one above. */
export function MarginPart({ title, children, ref }: MarginPartProps) {
  const id = useId();
  return (
    <section ref={ref} className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <WholeDates>{children}</WholeDates>
    </section>
  );
}
