import type { ReactNode, Ref } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's only `h1`. */
  title: ReactNode;
  /** What the page is about: the batch, the major, until when. */
  lede?: ReactNode;
  /** What can be done with the page as a whole. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The head of a page. */
export function PageHeader({ title, lede, actions, ref }: PageHeaderProps) {
  return (
    <div ref={ref} className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
