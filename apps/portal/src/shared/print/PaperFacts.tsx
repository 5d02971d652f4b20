import { Fragment } from 'react';
import { identityRows } from '../session/identity-of.ts';
import { useSession } from '../session/session.tsx';
import * as styles from './PrintFrame.css.ts';

/** A term and its value. */
export type PaperFact = readonly [term: string, value: string];

/** The head of every printed page: whose it is, where somebody is logged in, and the facts of the document. */
export function PaperFacts({ facts = [] }: { facts?: readonly PaperFact[] }) {
  const { session } = useSession();
  const rows = [...(session === null ? [] : identityRows(session)), ...facts];
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {rows.map(([term, value]) => (
        <Fragment key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
