import { Fragment } from 'react';
import { identityRows } from '../session/identity-of.ts';
import { useSession } from '../session/session.tsx';
import * as styles from './PrintFrame.css.ts';

/** A term and its value. */
export type PaperFact = readonly [term: string, value: string];

export interface PaperFactsProps {
  facts?: readonly PaperFact[];
  /** The page is about somebody who was looked up, whoever is logged in. Default false. */
  ofGuest?: boolean;
}

/** The head of every printed page: whose it is, where somebody is logged in, and the facts of the document. */
export function PaperFacts({ facts = [], ofGuest = false }: PaperFactsProps) {
  const { session } = useSession();
  const rows = [...(session === null || ofGuest ? [] : identityRows(session)), ...facts];
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
