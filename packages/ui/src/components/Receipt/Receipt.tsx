import { type ReactNode, useId } from 'react';
import { Rule } from '../Rule/Rule.tsx';
import * as styles from './Receipt.css.ts';

/** One fact of a receipt. */
export interface ReceiptRow {
  term: string;
  value: ReactNode;
  /** `number` for the receipt's own number, `code` for what is compared letter by letter. Default plain. */
  look?: 'number' | 'code';
}

export interface ReceiptProps {
  title?: string;
  /** What was handed in, when, under which number. */
  rows: readonly ReceiptRow[];
  /** What happens next, and when. */
  next?: ReactNode;
  /** Print, save: links or quiet buttons. */
  actions?: ReactNode;
}

/** The slip that a student keeps after handing something in. */
export function Receipt({ title = '提交回执', rows, next, actions }: ReceiptProps) {
  const id = useId();
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <Rule />
      <dl className={styles.rows}>
        {rows.map(({ term, value, look }) => (
          <Row key={term} term={term} value={value} look={look} />
        ))}
      </dl>
      {(next || actions) && <div className={styles.tear} />}
      {next && <p className={styles.next}>{next}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

const looks = { number: styles.number, code: styles.code };

function Row({ term, value, look }: ReceiptRow) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={look ? looks[look] : styles.value}>{value}</dd>
    </>
  );
}
