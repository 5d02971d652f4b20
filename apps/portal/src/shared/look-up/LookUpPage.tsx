import { PageHeader, type PageHeaderProps } from '@qianwei/ui/PageHeader';
import type { ReactNode } from 'react';
import * as styles from './look-up.css.ts';

export interface LookUpPageProps extends Pick<PageHeaderProps, 'title' | 'lede'> {
  form: ReactNode;
  /** The answer, or that nobody was found; null before the first lookup. */
  result: ReactNode;
}

/** A page that looks something up: the form, and beside it, on a phone below it, what was found. */
export function LookUpPage({ title, lede, form, result }: LookUpPageProps) {
  return (
    <>
      <PageHeader title={title} lede={lede} />
      <div className={styles.columns}>
        <div className={styles.formColumn}>{form}</div>
        {result !== null && <div className={styles.resultColumn}>{result}</div>}
      </div>
    </>
  );
}
