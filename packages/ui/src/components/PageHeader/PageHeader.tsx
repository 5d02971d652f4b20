import type { ReactNode, Ref } from 'react';
import { Phrases } from '../Phrases/Phrases.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's only `h1`. */
  title: ReactNode;
  /** A line about the page: the batch, the major, until when. */
  lede?: ReactNode;
  /** The actions on the page as a whole. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The head of a page. */
export function PageHeader({ title, lede, actions, ref }: PageHeaderProps) {
  return (
    <div ref={ref} className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{typeof title === 'string' ? <Phrases>{title}</Phrases> : title}</h1>
        {lede && (
          <p className={styles.lede}>
            <WholeDates>{lede}</WholeDates>
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
