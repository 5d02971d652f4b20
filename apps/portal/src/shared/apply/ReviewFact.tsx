import { WholeDates } from '@qianwei/ui/WholeDates';
import type { ReactNode } from 'react';
import * as styles from './apply.css.ts';

/** The rows of a document that is read again before it is submitted. */
export const ReviewFacts = ({ children }: { children: ReactNode }) => (
  <dl className={styles.review}>{children}</dl>
);

interface ReviewFactProps {
  label: string;
  /** At the end: the link that changes it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A row: the name, the value, and what changes it. */
export const ReviewFact = ({ label, action, children }: ReviewFactProps) => (
  <div className={styles.reviewRow}>
    <dt className={styles.term}>{label}</dt>
    <dd className={styles.value}>
      <WholeDates>{children}</WholeDates>
    </dd>
    {action && <dd>{action}</dd>}
  </div>
);
